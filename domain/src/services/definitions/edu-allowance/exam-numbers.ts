import type { Condition } from '#engine/conditions/condition.ts'
import type { TextField } from '#engine/fields/text.ts'

type Pattern = NonNullable<TextField['pattern']>

/** An examination of an education board. English medium has no board, and numbers of its own shape. */
const isBoardExam: Condition = {
  all: [
    { field: 'educationLevelId', isOneOf: ['3', '4'] },
    { field: 'boardId', isFilled: true },
  ],
}

/** All eleven boards number the SSC and HSC alike; a board that differs gets a condition of its own here. */
export const boardRoll: Pattern = {
  regex: '[0-9]{6}',
  when: isBoardExam,
  otherwise: {
    bn: 'এসএসসি ও এইচএসসির রোল নম্বরে ৬টি সংখ্যা থাকে। প্রবেশপত্র দেখে লিখুন।',
    en: 'A roll number of the SSC or HSC has 6 digits. Copy it from the admit card.',
  },
}

export const boardRegistration: Pattern = {
  regex: '[0-9]{10}',
  when: isBoardExam,
  otherwise: {
    bn: 'এসএসসি ও এইচএসসির রেজিস্ট্রেশন নম্বরে ১০টি সংখ্যা থাকে। রেজিস্ট্রেশন কার্ড দেখে লিখুন।',
    en: 'A registration number of the SSC or HSC has 10 digits. Copy it from the registration card.',
  },
}
