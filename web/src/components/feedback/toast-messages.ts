import type { Bilingual } from '@wewb/domain/language/bilingual'

export const toastMessages = {
  notifications: { bn: 'বার্তা', en: 'Notifications' },
  toastError: { bn: 'সমস্যা:', en: 'Problem:' },
  toastSuccess: { bn: 'সম্পন্ন:', en: 'Done:' },
  toastInfo: { bn: 'তথ্য:', en: 'Note:' },
} satisfies Record<string, Bilingual>
