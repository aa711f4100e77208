import type { Bilingual } from '#language/bilingual.ts'

export const officeTypes = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE'] as const
export type OfficeType = (typeof officeTypes)[number]

export const officeTypeNames: Record<OfficeType, Bilingual> = {
  HQ: { bn: 'প্রধান কার্যালয়', en: 'Head office' },
  DEMO: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস', en: 'District employment and manpower office' },
  WELFARE_CENTRE: { bn: 'ওয়েলফেয়ার সেন্টার', en: 'Welfare centre' },
  MISSION: { bn: 'মিশন', en: 'Mission' },
  AIRPORT: { bn: 'বিমানবন্দরের প্রবাসী কল্যাণ ডেস্ক', en: 'Airport welfare desk' },
  CALL_CENTRE: { bn: 'কল সেন্টার', en: 'Call centre' },
}

/**
 * The list from which the jurisdiction of an office type is chosen; its staff see the applications of their
 * jurisdiction. Other types see all or have none.
 */
export const jurisdictionListOf: Record<OfficeType, 'district' | 'mission' | 'airport' | undefined> = {
  HQ: undefined,
  DEMO: 'district',
  WELFARE_CENTRE: 'district',
  MISSION: 'mission',
  AIRPORT: 'airport',
  CALL_CENTRE: undefined,
}
