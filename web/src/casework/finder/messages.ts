import type { Bilingual } from '@wewb/domain/language/bilingual'

export const finderMessages = {
  progress: { bn: 'প্রশ্ন {n}/{total}', en: 'Question {n} of {total}' },
  intro: {
    bn: 'সর্বোচ্চ {n}টি ছোট প্রশ্ন। লগইন লাগে না। আপনার নাম বা কোনো নম্বর চাওয়া হয় না।',
    en: 'At most {n} short questions. No log-in, and we do not ask your name or any number.',
  },
  needsScript: {
    bn: 'এই পাতার জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'This page needs JavaScript. If you cannot turn it on, call {phone}.',
  },
  back: { bn: 'আগের প্রশ্ন', en: 'Previous question' },
  next: { bn: 'পরের ধাপ', en: 'Continue' },
  choose: { bn: 'একটি উত্তর বেছে নিন।', en: 'Choose an answer.' },
  tickOne: { bn: 'অন্তত একটিতে টিক দিন।', en: 'Tick at least one.' },

  found: { bn: 'যেসব সেবা কাজে লাগতে পারে', en: 'Services that may help' },
  wantedYes: { bn: 'আপনি আবেদন করতে পারেন', en: 'You can apply' },
  wantedPerhaps: { bn: 'আপনি হয়তো পেতে পারেন', en: 'You may be able to get it' },
  wantedNo: { bn: 'এই সেবা এখন আপনার জন্য নয়', en: 'This service is not for you now' },
  notADecision: {
    bn: 'আপনার উত্তর থেকে এই তালিকা। এটি সিদ্ধান্ত নয়: আবেদন করলে বোর্ড কাগজপত্র দেখে সিদ্ধান্ত নেবে।',
    en: 'This list follows from your answers. It is not a decision: the board decides when you apply and it has seen the papers.',
  },
  condolence: {
    bn: 'আপনাদের প্রতি আমাদের সমবেদনা। একা সব করতে হবে না: {phone} নম্বরে ফোন করলে আমরা সাহায্য করব।',
    en: 'We are sorry for your loss. You need not do this alone: call {phone} and we will help.',
  },
  yes: { bn: 'আবেদন করতে পারেন', en: 'You can apply' },
  perhaps: { bn: 'হয়তো পেতে পারেন', en: 'Perhaps' },
  no: { bn: 'এখন আপনার জন্য নয় ({n}টি)', en: 'Not for you now ({n})' },
  apply: { bn: 'আবেদন করুন', en: 'Apply' },
  openProgrammes: { bn: 'চলমান কর্মসূচি দেখুন', en: 'See the programmes that are open' },
  soon: {
    bn: 'অনলাইন আবেদন শিগগিরই চালু হবে। এখন {phone} নম্বরে ফোন করুন।',
    en: 'Online application opens soon. For now, call {phone}.',
  },
  logInFirst: {
    bn: 'আবেদন করতে লগইন লাগে। এখানে যা বলেছেন, তার যতটা ফরমে আছে ততটা ফরমে বসানো থাকবে। কী কী কাগজ লাগবে, তা সেবার পাতায় লেখা আছে।',
    en: 'You log in to apply. What you told us here is filled in where the form asks it. The page of each service lists the papers you need.',
  },
  filledIn: {
    bn: 'এখানে যা বলেছেন, তার যতটা ফরমে আছে ততটা ফরমে বসানো থাকবে। কী কী কাগজ লাগবে, তা সেবার পাতায় লেখা আছে।',
    en: 'What you told us here is filled in where the form asks it. The page of each service lists the papers you need.',
  },
  findOut: { bn: 'ছাড়পত্র বা সদস্যপদ আছে কি না জানেন না?', en: 'Not sure about clearance or membership?' },
  findOutLink: { bn: 'পাসপোর্ট নম্বর দিয়ে এখানে দেখুন', en: 'Check it here with the passport number' },

  answers: { bn: 'আপনি যা বলেছেন', en: 'What you told us' },
  change: { bn: 'বদলান', en: 'Change' },
  startAgain: { bn: 'আবার প্রথম থেকে শুরু করুন', en: 'Start again' },
  help: { bn: 'বুঝতে অসুবিধা হলে ফোন করুন', en: 'Call us if anything is unclear' },
  insideCountry: { bn: 'দেশের ভেতরে, টোল-ফ্রি', en: 'Inside Bangladesh, toll-free' },
  fromAbroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
} satisfies Record<string, Bilingual>
