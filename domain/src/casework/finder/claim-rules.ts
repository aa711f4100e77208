import type { FinderService } from './finder-rule.ts'
import { familyApplies, prefillIdentitySourceUnlessDeath, needsRegistration } from './shared-rules.ts'
import { choseAnyOf, hasDied, isHome, isRegistered, isUnregistered } from './conditions.ts'

/** Compensation (docs/domain/benefits.md). */
export const compensation: FinderService = {
  service: 'compensation',
  rules: [
    {
      when: { all: [isRegistered, choseAnyOf('needs', 'dues')] },
      eligibility: 'yes',
      reason: {
        bn: 'বেতন, পাওনা বা ক্ষতিপূরণ বাকি থাকলে বোর্ড দূতাবাসের মাধ্যমে তা আদায়ের চেষ্টা করে। এতে সময় লাগতে পারে।',
        en: 'When wages, dues or compensation are owed, the board tries to recover them through the embassy. It can take time.',
      },
    },
    {
      when: { all: [hasDied, { not: choseAnyOf('needs', 'dues') }] },
      eligibility: 'perhaps',
      reason: {
        bn: 'কর্মীর মৃত্যুর জন্য ক্ষতিপূরণ, বা বেতন ও পাওনা বাকি থাকলে পরিবার তা চাইতে পারে।',
        en: 'If compensation for the death, or wages and dues, are owed, the family can claim them.',
      },
    },
    {
      when: { all: [choseAnyOf('needs', 'illness'), { not: choseAnyOf('needs', 'dues') }] },
      eligibility: 'perhaps',
      reason: {
        bn: 'বিদেশে কাজ করতে গিয়ে আঘাত পেলে ক্ষতিপূরণ চাওয়া যায়।',
        en: 'For an injury at work abroad, compensation can be claimed.',
      },
    },
    {
      when: { not: choseAnyOf('needs', 'dues') },
      eligibility: 'no',
      reason: {
        bn: 'এই সেবা বিদেশে বাকি থাকা বেতন, পাওনা বা ক্ষতিপূরণ আদায়ের জন্য।',
        en: 'This is for wages, dues or compensation that are owed abroad.',
      },
    },
    ...needsRegistration({
      bn: 'বাকি বেতন, পাওনা বা ক্ষতিপূরণ দূতাবাসের মাধ্যমে আদায় করা যায়।',
      en: 'Wages, dues or compensation that are owed can be recovered through the embassy.',
    }),
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'বেতন, পাওনা বা ক্ষতিপূরণ বাকি থাকলে বোর্ড দূতাবাসের মাধ্যমে তা আদায়ের চেষ্টা করে।',
      en: 'When wages, dues or compensation are owed, the board tries to recover them through the embassy.',
    },
  },
  carries: [
    prefillIdentitySourceUnlessDeath,
    {
      when: { all: [choseAnyOf('who', 'bereaved'), { not: choseAnyOf('needs', 'dues') }] },
      path: 'claimType',
      value: 'DEATH_COMPENSATION',
    },
  ],
}

/**
 * The insurance. The finder never returns "yes": only the policy shows whether the date is within the cover (E-19,
 * E-20).
 */
export const surokkha: FinderService = {
  service: 'surokkha',
  rules: [
    {
      when: { not: { any: [choseAnyOf('who', 'bereaved'), choseAnyOf('needs', 'death', 'illness', 'job')] } },
      eligibility: 'no',
      reason: {
        bn: 'এটি বীমার টাকা দাবি করার আবেদন। নতুন বীমা করা হয় ছাড়পত্র বা সদস্যপদ নেওয়ার সময়।',
        en: 'This is for claiming insurance money. New insurance is taken together with clearance or membership.',
      },
    },
    familyApplies,
    {
      when: isUnregistered,
      eligibility: 'no',
      reason: {
        bn: 'এই বীমা ছাড়পত্র বা সদস্যপদের সঙ্গে করা হয়। কর্মীর দুটির কোনোটি নেই।',
        en: 'This insurance comes with clearance or membership, and the worker has neither.',
      },
    },
    {
      when: hasDied,
      eligibility: 'perhaps',
      reason: {
        bn: 'মৃত্যুর দিন কর্মীর বীমা চালু থাকলে নমিনি বা ওয়ারিশ দাবি করতে পারেন।',
        en: 'If the worker was insured on the day of death, the nominee or an heir can claim.',
      },
    },
    {
      when: choseAnyOf('needs', 'illness'),
      eligibility: 'perhaps',
      reason: {
        bn: 'কর্মীর বীমা চালু থাকার সময় অঙ্গহানি বা স্থায়ী ক্ষতি হয়ে থাকলে দাবি করা যায়।',
        en: 'If the worker lost a limb or was disabled for good while insured, it can be claimed.',
      },
    },
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'বীমা করা কর্মীকে যাওয়ার অল্প কয়েক মাসের মধ্যে কাজ হারিয়ে ফিরতে হলে দাবি করা যায়। নিয়োগকর্তা যাওয়ার সব খরচ দিয়ে থাকলে পাওয়া যায় না।',
      en: 'An insured worker who lost the job and came back within a few months of leaving can claim, unless the employer had paid the whole cost of going.',
    },
  },
  carries: [
    prefillIdentitySourceUnlessDeath,
    { when: choseAnyOf('who', 'bereaved'), path: 'personStatus', value: 'DEAD' },
    {
      when: { all: [isHome, choseAnyOf('needs', 'job'), { not: choseAnyOf('needs', 'illness', 'death') }] },
      path: 'personStatus',
      value: 'RETURNED_JOBLESS',
    },
    {
      when: { all: [choseAnyOf('who', 'returned'), { not: choseAnyOf('needs', 'death') }] },
      path: 'claimantType',
      value: 'SELF',
    },
  ],
}
