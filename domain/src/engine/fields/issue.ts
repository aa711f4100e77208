import { getOwn } from '#collections/get-own.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'
import type { FormIssueCode } from './form-issues.ts'

/** A mistake that the person filling in the form can correct. */
export type Issue = { path: string; code: IssueCode; limit?: number; message?: Bilingual }

const sentences = {
  required: { bn: 'এ তথ্যটি আবশ্যক।', en: 'This field is required.' },
  'wrong-type': { bn: 'এ তথ্যটি ঠিকমতো দেওয়া হয়নি।', en: 'This value is not of the right kind.' },
  'too-short': { bn: 'কমপক্ষে {limit}টি অক্ষর লিখুন।', en: 'Write at least {limit} characters.' },
  'too-long': { bn: 'সর্বোচ্চ {limit}টি অক্ষর লেখা যাবে।', en: 'Write at most {limit} characters.' },
  'english-letters-only': {
    bn: 'ইংরেজি অক্ষরে লিখুন (A–Z, ফাঁকা জায়গা, বিন্দু, হাইফেন)।',
    en: 'Write in English letters (A–Z, space, period, hyphen).',
  },
  'bangla-letters-only': { bn: 'বাংলা অক্ষরে লিখুন।', en: 'Write in Bangla letters.' },
  'english-only': { bn: 'ইংরেজি অক্ষর ও সংখ্যায় লিখুন।', en: 'Write in English letters and digits.' },
  'digits-only': { bn: 'শুধু সংখ্যা লিখুন।', en: 'Write digits only.' },
  'not-a-mobile': {
    bn: 'মোবাইল নম্বরে ১১টি সংখ্যা থাকে এবং ০১ দিয়ে শুরু হয়। যেমন: ০১৭১২৩৪৫৬৭৮',
    en: 'A mobile number has 11 digits and starts with 01, for example 01712345678.',
  },
  'not-an-email': {
    bn: 'ই-মেইল ঠিকানাটি এভাবে লিখুন: name@example.com',
    en: 'Write the e-mail like this: name@example.com',
  },
  'not-a-login-id': {
    bn: 'আপনার ১১ সংখ্যার মোবাইল নম্বর অথবা ই-মেইল লিখুন।',
    en: 'Write your 11-digit mobile number or your e-mail.',
  },
  'not-an-nid': {
    bn: 'জাতীয় পরিচয়পত্র নম্বরে ১০, ১৩ বা ১৭টি সংখ্যা থাকে।',
    en: 'A national ID number has 10, 13 or 17 digits.',
  },
  'not-a-date': {
    bn: 'তারিখটি ঠিক নয়। দিন, মাস ও বছর দেখে নিন।',
    en: 'This date does not exist. Check day, month and year.',
  },
  'in-the-future': { bn: 'তারিখটি আজকের পরে হতে পারবে না।', en: 'The date cannot be after today.' },
  'too-young': { bn: 'বয়স কমপক্ষে {limit} বছর হতে হবে।', en: 'The age must be at least {limit}.' },
  'weak-password': {
    bn: 'কমপক্ষে ৮ অক্ষর; সংখ্যা, বড় হাতের অক্ষর, ছোট হাতের অক্ষর ও বিশেষ চিহ্ন থাকতে হবে।',
    en: 'At least 8 characters with a number, a capital letter, a small letter and a special character.',
  },
  'common-password': {
    bn: 'এই পাসওয়ার্ডটি অনেকেই ব্যবহার করেন, সহজে অনুমান করা যায়। অন্য একটি দিন।',
    en: 'Many people use this password and it is easily guessed. Choose another.',
  },
  'passwords-differ': { bn: 'দুইবার লেখা পাসওয়ার্ড মেলেনি।', en: 'The two passwords are not the same.' },
  'used-before': {
    bn: 'এই পাসওয়ার্ড আপনি আগে ব্যবহার করেছেন। নতুন একটি দিন।',
    en: 'You have used this password before. Choose a new one.',
  },
  'wrong-password': { bn: 'বর্তমান পাসওয়ার্ডটি মেলেনি।', en: 'The current password is not right.' },
  'must-accept': { bn: 'এগিয়ে যেতে এতে সম্মতি দিন।', en: 'Please accept this to go on.' },
  'not-an-option': { bn: 'তালিকা থেকে একটি বেছে নিন।', en: 'Choose one from the list.' },
  'code-incomplete': { bn: 'কোডের {limit}টি সংখ্যাই লিখুন।', en: 'Write all {limit} digits of the code.' },
  'wrong-captcha': {
    bn: 'ছবির সংখ্যাগুলো মেলেনি। নতুন ছবিটি দেখে আবার লিখুন।',
    en: 'The numbers did not match the picture. Try the new picture.',
  },
  'wrong-image': { bn: 'JPG বা PNG ছবি দিন।', en: 'Choose a JPG or PNG picture.' },
  rule: { bn: 'এ তথ্যটি ঠিক নয়।', en: 'This value is not right.' },
} satisfies Record<string, Bilingual>

/** Issues of application forms carry their message, so that the log-in pages do not bundle those texts. */
export type IssueCode = keyof typeof sentences | FormIssueCode
export const issueCodes = Object.keys(sentences) as IssueCode[]

/** The message shown beside the field. */
export const issueMessage = ({ code, limit, message }: Omit<Issue, 'path'>): Bilingual =>
  message ??
  interpolate(getOwn(sentences, code) ?? sentences.rule, limit === undefined ? {} : { limit: bilingualDigits(limit) })

export const issue = (path: string, code: IssueCode, limit?: number): Issue =>
  limit === undefined ? { path, code } : { path, code, limit }
