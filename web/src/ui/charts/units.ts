import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** How a value is said: a sentence with the place `{n}`. A chart may bring one of its own. */
export const units = {
  count: { bn: '{n}টি', en: '{n}' },
  people: { bn: '{n} জন', en: '{n}' },
  taka: { bn: '{n} টাকা', en: 'BDT {n}' },
  days: { bn: '{n} দিন', en: '{n} days' },
  percent: { bn: '{n}%', en: '{n}%' },
} satisfies Record<string, Bilingual>
