import type { Condition } from '#engine/conditions/condition.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { choseAnyOf, isAbroad, isHome } from './conditions.ts'

type Wording = { title: Bilingual; hint?: Bilingual }

export type FinderOption = {
  value: string
  label: Bilingual
  hint?: Bilingual
  when?: Condition
  /** Choosing it deselects the other options. */
  isExclusive?: true
}

export type FinderQuestion = Wording & {
  id: string
  when?: Condition
  /** Wordings for a worker, a family and a bereaved family; the first whose condition holds is used. */
  wordings?: readonly (Wording & { when: Condition })[]
  allowsMultiple?: true
  options: readonly FinderOption[]
}

/** Maximum number of questions that one person sees. */
export const MAX_QUESTIONS = 5

const isBereaved = choseAnyOf('who', 'bereaved')
const isFamily = choseAnyOf('who', 'family')
const isNotBereaved: Condition = { not: isBereaved }
const aboutRegistration: Bilingual = {
  bn: 'ছাড়পত্র বিদেশে যাওয়ার আগে বিএমইটি দেয়। সদস্যপদ বিদেশে থাকার সময় বোর্ড দেয়।',
  en: 'BMET gives clearance before a worker leaves. The board gives membership to people who are abroad.',
}
const unknownOption: FinderOption = { value: 'unknown', label: { bn: 'জানি না', en: 'I do not know' } }

/**
 * Ordered by importance: beyond `MAX_QUESTIONS` the last ones are omitted, and their services return "perhaps". A
 * condition may only refer to earlier questions.
 */
