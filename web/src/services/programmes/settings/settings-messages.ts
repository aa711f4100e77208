import type { Bilingual } from '@wewb/domain/language/bilingual'

export const programmeSettingsMessages = {
  about: { bn: 'কর্মসূচি', en: 'The programme' },
  title: { bn: 'নাম', en: 'Name' },
  details: { bn: 'বিবরণ', en: 'What it is' },
  detailsHint: { bn: 'কাকে, কী জন্য, কত: দু-তিন বাক্যে লিখুন।', en: 'For whom, for what, how much: two or three sentences.' },
  isPublic: { bn: 'সবার জন্য খোলা পাতায় দেখানো হবে', en: 'Shown to everyone on the public page' },

  window: { bn: 'আবেদনের সময়', en: 'When it takes applications' },
  windowHint: { bn: 'বাংলাদেশ সময়; দুটি দিনই ধরা হয়।', en: 'By the clock of Dhaka; both days count.' },
  opensOn: { bn: 'প্রথম দিন', en: 'First day' },
  closesOn: { bn: 'শেষ দিন', en: 'Last day' },

  money: { bn: 'টাকা ও আসন', en: 'Money and places' },
  maxAmount: { bn: 'একজন সর্বোচ্চ কত টাকা পাবেন', en: 'The most one person can get, in taka' },
  budget: { bn: 'মোট বরাদ্দ (টাকা)', en: 'Budget of all together, in taka' },
  seats: { bn: 'কতজন পাবেন', en: 'How many can get it' },
  blankIsNone: { bn: 'খালি রাখলে সীমা নেই', en: 'Left empty, there is no limit' },

  who: { bn: 'কে আবেদন করতে পারবেন', en: 'Who may apply' },
  opensTo: { bn: 'যাঁদের জন্য', en: 'Open to' },
  applicants: { bn: 'যাঁর অ্যাকাউন্ট আছে', en: 'Whoever has an account' },
  members: { bn: 'শুধু বোর্ডের সদস্য', en: 'Members of the board only' },
  staff: { bn: 'শুধু কর্মকর্তারা, অন্যের পক্ষে', en: 'Staff only, for somebody' },
  onePerPerson: { bn: 'এক এনআইডিতে একবারই আবেদন করা যাবে', en: 'One application for one national ID' },

  rules: { bn: 'যোগ্যতার শর্ত', en: 'Eligibility rules' },
  rulesHint: {
    bn: 'উত্তর শর্তের সাথে না মিললে আবেদন জমা হবে না, আবেদনকারী কারণ পড়বেন।',
    en: 'Whose answers do not fit cannot submit, and reads why.',
  },
  rule: { bn: 'শর্ত {n}: আবেদন করা যাবে, যদি', en: 'Rule {n}: one may apply if' },
  otherwise: { bn: 'না হলে আবেদনকারী যা পড়বেন', en: 'Otherwise the applicant reads' },
  addRule: { bn: 'যোগ্যতার শর্ত যোগ করুন', en: 'Add a rule' },
  dropRule: { bn: 'শর্ত {n} বাদ দিন', en: 'Remove rule {n}' },
  noQuestions: { bn: 'আগে ফরমে প্রশ্ন দিন।', en: 'Put questions into the form first.' },

  desks: { bn: 'যাঁদের হাত ঘুরে অনুমোদন হবে', en: 'The desks on the way to approval' },
  desksHint: { bn: 'ওপর থেকে নিচে। শেষ ডেস্ক অনুমোদন দেয়।', en: 'From top to bottom. The last one approves.' },
  desk: { bn: 'ডেস্ক {n}', en: 'Desk {n}' },
  workingDays: { bn: 'কর্মদিবস', en: 'Working days' },
  addDesk: { bn: 'ডেস্ক যোগ করুন', en: 'Add a desk' },
  deskUp: { bn: 'ডেস্ক {n} ওপরে তুলুন', en: 'Move desk {n} up' },
  deskDown: { bn: 'ডেস্ক {n} নিচে নামান', en: 'Move desk {n} down' },
  dropDesk: { bn: 'ডেস্ক {n} বাদ দিন', en: 'Remove desk {n}' },

  messages: { bn: 'এসএমএসের ভাষা', en: 'Text messages' },
  messagesHint: {
    bn: 'খালি রাখলে বোর্ডের চলতি কথাই যাবে। বাঁকা বন্ধনীর শব্দ পাঠানোর সময় বদলে যায়।',
    en: "Left empty, the board's usual words are sent. Words in curly brackets are filled in when it is sent.",
  },
  SUBMITTED: { bn: 'আবেদন জমা হলে', en: 'When it is received' },
  RETURNED: { bn: 'সংশোধনের জন্য ফেরত গেলে', en: 'When it is sent back' },
  APPROVED: { bn: 'অনুমোদিত হলে', en: 'When it is approved' },
  REJECTED: { bn: 'মঞ্জুর না হলে', en: 'When it is not granted' },
  usual: { bn: 'বোর্ডের কথা: {text}', en: 'Usual words: {text}' },
  ownWords: { bn: 'নিজের কথায় লিখুন', en: 'Use own words' },
  backToUsual: { bn: 'বোর্ডের কথায় ফিরুন', en: 'Back to the usual words' },
  message: { bn: 'এসএমএস', en: 'Message' },
  parts: { bn: '{language}: {n} অক্ষর, {parts}টি এসএমএস', en: '{language}: {n} letters, messages: {parts}' },
  bangla: { bn: 'বাংলা', en: 'Bangla' },
  english: { bn: 'ইংরেজি', en: 'English' },

  columns: { bn: 'কর্মকর্তাদের তালিকায় যা দেখাবে', en: "Shown in the officers' list" },
  columnsHint: {
    bn: 'আবেদন নম্বর, নাম, তারিখ ও অবস্থা সব সময় থাকে। আরও ছয়টি পর্যন্ত বাছুন।',
    en: 'Number, name, day and state are always there. Choose up to six more.',
  },
  noColumns: { bn: 'দেখানোর মতো প্রশ্ন এখনো নেই।', en: 'There is no question to show yet.' },
  print: { bn: 'ছাপার শিরোনাম', en: 'Heading of the print' },
  printHint: { bn: 'খালি রাখলে কর্মসূচির নাম ছাপা হবে।', en: 'Left empty, the name of the programme is printed.' },
} satisfies Record<string, Bilingual>
