import { getOwn } from '#collections/get-own.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'

/** Issues that occur only in application forms, besides the common ones. */
const sentences = {
  'wrong-type': { bn: 'এ তথ্যটি ঠিকমতো দেওয়া হয়নি।', en: 'This value is not of the right kind.' },
  'too-small': { bn: 'কমপক্ষে {limit} হতে হবে।', en: 'It must be at least {limit}.' },
  'too-large': { bn: 'সর্বোচ্চ {limit} হতে পারবে।', en: 'It may be at most {limit}.' },
  'limit-unknown': {
    bn: 'এর সীমা এখনো নির্ধারণ করা হয়নি। ১৬১৩৫ নম্বরে জানান।',
    en: 'The limit of this value is not set yet. Please tell 16135.',
  },
  'too-few': { bn: 'কমপক্ষে {limit}টি যোগ করুন।', en: 'Add at least {limit}.' },
  'too-many': { bn: 'সর্বোচ্চ {limit}টি যোগ করা যাবে।', en: 'Add at most {limit}.' },
  'listed-twice': { bn: 'একই তথ্য দুইবার দেওয়া হয়েছে।', en: 'The same entry is given twice.' },
  'wrong-sum': { bn: 'সব মিলিয়ে {limit} হতে হবে।', en: 'Together it must be {limit}.' },
  'tick-all': { bn: 'সবগুলো যাচাই করে টিক দিন।', en: 'Check and tick every item.' },
  'not-a-number': { bn: 'একটি সংখ্যা লিখুন।', en: 'Write a number.' },
  'too-many-decimals': {
    bn: 'দশমিকের পরে সর্বোচ্চ {limit}টি সংখ্যা লেখা যাবে।',
    en: 'Write at most {limit} digits after the point.',
  },
  'not-money': { bn: 'টাকার পরিমাণ লিখুন। যেমন: ২৫০০ বা ২৫০০.৫০', en: 'Write an amount, for example 2500 or 2500.50.' },
  'in-the-past': { bn: 'তারিখটি আজকের আগে হতে পারবে না।', en: 'The date cannot be before today.' },
  'too-early': { bn: 'তারিখটি আরও পরের হতে হবে।', en: 'The date is too early.' },
  'too-late': { bn: 'তারিখটি আরও আগের হতে হবে।', en: 'The date is too late.' },
  'too-old': { bn: 'বয়স সর্বোচ্চ {limit} বছর হতে পারবে।', en: 'The age may be at most {limit}.' },
  'not-a-time': { bn: 'সময়টি এভাবে লিখুন: ১৪:৩০', en: 'Write the time like this: 14:30' },
  'not-a-phone': {
    bn: 'দেশের কোডসহ নম্বরটি লিখুন। যেমন: +৯৭১৫০১২৩৪৫৬৭',
    en: 'Write the number with its country code, for example +971501234567.',
  },
  'not-a-passport': {
    bn: 'পাসপোর্ট নম্বরে ১ বা ২টি ইংরেজি বড় হাতের অক্ষরের পর ৭ বা ৮টি সংখ্যা থাকে।',
    en: 'A passport number has 1 or 2 capital letters and then 7 or 8 digits.',
  },
  'not-a-brn': { bn: 'জন্মনিবন্ধন নম্বরে ১৭টি সংখ্যা থাকে।', en: 'A birth registration number has 17 digits.' },
  'not-a-routing-number': {
    bn: 'রাউটিং নম্বরটি ঠিক নয়। চেকের পাতা দেখে ৯টি সংখ্যাই আবার মিলিয়ে লিখুন।',
    en: 'This is not a routing number. Compare all 9 digits with the cheque.',
  },
  'not-a-post-code': { bn: 'পোস্ট কোডে ৪টি সংখ্যা থাকে।', en: 'A post code has 4 digits.' },
  'not-an-account-number': { bn: 'হিসাব নম্বরে ৮ থেকে ২০টি সংখ্যা থাকে।', en: 'An account number has 8 to 20 digits.' },
  'entries-differ': { bn: 'দুইবার লেখা নম্বর দুটি মেলেনি।', en: 'The two entries are not the same.' },
  'accounts-differ': { bn: 'হিসাব নম্বর দুটি মেলেনি।', en: 'The account numbers do not match.' },
  'not-verified': { bn: 'এগিয়ে যেতে তথ্য যাচাই করুন।', en: 'Verify the information to go on.' },
  'wrong-file': { bn: 'এ ধরনের ফাইল এখানে দেওয়া যাবে না।', en: 'This kind of file is not taken here.' },
  'file-too-large': { bn: 'ফাইলটি অনেক বড় (সর্বোচ্চ {limit} কেবি)।', en: 'The file is too large (maximum {limit} KB).' },
  'wrong-pixels': { bn: 'ছবির মাপ ঠিক নয়।', en: 'The picture does not have the right size.' },
  'file-missing': { bn: 'ফাইলটি পাওয়া যায়নি। আবার দিন।', en: 'The file was not found. Please add it again.' },
  'not-a-question': { bn: 'আবেদনে এ তথ্যটি চাওয়া হয়নি।', en: 'The application does not ask this.' },
} satisfies Record<string, Bilingual>

export type FormIssueCode = keyof typeof sentences
export const formIssueCodes = Object.keys(sentences) as FormIssueCode[]

/** The message of such an issue; undefined for the codes of `issue.ts`. */
export const formIssueMessage = (code: string, limit?: number): Bilingual | undefined => {
  const sentence = getOwn(sentences, code)
  return sentence && interpolate(sentence, limit === undefined ? {} : { limit: bilingualDigits(limit) })
}
