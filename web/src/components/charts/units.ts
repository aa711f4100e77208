import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Formats of values with the placeholder `{n}`. A chart may pass its own. */
export const units = {
  count: { bn: '{n}টি', en: '{n}' },
  people: { bn: '{n} জন', en: '{n}' },
  taka: { bn: '{n} টাকা', en: 'BDT {n}' },
  days: { bn: '{n} দিন', en: '{n} days' },
  percent: { bn: '{n}%', en: '{n}%' },
} satisfies Record<string, Bilingual>
