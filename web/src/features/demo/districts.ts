import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** Enough of them to try a list with. */
export const districts: { id: string; name: Bilingual }[] = [
  { id: 'dhaka', name: { bn: 'ঢাকা', en: 'Dhaka' } },
  { id: 'cumilla', name: { bn: 'কুমিল্লা', en: 'Cumilla' } },
  { id: 'chattogram', name: { bn: 'চট্টগ্রাম', en: 'Chattogram' } },
  { id: 'brahmanbaria', name: { bn: 'ব্রাহ্মণবাড়িয়া', en: 'Brahmanbaria' } },
  { id: 'tangail', name: { bn: 'টাঙ্গাইল', en: 'Tangail' } },
  { id: 'sylhet', name: { bn: 'সিলেট', en: 'Sylhet' } },
  { id: 'noakhali', name: { bn: 'নোয়াখালী', en: 'Noakhali' } },
  { id: 'narsingdi', name: { bn: 'নরসিংদী', en: 'Narsingdi' } },
]