export const finderQuestions: readonly FinderQuestion[] = [
  {
    id: 'who',
    title: { bn: 'আপনি কে?', en: 'Who are you?' },
    hint: { bn: 'যে কথাটি আপনার সঙ্গে সবচেয়ে বেশি মেলে, সেটি বেছে নিন।', en: 'Choose what fits you best.' },
    options: [
      { value: 'abroad', label: { bn: 'আমি বিদেশে কাজ করি', en: 'I work abroad' } },
      { value: 'returned', label: { bn: 'আমি বিদেশ থেকে ফিরে এসেছি', en: 'I worked abroad and have come back' } },
      {
        value: 'family',
        label: { bn: 'আমি প্রবাসী কর্মীর পরিবারের সদস্য', en: 'I am a family member of a worker' },
        hint: { bn: 'কর্মী বিদেশে আছেন বা ফিরে এসেছেন', en: 'The worker is abroad or has come back' },
      },
      { value: 'bereaved', label: { bn: 'আমাদের পরিবারের প্রবাসী কর্মী মারা গেছেন', en: 'A worker of our family has died' } },
    ],
  },
  {
    id: 'registration',
    title: {
      bn: 'আপনার কি বিএমইটির ছাড়পত্র বা বোর্ডের সদস্যপদ আছে?',
      en: 'Do you have BMET clearance or membership of the board?',
    },
    hint: aboutRegistration,
    wordings: [
      {
        when: isBereaved,
        title: {
          bn: 'কর্মীর কি বিএমইটির ছাড়পত্র বা বোর্ডের সদস্যপদ ছিল?',
          en: 'Did the worker have BMET clearance or membership of the board?',
        },
        hint: aboutRegistration,
      },
      {
        when: isFamily,
        title: {
          bn: 'কর্মীর কি বিএমইটির ছাড়পত্র বা বোর্ডের সদস্যপদ আছে?',
          en: 'Does the worker have BMET clearance or membership of the board?',
        },
        hint: aboutRegistration,
      },
    ],
    options: [
      { value: 'bmet', label: { bn: 'বিএমইটির ছাড়পত্র', en: 'BMET clearance' } },
      { value: 'member', label: { bn: 'বোর্ডের সদস্যপদ', en: 'Membership of the board' } },
      { value: 'neither', label: { bn: 'দুটির কোনোটি নয়', en: 'Neither' } },
      unknownOption,
    ],
  },
  {
    id: 'needs',
    allowsMultiple: true,
    title: { bn: 'কী দরকার, বা কী ঘটেছে?', en: 'What is needed, or what has happened?' },
    hint: { bn: 'যতগুলো মেলে, সবগুলোতে টিক দিন।', en: 'Tick all that fit.' },
    wordings: [
      {
        when: isBereaved,
        title: { bn: 'পরিবারের আর কী দরকার?', en: 'What else does the family need?' },
        hint: {
          bn: 'পরিবার মৃত্যুর পর যে সহায়তা পেতে পারে, তা আমরা এমনিতেই দেখব। আরও যা মেলে, তাতে টিক দিন।',
          en: 'We look at the help after a death in any case. Tick what else fits.',
        },
      },
    ],
    options: [
      { value: 'study', label: { bn: 'সন্তান পড়াশোনা করছে', en: 'A child is studying' } },
      { value: 'disability', label: { bn: 'সন্তানের প্রতিবন্ধিতা আছে', en: 'A child has a disability' } },
      {
        value: 'illness',
        when: isNotBereaved,
        label: { bn: 'কর্মীর অসুস্থতা বা আঘাত', en: 'Illness or injury of the worker' },
      },
      {
        value: 'job',
        when: isNotBereaved,
        label: {
          bn: 'চাকরি চলে গেছে, বা কাজ ছাড়া দেশে ফিরতে হয়েছে',
          en: 'The job was lost, or the worker had to come home without work',
        },
      },
      {
        value: 'stuck',
        when: choseAnyOf('who', 'abroad', 'family'),
        label: { bn: 'বিদেশে আটকে পড়া বা বিপদে পড়া', en: 'Stuck or in trouble abroad' },
      },
      { value: 'dues', label: { bn: 'বেতন, পাওনা বা ক্ষতিপূরণ বাকি আছে', en: 'Wages, dues or compensation are owed' } },
      { value: 'death', when: isNotBereaved, label: { bn: 'একজন প্রবাসী কর্মী মারা গেছেন', en: 'A worker has died' } },
      {
        value: 'membership',
        when: choseAnyOf('who', 'abroad', 'family'),
        label: { bn: 'সদস্য হতে বা বীমা করতে চাই', en: 'Membership or insurance is wanted' },
      },
      { value: 'other', isExclusive: true, label: { bn: 'এগুলোর কোনোটি নয়', en: 'None of these' } },
    ],
  },
  {
    id: 'death',
    when: { any: [isBereaved, choseAnyOf('needs', 'death')] },
    title: { bn: 'মৃত্যু কোথায় হয়েছে, আর মরদেহ এখন কোথায়?', en: 'Where did the worker die, and where is the body now?' },
    hint: {
      bn: 'এমন সময়ে প্রশ্নটি করতে হচ্ছে বলে আমরা দুঃখিত। কোন সহায়তা পাওয়া যাবে, তা এর ওপর নির্ভর করে।',
      en: 'We are sorry to ask this at such a time. What help there is depends on it.',
    },
    options: [
      {
        value: 'body-abroad',
        label: { bn: 'বিদেশে মারা গেছেন, মরদেহ দেশে আনতে চাই', en: 'Died abroad; the body is to be brought home' },
      },
      {
        value: 'body-home',
        label: { bn: 'বিদেশে মারা গেছেন, মরদেহ দেশে এসেছে', en: 'Died abroad; the body has come home' },
      },
      {
        value: 'buried-abroad',
        label: { bn: 'বিদেশে মারা গেছেন, সেখানেই দাফন হয়েছে বা হবে', en: 'Died abroad; buried there, or will be' },
      },
      { value: 'on-leave', label: { bn: 'ছুটিতে দেশে এসে মারা গেছেন', en: 'Died at home while on leave' } },
      { value: 'after-return', label: { bn: 'একেবারে দেশে ফেরার পর মারা গেছেন', en: 'Died after coming home for good' } },
      { value: 'unknown', label: { bn: 'এখনো জানি না', en: 'I do not know yet' } },
    ],
  },
  {
    id: 'where',
    when: {
      all: [isFamily, choseAnyOf('needs', 'illness', 'job', 'membership'), { not: choseAnyOf('needs', 'stuck') }],
    },
    title: { bn: 'কর্মী এখন কোথায়?', en: 'Where is the worker now?' },
    options: [
      { value: 'abroad', label: { bn: 'বিদেশে', en: 'Abroad' } },
      { value: 'home', label: { bn: 'দেশে ফিরে এসেছেন', en: 'Back in Bangladesh' } },
    ],
  },
  {
    id: 'returned',
    when: isHome,
    title: { bn: 'আপনি কবে দেশে ফিরেছেন?', en: 'When did you come back?' },
    wordings: [{ when: isFamily, title: { bn: 'কর্মী কবে দেশে ফিরেছেন?', en: 'When did the worker come back?' } }],
    options: [
      { value: 'recent', label: { bn: 'গত দুই বছরের মধ্যে', en: 'Within the last two years' } },
      { value: 'earlier', label: { bn: 'তারও আগে', en: 'Longer ago' } },
    ],
  },
  {
    id: 'papers',
    when: { all: [choseAnyOf('needs', 'membership'), choseAnyOf('registration', 'neither', 'unknown'), isAbroad] },
    title: {
      bn: 'পাসপোর্ট আর বিদেশে থাকার কাগজের মেয়াদ আছে কি?',
      en: 'Are the passport and the residence paper still valid?',
    },
    hint: {
      bn: 'থাকার কাগজ মানে আকামা, ওয়ার্ক পারমিট, সিভিল আইডি বা এমন কোনো দলিল।',
      en: 'A residence paper is an iqama, work permit, civil ID or the like.',
    },
    options: [
      { value: 'valid', label: { bn: 'দুটিরই মেয়াদ আছে', en: 'Both are valid' } },
      { value: 'expired', label: { bn: 'একটির বা দুটিরই মেয়াদ নেই', en: 'One of them, or both, are not' } },
      unknownOption,
    ],
  },
  {
    id: 'study',
    when: choseAnyOf('needs', 'study'),
    title: { bn: 'সন্তান এখন কী পড়ছে?', en: 'What is the child studying now?' },
    hint: {
      bn: 'একাধিক সন্তান পড়লে, যার জন্য বৃত্তি চান তার কথা বলুন।',
      en: 'With several children, answer for the one who needs a stipend.',
    },
    options: [
      {
        value: 'after-ssc',
        label: {
          bn: 'এসএসসি বা দাখিলের পর একাদশ শ্রেণি বা ডিপ্লোমা, প্রথম বর্ষ',
          en: 'First year of class XI or a diploma, after SSC or Dakhil',
        },
      },
      {
        value: 'after-hsc',
        label: {
          bn: 'এইচএসসি, আলিম বা ডিপ্লোমার পর বিশ্ববিদ্যালয় বা মেডিকেল, প্রথম বর্ষ',
          en: 'First year of university or medical college, after HSC, Alim or a diploma',
        },
      },
      {
        value: 'later',
        label: {
          bn: 'কলেজ, ডিপ্লোমা বা বিশ্ববিদ্যালয়ের পরের কোনো বর্ষ',
          en: 'A later year of college, diploma or university',
        },
      },
      { value: 'school', label: { bn: 'স্কুলে, এখনো এসএসসি পাস করেনি', en: 'At school, before SSC' } },
    ],
  },
]
