import type { Bilingual } from '@wewb/domain/language/bilingual'

export const deskSummaryMessages = {
  waiting: { bn: '{n}টি আবেদন আপনার ডেস্কে', en: 'On your desk: {n}' },
  overdue: { bn: '{n}টির সময় পেরিয়েছে', en: 'Overdue: {n}' },
} satisfies Record<string, Bilingual>
