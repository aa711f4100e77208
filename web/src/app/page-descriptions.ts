import { getOwn } from '@wewb/domain/collections/get-own'
import type { screens } from '@wewb/domain/access/screens'
import { excerpt } from '@wewb/domain/content/rich-text'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { documentMessages } from './messages.ts'

type OpenScreenId = Extract<(typeof screens)[number], { layout: 'public' | 'standalone' }>['id']

/** Descriptions for search engines and link previews. Only the server imports them, so that no page bundles them. */
export const pageDescriptions: { readonly [K in OpenScreenId]: Bilingual } = {
  home: documentMessages.description,
  'scholarship-info': {
    bn: 'প্রবাসী কর্মীর সন্তানদের শিক্ষাবৃত্তি: কারা পাবে, কত টাকা, কী কাগজ লাগবে ও কীভাবে আবেদন করতে হয়।',
    en: 'The stipend for children of workers abroad: who gets it, how much, which papers are needed and how to apply.',
  },
  'education-results': {
    bn: 'শিক্ষাবৃত্তির প্রকাশিত ফলাফল রোল বা আবেদন নম্বর দিয়ে খুঁজে দেখুন।',
    en: 'Look up the published results of the education stipend by roll or application number.',
  },
  'disability-results': {
    bn: 'প্রতিবন্ধী সন্তানদের ভাতার প্রকাশিত ফলাফল খুঁজে দেখুন।',
    en: 'Look up the published results of the allowance for children with disabilities.',
  },
  help: {
    bn: 'অ্যাকাউন্ট, আবেদন, কাগজ, সংশোধন, টাকা ও অভিযোগ নিয়ে সাধারণ প্রশ্নের উত্তর।',
    en: 'Answers to frequent questions about accounts, applications, papers, corrections, payments and complaints.',
  },
  'report-problem': {
    bn: 'পোর্টালের কোনো পাতা কাজ না করলে বা বোঝা না গেলে এখানে জানান।',
    en: 'Report a page of the portal that does not work or is not clear.',
  },
  'complaint-submission': {
    bn: 'বোর্ডের সেবা নিয়ে অভিযোগ অনলাইনে জানান। অভিযোগ নম্বর দিয়ে পরে অবস্থা দেখতে পারবেন।',
    en: 'Make a complaint about a service of the board online, and follow it later by its number.',
  },
  'complaint-status': {
    bn: 'অভিযোগ নম্বর ও ফোন নম্বর দিয়ে আপনার অভিযোগের অবস্থা দেখুন।',
    en: 'See where your complaint stands, by its number and your phone number.',
  },
  gms: {
    bn: 'বোর্ডের অনুদান কর্মসূচি: কোনটি খোলা আছে, কারা আবেদন করতে পারেন ও ফরমে কী চাওয়া হয়।',
    en: 'Grant programmes of the board: which are open, who may apply and what the form asks.',
  },
  verify: {
    bn: 'সদস্য কার্ড, আবেদন বা চিঠির কিউআর কোড আসল কি না যাচাই করুন।',
    en: 'Check whether the QR code of a membership card, an application or a letter is genuine.',
  },
  'app-status-check': {
    bn: 'আবেদন নম্বর ও মোবাইল নম্বর দিয়ে আপনার আবেদন এখন কোথায় আছে দেখুন।',
    en: 'See where your application stands, by its number and your mobile number.',
  },
  'bmet-wewbm-check': {
    bn: 'বিএমইটি ছাড়পত্র বা বোর্ডের সদস্যপদ আছে কি না যাচাই করুন।',
    en: 'Check a BMET clearance or a membership of the board.',
  },
  notices: {
    bn: 'ওয়েজ আর্নার্স কল্যাণ বোর্ডের প্রকাশিত সব নোটিশ ও বিজ্ঞপ্তি।',
    en: "All notices and circulars published by the Wage Earners' Welfare Board.",
  },
  notice: { bn: 'ওয়েজ আর্নার্স কল্যাণ বোর্ডের একটি নোটিশ।', en: "A notice of the Wage Earners' Welfare Board." },
  'benefit-finder': {
    bn: 'সর্বোচ্চ পাঁচটি ছোট প্রশ্নের উত্তর দিয়ে জানুন আপনি বা আপনার পরিবার কোন সুবিধা পেতে পারেন।',
    en: 'Answer at most five short questions and learn which benefit you or your family may get.',
  },
  terms: {
    bn: 'পোর্টাল ব্যবহারের শর্ত এবং আপনার তথ্য আমরা কীভাবে রাখি, সহজ কথায়।',
    en: 'The terms of use and how we keep your information, in plain words.',
  },
  'demo-outbox': documentMessages.description,
  'demo-ui': documentMessages.description,
  login: {
    bn: 'মোবাইল নম্বর বা ই-মেইল দিয়ে লগইন করে আবেদন করুন ও আবেদনের খবর জানুন।',
    en: 'Log in with your mobile number or e-mail to apply and to follow your applications.',
  },
  register: {
    bn: 'মোবাইল নম্বর বা ই-মেইল দিয়ে বিনা খরচে অ্যাকাউন্ট খুলুন।',
    en: 'Open an account with a mobile number or e-mail. It is free.',
  },
  'forgot-password': { bn: 'পাসওয়ার্ড ভুলে গেলে নতুন পাসওয়ার্ড নিন।', en: 'Choose a new password when you forgot yours.' },
  download: { bn: 'আপনার সদস্য কার্ড ডাউনলোড করুন।', en: 'Download your membership card.' },
  'service-verification': { bn: 'সেবার কাগজ আসল কি না যাচাই করুন।', en: 'Check whether a paper of a service is genuine.' },
  error: documentMessages.description,
}

/** Returns the description of a page; for a notice its first words. */
export function descriptionOf(id: string, { notice }: Pick<PublicPageData, 'notice'>): Bilingual {
  const foundNotice = id === 'notice' ? notice?.found : undefined
  const general = getOwn(pageDescriptions, id) ?? documentMessages.description
  return foundNotice?.details
    ? { bn: excerpt(foundNotice.detailsBng, 160), en: excerpt(foundNotice.details, 160) }
    : general
}
