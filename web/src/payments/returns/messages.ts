import type { ReturnOutcome } from '@wewb/domain/payments/match-returns'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const returnMessages = {
  title: { bn: 'ব্যাংকের উত্তর', en: 'Answer of the bank' },
  intro: {
    bn: 'ব্যাংক যে ফাইল ফেরত দেয় সেটি দিন। আগে প্রতিটি সারি মিলিয়ে দেখানো হবে। এরপর আরেকজন নিশ্চিত না করা পর্যন্ত কিছু বদলাবে না।',
    en: 'Choose the file the bank sends back. Every row is matched and shown first. Nothing changes until a second person confirms it.',
  },
  hint: {
    bn: 'সিএসভি বা এক্সেল ফাইল। ঘরের নাম “ব্যাংক ফাইলের ছক” অংশে ঠিক করা আছে।',
    en: 'CSV or Excel. The names of its columns are set under “Bank file layout”.',
  },
  another: { bn: 'ব্যাংকের আরেকটি ফাইল দেখুন', en: 'Look at another file of the bank' },
  known: {
    bn: 'এই ফাইলটি আগেই নেওয়া হয়েছে। আবার দিলে কিছু বদলায় না।',
    en: 'This very file was taken in before. Giving it again changes nothing.',
  },
  willChange: {
    bn: '{rows}টি সারি পড়া হয়েছে: {paid}টি জমা, {failed}টি ফেরত।',
    en: 'Rows read: {rows}. Paid: {paid}. Returned: {failed}.',
  },
  willHold: {
    bn: '{n}টি টাকা আগে ফেরত এসেছে বলা হয়েছিল। ফাইলটি নিলে এগুলো আবার পাঠানো যাবে না, যতক্ষণ দুজন মীমাংসা না করেন।',
    en: 'Reported as returned before: {n}. Once this file is taken in, this money is not sent again until two people have settled it.',
  },
  refusedRows: {
    bn: '{n}টি সারি থেকে কিছু বদলাবে না। কারণ নিচে দেখুন।',
    en: 'Rows that would change nothing: {n}. The reasons stand below.',
  },
  noneGood: { bn: 'এই ফাইল থেকে কিছু বদলাবে না।', en: 'This file would change nothing.' },
  unanswered: {
    bn: 'এই ফাইলের পরও {n}টি পেমেন্টের উত্তর বাকি থাকবে ({sum})।',
    en: 'After this file, still without an answer: {n} ({sum}).',
  },
  allAnswered: { bn: 'এই ফাইলের পর কোনো উত্তর বাকি থাকবে না।', en: 'After this file, no answer is missing.' },
  paid: { bn: 'জমা হবে', en: 'Will be paid' },
  failed: { bn: 'ফেরত যাবে', en: 'Will be returned' },
  refused: { bn: 'বদলাবে না', en: 'No change' },
  confirm: { bn: 'নিশ্চিত করার জন্য পাঠান ({n}টি সারি)', en: 'Hand to a second person ({n} rows)' },
  discard: { bn: 'বাদ দিন', en: 'Discard' },
  confirmTitle: { bn: 'ফাইলটি নিশ্চিত করার জন্য পাঠাবেন?', en: 'Hand this file to a second person?' },
  confirmText: {
    bn: 'ফাইলে {paid}টি পেমেন্ট জমা, {failed}টি ফেরত। আরেকজন নিশ্চিত করলে তা লেখা হবে এবং আবেদনকারীরা খবর পাবেন। এর আগে কিছু বদলাবে না।',
    en: 'The file says paid: {paid}; returned: {failed}. When a second person confirms it, this is recorded and the applicants are told. Nothing changes before.',
  },
  confirmYes: { bn: 'হ্যাঁ, পাঠান', en: 'Yes, hand it on' },
  handedOn: { bn: 'ফাইলটি আরেকজনের নিশ্চিত করার অপেক্ষায়।', en: 'The file now waits for a second person.' },
  waiting: { bn: 'নিশ্চিত হওয়ার অপেক্ষায় ব্যাংকের উত্তর', en: 'Answer that waits for a second person' },
  waitingText: {
    bn: 'এই ফাইল থেকে এখনো কিছু বদলায়নি। ব্যাংক যা পাঠিয়েছে তার সঙ্গে সারি ও টাকা মিলিয়ে দেখুন।',
    en: 'Nothing has changed by this file yet. Compare its rows and sums with what the bank sent.',
  },
  broughtBy: { bn: 'কে দিয়েছেন', en: 'Brought by' },
  confirmedBy: { bn: 'নিশ্চিত করেছেন:', en: 'Confirmed by' },
  fingerprint: { bn: 'ফাইলের ডিজিটাল ছাপ: {hash}', en: 'Fingerprint (SHA-256): {hash}' },
  decide: { bn: 'সিদ্ধান্ত দিন', en: 'Decide' },
  decideText: {
    bn: 'নিশ্চিত করলে {paid}টি পেমেন্ট জমা হয়েছে বলে লেখা হবে, {failed}টি ফেরত। আবেদনকারীরা খবর পাবেন। এটি ফেরানো যায় না।',
    en: 'If you confirm, recorded as paid: {paid}; as returned: {failed}. The applicants are told. This cannot be undone.',
  },
  decline: { bn: 'ফাইল গ্রহণ করবেন না', en: 'Decline the file' },
  withdraw: { bn: 'ফাইল ফিরিয়ে নিন', en: 'Take the file back' },
  findings: { bn: 'সারিগুলো', en: 'The rows' },
  findingsSome: { bn: 'প্রথম {n}টি সারি দেখানো হচ্ছে।', en: 'The first {n} rows are shown.' },
  row: { bn: 'সারি', en: 'Row' },
  reference: { bn: 'রেফারেন্স', en: 'Reference' },
  finding: { bn: 'ফল', en: 'Finding' },
  explained: { bn: 'ব্যাখ্যা', en: 'Explanation' },
  valueDate: { bn: 'জমা {date}', en: 'Value date {date}' },
  bankReference: { bn: 'ব্যাংকের নম্বর {no}', en: 'bank reference {no}' },

  history: { bn: 'যা নেওয়া হয়েছে', en: 'Taken in so far' },
  file: { bn: 'ফাইল', en: 'File' },
  takenBy: { bn: 'কে, কখন', en: 'By whom, when' },
  rows: { bn: 'সারি', en: 'Rows' },
  paidColumn: { bn: 'জমা', en: 'Paid' },
  failedColumn: { bn: 'ফেরত', en: 'Returned' },
  refusedColumn: { bn: 'বদলায়নি', en: 'No change' },
  backToBatch: { bn: '{no} ব্যাচে ফিরুন', en: 'Back to batch {no}' },
  rowsTitle: { bn: 'ব্যাংকের উত্তরের সারি', en: 'Rows of the answer' },
  anyFinding: { bn: 'সব ফল', en: 'All findings' },
  noRows: { bn: 'এমন কোনো সারি নেই', en: 'There is no such row' },
} satisfies Record<string, Bilingual>

export const findingMessages: Record<ReturnOutcome, Bilingual> = {
  PAID: { bn: 'জমা', en: 'Paid' },
  FAILED: { bn: 'ফেরত', en: 'Returned' },
  UNKNOWN_REFERENCE: { bn: 'রেফারেন্স অচেনা', en: 'Unknown reference' },
  OTHER_BATCH: { bn: 'অন্য ব্যাচের', en: 'Of another batch' },
  WRONG_AMOUNT: { bn: 'টাকা মেলে না', en: 'Wrong amount' },
  TWICE_IN_FILE: { bn: 'ফাইলে দুবার', en: 'Twice in the file' },
  ALREADY_PAID: { bn: 'আগেই জমা', en: 'Already paid' },
  ALREADY_FAILED: { bn: 'আগেই ফেরত', en: 'Already returned' },
  LATE_RETURN: { bn: 'জমার পরে ফেরত', en: 'Returned after it was paid' },
  PAID_AFTER_RETURN: { bn: 'ফেরতের পরে জমা', en: 'Paid after it was returned' },
  UNREADABLE: { bn: 'পড়া যায়নি', en: 'Not readable' },
}
