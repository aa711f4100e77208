import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What a member of staff reads about the own desk. */
export const deskWords = {
  waiting: { bn: '{n}টি আবেদন আপনার ডেস্কে', en: 'On your desk: {n}' },
  overdue: { bn: '{n}টির সময় পেরিয়েছে', en: 'Overdue: {n}' },
} satisfies Record<string, Bilingual>
