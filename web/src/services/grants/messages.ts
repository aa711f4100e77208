import type { Bilingual } from '@wewb/domain/language/bilingual'

export const grantMessages = {
  title: { bn: 'অনুদান কর্মসূচি', en: 'Grant programmes' },
  intro: {
    bn: 'বোর্ড সময়ে সময়ে বিশেষ অনুদান দেয়। কোনটি কার জন্য, কী কী লাগে আর কত দিন আবেদন করা যায়, তা এখানে পড়ুন। পড়তে লগইন লাগে না।',
    en: 'From time to time the board gives special grants. Read here whom each is for, what it asks and until when you can apply. You need not log in to read.',
  },
  openNow: { bn: 'এখন আবেদন চলছে', en: 'Open now' },
  notOpen: { bn: 'এখন আবেদন চলছে না', en: 'Not open now' },
  none: { bn: 'এখন কোনো অনুদান কর্মসূচি নেই', en: 'There is no grant programme now' },
  noneText: {
    bn: 'নতুন কর্মসূচি চালু হলে এখানে ও নোটিশ বোর্ডে জানানো হবে। তত দিন দেখে নিতে পারেন, অন্য কোন সুবিধা আপনার কাজে লাগে।',
    en: 'A new programme will be announced here and on the notice board. Meanwhile you can see which other benefit may help you.',
  },
  finder: { bn: 'কোন সুবিধা পেতে পারেন, দেখুন', en: 'See which benefit you may get' },
  noticeBoard: { bn: 'নোটিশ বোর্ড দেখুন', en: 'See the notice board' },
  gone: { bn: 'কর্মসূচিটি এখানে আর নেই', en: 'This programme is no longer here' },
  goneText: { bn: 'এখন যেসব কর্মসূচি আছে, সেগুলো নিচে দেখুন।', en: 'The programmes there are now are listed below.' },

  readMore: { bn: 'বিস্তারিত পড়ুন', en: 'Read more' },
  readWhole: { bn: 'কর্মসূচির সব কথা পড়ুন', en: 'Read all about this programme' },
  allProgrammes: { bn: 'সব কর্মসূচি', en: 'All programmes' },
  applyUntil: { bn: 'আবেদনের শেষ তারিখ {date}', en: 'Apply until {date}' },
  window: { bn: 'আবেদনের সময় {from} থেকে {to}', en: 'Applications from {from} to {to}' },
  mostAmount: { bn: 'একজন সর্বোচ্চ {amount} পেতে পারেন', en: 'At most {amount} for one person' },

  atAGlance: { bn: 'এক নজরে', en: 'At a glance' },
  when: { bn: 'কখন আবেদন করবেন', en: 'When to apply' },
  most: { bn: 'সর্বোচ্চ কত টাকা', en: 'The most you can get' },
  who: { bn: 'কারা আবেদন করতে পারেন', en: 'Who can apply' },
  whoApplicants: {
    bn: '“কীসের জন্য” অংশে যাঁদের কথা লেখা। এই পোর্টালে একটি অ্যাকাউন্ট লাগে।',
    en: 'Those described under “What it is for”. You need an account on this portal.',
  },
  whoMembers: { bn: 'শুধু বোর্ডের সদস্য', en: 'Members of the board only' },
  whoStaff: {
    bn: 'বোর্ডের কার্যালয়ে গিয়ে: কর্মকর্তা ফরম পূরণ করে দেন',
    en: 'At an office of the board: an officer fills in the form for you',
  },
  whatFor: { bn: 'কীসের জন্য', en: 'What it is for' },
  whatItAsks: { bn: 'ফরমে যা জানতে চাওয়া হয়', en: 'What the form asks' },
  whatItAsksText: {
    bn: 'আপনার উত্তর দেখে কিছু প্রশ্ন বাদ যেতে পারে। একবারে শেষ না হলে পরে বাকিটা পূরণ করা যায়।',
    en: 'Depending on your answers some questions are not asked. You can stop at any time and go on later.',
  },
  section: { bn: '{n}. {title}', en: '{n}. {title}' },
  optional: { bn: '(না দিলেও চলে)', en: '(optional)' },
  papers: { bn: 'যা যা হাতের কাছে রাখবেন', en: 'What you need at hand' },
  paperPassport: { bn: 'পাসপোর্ট', en: 'Passport' },
  paperBank: {
    bn: 'ব্যাংক হিসাবের নম্বর ও চেকের পাতার ছবি',
    en: 'Number of the bank account and a picture of a cheque leaf',
  },
  paperNid: { bn: 'জাতীয় পরিচয়পত্র', en: 'National ID card' },
  papersText: { bn: 'মোবাইলে ছবি তুলেও দিতে পারবেন।', en: 'Photos taken with your phone will do.' },
  apply: { bn: 'আবেদন করুন', en: 'Apply' },
  applyText: {
    bn: 'আবেদন করতে লগইন লাগে। লগইন করলে সোজা এই কর্মসূচিতে যাবেন।',
    en: 'You log in to apply, and come straight to this programme.',
  },
  closedText: { bn: 'এ কর্মসূচির আবেদন এখন বন্ধ রয়েছে।', en: 'This programme takes no applications now.' },

  mine: { bn: 'অনুদান কর্মসূচিতে আপনার আবেদন', en: 'Your applications to grant programmes' },
  noneMine: { bn: 'এখনো কোনো কর্মসূচিতে আবেদন করেননি', en: 'You have not applied to a programme yet' },
  noneMineText: { bn: 'আবেদন শুরু করলে এখানে দেখা যাবে।', en: 'What you begin will appear here.' },
  noneOpen: { bn: 'এখন কোনো কর্মসূচিতে আবেদন চলছে না', en: 'No programme takes applications now' },
  noneOpenText: {
    bn: 'নতুন কর্মসূচি চালু হলে এখানে ও নোটিশ বোর্ডে জানানো হবে।',
    en: 'A new programme will appear here, and on the notice board.',
  },
  homeIntro: {
    bn: 'অনুদান কর্মসূচি বেছে নিন, কী কী কাগজ লাগবে দেখে নিন, তারপর আবেদন করুন।',
    en: 'Choose a grant programme, see which papers it needs, then apply.',
  },

  deskIntro: {
    bn: 'যে অনুদান কর্মসূচির আবেদন দেখবেন, সেটি বেছে নিন।',
    en: 'Choose the grant programme whose applications you want to see.',
  },
  open: { bn: 'আবেদন চলছে', en: 'Open' },
  closed: { bn: 'আবেদন বন্ধ', en: 'Closed' },
  waiting: { bn: 'আপনার টেবিলে {n}টি', en: '{n} on your desk' },
  nothingWaits: { bn: 'আপনার টেবিলে কিছু নেই', en: 'Nothing on your desk' },
  noProgrammes: { bn: 'এখনো কোনো কর্মসূচি প্রকাশ হয়নি', en: 'No programme has been published yet' },
  noProgrammesText: {
    bn: 'কর্মসূচি প্রকাশ হলে তার আবেদনের তালিকা এখানে দেখা যাবে।',
    en: 'Once a programme is published, its applications are found here.',
  },
  build: { bn: 'কর্মসূচি তৈরি', en: 'Programme builder' },
} satisfies Record<string, Bilingual>
