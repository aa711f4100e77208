import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { BuilderType } from '@wewb/domain/services/programmes/field-templates'

/** Short description of each question type. */
export const paletteMessages: { readonly [T in BuilderType]: Bilingual } = {
  text: { bn: 'নাম, পেশা, দলিল নম্বর', en: 'A name, a trade, a deed number' },
  textarea: { bn: 'ব্যবসার পরিকল্পনা নিজের ভাষায়', en: 'A business plan in own words' },
  number: { bn: 'পরিবারে কতজন', en: 'How many in the family' },
  money: { bn: 'কত টাকা চান', en: 'How much is asked for' },
  phone: { bn: 'বিদেশের ফোন নম্বরও চলবে', en: 'Of any country' },
  consent: { bn: '“আমি রাজি” টিক', en: 'A tick: “I agree”' },
  radio: { bn: 'হ্যাঁ বা না', en: 'Yes or no' },
  checkbox: { bn: 'যা যা মেলে সব', en: 'All that apply' },
  dropdown: { bn: 'অনেকগুলোর মধ্যে একটি', en: 'One of many' },
  'predefined-dropdown': { bn: 'দেশ, জেলা, ব্যাংক, সম্পর্ক', en: 'Country, district, bank, relation' },
  date: { bn: 'জন্মতারিখ, ফেরার তারিখ', en: 'A birth day, a day of return' },
  time: { bn: 'কখন ফোন করা যাবে', en: 'When to call' },
  datetime: { bn: 'দুর্ঘটনার দিন ও সময়', en: 'Day and hour of an accident' },
  file: { bn: 'ছবি, সনদ, রসিদ', en: 'A photo, a certificate, a receipt' },
  passport: { bn: 'নম্বর, ইস্যুর স্থান ও মেয়াদ', en: 'Number, place and days' },
  'passport-verification': { bn: 'নিবন্ধনে কর্মীকে খুঁজে মিলিয়ে দেখে', en: 'Looks the worker up in the register' },
  'present-address': { bn: 'বিভাগ থেকে গ্রাম পর্যন্ত', en: 'From division to village' },
  'permanent-address': { bn: '“একই ঠিকানা” টিকসহ', en: 'With a tick “same address”' },
  'address-abroad': { bn: 'শহর, প্রদেশ, পোস্টাল কোড', en: 'City, state, postal code' },
  'grant-receiver': { bn: 'নাম, এনআইডি, মোবাইল', en: 'Name, national ID, mobile' },
  'bank-account': {
    bn: 'ব্যাংক, শাখা, হিসাব নম্বর; এটি থাকলে টাকা যাবে',
    en: 'Bank, branch, account; with it the grant is paid',
  },
  list: { bn: 'সন্তানদের তালিকা, যন্ত্রপাতির তালিকা', en: 'Children, tools, whatever is many' },
  group: { bn: 'নমিনির নাম ও মোবাইল একসাথে', en: 'Name and mobile of a nominee' },
  total: { bn: 'তালিকার টাকা নিজে থেকে যোগ হয়', en: 'Adds up the amounts of a list' },
}
