import type { WrittenLetter } from '#engine/definition/letter.ts'

/** For the family and the bank: the amount granted and the memo. */
export const sanctionOrder: WrittenLetter = {
  id: 'sanction-order',
  label: { bn: 'মঞ্জুরি আদেশ', en: 'Sanction order' },
  after: ['approve'],
  isForApplicant: true,
  number: 'sanctionMemoNo',
  subject: { bn: 'অর্থ মঞ্জুরি আদেশ', en: 'Sanction order' },
  paragraphs: [
    {
      bn: 'আপনার আবেদন যাচাই করে বোর্ড নিচে লেখা পরিমাণ অর্থ মঞ্জুর করেছে।',
      en: 'The board has examined your application and has sanctioned the amount below.',
    },
    {
      bn: 'আবেদনে দেওয়া ব্যাংক হিসাবে অর্থ পাঠানো হবে। এর জন্য কাউকে কোনো টাকা দিতে হয় না।',
      en: 'The money will be sent to the bank account given in the application. Nobody has to be paid anything for it.',
    },
  ],
  rows: ['approvedAmount'],
}
