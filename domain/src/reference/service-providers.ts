import type { ListEntry } from './list-entry.ts'

/** Initial providers for referrals of returned workers; staff add those of their district. */
export const serviceProviders: ListEntry[] = [
  { code: 'TTC_TANGAIL', name: { bn: 'কারিগরি প্রশিক্ষণ কেন্দ্র, টাঙ্গাইল', en: 'Technical training centre, Tangail' } },
  { code: 'TTC_CUMILLA', name: { bn: 'কারিগরি প্রশিক্ষণ কেন্দ্র, কুমিল্লা', en: 'Technical training centre, Cumilla' } },
  { code: 'WC_TANGAIL', name: { bn: 'ওয়েলফেয়ার সেন্টার, টাঙ্গাইল', en: 'Welfare centre, Tangail' } },
  { code: 'EXPATRIATES_BANK', name: { bn: 'প্রবাসী কল্যাণ ব্যাংক', en: 'Probashi Kallyan Bank' } },
  {
    code: 'EMPLOYMENT_OFFICE',
    name: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস', en: 'District Employment and Manpower Office' },
  },
  { code: 'LEGAL_AID', name: { bn: 'জেলা লিগ্যাল এইড অফিস', en: 'District Legal Aid Office' } },
  { code: 'HEALTH_COMPLEX', name: { bn: 'উপজেলা স্বাস্থ্য কমপ্লেক্স', en: 'Upazila Health Complex' } },
]
