import type { PrefillRule, FinderService } from './finder-rule.ts'
import {
  familyApplies,
  prefillIdentitySource,
  prefillIdentitySourceUnlessDeath,
  needsRegistration,
} from './shared-rules.ts'
import { choseAnyOf, hasDied, isAbroad, isRegistered } from './conditions.ts'

const diedAbroad = choseAnyOf('death', 'body-abroad', 'body-home', 'buried-abroad')
const placeOfDeath: PrefillRule[] = [
  { when: diedAbroad, path: 'deathPlace', value: 'ABROAD' },
  { when: choseAnyOf('death', 'on-leave'), path: 'deathPlace', value: 'ON_LEAVE_IN_BD' },
  { when: choseAnyOf('death', 'after-return'), path: 'deathPlace', value: 'AFTER_RETURN' },
]

/** Bereavement: one report, from which the other applications of the family are opened, registered or not. */
export const bereavement: FinderService = {
  service: 'bereavement',
  rules: [
    {
      when: { not: hasDied },
      eligibility: 'no',
      reason: { bn: 'এটি মারা যাওয়া কর্মীর পরিবারের জন্য।', en: 'This is for the family of a worker who has died.' },
    },
    familyApplies,
  ],
  otherwise: {
    eligibility: 'yes',
    reason: {
      bn: 'সবচেয়ে সহজ পথ: একবার জানালেই হবে। মরদেহ দেশে আনা, দাফন খরচ, অনুদান, ক্ষতিপূরণ ও বীমার মধ্যে যা পাওয়া যায়, বোর্ড তার আবেদন খুলে দেবে। একই কথা বারবার লিখতে হবে না।',
      en: 'The easiest way: tell it once. Of bringing the body home, burial cost, grant, compensation and insurance, the board opens what applies, and nothing has to be written twice.',
    },
  },
  carries: [
    { ...prefillIdentitySource, when: { all: [isRegistered, choseAnyOf('who', 'bereaved')] } },
    ...placeOfDeath,
    { when: choseAnyOf('death', 'body-abroad'), path: 'restsAt', value: 'KEPT_ABROAD' },
    { when: choseAnyOf('death', 'body-abroad'), path: 'familyWish', value: 'BRING_HOME' },
    { when: choseAnyOf('death', 'body-home'), path: 'restsAt', value: 'BANGLADESH' },
  ],
}

/** Repatriation: open to every citizen, registered or not. */
export const repatriation: FinderService = {
  service: 'fa-repatriation',
  rules: [
    {
      when: choseAnyOf('needs', 'stuck'),
      eligibility: 'yes',
      reason: {
        bn: 'বিদেশে আটকে পড়া বা বিপদে থাকা কর্মীকে দেশে আনতে সহায়তা চাওয়া যায়। ছাড়পত্র বা সদস্যপদ না থাকলেও চলবে।',
        en: 'You can ask for help to bring home a worker who is stuck or in trouble abroad, also without clearance or membership.',
      },
    },
    {
      when: choseAnyOf('death', 'body-abroad'),
      eligibility: 'yes',
      reason: {
        bn: 'মরদেহ দেশে আনতে পরিবার বোর্ডের সহায়তা চাইতে পারে। কর্মীর ছাড়পত্র বা সদস্যপদ না থাকলেও চলবে।',
        en: 'The family can ask the board to help bring the body home, also when the worker had no clearance or membership.',
      },
    },
    {
      when: choseAnyOf('death', 'buried-abroad'),
      eligibility: 'perhaps',
      reason: {
        bn: 'বিদেশে দাফন এখনো না হয়ে থাকলে মিশনের মাধ্যমে সহায়তা চাওয়া যায়। দাফন হয়ে গেলে এ আবেদনের দরকার নেই।',
        en: 'If the burial abroad is still to come, help can be asked for through the mission. After it, this application is not needed.',
      },
    },
    {
      when: { all: [isAbroad, choseAnyOf('needs', 'illness')] },
      eligibility: 'perhaps',
      reason: {
        bn: 'অসুস্থ বা আহত কর্মীর দেশে ফিরতে সাহায্য লাগলে আবেদন করা যায়।',
        en: 'You can apply if the ill or injured worker needs help to come home.',
      },
    },
    {
      when: { all: [hasDied, { not: choseAnyOf('death', 'body-home', 'on-leave', 'after-return') }] },
      eligibility: 'perhaps',
      reason: {
        bn: 'মরদেহ বিদেশে থাকলে দেশে আনতে পরিবার সহায়তা চাইতে পারে।',
        en: 'If the body is abroad, the family can ask for help to bring it home.',
      },
    },
  ],
  otherwise: {
    eligibility: 'no',
    reason: {
      bn: 'এই সেবা কাউকে বিদেশ থেকে দেশে আনার জন্য। আপনার উত্তর অনুযায়ী এখন তার দরকার নেই।',
      en: 'This is for bringing somebody home from abroad. By your answers that is not needed now.',
    },
  },
  carries: [
    prefillIdentitySourceUnlessDeath,
    {
      when: { all: [choseAnyOf('death', 'body-abroad'), { not: choseAnyOf('needs', 'stuck') }] },
      path: 'serviceType',
      value: 'DEAD_BODY',
    },
    {
      when: { all: [choseAnyOf('death', 'buried-abroad'), { not: choseAnyOf('needs', 'stuck') }] },
      path: 'serviceType',
      value: 'BURIAL_ABROAD',
    },
    {
      when: { all: [choseAnyOf('needs', 'stuck'), { not: choseAnyOf('needs', 'illness', 'death') }] },
      path: 'serviceType',
      value: 'STRANDED',
    },
    {
      when: { all: [isAbroad, choseAnyOf('needs', 'illness'), { not: choseAnyOf('needs', 'stuck', 'death') }] },
      path: 'serviceType',
      value: 'SICK',
    },
  ],
}

