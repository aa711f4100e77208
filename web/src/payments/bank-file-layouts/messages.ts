import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Separator } from '@wewb/domain/payments/bank-file-layout'

export const layoutMessages = {
  file: { bn: 'ব্যাংকে পাঠানোর ফাইল', en: 'File to the bank' },
  fileText: {
    bn: 'ব্যাংক যে ঘর যে ক্রমে চায় তা ঠিক করুন। নমুনা সারিটি সঙ্গে সঙ্গে বদলায়। অনুমোদিত ব্যাচের ফাইল বদলায় না।',
    en: 'Set the columns in the order the bank wants them. The example row follows at once. Files of authorised batches do not change.',
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

  save: { bn: 'ছক সংরক্ষণ করুন', en: 'Save the layout' },
  undo: { bn: 'আগের মতো করুন', en: 'Undo the changes' },
  unsaved: { bn: 'বদল এখনো সংরক্ষণ হয়নি', en: 'The changes are not saved yet' },
  changedAt: { bn: 'শেষ বদল {date}, {time}', en: 'Last changed {date}, {time}' },
  asGiven: {
    bn: 'এটি শুরুর ছক; এখনো কেউ বদলায়নি।',
    en: 'This is the layout the portal came with; nobody has changed it.',
  },
  reload: { bn: 'নতুন ছক দেখুন', en: 'Show the newer one' },
  readOnly: { bn: 'ছকটি হিসাব শাখা বদলাতে পারে।', en: 'Accounts can change the layout.' },
} satisfies Record<string, Bilingual>

export const separatorMessages: Record<Separator, Bilingual> = {
  comma: { bn: 'কমা ( , )', en: 'Comma ( , )' },
  semicolon: { bn: 'সেমিকোলন ( ; )', en: 'Semicolon ( ; )' },
  tab: { bn: 'ট্যাব', en: 'Tab' },
  bar: { bn: 'খাড়া দাগ ( | )', en: 'Bar ( | )' },
}
