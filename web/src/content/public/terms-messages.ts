import type { Bilingual } from '@wewb/domain/language/bilingual'

export type TermsSection = { id: string; title: Bilingual; points: Bilingual[] }

export const termsIntro: Bilingual = {
  bn: 'এই পাতায় সহজ কথায় লেখা আছে: পোর্টালটি কীভাবে ব্যবহার করবেন, আর আপনার তথ্য আমরা কীভাবে রাখি।',
  en: 'This page says in plain words how to use the portal and how we keep your information.',
}
export const tableOfContentsLabel: Bilingual = { bn: 'এই পাতায় আছে', en: 'On this page' }

export const terms: TermsSection[] = [
  {
    id: 'use',
    title: { bn: 'ব্যবহারের শর্ত', en: 'Terms of use' },
    points: [
      {
        bn: 'পোর্টালটি বিদেশে কাজ করেন বা করতেন এমন কর্মী ও তাঁদের পরিবারের জন্য। ব্যবহার করতে কোনো টাকা লাগে না।',
        en: 'The portal is for people who work or worked abroad and for their families. Using it costs nothing.',
      },
      {
        bn: 'নিজের সঠিক তথ্য দিন। জেনেশুনে ভুল তথ্য বা কাগজ দিলে আবেদন বাতিল হতে পারে।',
        en: 'Give true information. An application with knowingly false information or papers may be cancelled.',
      },
      {
        bn: 'পাসওয়ার্ড ও মোবাইলে আসা কোড কাউকে বলবেন না। বোর্ডের কেউ কখনো এগুলো জানতে চান না।',
        en: 'Tell nobody your password or the codes sent to you. Nobody from the board ever asks for them.',
      },
      {
        bn: 'অনুদান পাইয়ে দেওয়ার কথা বলে কেউ টাকা চাইলে দেবেন না। কল সেন্টারে জানান।',
        en: 'If someone asks for money to get you a grant, do not pay. Tell the call centre.',
      },
      {
        bn: 'মেরামতের জন্য পোর্টাল কিছু সময় বন্ধ থাকতে পারে। তখন একটু পরে আবার চেষ্টা করুন।',
        en: 'The portal may be closed for a while for repairs. Please try again later then.',
      },
    ],
  },
  {
    id: 'what',
    title: { bn: 'আমরা কী কী তথ্য রাখি', en: 'What we keep' },
    points: [
      {
        bn: 'অ্যাকাউন্টের জন্য: আপনার নাম, মোবাইল নম্বর বা ই-মেইল, আর আপনি দিলে জাতীয় পরিচয়পত্র নম্বর, জন্ম তারিখ ও ছবি।',
        en: 'For your account: your name, mobile number or e-mail, and your national ID number, date of birth and photo if you give them.',
      },
      {
        bn: 'আবেদনের জন্য: সেই সেবার ফরমে আপনি যা লেখেন ও যে কাগজ জমা দেন। যা দরকার নেই, তা আমরা চাই না।',
        en: 'For an application: what you write in its form and the papers you hand in. We do not ask for what is not needed.',
      },
      {
        bn: 'নিরাপত্তার জন্য: কখন লগইন হয়েছে এবং কে কোন তথ্যে কী করেছেন, তার হিসাব।',
        en: 'For safety: when somebody logged in, and who did what with which record.',
      },
    ],
  },
  {
    id: 'why',
    title: { bn: 'কেন রাখি', en: 'Why we keep it' },
    points: [
      {
        bn: 'আপনাকে চেনার জন্য, আবেদন যাচাই করার জন্য, টাকা ঠিক মানুষের কাছে পাঠানোর জন্য এবং আপনাকে খবর দেওয়ার জন্য।',
        en: 'To know who you are, to check your application, to pay the right person and to send you word.',
      },
      {
        bn: 'অন্য কোনো কাজে, যেমন বিজ্ঞাপনে, আপনার তথ্য ব্যবহার করা হয় না। তথ্য বিক্রিও করা হয় না।',
        en: 'Your information is used for nothing else, such as advertising, and is never sold.',
      },
    ],
  },
  {
    id: 'who',
    title: { bn: 'কে দেখতে পান', en: 'Who sees it' },
    points: [
      {
        bn: 'আপনি নিজে, আর বোর্ডের যে কর্মকর্তাদের কাজে লাগে শুধু তাঁরা।',
        en: 'You, and only those officers of the board who need it for their work.',
      },
      {
        bn: 'আবেদন যাচাইয়ের জন্য দূতাবাস, জেলা কর্মসংস্থান ও জনশক্তি অফিস এবং টাকা পাঠানোর জন্য ব্যাংক দরকারি অংশটুকু দেখে।',
        en: 'For checking, the embassy and the district employment and manpower office see the part they need; for paying, the bank does.',
      },
      {
        bn: 'জাতীয় পরিচয়পত্র, পাসপোর্ট ও ব্যাংক হিসাবের নম্বর এবং অসুখের কথা তালাবদ্ধ (এনক্রিপ্ট) করে রাখা হয়। সবার জন্য খোলা পাতায় এগুলো কখনো দেখানো হয় না।',
        en: 'National ID, passport and bank account numbers and facts of illness are stored encrypted, and never shown on public pages.',
      },
    ],
  },
  {
    id: 'how-long',
    title: { bn: 'কত দিন রাখি', en: 'How long we keep it' },
    points: [
      {
        bn: 'যত দিন আপনার অ্যাকাউন্ট বা আবেদনের কাজে লাগে, এবং এরপর সরকারি নথি রাখার নিয়মে যত দিন রাখতে হয়।',
        en: 'As long as your account or application needs it, and after that as long as the rules for government records ask.',
      },
      {
        bn: 'মোবাইলে পাঠানো কোড কয়েক মিনিট পর আর কাজ করে না।',
        en: 'Codes sent to your phone stop working after a few minutes.',
      },
    ],
  },
  {
    id: 'rights',
    title: { bn: 'আপনার অধিকার', en: 'Your rights' },
    points: [
      {
        bn: 'আপনার কী তথ্য আছে তা জানতে, ভুল ঠিক করাতে এবং অ্যাকাউন্ট বন্ধ করতে বলতে পারেন।',
        en: 'You can ask what we hold about you, have mistakes put right and ask for your account to be closed.',
      },
      {
        bn: 'প্রোফাইল পাতায় নিজের তথ্য দেখতে এবং নাম, ছবি ও ভাষা বদলাতে পারেন; অন্য কিছু ঠিক করাতে ১৬১৩৫ নম্বরে ফোন করুন। কোথায় কোথায় লগইন করা আছে তা-ও দেখতে ও বন্ধ করতে পারেন।',
        en: 'On the profile page you can see your details and change your name, photo and language; for other corrections call 16135. You can also see and end your log-ins on other devices.',
      },
    ],
  },
  {
    id: 'device',
    title: { bn: 'আপনার ফোন বা কম্পিউটারে যা থাকে', en: 'What stays on your device' },
    points: [
      {
        bn: 'একটি কুকি মনে রাখে আপনি কোন ভাষা বেছে নিয়েছেন, আরেকটি চেনে এই যন্ত্রে আগে লগইন হয়েছিল কি না; ফরমের প্রশ্ন পড়ে শোনাতে বললে সেটিও একটি কুকিতে থাকে। লগইন করলে আপনার নাম, ছবি ও লগইনের চাবি থাকে; লগআউট করলে মুছে যায়।',
        en: 'A cookie remembers your language, another that this device has logged in before, and a third, if you ask for it, that questions are read aloud. While logged in, your name, photo and log-in key are there; logging out removes them.',
      },
      {
        bn: 'কেউ আপনাকে অনুসরণ করে এমন কিছু (ট্র্যাকার) এই পোর্টালে নেই।',
        en: 'There are no trackers in this portal.',
      },
    ],
  },
]

export const termsContact = {
  title: { bn: 'যোগাযোগ', en: 'Contact' },
  text: {
    bn: 'এ বিষয়ে প্রশ্ন থাকলে কল সেন্টারে ফোন করুন: {local} (দেশের ভেতরে, টোল-ফ্রি) বা {abroad} (বিদেশ থেকে)।',
    en: 'With questions about this, call the call centre: {local} (inside Bangladesh, toll-free) or {abroad} (from abroad).',
  },
  address: {
    bn: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড, প্রবাসী কল্যাণ ভবন, ৭১-৭২ ইস্কাটন গার্ডেন, ঢাকা-১০০০',
    en: "Wage Earners' Welfare Board, Probashi Kallyan Bhaban, 71-72 Eskaton Garden, Dhaka-1000",
  },
} satisfies Record<string, Bilingual>
