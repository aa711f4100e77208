import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { formatDate } from '#language/dates.ts'

/** Days before planned maintenance on which it is announced. */
export const MAINTENANCE_NOTICE_DAYS = 14

const now: Bilingual = {
  bn: 'পোর্টালে রক্ষণাবেক্ষণের কাজ চলছে। এখন তথ্য দেখা যাবে, কিন্তু লগইন করা বা কিছু জমা দেওয়া যাবে না।',
  en: 'The portal is under maintenance. You can read, but not log in or submit anything at the moment.',
}
const planned: Bilingual = {
  bn: '{date} থেকে পোর্টালে রক্ষণাবেক্ষণের কাজ হবে। তখন তথ্য দেখা যাবে, কিন্তু লগইন করা বা কিছু জমা দেওয়া যাবে না। তার আগে কাজ শেষ করুন।',
  en: 'From {date} the portal will be under maintenance. You can then read, but not log in or submit anything. Finish before that day.',
}

type Maintenance = { maintenanceYn: 'Y' | 'N'; maintenanceOn?: string | null }

/** Returns the sentence for the public while the portal is maintained, and on the days before. */
export function maintenanceNotice({ maintenanceYn, maintenanceOn: day }: Maintenance): Bilingual | undefined {
  if (maintenanceYn === 'Y') return now
  return day ? interpolate(planned, { date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') } }) : undefined
}
