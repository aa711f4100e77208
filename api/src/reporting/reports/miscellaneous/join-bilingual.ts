import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Joins names in both languages. */
export const joinBilingual = (names: readonly Bilingual[], by = ' / '): Bilingual => ({
  bn: names.map(({ bn }) => bn).join(by),
  en: names.map(({ en }) => en).join(by),
})
