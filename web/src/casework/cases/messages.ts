import type { Bilingual } from '@wewb/domain/language/bilingual'

export const caseMessages = {
  late: { bn: 'প্রয়াত', en: 'The late' },
  condolence: {
    bn: 'আপনাদের শোকে আমরা সমব্যথী। যা করার আছে, তা আমরা একসঙ্গে একটি একটি করে করব।',
    en: 'We are sorry for your loss. What has to be done we will do together, one thing at a time.',
  },
  caseNumber: { bn: 'নথি নম্বর', en: 'Case number' },
  arrived: { bn: 'আপনার জানানো খবর আমরা পেয়েছি', en: 'We have received what you told us' },
  now: { bn: 'এখন যা হবে', en: 'What happens now' },
  officerCalls: {
    bn: 'একজন কর্মকর্তা এক কর্মদিবসের মধ্যে নথিটি দেখবেন এবং শেষ পর্যন্ত আপনাদের সঙ্গে থাকবেন।',
    en: 'An officer looks at the case within one working day and stays with you until the end.',
  },
  officerStays: {
    bn: 'যে কর্মকর্তা দায়িত্ব নিয়েছেন, তিনি শেষ পর্যন্ত আপনাদের সঙ্গে থাকবেন।',
    en: 'The officer who has taken it in hand stays with you until the end.',
  },
  completeDrafts: {
    bn: 'নিচের {n}টি আবেদন আপনার জন্য খোলা আছে। আপনার দেওয়া তথ্য ও কাগজ সেগুলোতে বসানো হয়েছে; বাকিটুকু পূরণ করে জমা দিন।',
    en: 'Applications open for you below: {n}. What you have told and given us is already in them; complete the rest and submit.',
  },
  needsYou: {
    bn: 'একটি আবেদন আপনার কাছে ফেরত এসেছে। নিচে দেখুন কী ঠিক করতে হবে।',
    en: 'An application has come back to you. See below what to correct.',
  },
  papersLater: { bn: 'কোনো কাগজ এখন হাতে না থাকলে পরে দিলেও চলবে।', en: 'A paper that is not at hand now may come later.' },
  tellsBySms: {
    bn: 'প্রতিটি ধাপ এসএমএসে জানানো হবে, আর এখানেও লেখা থাকবে।',
    en: 'You will hear of each step by SMS, and can read it here.',
  },
  isOver: { bn: 'এই নথির কাজ শেষ হয়েছে।', en: 'The work on this case is finished.' },
  call: { bn: 'কথা বলতে চাইলে ফোন করুন:', en: 'To speak with somebody, call' },
  files: { bn: 'আপনার জন্য যা খোলা হয়েছে', en: 'What was opened for you' },
  nothingOpened: {
    bn: 'এখন আলাদা কোনো আবেদন খোলা হয়নি। কর্মকর্তা আপনার সঙ্গে কথা বলবেন।',
    en: 'No application was opened. The officer will speak with you.',
  },
  questionsLeft: { bn: 'বাকি: {questions}টি প্রশ্ন', en: 'Still open – questions: {questions}' },
  left: { bn: 'বাকি: {questions}টি প্রশ্ন, {papers}টি কাগজ', en: 'Still open – questions: {questions}, papers: {papers}' },
  papers: { bn: 'কাগজ: {list}', en: 'Papers: {list}' },
  complete: { bn: 'পূরণ করে জমা দিন', en: 'Complete and submit' },
  correct: { bn: 'সংশোধন করুন', en: 'Correct it' },
  toCorrect: { bn: 'ঠিক করতে হবে: {list}', en: 'To be corrected: {list}' },
  see: { bn: 'দেখুন', en: 'See it' },
  where: { bn: 'এখন আছে: {office}', en: 'Now with: {office}' },
  intake: { bn: 'আপনার জানানো তথ্য দেখুন বা প্রিন্ট করুন', en: 'See or print what you told us' },
  timeline: { bn: 'এ পর্যন্ত যা হয়েছে', en: 'What has been done so far' },
  step: { bn: '{title}: {act}', en: '{title}: {act}' },
  children: { bn: 'সন্তানদের জন্য', en: 'For the children' },
  circular: { bn: 'আবেদন চলছে, শেষ তারিখ {date}', en: 'Open for applications until {date}' },
  seeFiles: { bn: '{n}টি নথির তালিকা', en: 'List of the files: {n}' },
  familyFiles: { bn: 'এ পরিবারের সব নথি', en: 'All files of this family' },
  toCase: { bn: 'পরিবারের নথির পাতায় যান', en: 'Go to the page of the case' },
} satisfies Record<string, Bilingual>

/** Event names for families and officers; others use the label of the workflow. */
export const caseActionNames: Record<string, Bilingual> = {
  submit: { bn: 'জমা হয়েছে', en: 'submitted' },
  resubmit: { bn: 'সংশোধন করে আবার জমা হয়েছে', en: 'corrected and submitted again' },
  forward: { bn: 'যাচাই শুরু হয়েছে', en: 'verification began' },
  progress: { bn: 'একজন কর্মকর্তা দায়িত্ব নিয়েছেন', en: 'an officer has taken it in hand' },
  'send-back': { bn: 'সংশোধনের জন্য পরিবারের কাছে ফেরত', en: 'sent back to the family for correction' },
  approve: { bn: 'অনুমোদিত হয়েছে', en: 'approved' },
  reject: { bn: 'মঞ্জুর হয়নি', en: 'not granted' },
  withdraw: { bn: 'পরিবার আবেদনটি ফিরিয়ে নিয়েছে', en: 'withdrawn by the family' },
  appeal: { bn: 'আপিল করা হয়েছে', en: 'appealed' },
  'queue-payment': { bn: 'টাকা পাঠানোর তালিকায় উঠেছে', en: 'in line for payment' },
  'send-advice': { bn: 'টাকা ব্যাংকে পাঠানো হয়েছে', en: 'money sent to the bank' },
  'confirm-payment': { bn: 'টাকা জমা হয়েছে', en: 'money has arrived' },
  'close-case': { bn: 'কাজ শেষ হয়েছে', en: 'closed' },
}
