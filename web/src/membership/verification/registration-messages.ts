import type { Bilingual } from '@wewb/domain/language/bilingual'
import { verificationMessages } from '@wewb/domain/membership/verification-contracts'
import type { RegistrationSearchBy } from './registration-query.ts'

export const registrationMessages = {
  intro: {
    bn: 'বিএমইটি ছাড়পত্র বা বোর্ডের সদস্যপদ আছে কি না, নম্বর ও জন্মতারিখ দিয়ে দেখুন।',
    en: 'See by a number and the date of birth whether there is a BMET clearance or a membership of the Board.',
  },
  staffIntro: {
    bn: 'একটি নম্বর দিয়ে ছাড়পত্র, সদস্যপদ, পাসপোর্ট ও বীমা একসঙ্গে দেখুন। প্রতিটি দেখা নথিভুক্ত হয়।',
    en: 'See clearances, memberships, passports and insurance by one number. Every look is recorded.',
  },
  needsScript: {
    bn: 'এই পাতায় যাচাই করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। চালু করতে না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'To check here the browser needs JavaScript. If you cannot turn it on, call {phone}.',
  },
  closed: { bn: 'এই যাচাই এখন বন্ধ আছে', en: 'This check is closed at the moment' },
  closedText: {
    bn: 'আবার চালু হলে এখানেই দেখতে পাবেন। এখন জানতে {phone} নম্বরে ফোন করুন।',
    en: 'It will be here again once it is opened. To ask now, call {phone}.',
  },
  searchBy: { bn: 'কোন নম্বর দিয়ে দেখবেন?', en: 'Which number do you have?' },
  dateOfBirth: { bn: 'জন্মতারিখ', en: 'Date of birth' },
  dateOfBirthHint: { bn: 'পাসপোর্টে যেমন আছে। যেমন: ২৭ ৩ ১৯৯০', en: 'As in the passport. For example 27 3 1990' },
  check: { bn: 'যাচাই করুন', en: 'Check' },
  checkAnother: { bn: 'আরেকটি যাচাই করুন', en: 'Check another' },
  tryAgain: { bn: 'তথ্য ঠিক করে আবার দেখুন', en: 'Correct and check again' },

  notFound: verificationMessages['not-found'],
  notFoundMay: { bn: 'এগুলো মিলিয়ে দেখুন:', en: 'Please compare:' },
  notFoundNumber: { bn: 'নম্বরটি কাগজে যেমন আছে, তেমনই লেখা কি না', en: 'the number is written as it is on the paper' },
  notFoundBirth: { bn: 'জন্মতারিখটি পাসপোর্টের সঙ্গে মেলে কি না', en: 'the date of birth is the one in the passport' },
  notFoundOld: {
    bn: 'পাসপোর্ট বদলে থাকলে আগের পাসপোর্টের নম্বর দিয়েও দেখুন',
    en: 'if the passport is new, also try the number of the old one',
  },
  notFoundHelp: {
    bn: 'সব ঠিক থাকলেও না পেলে {phone} নম্বরে ফোন করুন। সদস্য না হলে লগইন করে সদস্যপদের আবেদন করতে পারেন।',
    en: 'If all is right and nothing is found, call {phone}. If there is no membership yet, log in and apply for one.',
  },

  found: { bn: 'তথ্য পাওয়া গেছে', en: 'Found' },
  foundBmet: { bn: 'এই ব্যক্তির বিএমইটি ছাড়পত্র আছে।', en: 'This person has a BMET clearance.' },
  foundMembership: { bn: 'এই ব্যক্তি বোর্ডের সদস্য।', en: 'This person is a member of the Board.' },
  type: { bn: 'ধরন', en: 'Type' },
  name: { bn: 'নাম', en: 'Name' },
  number: { bn: 'নম্বর', en: 'Number' },
  country: { bn: 'দেশ', en: 'Country' },
  issuedOn: { bn: 'দেওয়ার তারিখ', en: 'Issued on' },
  insurance: { bn: 'বীমা', en: 'Insurance' },
  insured: { bn: 'আছে', en: 'Yes' },
  notInsured: { bn: 'নেই', en: 'No' },
  masked: {
    bn: 'ব্যক্তিগত তথ্য রক্ষার জন্য নামের একটি অংশ ঢেকে রাখা হয়েছে।',
    en: 'Part of the name is hidden to protect personal data.',
  },
} satisfies Record<string, Bilingual>

export const searchNames: Record<RegistrationSearchBy, { name: Bilingual; label: Bilingual; hint: Bilingual }> = {
  PASSPORT: {
    name: { bn: 'পাসপোর্ট', en: 'Passport' },
    label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
    hint: { bn: 'ইংরেজি অক্ষর ও সংখ্যা, পাসপোর্টে যেমন আছে।', en: 'Letters and digits, as in the passport.' },
  },
  CLEARANCE: {
    name: { bn: 'বিএমইটি ছাড়পত্র', en: 'BMET clearance' },
    label: { bn: 'ছাড়পত্র নম্বর', en: 'Clearance number' },
    hint: { bn: 'বিএমইটির স্মার্ট কার্ডে লেখা আছে।', en: 'It is on the BMET smart card.' },
  },
  MEMBERSHIP: {
    name: { bn: 'সদস্যপদ', en: 'Membership' },
    label: { bn: 'সদস্য নম্বর', en: 'Membership number' },
    hint: { bn: 'বোর্ডের সদস্য কার্ডে লেখা আছে।', en: 'It is on the membership card of the Board.' },
  },
}

export const registrationTypes = {
  BMET: { bn: 'বিএমইটি ছাড়পত্র', en: 'BMET clearance' },
  MEMBERSHIP: { bn: 'সদস্যপদ', en: 'Membership' },
  NOC: { bn: 'এনওসি', en: 'NOC' },
} satisfies Record<string, Bilingual>
