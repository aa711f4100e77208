import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** Several names as one text, in both languages. */
export const joined = (names: readonly Bilingual[], by = ' / '): Bilingual => ({
  bn: names.map(({ bn }) => bn).join(by),
  en: names.map(({ en }) => en).join(by),
})
