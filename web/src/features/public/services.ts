import type { ScreenId } from '../../../../domain/src/access/screens.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'

type ServiceModule = keyof typeof serviceModules

/** Who may get what, in one sentence. No amounts: the board changes them each year. */
export const services: { module: ServiceModule; screen: ScreenId; sentence: Bilingual }[] = [
  {
    module: 'edu-allowance',
    screen: 'education-allowance',
    sentence: {
      bn: 'প্রবাসী কর্মীর মেধাবী সন্তান এসএসসি, এইচএসসি বা সমমান পাসের পর পড়াশোনার জন্য বৃত্তি পেতে পারে।',
      en: 'Children of workers abroad who did well in SSC, HSC or an equal examination may get a stipend for further study.',
    },
  },
  {
    module: 'dis-allowance',
    screen: 'disability-allowance',
    sentence: {
      bn: 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তান ভাতা পেতে পারে। প্রত্যেক সন্তানের জন্য আলাদা আবেদন করতে হয়।',
      en: 'Children with disabilities of workers abroad may get an allowance. Each child needs an application of its own.',
    },
  },
  {
    module: 'wewb-membership',
    screen: 'membership',
    sentence: {
      bn: 'যাঁরা বিএমইটির ছাড়পত্র ছাড়া বিদেশে আছেন, তাঁরা সদস্য হয়ে বোর্ডের সেবা নিতে পারেন।',
      en: 'People who are abroad without BMET clearance can become members and use the services of the board.',
    },
  },
  {
    module: 're-integration',
    screen: 're-integration',
    sentence: {
      bn: 'বিদেশ থেকে ফিরে আসা কর্মী পরামর্শ, প্রশিক্ষণ ও নতুন করে শুরু করার সহায়তা পেতে পারেন।',
      en: 'Workers who have come back may get advice, training and help to start again.',
    },
  },
  {
    module: 'fa-repatriation',
    screen: 'repatriation-application',
    sentence: {
      bn: 'বিদেশে কেউ মারা গেলে বা আটকে পড়লে দেশে আনার জন্য পরিবার বোর্ডের সহায়তা চাইতে পারে।',
      en: 'When someone dies or is stranded abroad, the family can ask the board to help bring them home.',
    },
  },
  {
    module: 'fa-medical-assistance',
    screen: 'medical-assistance',
    sentence: {
      bn: 'অসুস্থ বা আহত হয়ে দেশে ফেরা কর্মী চিকিৎসার জন্য আর্থিক সহায়তা পেতে পারেন।',
      en: 'Workers who came home sick or injured may get money towards their treatment.',
    },
  },
  {
    module: 'fa-burial-cost',
    screen: 'burial-cost',
    sentence: {
      bn: 'বিদেশে মৃত কর্মীর মরদেহ দেশে এলে পরিবহন ও দাফনের খরচ পরিবারকে দেওয়া হয়।',
      en: 'When the body of a worker who died abroad comes home, the family gets the cost of transport and burial.',
    },
  },
  {
    module: 'fa-financial-assistance',
    screen: 'financial-assistance',
    sentence: {
      bn: 'বিদেশে বা ছুটিতে দেশে এসে কর্মী মারা গেলে তাঁর পরিবার এককালীন অনুদান পেতে পারে।',
      en: 'The family of a worker who died abroad, or at home on leave, may get a one-time grant.',
    },
  },
  {
    module: 'compensation',
    screen: 'compensation',
    sentence: {
      bn: 'মৃত কর্মীর ক্ষতিপূরণ ও বকেয়া পাওনা দূতাবাসের মাধ্যমে আদায় করে পরিবারকে দেওয়া হয়।',
      en: 'Compensation and unpaid dues of a worker who died are recovered through the embassy and given to the family.',
    },
  },
  {
    module: 'surokkha',
    screen: 'surokkha-application',
    sentence: {
      bn: 'বীমা করা কর্মী মারা গেলে, অক্ষম হলে বা কাজ হারিয়ে ফিরে এলে বীমার টাকা দাবি করা যায়।',
      en: 'If an insured worker dies, is disabled or comes back without work, the insurance money can be claimed.',
    },
  },
  {
    module: 'gms',
    screen: 'online-gms-program',
    sentence: {
      bn: 'বোর্ড কোনো বিশেষ অনুদান কর্মসূচি চালু করলে তার জন্য আবেদন করা যায়।',
      en: 'When the board runs a special grant programme, you can apply for it.',
    },
  },
]
