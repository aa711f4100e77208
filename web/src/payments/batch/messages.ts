import type { Bilingual } from '@wewb/domain/language/bilingual'

export const batchMessages = {
  back: { bn: 'সব ব্যাচ', en: 'All batches' },
  maker: { bn: 'বানিয়েছেন', en: 'Made by' },
  authoriser: { bn: 'অনুমোদন করেছেন', en: 'Authorised by' },
  advice: { bn: 'অ্যাডভাইস', en: 'Advice' },
  note: { bn: 'মন্তব্য', en: 'Note' },
  notFound: { bn: 'ব্যাচটি পাওয়া যায়নি', en: 'This batch was not found' },
  notFoundText: { bn: 'নম্বরটি দেখে নিন।', en: 'Please check the number.' },

  steps: { bn: 'ব্যাচের ধাপ', en: 'Steps of the batch' },
  stepMade: { bn: 'বানানো', en: 'Made' },
  stepAuthorised: { bn: 'অনুমোদিত', en: 'Authorised' },
  stepSent: { bn: 'ব্যাংকে', en: 'Sent' },
  stepReturned: { bn: 'উত্তর এসেছে', en: 'Answered' },
  stepReconciled: { bn: 'হিসাব মিলেছে', en: 'Reconciled' },
  stepDone: { bn: 'শেষ:', en: 'Done:' },
  stepNow: { bn: 'এখন:', en: 'Now:' },

  next: { bn: 'এখন যা করতে হবে', en: 'What happens next' },
  nextAuthorise: {
    bn: 'নিচের সারি ও মোট টাকা মিলিয়ে দেখুন। ঠিক থাকলে অ্যাডভাইস নম্বর ও তারিখ দিয়ে অনুমোদন করুন।',
    en: 'Look through the rows and the total below. If they are right, authorise the batch with the number and date of the advice.',
  },
  nextOther: {
    bn: 'হিসাব শাখার আরেকজন বা পরিচালক এই ব্যাচ অনুমোদন করবেন।',
    en: 'Another accounts officer or the director authorises this batch.',
  },
  nextWorking: {
    bn: 'পোর্টাল প্রতিটি নথি এগিয়ে দিচ্ছে ও আবেদনকারীকে জানাচ্ছে। শেষ হলে ব্যাংকের ফাইল এখানে আসবে।',
    en: 'The portal moves every file on and tells its applicant. Then the bank file appears here.',
  },
  nextReading: {
    bn: 'ব্যাংকের উত্তর নেওয়া হচ্ছে।',
    en: 'The answer of the bank is being taken in.',
  },
  nextWaits: {
    bn: 'ব্যাংকের একটি উত্তর আরেকজনের নিশ্চিত করার অপেক্ষায় আছে। যিনি ফাইলটি দিয়েছেন বা ব্যাচটি বানিয়েছেন, তিনি নন; অন্য কেউ নিচে দেখে সিদ্ধান্ত দেবেন।',
    en: 'An answer of the bank waits for a second person, who is neither the one who brought it nor the maker of the batch. It is shown below.',
  },
  nextSent: {
    bn: 'ব্যাংকের ফাইল ও অ্যাডভাইস নামিয়ে ব্যাংকে দিন। ব্যাংক উত্তর দিলে হিসাব শাখা ফাইলটি নিচে যুক্ত করবে।',
    en: 'Download the bank file and the advice and hand them to the bank. When the bank answers, accounts bring its file below.',
  },
  nextOpen: {
    bn: '{n}টি পেমেন্টের উত্তর এখনো আসেনি ({sum})। ব্যাংকের পরের ফাইল এলে নিচে যুক্ত করুন।',
    en: 'Still without an answer: {n} ({sum}). Bring the next file of the bank below when it comes.',
  },
  nextDone: {
    bn: 'সব পেমেন্টের উত্তর এসেছে, হিসাব মিলেছে। ফেরত আসা টাকার আবেদনকারীরা ব্যাংকের তথ্য ঠিক করে দিলে আবার তালিকায় আসবে।',
    en: 'Every payment is answered and the sums agree. Returned ones come back to the queue once the applicant has corrected the bank details.',
  },
  nextCancelled: {
    bn: 'ব্যাচটি বাতিল। সব পেমেন্ট আবার তালিকায় গেছে।',
    en: 'The batch is cancelled. All its payments are back in the queue.',
  },
  cancelReason: { bn: 'কারণ: {why}', en: 'Reason: {why}' },
  goesOn: { bn: 'এই পাতা বন্ধ করলেও কাজ চলতে থাকবে।', en: 'The work goes on when you leave this page.' },
  progress: { bn: 'অগ্রগতি', en: 'Progress' },
  progressOf: { bn: '{total}টির মধ্যে {done}টি শেষ', en: '{done} of {total} done' },
  failedTitle: {
    bn: 'কাজটি থেমে গেছে, পোর্টাল নিজেই আবার চেষ্টা করবে',
    en: 'The work has stopped; the portal tries again by itself',
  },

  total: { bn: 'ব্যাচের মোট', en: 'Total of the batch' },
  paid: { bn: 'হিসাবে জমা', en: 'Paid' },
  failed: { bn: 'ফেরত', en: 'Returned' },
  open: { bn: 'উত্তর বাকি', en: 'Open' },
  payments: { bn: '{n}টি পেমেন্ট', en: '{n} payments' },
  payment: { bn: '১টি পেমেন্ট', en: '1 payment' },
  agrees: {
    bn: 'মোট = জমা + ফেরত + বাকি। হিসাব পয়সা পর্যন্ত মেলে।',
    en: 'Total = paid + returned + open. The sums agree to the poisha.',
  },
  disagrees: {
    bn: 'হিসাব মিলছে না। এই ব্যাচে আর কিছু করবেন না, সিস্টেম অ্যাডমিনকে জানান।',
    en: 'The sums do not agree. Do nothing more with this batch and tell the system administrator.',
  },

  authorise: { bn: 'অনুমোদন করুন', en: 'Authorise' },
  authoriseTitle: { bn: 'এই ব্যাচ অনুমোদন করবেন?', en: 'Authorise this batch?' },
  authoriseText: {
    bn: 'অনুমোদনের পর ব্যাংকের ফাইল একবারই তৈরি হবে এবং আবেদনকারীরা খবর পাবেন। এটি ফেরানো যায় না।',
    en: 'The bank file is then made once, and the applicants are told. This cannot be undone.',
  },
  preview: { bn: 'ব্যাংকের ফাইলের প্রথম পেমেন্ট', en: 'First payment of the bank file' },
  earlierLayout: {
    bn: 'ব্যাচটি বানানোর পরে ফাইলের ছক বদলেছে। ফাইলটি আগের ছকেই যাবে; নতুন ছক লাগলে প্রস্তুতকারী ব্যাচটি বাতিল করে আবার বানাবেন।',
    en: 'The layout has changed since the batch was made. The file keeps the earlier one; if the bank needs the new one, the maker cancels the batch and makes it again.',
  },
  contentHash: {
    bn: 'যা অনুমোদন করছেন তার ডিজিটাল ছাপ: {hash}',
    en: 'Fingerprint of what you authorise (SHA-256): {hash}',
  },
  adviceNo: { bn: 'অ্যাডভাইস নম্বর', en: 'Advice number' },
  adviceDate: { bn: 'অ্যাডভাইসের তারিখ', en: 'Date of the advice' },
  authoriseYes: { bn: 'হ্যাঁ, অনুমোদন করছি', en: 'Yes, authorise it' },

  cancel: { bn: 'ব্যাচ বাতিল করুন', en: 'Cancel the batch' },
  cancelTitle: { bn: 'ব্যাচটি বাতিল করবেন?', en: 'Cancel this batch?' },
  cancelText: {
    bn: '{n}টি পেমেন্ট আবার তালিকায় ফিরে যাবে। ব্যাংকে কিছু যায়নি।',
    en: 'Its payments ({n}) go back to the queue. Nothing has gone to the bank.',
  },
  reason: { bn: 'কারণ', en: 'Reason' },
  cancelYes: { bn: 'হ্যাঁ, বাতিল করুন', en: 'Yes, cancel it' },
  keep: { bn: 'না, থাক', en: 'No, keep it' },

  files: { bn: 'ব্যাংকের জন্য', en: 'For the bank' },
  filesText: {
    bn: 'ফাইলটি {date} তারিখে একবার তৈরি হয়েছে, {n}টি সারি। যতবার নামান, একই ফাইল পাবেন; প্রতিবার নামানো লেখা থাকে।',
    en: 'The file was made once, on {date} (rows: {n}). Every download gives the very same file and is recorded.',
  },
  filesWait: { bn: 'অনুমোদনের পর এখানে ফাইল পাওয়া যাবে।', en: 'The files appear here after the batch is authorised.' },
  fileCsv: { bn: 'বিইএফটিএন ফাইল (সিএসভি)', en: 'BEFTN file (CSV)' },
  fileXlsx: { bn: 'বিইএফটিএন ফাইল (এক্সেল)', en: 'BEFTN file (Excel)' },
  filePdf: { bn: 'অ্যাডভাইস (PDF)', en: 'Advice (PDF)' },
  fingerprint: { bn: 'ফাইলের ডিজিটাল ছাপ: {hash}', en: 'Fingerprint (SHA-256): {hash}' },

  rows: { bn: 'ব্যাচের পেমেন্ট', en: 'Payments of the batch' },
  serial: { bn: 'ক্রম', en: 'No.' },
  rowSearch: { bn: 'নম্বর বা নাম দিয়ে খুঁজুন', en: 'Search by number or name' },
  reference: { bn: 'রেফারেন্স', en: 'Reference' },
  valueDate: { bn: '{date} তারিখে জমা', en: 'Paid on {date}' },
  bankReference: { bn: 'ব্যাংকের নম্বর {no}', en: 'bank reference {no}' },
  returnedOn: { bn: '{date} তারিখে ফেরত', en: 'Returned on {date}' },
  rowsSum: { bn: '{n}টি পেমেন্ট, মোট {sum}', en: 'Payments: {n}, {sum} in all' },
  noRows: { bn: 'এই বাছাইয়ে কোনো পেমেন্ট নেই', en: 'No payment fits these filters' },
  act: { bn: 'কাজ', en: 'Action' },
  remove: { bn: 'সরান', en: 'Remove' },
  removeTitle: { bn: '{no} ব্যাচ থেকে সরাবেন?', en: 'Take {no} out of the batch?' },
  removeText: {
    bn: '{name}, {sum}। পেমেন্টটি আবার তালিকায় যাবে, পরের কোনো ব্যাচে নেওয়া যাবে।',
    en: '{name}, {sum}. The payment goes back to the queue and can go into a later batch.',
  },
  removeYes: { bn: 'হ্যাঁ, সরান', en: 'Yes, take it out' },
  removed: { bn: '{no} ব্যাচ থেকে সরানো হয়েছে।', en: '{no} was taken out of the batch.' },
} satisfies Record<string, Bilingual>
