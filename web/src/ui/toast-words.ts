import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

/** What toasts say by themselves. */
export const toastWords = {
  notifications: { bn: 'বার্তা', en: 'Notifications' },
  toastError: { bn: 'সমস্যা:', en: 'Problem:' },
  toastSuccess: { bn: 'সম্পন্ন:', en: 'Done:' },
  toastInfo: { bn: 'তথ্য:', en: 'Note:' },
} satisfies Record<string, Bilingual>
