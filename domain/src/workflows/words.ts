import type { Bilingual } from '../language/bilingual.ts'

/** What the road of every service says; services say it too. */
export const words = {
  note: { bn: 'মন্তব্য', en: 'Note' },
  reason: { bn: 'কারণ', en: 'Reason' },
  paid: { bn: 'পরিশোধিত', en: 'Paid' },
  closed: { bn: 'নিষ্পন্ন', en: 'Closed' },
} satisfies Record<string, Bilingual>
