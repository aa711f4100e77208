import type { Bilingual } from '@wewb/domain/language/bilingual'

export const nameMessages = {
  didYouMean: { bn: 'আপনি কি এটি লিখতে চান:', en: 'Did you mean:' },
} satisfies Record<string, Bilingual>
