import type { Bilingual } from '@wewb/domain/language/bilingual'

export const callCentreMessages = {
  search: { bn: 'ফোনকারীর যেকোনো একটি নম্বর', en: 'Any number of the caller' },
  searchHint: {
    bn: 'ফোন (দেশের বা বিদেশের), আবেদন, এনআইডি, পাসপোর্ট, সদস্য বা ছাড়পত্র নম্বর; বাংলা বা ইংরেজি সংখ্যায়।',
    en: 'Phone (Bangladeshi or foreign), application, NID, passport, membership or clearance number.',
  },
  slash: {
    bn: 'পাতার যেকোনো জায়গা থেকে এই ঘরে ফিরতে {key} চাপুন।',
    en: 'From anywhere on the page, {key} brings you back to this box.',
  },
  find: { bn: 'খুঁজুন', en: 'Find' },
  nextCaller: { bn: 'পরের ফোন', en: 'Next caller' },

  empty: { bn: 'কে ফোন করেছেন?', en: 'Who is calling?' },
  emptyText: {
    bn: 'একটি নম্বর লিখে এন্টার চাপুন। আবেদন কোথায় আছে, কী লাগবে ও এরপর কী হবে, সব এখানে দেখা যাবে।',
    en: 'Write a number and press Enter. Where each application is, what is needed and what comes next will stand here.',
  },
  nothing: { bn: 'এই নম্বরে কিছু পাওয়া যায়নি', en: 'Nothing is known by this number' },
  nothingText: {
    bn: 'নম্বরটি আবার মিলিয়ে নিন, অথবা অন্য একটি নম্বর চান: আবেদন নম্বর, আবেদনে দেওয়া ফোন, এনআইডি বা পাসপোর্ট।',
    en: 'Compare the number once more, or ask for another one: application number, the phone in the application, NID or passport.',
  },
  foundOne: { bn: '১টি আবেদন পাওয়া গেছে', en: '1 application found' },
  foundMany: { bn: '{n}টি আবেদন পাওয়া গেছে', en: '{n} applications found' },
  foundNoFile: { bn: 'এই নম্বরে কোনো আবেদন নেই', en: 'No application by this number' },
  more: { bn: 'আরও আছে; নতুন {n}টি দেখানো হলো।', en: 'There are more; these are the newest {n}.' },

  tell: { bn: 'ফোনকারীকে বলুন', en: 'Tell the caller' },
  where: { bn: 'এখন যেখানে আছে', en: 'Where it is now' },
  since: { bn: 'কবে থেকে', en: 'Since' },
  begun: { bn: 'শুরু করেছেন', en: 'Begun on' },
  submitted: { bn: 'জমার তারিখ', en: 'Submitted on' },
  name: { bn: 'নাম', en: 'Name' },
  district: { bn: 'জেলা', en: 'District' },
  lastFour: { bn: '{what}, শেষ চারটি', en: '{what}, last four' },
  toCorrect: { bn: 'যা সংশোধন করতে হবে', en: 'To be corrected' },
  toCorrectBy: { bn: '{date} তারিখের মধ্যে যা সংশোধন করতে হবে', en: 'To be corrected by {date}' },
  missingPapers: { bn: 'যেসব কাগজ এখনো দেওয়া হয়নি', en: 'Papers not there yet' },
  missingSteps: { bn: 'যেসব ধাপ এখনো শেষ হয়নি', en: 'Steps not finished yet' },
  timeline: { bn: 'এ পর্যন্ত যা হয়েছে', en: 'What has happened so far' },

  memberships: { bn: 'সদস্যপদ', en: 'Membership' },
  active: { bn: 'চালু', en: 'Active' },
  ended: { bn: 'শেষ হয়েছে', en: 'Ended' },
  registered: { bn: 'নিবন্ধন বহিতে আছে', en: 'In the register' },
  insured: { bn: 'বীমা আছে', en: 'Insured' },
  notInsured: { bn: 'বীমা নেই', en: 'Not insured' },
  joined: { bn: '{date} থেকে', en: 'since {date}' },

  callsOnFile: { bn: 'আগের ফোন', en: 'Earlier calls' },
  callsFromPhone: { bn: 'এই নম্বর থেকে আগের ফোন', en: 'Earlier calls from this number' },

  log: { bn: 'এই ফোনের কথা লিখুন', en: 'Log this call' },
  logHere: { bn: 'এই আবেদনে ফোনের কথা লিখুন', en: 'Log the call on this one' },
  about: { bn: 'কোন আবেদন নিয়ে', en: 'About which application' },
  aboutNone: { bn: 'কোনো আবেদন নিয়ে নয়', en: 'About none of them' },
  reason: { bn: 'ফোনের কারণ', en: 'Reason for the call' },
  note: { bn: 'কী জানতে চেয়েছেন, কী বলেছেন', en: 'What was asked, what you said' },
  noteHint: { bn: 'এনআইডি, পাসপোর্ট বা হিসাব নম্বর লিখবেন না।', en: 'Write no NID, passport or account number.' },
  save: { bn: 'ফোনের কথা রাখুন', en: 'Log the call' },

  openCase: { bn: 'ফোনকারীর জন্য শুরু করুন', en: 'Open for the caller' },
  openBereavement: { bn: 'মৃত্যুর পরে পরিবারের সহায়তা', en: 'A case of a bereaved family' },
  openRepatriation: { bn: 'প্রত্যাবাসনের আবেদন', en: 'A repatriation case' },
  openComplaint: { bn: 'অভিযোগ', en: 'A complaint' },
} satisfies Record<string, Bilingual>

export const numberNames = {
  nid: { bn: 'এনআইডি', en: 'NID' },
  brn: { bn: 'জন্মনিবন্ধন', en: 'Birth registration' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  account: { bn: 'ব্যাংক হিসাব', en: 'Bank account' },
} satisfies Record<string, Bilingual>
