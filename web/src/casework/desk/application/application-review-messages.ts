import type { Bilingual } from '@wewb/domain/language/bilingual'

export const applicationReviewMessages = {
  back: { bn: 'তালিকায় ফিরুন', en: 'Back to the list' },
  circular: { bn: 'বিজ্ঞপ্তি', en: 'Circular' },
  applicant: { bn: 'আবেদনকারী', en: 'Applicant' },
  submitted: { bn: 'দাখিলের তারিখ', en: 'Submitted' },
  desk: { bn: 'এখন আছে', en: 'Now with' },
  due: { bn: 'সময়সীমা', en: 'Due' },
  stage: { bn: 'বর্তমান অবস্থা', en: 'Current status' },
  enteredBy: { bn: 'তাঁর পক্ষে পূরণ করেছেন', en: 'Entered for them by' },
  takenBy: { bn: 'নথিটি নিয়েছেন', en: 'File taken by' },
  takenByMe: { bn: 'আপনি', en: 'you' },
  print: { bn: 'প্রিন্ট কপি', en: 'Print copy' },
  letters: { bn: 'পত্র ও আদেশ', en: 'Letters and orders' },
  take: { bn: 'নথি নিন', en: 'Take the file' },
  release: { bn: 'নথি ছেড়ে দিন', en: 'Release the file' },
  reassign: { bn: 'অন্য অফিসকে দিন', en: 'Give to another office' },
  reassignText: {
    bn: 'আবেদনটি এই ধাপেই থাকবে, শুধু অফিস বদলাবে। আগের ও নতুন অফিস বার্তা পাবে, আবেদনকারী ইতিহাসে নতুন অফিসের নাম দেখবেন।',
    en: 'The application stays at this desk; only the office changes. Both offices get a message, and the applicant sees the new office in the history.',
  },
  receivingOffice: { bn: 'নতুন অফিস', en: 'New office' },
  reassignReason: { bn: 'কারণ', en: 'Reason' },
  reassignReasonHint: {
    bn: 'কমপক্ষে ১০ অক্ষর। শুধু কর্মকর্তারা এটি পড়েন।',
    en: 'At least 10 characters. Only staff read it.',
  },
  assigned: { bn: 'নথিটি এখন আপনার কাছে।', en: 'The file is with you now.' },
  released: { bn: 'নথিটি তালিকায় ফিরে গেছে।', en: 'The file is back in the queue.' },
  fill: { bn: 'ফরম পূরণ করুন', en: 'Fill in the form' },

  decision: { bn: 'আপনার সিদ্ধান্ত', en: 'Your decision' },
  noMoves: { bn: 'এ অবস্থায় আপনার করার কিছু নেই।', en: 'There is nothing for you to do in this state.' },
  takenByOther: {
    bn: '{name} নথিটি নিয়েছেন। তিনি ছেড়ে দিলে আপনি কাজ করতে পারবেন।',
    en: '{name} has taken this file. You can act when it is released.',
  },
  moved: { bn: '{no}: {move} সম্পন্ন হয়েছে।', en: '{no}: {move} done.' },
  refused: {
    bn: 'কাজটি হয়নি। {why} নথিটি নতুন করে দেখানো হলো।',
    en: 'It was not done. {why} The file is shown as it is now.',
  },

  manualTitle: { bn: 'আপনাকে যাচাই করতে হবে', en: 'To be verified by you' },
  manualText: {
    bn: 'নিবন্ধন বহি থেকে নিশ্চিত করা যায়নি। কাগজ দেখে মিলিয়ে নিন:',
    en: 'The register could not confirm this. Compare it with the papers:',
  },
  manual: { bn: 'আপনি যাচাই করবেন', en: 'To be verified by you' },
  changedTitle: { bn: 'সংশোধনের পর {n}টি তথ্য বদলেছে', en: 'Answers changed with the correction: {n}' },
  changed: { bn: 'পরিবর্তিত', en: 'Changed' },
  before: { bn: 'আগে ছিল: {text}', en: 'Before: {text}' },
  wasEmpty: { bn: 'খালি', en: 'empty' },
  payments: { bn: 'পেমেন্ট', en: 'Payments' },
  bankTitle: { bn: 'নতুন ব্যাংক তথ্য মিলিয়ে দেখুন', en: 'New bank details to verify' },
  bankReason: { bn: 'ব্যাংক টাকা ফেরত দিয়েছিল: {why}', en: 'The bank returned the money: {why}' },
  bankText: {
    bn: 'চেকের কপির সঙ্গে নতুন তথ্য মিলিয়ে নিন। আপনি যাচাই করলে টাকা নতুন হিসাবে পাঠানোর তালিকায় যাবে।',
    en: 'Compare the new details with the copy of the cheque. Once you have verified them, the money is in line for the new account.',
  },
  bankBefore: { bn: 'আগে ছিল', en: 'Before' },
  bankNow: { bn: 'এখন', en: 'Now' },
  bankSame: { bn: 'একই আছে', en: 'Unchanged' },

  documents: { bn: 'কাগজপত্র', en: 'Documents' },
  noDocuments: { bn: 'কোনো কাগজ দেওয়া হয়নি।', en: 'No document was given.' },
  page: { bn: 'পাতা {n}', en: 'Page {n}' },
  previousDocument: { bn: 'আগের কাগজ', en: 'Previous document' },
  nextDocument: { bn: 'পরের কাগজ', en: 'Next document' },
  zoomIn: { bn: 'বড় করুন', en: 'Zoom in' },
  zoomOut: { bn: 'ছোট করুন', en: 'Zoom out' },
  turn: { bn: 'ঘোরান', en: 'Turn' },
  newTab: { bn: 'নতুন ট্যাবে খুলুন', en: 'Open in a new tab' },
  closeDocument: { bn: 'কাগজ বন্ধ করুন', en: 'Close the document' },

  messages: { bn: 'আবেদনকারীকে পাঠানো বার্তা', en: 'Messages to the applicant' },
  history: { bn: 'নথির ইতিহাস', en: 'History of the file' },
  notes: { bn: 'কর্মকর্তাদের মন্তব্য', en: 'Notes of officers' },
  note: { bn: 'আপনার মন্তব্য', en: 'Your note' },
  noteHint: {
    bn: 'আবেদন এই ধাপেই থাকবে। শুধু কর্মকর্তারা মন্তব্যটি পড়েন। পরে এটি বদলানো বা মুছে ফেলা যায় না।',
    en: 'The application stays at this desk. Only staff read the note. It cannot be changed or deleted later.',
  },
  saveNote: { bn: 'মন্তব্য সংরক্ষণ করুন', en: 'Save the note' },
  amount: { bn: '{amount} টাকা', en: 'BDT {amount}' },
  bySystem: { bn: 'পোর্টাল', en: 'The portal' },
  replied: { bn: 'যা লেখা হয়েছে', en: 'What was written' },
  corrected: { bn: 'যা বদলানো হয়েছে', en: 'What was changed' },

  duplicates: {
    bn: 'একই ব্যক্তি, কাগজ বা হিসাবের আরও আবেদন',
    en: 'Other applications with the same person, paper or account',
  },
  moreDuplicates: { bn: 'আরও {n}টি', en: '{n} more' },
  sameBy: { bn: 'মিল: {what}', en: 'Same: {what}' },
  compare: { bn: 'পাশাপাশি দেখুন', en: 'Compare' },
  compareTitle: { bn: 'দুই আবেদন পাশাপাশি', en: 'Two applications side by side' },
  question: { bn: 'প্রশ্ন', en: 'Question' },
  differs: { bn: 'আলাদা', en: 'Differs' },
  onlyDiffering: { bn: 'শুধু আলাদাগুলো দেখান', en: 'Show only what differs' },
  allSame: { bn: 'সব উত্তর এক।', en: 'All answers are the same.' },
  closeCompare: { bn: 'তুলনা বন্ধ করুন', en: 'Close the comparison' },

  instalments: { bn: 'কিস্তি', en: 'Instalments' },
  instalment: { bn: '{no} নম্বর কিস্তি, {year}', en: 'Instalment {no}, {year}' },
} satisfies Record<string, Bilingual>

/** Names of the keys by which two applications match: those of `api/src/casework/applications/application-keys.ts`. */
export const duplicateKeyNames: Record<string, Bilingual> = {
  nid: { bn: 'এনআইডি', en: 'NID' },
  brn: { bn: 'জন্মনিবন্ধন নম্বর', en: 'birth registration' },
  passport: { bn: 'পাসপোর্ট', en: 'passport' },
  account: { bn: 'ব্যাংক হিসাব', en: 'bank account' },
  exam: { bn: 'রোল, বোর্ড ও সন', en: 'roll, board and year' },
}

export const instalmentStateNames: Record<string, Bilingual> = {
  DUE: { bn: 'বাকি', en: 'Due' },
  RENEWAL_SUBMITTED: { bn: 'নবায়নের আবেদন হয়েছে', en: 'Renewal submitted' },
  APPROVED: { bn: 'অনুমোদিত', en: 'Approved' },
  PAID: { bn: 'পরিশোধিত', en: 'Paid' },
  STOPPED: { bn: 'বন্ধ', en: 'Stopped' },
}
