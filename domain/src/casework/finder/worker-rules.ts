import { product } from '#reference/portal.ts'
import type { FinderService } from './finder-rule.ts'
import { prefillIdentitySource, needsRegistration } from './shared-rules.ts'
import { choseAnyOf, isAbroad, isHome, isUnregistered } from './conditions.ts'

/** Membership (docs/domain/benefits.md, E-11 and E-12). */
export const membership: FinderService = {
  service: `${product}-membership`,
  rules: [
    {
      when: choseAnyOf('registration', 'bmet'),
      eligibility: 'no',
      reason: {
        bn: 'বিএমইটির ছাড়পত্র থাকলে কর্মী আগে থেকেই নিবন্ধিত। সদস্যপদ ছাড়াই বোর্ডের সেবা পাওয়া যায়।',
        en: 'With BMET clearance the worker is registered already, and has the services of the board without membership.',
      },
    },
    {
      when: choseAnyOf('registration', 'member'),
      eligibility: 'no',
      reason: { bn: 'কর্মী আগে থেকেই সদস্য।', en: 'The worker is a member already.' },
    },
    {
      when: choseAnyOf('who', 'bereaved'),
      eligibility: 'no',
      reason: {
        bn: 'সদস্যপদ কর্মী নিজে নেন, বিদেশে থাকার সময়।',
        en: 'Membership is taken by workers themselves while they are abroad.',
      },
    },
    {
      when: isHome,
      eligibility: 'no',
      reason: { bn: 'সদস্যপদ তাঁদের জন্য, যাঁরা এখন বিদেশে আছেন।', en: 'Membership is for those who are abroad now.' },
    },
    {
      when: choseAnyOf('papers', 'expired'),
      eligibility: 'no',
      reason: {
        bn: 'পাসপোর্ট ও থাকার কাগজ দুটিরই মেয়াদ থাকতে হবে। আগে নবায়ন করুন, তারপর আবেদন করুন।',
        en: 'Passport and residence paper must both be valid. Renew them first, then apply.',
      },
    },
    {
      when: { all: [isAbroad, isUnregistered, choseAnyOf('papers', 'valid')] },
      eligibility: 'yes',
      reason: {
        bn: 'কর্মী ছাড়পত্র ছাড়া বিদেশে আছেন এবং তাঁর কাগজের মেয়াদ আছে। তিনি নিজে আবেদন করে সদস্য হতে পারেন, সঙ্গে বীমাও নিতে পারেন। বয়স বোর্ডের ঠিক করা সীমার মধ্যে হতে হবে।',
        en: 'The worker is abroad without clearance and has valid papers, and so can apply for membership, with insurance if wanted. The age must be within the limits of the board.',
      },
    },
    {
      when: choseAnyOf('registration', 'unknown'),
      eligibility: 'perhaps',
      reason: {
        bn: 'বিদেশে থাকা কর্মীর ছাড়পত্র না থাকলে তিনি সদস্য হতে পারেন। ছাড়পত্র আছে কি না, আগে জেনে নিন।',
        en: 'A worker abroad who has no clearance can become a member. Find out first whether there is one.',
      },
    },
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'ছাড়পত্র ছাড়া বিদেশে থাকা কর্মী সদস্য হতে পারেন, যদি পাসপোর্ট ও থাকার কাগজের মেয়াদ থাকে।',
      en: 'A worker abroad without clearance can become a member if passport and residence paper are valid.',
    },
  },
}

/** Re-integration. The programme period of E-13 is a setting, so an earlier return gives the verdict "perhaps". */
export const reIntegration: FinderService = {
  service: 're-integration',
  rules: [
    {
      when: { all: [isHome, choseAnyOf('returned', 'recent')] },
      eligibility: 'yes',
      reason: {
        bn: 'দেশে ফেরা কর্মী নিজে আবেদন করে পরামর্শ, প্রশিক্ষণ ও নগদ প্রণোদনা চাইতে পারেন। ব্যাংক হিসাব তাঁর নিজের নামে হতে হবে।',
        en: 'Workers who have come back can apply for advice, training and the cash incentive. The bank account must be in their own name.',
      },
    },
    {
      when: isHome,
      eligibility: 'perhaps',
      reason: {
        bn: 'পরামর্শ ও প্রশিক্ষণ চাওয়া যায়। নগদ প্রণোদনা শুধু তাঁদের জন্য, যাঁরা কর্মসূচির সময়ের মধ্যে ফিরেছেন।',
        en: 'Advice and training can be asked for. The cash incentive is only for those who came back within the period of the programme.',
      },
    },
    {
      when: { all: [choseAnyOf('needs', 'job'), choseAnyOf('who', 'abroad', 'family')] },
      eligibility: 'perhaps',
      reason: {
        bn: 'কর্মী দেশে ফিরলে তিনি নিজে আবেদন করতে পারবেন।',
        en: 'Workers can apply themselves once they have come home.',
      },
    },
  ],
  otherwise: {
    eligibility: 'no',
    reason: {
      bn: 'এই সেবা দেশে ফিরে আসা কর্মীর নিজের জন্য।',
      en: 'This service is for workers who have come back themselves.',
    },
  },
}

/** Medical assistance. A long time since the return is a warning for the officer, not a rejection. */
export const medicalAssistance: FinderService = {
  service: 'fa-medical-assistance',
  rules: [
    {
      when: { not: choseAnyOf('needs', 'illness') },
      eligibility: 'no',
      reason: {
        bn: 'এই সহায়তা অসুস্থ বা আহত হয়ে দেশে ফেরা কর্মীর জন্য।',
        en: 'This is for workers who came home ill or injured.',
      },
    },
    {
      when: { not: isHome },
      eligibility: 'perhaps',
      reason: {
        bn: 'অসুস্থ বা আহত কর্মী দেশে ফেরার পর এ সহায়তা চাইতে পারেন।',
        en: 'An ill or injured worker can ask for this after coming home.',
      },
    },
    ...needsRegistration({
      bn: 'অসুস্থ বা আহত হয়ে দেশে ফেরা কর্মী এ সহায়তা চাইতে পারেন।',
      en: 'A worker who came home ill or injured can ask for this.',
    }),
    {
      when: choseAnyOf('returned', 'recent'),
      eligibility: 'yes',
      reason: {
        bn: 'অসুস্থ বা আহত হয়ে দেশে ফেরা নিবন্ধিত কর্মী চিকিৎসার জন্য সহায়তা চাইতে পারেন। চিকিৎসার কাগজ লাগবে। একজন কর্মকর্তা ভিডিও কলে কথা বলবেন।',
        en: 'A registered worker who came home ill or injured can ask for help with the treatment. Treatment papers are needed, and an officer makes a video call.',
      },
    },
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'আবেদন করা যায়। ফেরার পর অনেক দিন হয়ে গেলে বোর্ড কারণ দেখে সিদ্ধান্ত নেয়।',
      en: 'You can apply. When the return was long ago, the board looks at the reason and decides.',
    },
  },
  carries: [prefillIdentitySource, { when: choseAnyOf('who', 'returned'), path: 'relation', value: 'SELF' }],
}

/** Grant programmes (docs/domain/benefits.md). */
export const grantProgrammes: FinderService = {
  service: 'gms',
  rules: [],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'বোর্ড কোনো বিশেষ কর্মসূচি চালু করলে তার জন্য আবেদন করা যায়। কারা পাবেন, তা সেই কর্মসূচির নোটিশে লেখা থাকে।',
      en: 'When the board opens a special programme you can apply for it. Its notice says who may get it.',
    },
  },
}
