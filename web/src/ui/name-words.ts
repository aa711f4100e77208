import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

export const nameWords = {
  didYouMean: { bn: 'আপনি কি এটি লিখতে চান:', en: 'Did you mean:' },
} satisfies Record<string, Bilingual>
