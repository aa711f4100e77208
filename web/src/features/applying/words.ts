import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What the way from "apply" to "submitted" says for every service; questions and rules speak for themselves. */
export const words = {
  openCirculars: { bn: 'এখন আবেদন চলছে', en: 'Open now' },
  applyUntil: { bn: 'আবেদনের শেষ তারিখ {date}', en: 'Apply until {date}' },
  lastDay: { bn: 'আজই শেষ দিন', en: 'Today is the last day' },
  daysLeft: { bn: 'আর {n} দিন বাকি', en: '{n} days left' },
  apply: { bn: 'আবেদন করুন', en: 'Apply' },
  deadlineOver: { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' },
  deadlineOverText: {
    bn: 'এখন কোনো বিজ্ঞপ্তি খোলা নেই। নতুন বিজ্ঞপ্তি এলে নোটিশ বোর্ডে জানানো হবে।',
    en: 'No circular is open at present. A new one will be announced on the notice board.',
  },
  notOffered: { bn: 'এটি এখন আপনার জন্য খোলা নেই', en: 'This is not open to you at present' },
  notOfferedText: {
    bn: 'আবেদনের সময় শেষ হয়ে থাকতে পারে, অথবা এটি শুধু বোর্ডের সদস্যদের জন্য।',
    en: 'The time to apply may be over, or it is for members of the board only.',
  },
  noticeBoard: { bn: 'নোটিশ বোর্ড দেখুন', en: 'See the notice board' },
  papers: { bn: 'যা যা হাতের কাছে রাখবেন', en: 'What you need at hand' },
  papersText: {
    bn: 'মোবাইলে ছবি তুলেও দিতে পারবেন। একবারে শেষ না হলে পরে বাকিটা পূরণ করা যাবে।',
    en: 'Photos taken with your phone will do. You can stop at any time and go on later.',
  },
  paperIfAsked: { bn: '(প্রয়োজন হলে)', en: '(if it applies)' },
  mine: { bn: 'এই সেবায় আপনার আবেদন', en: 'Your applications for this service' },
  noneYet: { bn: 'এখনো কোনো আবেদন করেননি', en: 'You have not applied yet' },
  noneYetText: { bn: 'আবেদন শুরু করলে এখানে দেখা যাবে।', en: 'What you begin will appear here.' },
  backToService: { bn: 'সব আবেদন', en: 'All applications' },

  draft: { bn: 'আবেদনটি পূরণ করুন', en: 'Fill in the application' },
  draftNumber: { bn: 'খসড়া নম্বর {no}', en: 'Draft number {no}' },
  savedAsYouGo: {
    bn: 'যা লিখবেন তা সঙ্গে সঙ্গে সংরক্ষণ হবে। যেকোনো সময় থেমে পরে আবার শুরু করতে পারবেন।',
    en: 'What you write is saved as you go. You can stop at any time and go on later.',
  },
  carried: {
    bn: 'সুবিধা খোঁজার সময় যা বলেছিলেন, ফরমে তা বসানো আছে। দেখে নিন, দরকার হলে বদলান।',
    en: 'What you told the benefit finder is filled in already. Please look at it, and change it where needed.',
  },
  begin: { bn: 'শুরু করুন', en: 'Begin' },
  goOnWith: { bn: 'এগিয়ে যান: {step}', en: 'Go on: {step}' },
  toSubmit: { bn: 'সব দেখে নিয়ে জমা দিন', en: 'Check everything and submit' },
  allSteps: { bn: 'সব ধাপ', en: 'All steps' },
  whoMay: { bn: 'আবেদনের আগে দেখে নিন', en: 'Before you start' },
  least: { bn: 'ন্যূনতম {question}', en: 'Minimum {question}' },
  notEligible: { bn: 'এই তথ্য অনুযায়ী আবেদন করা যাবে না', en: 'With these answers you cannot apply' },
  cannotApply: { bn: 'এখন এই আবেদন জমা দেওয়া যাবে না', en: 'This application cannot be submitted at present' },
  goThere: { bn: 'উত্তরটি দেখুন', en: 'See the answer' },

  formChanged: { bn: 'ফরমটি বদলেছে', en: 'The form has changed' },
  formChangedText: {
    bn: 'আপনি শুরু করার পর বোর্ড ফরমটি বদলেছে। আপনার লেখা তথ্য রাখা হয়েছে; শুধু এগুলো দেখে নিন।',
    en: 'The board changed the form after you began. What you wrote is kept; please look at these.',
  },
  formAdded: { bn: 'নতুন প্রশ্ন: {names}', en: 'New questions: {names}' },
  formAltered: { bn: 'বদলানো প্রশ্ন: {names}', en: 'Changed questions: {names}' },
  formRemoved: { bn: 'বাদ দেওয়া প্রশ্ন: {names}', en: 'Questions no longer asked: {names}' },
  changedElsewhere: { bn: 'আবেদনটি অন্য কোথাও থেকেও বদলানো হয়েছে', en: 'This application was also changed elsewhere' },
  changedElsewhereText: {
    bn: 'এই ধাপে আপনার লেখা রাখা হয়েছে। অন্য ধাপগুলো একবার দেখে নিন।',
    en: 'What you wrote in this step is kept. Please look at the other steps once more.',
  },

  check: { bn: 'জমা দেওয়ার আগে দেখে নিন', en: 'Check your answers' },
  checkText: {
    bn: 'ভুল থাকলে পাশের “বদলান” চাপুন। জমা দেওয়ার পর আর বদলানো যাবে না।',
    en: 'Press “Change” beside an answer to correct it. After submitting you cannot change it.',
  },
  submit: { bn: 'আবেদন জমা দিন', en: 'Submit the application' },
  submitAgain: { bn: 'আবার জমা দিন', en: 'Submit again' },
  refused: { bn: 'জমা হয়নি: এগুলো ঠিক করুন', en: 'Not submitted: please correct these' },

  wentMeanwhile: { bn: 'সংযোগ ফিরে এসেছে। আবেদন {no} জমা হয়েছে।', en: 'The connection is back. Application {no} was submitted.' },

  toCorrect: { bn: 'যা সংশোধন করতে হবে', en: 'What to correct' },
  toCorrectText: {
    bn: 'শুধু এই তথ্যগুলো বদলানো যাবে। বাকি সব আগের মতো থাকবে।',
    en: 'Only these answers can be changed. All others stay as they are.',
  },
  change: { bn: 'বদলান', en: 'Change' },
  corrected: { bn: 'সংশোধনের পর যা দাঁড়াল', en: 'After your corrections' },
  correctedText: {
    bn: 'ঠিক থাকলে আবার জমা দিন। আবেদনটি যে কর্মকর্তা ফেরত দিয়েছিলেন, তাঁর কাছেই যাবে।',
    en: 'If this is right, submit again. It goes to the desk that sent it back.',
  },
  notFound: { bn: 'আবেদনটি পাওয়া যায়নি', en: 'This application was not found' },
  notFoundText: {
    bn: 'নম্বরটি দেখে নিন। অন্য কারও আবেদন এখানে খোলা যায় না।',
    en: 'Check the number. Applications of other people cannot be opened here.',
  },
} satisfies Record<string, Bilingual>
