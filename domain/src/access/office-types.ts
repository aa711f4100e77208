import type { Bilingual } from '#language/bilingual.ts'

/** Types of the offices in which staff work. */
export const officeTypes = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE'] as const
export type OfficeType = (typeof officeTypes)[number]

export const officeTypeNames: { readonly [type in OfficeType]: Bilingual } = {
  HQ: { bn: 'প্রধান কার্যালয়', en: 'Head office' },
  DEMO: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস', en: 'District office (DEMO)' },
  WELFARE_CENTRE: { bn: 'ওয়েলফেয়ার সেন্টার', en: 'Welfare centre' },
  MISSION: { bn: 'বিদেশে মিশন', en: 'Mission abroad' },
  AIRPORT: { bn: 'বিমানবন্দর ডেস্ক', en: 'Airport desk' },
  CALL_CENTRE: { bn: 'কল সেন্টার', en: 'Call centre' },
}
