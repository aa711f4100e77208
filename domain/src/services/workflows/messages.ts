import type { Bilingual } from '#language/bilingual.ts'

/** Texts shared by the workflows of all services. */
export const workflowMessages = {
  note: { bn: 'মন্তব্য', en: 'Note' },
  reason: { bn: 'কারণ', en: 'Reason' },
  paid: { bn: 'পরিশোধিত', en: 'Paid' },
  closed: { bn: 'নিষ্পন্ন', en: 'Closed' },
} satisfies Record<string, Bilingual>
