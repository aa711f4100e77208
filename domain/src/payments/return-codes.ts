import { getOwn } from '#collections/get-own.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Reasons why a bank returns a payment, with advice for the receiver. */
export type ReturnReason = { reason: Bilingual; advice: Bilingual }

const checkNumber: Bilingual = {
  bn: 'চেক বই বা পাসবই দেখে হিসাব নম্বরটি আবার লিখুন।',
  en: 'Copy the account number once more from your cheque book or passbook.',
}
const checkBranch: Bilingual = {
  bn: 'চেকের পাতা দেখে ব্যাংক, জেলা ও শাখা আবার বেছে নিন।',
  en: 'Choose the bank, the district and the branch again as they stand on your cheque.',
}
const otherAccount: Bilingual = {
  bn: 'চালু আছে এমন আরেকটি হিসাবের তথ্য দিন।',
  en: 'Give another account that is in use.',
}
const contactBank: Bilingual = {
  bn: 'আপনার ব্যাংকের শাখায় কথা বলুন। দরকার হলে আরেকটি হিসাবের তথ্য দিন।',
  en: 'Speak to your bank branch. If need be, give another account.',
}

/** BEFTN return codes of credits. Codes of other banks are displayed as they are. */
export const returnCodes: { readonly [code: string]: ReturnReason } = {
  R02: { reason: { bn: 'হিসাবটি বন্ধ হয়ে গেছে।', en: 'The account is closed.' }, advice: otherAccount },
  R03: {
    reason: {
      bn: 'এই শাখায় এ নম্বরে কোনো হিসাব নেই, অথবা হিসাবধারীর নাম মেলেনি।',
      en: 'There is no account with this number at this branch, or the name does not match.',
    },
    advice: checkNumber,
  },
  R04: { reason: { bn: 'হিসাব নম্বরটি ঠিক নয়।', en: 'The account number is not valid.' }, advice: checkNumber },
  R06: {
    reason: { bn: 'প্রেরক ব্যাংকের অনুরোধে টাকা ফেরত এসেছে।', en: 'The money came back at the request of the sending bank.' },
    advice: contactBank,
  },
  R12: {
    reason: { bn: 'শাখাটি অন্য ব্যাংকের কাছে গেছে।', en: 'The branch now belongs to another bank.' },
    advice: checkBranch,
  },
  R13: {
    reason: { bn: 'রাউটিং নম্বরটি কোনো শাখার নয়।', en: 'The routing number belongs to no branch.' },
    advice: checkBranch,
  },
  R14: {
    reason: { bn: 'হিসাব পরিচালনাকারীর মৃত্যু হয়েছে।', en: 'The person who runs the account has died.' },
    advice: otherAccount,
  },
  R15: { reason: { bn: 'হিসাবধারীর মৃত্যু হয়েছে।', en: 'The account holder has died.' }, advice: otherAccount },
  R16: { reason: { bn: 'হিসাবটি স্থগিত আছে।', en: 'The account is frozen.' }, advice: contactBank },
  R17: { reason: { bn: 'ব্যাংক তথ্যটি পড়তে পারেনি।', en: 'The bank could not read the entry.' }, advice: checkNumber },
  R20: {
    reason: { bn: 'এ ধরনের হিসাবে টাকা জমা নেওয়া হয় না।', en: 'This kind of account takes no transfers.' },
    advice: otherAccount,
  },
  R22: {
    reason: { bn: 'হিসাবধারীর পরিচয় মেলেনি।', en: 'The identity of the account holder does not match.' },
    advice: checkNumber,
  },
  R23: {
    reason: { bn: 'হিসাবধারী টাকা নিতে রাজি হননি।', en: 'The account holder refused the money.' },
    advice: contactBank,
  },
  R24: {
    reason: { bn: 'ব্যাংক এটিকে একই টাকার দ্বিতীয় প্রেরণ মনে করেছে।', en: 'The bank took it for the same payment twice.' },
    advice: contactBank,
  },
  R28: {
    reason: { bn: 'রাউটিং নম্বরের শেষ অঙ্কটি ঠিক নয়।', en: 'The check digit of the routing number is wrong.' },
    advice: checkBranch,
  },
  R34: {
    reason: { bn: 'শাখাটি এখন টাকা নিতে পারছে না।', en: 'The branch cannot take payments at present.' },
    advice: checkBranch,
  },
}

/** An unknown code is displayed as it is. */
export const returnReasonOf = (code: string): ReturnReason =>
  getOwn(returnCodes, code) ?? {
    reason: { bn: `ব্যাংক টাকা ফেরত দিয়েছে (কোড ${code})।`, en: `The bank returned the money (code ${code}).` },
    advice: contactBank,
  }

/** Normalizes the spellings `r3`, `R 03` and `R03` of a code. */
export function parseReturnCode(typed: string): string | undefined {
  const plain = typed.trim().toUpperCase()
  const [, digits] = /^R?[\s-]?0*(\d{1,2})$/.exec(plain) ?? []
  if (digits !== undefined) return `R${digits.padStart(2, '0')}`
  return /^[A-Z0-9][A-Z0-9 _-]{0,18}$/.test(plain) ? plain : undefined
}
