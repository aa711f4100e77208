import type { Bilingual } from '@wewb/domain/language/bilingual'

export const serviceHomeMessages = {
  openCirculars: { bn: 'এখন আবেদন চলছে', en: 'Open now' },
  applyUntil: { bn: 'আবেদনের শেষ তারিখ {date}', en: 'Apply until {date}' },
  lastDay: { bn: 'আজই শেষ দিন', en: 'Today is the last day' },
  daysLeft: { bn: 'আর {n} দিন বাকি', en: '{n} days left' },
  apply: { bn: 'আবেদন করুন', en: 'Apply' },
  check: { bn: 'এটি আপনার জন্য কি না, নিশ্চিত নন?', en: 'Not sure whether this is for you?' },
  checkLink: { bn: 'কয়েকটি ছোট প্রশ্নে দেখে নিন', en: 'Check it with a few short questions' },
  deadlineOver: { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' },
  deadlineOverText: {
    bn: 'এখন কোনো বিজ্ঞপ্তি খোলা নেই। নতুন বিজ্ঞপ্তি এলে নোটিশ বোর্ডে জানানো হবে।',
    en: 'No circular is open at present. A new one will be announced on the notice board.',
  },
  notOffered: { bn: 'এটি এখন আপনার জন্য খোলা নেই', en: 'This is not open to you at present' },
  notOfferedText: {
    bn: 'আবেদনের সময় শেষ হয়ে থাকতে পারে, অথবা এটি শুধু বোর্ডের সদস্যদের জন্য।',
    en: 'The time to apply may be over, or it is for members of the board only.',
  },
  noticeBoard: { bn: 'নোটিশ বোর্ড দেখুন', en: 'See the notice board' },
  papers: { bn: 'যা যা হাতের কাছে রাখবেন', en: 'What you need at hand' },
  papersText: {
    bn: 'মোবাইলে ছবি তুলেও দিতে পারবেন। একবারে শেষ না হলে পরে বাকিটা পূরণ করা যাবে।',
    en: 'Photos taken with your phone will do. You can stop at any time and go on later.',
  },
  paperIfAsked: { bn: '(প্রয়োজন হলে)', en: '(if it applies)' },
  mine: { bn: 'এই সেবায় আপনার আবেদন', en: 'Your applications for this service' },
  noneYet: { bn: 'এখনো কোনো আবেদন করেননি', en: 'You have not applied yet' },
  noneYetText: { bn: 'আবেদন শুরু করলে এখানে দেখা যাবে।', en: 'What you begin will appear here.' },
} satisfies Record<string, Bilingual>