/** The burial cost (docs/domain/benefits.md). */
export const burialCost: FinderService = {
  service: 'fa-burial-cost',
  rules: [
    {
      when: { not: hasDied },
      eligibility: 'no',
      reason: {
        bn: 'এই খরচ বিদেশে মারা যাওয়া কর্মীর পরিবারের জন্য।',
        en: 'This is for the family of a worker who died abroad.',
      },
    },
    {
      when: choseAnyOf('death', 'buried-abroad'),
      eligibility: 'no',
      reason: { bn: 'বিদেশে দাফন হলে এই খরচ দেওয়া হয় না।', en: 'It is not paid when the burial is abroad.' },
    },
    {
      when: choseAnyOf('death', 'on-leave', 'after-return'),
      eligibility: 'no',
      reason: {
        bn: 'মরদেহ বিদেশ থেকে দেশে এলে এই খরচ দেওয়া হয়।',
        en: 'It is paid when the body comes home from abroad.',
      },
    },
    familyApplies,
    ...needsRegistration({
      bn: 'মরদেহ দেশে এলে পরিবার পরিবহন ও দাফনের খরচ চাইতে পারে।',
      en: 'When the body comes home, the family can ask for the cost of transport and burial.',
    }),
    {
      when: choseAnyOf('death', 'body-home'),
      eligibility: 'yes',
      reason: {
        bn: 'মরদেহ দেশে এসেছে। বিমানবন্দরের কল্যাণ ডেস্ক থেকে খরচ না পেয়ে থাকলে পরিবার এখন আবেদন করতে পারে।',
        en: 'The body has come home. If the welfare desk of the airport did not give it, the family can claim it now.',
      },
    },
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'মরদেহ দেশে এলে বিমানবন্দরের কল্যাণ ডেস্ক থেকে পরিবারকে এই খরচ দেওয়া হয়।',
      en: 'When the body comes home, the welfare desk of the airport gives it to the family.',
    },
  },
}

/** The financial assistance (docs/domain/benefits.md). */
export const financialAssistance: FinderService = {
  service: 'fa-financial-assistance',
  rules: [
    {
      when: { not: hasDied },
      eligibility: 'no',
      reason: { bn: 'এই অনুদান মারা যাওয়া কর্মীর পরিবারের জন্য।', en: 'This is for the family of a worker who has died.' },
    },
    familyApplies,
    {
      when: choseAnyOf('death', 'after-return'),
      eligibility: 'perhaps',
      reason: {
        bn: 'একেবারে দেশে ফেরার পর মৃত্যু হলে বোর্ড কাগজপত্র দেখে সিদ্ধান্ত নেয়।',
        en: 'When the death came after the final return, the board looks at the papers and decides.',
      },
    },
    ...needsRegistration({
      bn: 'মারা যাওয়া কর্মীর পরিবার এ অনুদান চাইতে পারে।',
      en: 'The family of a worker who died can ask for this grant.',
    }),
    {
      when: { any: [diedAbroad, choseAnyOf('death', 'on-leave')] },
      eligibility: 'yes',
      reason: {
        bn: 'বিদেশে, বা ছুটিতে দেশে এসে মারা যাওয়া নিবন্ধিত কর্মীর পরিবার এ অনুদান চাইতে পারে। পরিবারের সদস্য সনদ ও মৃত্যু সনদ লাগবে। পরিবার থেকে একটি আবেদনই যথেষ্ট।',
        en: 'The family of a registered worker who died abroad, or at home on leave, can ask for it. The family member certificate and death certificate are needed. One application for the family is enough.',
      },
    },
  ],
  otherwise: {
    eligibility: 'perhaps',
    reason: {
      bn: 'বিদেশে, বা ছুটিতে দেশে এসে মারা যাওয়া কর্মীর পরিবার এ অনুদান চাইতে পারে।',
      en: 'The family of a worker who died abroad, or at home on leave, can ask for it.',
    },
  },
  carries: [
    { ...prefillIdentitySource, when: { all: [isRegistered, choseAnyOf('who', 'bereaved')] } },
    ...placeOfDeath,
  ],
}
