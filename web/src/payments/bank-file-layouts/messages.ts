import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Separator } from '@wewb/domain/payments/bank-file-layout'

export const layoutMessages = {
  file: { bn: 'ব্যাংকে পাঠানোর ফাইল', en: 'File to the bank' },
  fileText: {
    bn: 'ব্যাংক যে ঘর যে ক্রমে চায় তা ঠিক করুন। নমুনা সারিটি সঙ্গে সঙ্গে বদলায়। আরেকজন নিশ্চিত করলে নতুন ছক চালু হয়; বানানো ব্যাচ তার নিজের ছকেই যায়।',
    en: 'Set the columns in the order the bank wants them. The example row follows at once. A new layout takes effect when a second person confirms it; batches that are made keep theirs.',
  },
  headingOf: { bn: '“{what}” ঘরের নাম', en: 'Heading of “{what}”' },
  on: { bn: 'থাকবে', en: 'On' },
  onOf: { bn: '“{what}” থাকবে', en: '“{what}” is on' },
  needed: { bn: 'এটি লাগবেই', en: 'Always needed' },
  up: { bn: '“{what}” আগে আনুন', en: 'Move “{what}” up' },
  down: { bn: '“{what}” পরে নিন', en: 'Move “{what}” down' },
  moved: { bn: '“{what}” এখন {n} নম্বরে', en: '“{what}” is now number {n}' },
  separator: { bn: 'ঘর আলাদা করার চিহ্ন', en: 'Separator' },
  dateFormat: { bn: 'তারিখের ধরন', en: 'Date format' },
  headings: { bn: 'প্রথম সারিতে ঘরের নাম থাকবে', en: 'The first row holds the headings' },
  example: { bn: 'নমুনা', en: 'Example' },
  exampleText: { bn: 'সিএসভি ফাইলে একটি পেমেন্ট এমন দেখাবে:', en: 'One payment looks like this in the CSV file:' },

  returns: { bn: 'ব্যাংকের উত্তরের ফাইল', en: 'Answer of the bank' },
  returnsText: {
    bn: 'ব্যাংক তার ফাইলে কোন ঘরকে কী নামে ডাকে, আর জমা ও ফেরতের জন্য কোন শব্দ লেখে।',
    en: 'What the bank calls each column of its file, and its words for paid and returned.',
  },
  paidWords: { bn: 'জমা বোঝানো শব্দ', en: 'Words for paid' },
  failedWords: { bn: 'ফেরত বোঝানো শব্দ', en: 'Words for returned' },
  wordsHint: { bn: 'কমা দিয়ে আলাদা করুন', en: 'Separate them with commas' },

  save: { bn: 'নতুন ছক প্রস্তাব করুন', en: 'Propose the layout' },
  undo: { bn: 'আগের মতো করুন', en: 'Undo the changes' },
  unsaved: { bn: 'বদলটি এখনো প্রস্তাব করা হয়নি', en: 'The changes are not proposed yet' },
  changedAt: { bn: 'শেষ বদল {date}, {time}', en: 'Last changed {date}, {time}' },
  asGiven: {
    bn: 'এটি শুরুর ছক; এখনো কেউ বদলায়নি।',
    en: 'This is the layout the portal came with; nobody has changed it.',
  },
  readOnly: { bn: 'ছকটি হিসাব শাখা বদলাতে পারে।', en: 'Accounts can change the layout.' },

  waiting: { bn: 'নিশ্চিত হওয়ার অপেক্ষায় একটি বদল', en: 'A change that waits for a second person' },
  waitingText: {
    bn: 'নিচের ছকটি এখনো চালু হয়নি। প্রতিটি ঘরের নামের পাশে দেখুন, পোর্টাল সেখানে কী লেখে।',
    en: 'The layout below is not in force yet. Compare each heading with what the portal writes under it.',
  },
  columns: { bn: 'ফাইলের ঘর', en: 'Columns of the file' },
  headingAtBank: { bn: 'ব্যাংক যে নামে পড়ে', en: 'Heading that the bank reads' },
  value: { bn: 'পোর্টাল যা লেখে', en: 'What the portal writes' },
  before: { bn: 'আগে: {heading}', en: 'Before: {heading}' },
  newColumn: { bn: 'আগে ছিল না', en: 'Not there before' },
  returnColumn: { bn: 'উত্তরে “{what}”', en: '“{what}” in the answer' },
  proposedBy: { bn: 'প্রস্তাবকারী', en: 'Proposed by' },
  reason: { bn: 'কেন বদলাচ্ছে', en: 'Why it changes' },
  proposeText: {
    bn: 'আরেকজন নিশ্চিত করার আগে ছক বদলাবে না। ব্যাংকের চিঠি বা ই-মেইলের কথা লিখুন।',
    en: 'The layout does not change before a second person has confirmed it. Name the letter or email of the bank.',
  },
  proposeYes: { bn: 'প্রস্তাব করুন', en: 'Propose' },
  ownProposal: {
    bn: 'প্রস্তাবটি আপনার। হিসাব শাখার আরেকজন বা পরিচালক নিশ্চিত করবেন।',
    en: 'The proposal is yours. A colleague of accounts or the director confirms it.',
  },
  decide: { bn: 'সিদ্ধান্ত দিন', en: 'Decide' },
  decideText: {
    bn: 'ব্যাংকের চিঠির সঙ্গে মিলিয়ে দেখুন। নিশ্চিত করলে এর পরে বানানো ব্যাচ নতুন ছকে যাবে।',
    en: 'Compare it with the letter of the bank. Once confirmed, batches that are made later use it.',
  },
  withdraw: { bn: 'প্রস্তাব ফিরিয়ে নিন', en: 'Take the proposal back' },
} satisfies Record<string, Bilingual>

export const separatorMessages: Record<Separator, Bilingual> = {
  comma: { bn: 'কমা ( , )', en: 'Comma ( , )' },
  semicolon: { bn: 'সেমিকোলন ( ; )', en: 'Semicolon ( ; )' },
  tab: { bn: 'ট্যাব', en: 'Tab' },
  bar: { bn: 'খাড়া দাগ ( | )', en: 'Bar ( | )' },
}
