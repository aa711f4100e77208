import type { Bilingual } from '@wewb/domain/language/bilingual'

export const memberMessages = {
  myTitle: { bn: 'আমার সদস্যপদ', en: 'My membership' },
  staffTitle: { bn: 'সদস্যপদ', en: 'Membership' },
  number: { bn: 'সদস্য নম্বর', en: 'Membership number' },
  name: { bn: 'নাম', en: 'Name' },
  country: { bn: 'দেশ', en: 'Country' },
  mission: { bn: 'মিশন', en: 'Mission' },
  joinedOn: { bn: 'সদস্য হওয়ার তারিখ', en: 'Member since' },
  applicationNo: { bn: 'আবেদন নম্বর', en: 'Application number' },
  passport: { bn: 'এখনকার পাসপোর্ট', en: 'Present passport' },
  passportUntil: { bn: 'মেয়াদ {date} পর্যন্ত', en: 'valid until {date}' },
  earlierPassports: { bn: 'আগের পাসপোর্ট', en: 'Earlier passports' },

  insurance: { bn: 'বীমা', en: 'Insurance' },
  insuranceNo: { bn: 'বীমা নম্বর', en: 'Insurance number' },
  sum: { bn: 'বীমার অঙ্ক', en: 'Sum assured' },
  cover: { bn: 'বীমার মেয়াদ', en: 'Cover' },
  coverDates: { bn: '{from} থেকে {until} পর্যন্ত', en: '{from} to {until}' },
  coverOver: { bn: 'মেয়াদ শেষ', en: 'Cover is over' },
  notInsured: { bn: 'বীমা নেওয়া হয়নি।', en: 'No insurance taken.' },

  cards: { bn: 'এ পর্যন্ত দেওয়া কার্ড', en: 'Cards issued so far' },
  cardNo: { bn: 'কার্ড {n}', en: 'Card {n}' },
  issuedOn: { bn: 'দেওয়া হয়েছে {date}', en: 'issued on {date}' },

  showCard: { bn: 'ছবি ও কিউআর কোডসহ কার্ড দেখুন', en: 'Show the card with photo and QR code' },
  otherPhone: { bn: 'অন্য ফোনে খুলুন', en: 'Open on another phone' },
  otherPhoneText: {
    bn: 'একটি লিংক পাবেন, যা ১৫ মিনিট চলবে। যার কাছে লিংক থাকবে, সে কার্ডটি দেখতে পাবে; শুধু নিজের ফোনে পাঠান।',
    en: 'You get a link that works for 15 minutes. Whoever has the link sees the card: send it to your own phone only.',
  },
  makeLink: { bn: 'লিংক তৈরি করুন', en: 'Make a link' },
  link: { bn: 'কার্ডের লিংক', en: 'Link to the card' },
  copyLink: { bn: 'লিংক কপি করুন', en: 'Copy the link' },
  copied: { bn: 'কপি হয়েছে', en: 'Copied' },
  linkUntil: { bn: 'লিংকটি চলবে এই সময় পর্যন্ত: {moment}', en: 'The link works until {moment}' },

  newCard: { bn: 'কার্ড হারিয়েছে, চুরি হয়েছে বা নষ্ট হয়েছে?', en: 'Card lost, stolen or damaged?' },
  newCardText: {
    bn: 'নতুন কার্ড নিলে আগেরটি আর চলবে না। কেউ আগের কার্ডের কিউআর কোড স্ক্যান করলে দেখবে, সেটি বদলানো হয়েছে।',
    en: 'With a new card the old one no longer counts. Whoever scans its QR code sees that it was replaced.',
  },
  takeNewCard: { bn: 'নতুন কার্ড নিন', en: 'Take a new card' },
  newCardTitle: { bn: 'নতুন কার্ড নেবেন?', en: 'Take a new card?' },
  newCardWarning: {
    bn: 'সদস্য নম্বর একই থাকবে। ফোনে রাখা বা ছাপানো আগের কার্ড সঙ্গে সঙ্গে বাতিল হয়ে যাবে, আর ফেরানো যাবে না।',
    en: 'Your membership number stays the same. The old card, printed or kept on a phone, ends at once and cannot be brought back.',
  },
  reason: { bn: 'কী হয়েছে?', en: 'What happened?' },
  newCardYes: { bn: 'হ্যাঁ, নতুন কার্ড নেব', en: 'Yes, take a new card' },
} satisfies Record<string, Bilingual>

export const membershipStateMessages = {
  ACTIVE: { bn: 'সদস্যপদ চালু', en: 'Active' },
  ENDED: { bn: 'সদস্যপদ শেষ', en: 'Ended' },
} satisfies Record<string, Bilingual>

export const cardStateMessages = {
  VALID: { bn: 'চালু', en: 'Valid' },
  REPLACED: { bn: 'বদলানো হয়েছে', en: 'Replaced' },
  REVOKED: { bn: 'বাতিল', en: 'Revoked' },
} satisfies Record<string, Bilingual>

/** Reasons why a card has ended. */
export const cardClosureReasonMessages: Record<string, Bilingual> = {
  LOST: { bn: 'হারিয়ে গেছে', en: 'lost' },
  STOLEN: { bn: 'চুরি হয়েছে', en: 'stolen' },
  DAMAGED: { bn: 'নষ্ট হয়েছে', en: 'damaged' },
  PASSPORT: { bn: 'পাসপোর্ট বদলেছে', en: 'new passport' },
  ENDED: { bn: 'সদস্যপদ শেষ', en: 'membership ended' },
}

/** Reasons for a replacement. */
export const cardReplacementReasonMessages = {
  LOST: { bn: 'হারিয়ে গেছে', en: 'It is lost' },
  STOLEN: { bn: 'চুরি হয়েছে', en: 'It was stolen' },
  DAMAGED: { bn: 'নষ্ট হয়েছে', en: 'It is damaged' },
} satisfies Record<string, Bilingual>
