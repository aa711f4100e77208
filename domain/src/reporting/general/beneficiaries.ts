import { reportMessages } from '#reporting/columns.ts'
import { commonFilters } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'

/** G03, G05 and G07 (docs/domain/reports.md): countries, gender and age, and beneficiaries. */
export const beneficiaryReports: readonly Report[] = [
  {
    code: 'G03',
    screen: 'general-report',
    title: { bn: 'দেশভিত্তিক সারসংক্ষেপ', en: 'Country summary' },
    about: {
      bn: 'কোন দেশে এই সময়ে কত সদস্য হয়েছেন, কতজন মারা গেছেন, কত মৃতদেহ দেশে এসেছে, কত ক্ষতিপূরণ আদায় হয়েছে',
      en: 'By country: new members in this time, deaths, bodies brought home, burials abroad and compensation received',
    },
    columns: [
      { id: 'country', label: reportMessages.country, kind: 'text', share: 1.8 },
      { id: 'members', label: { bn: 'নতুন সদস্য', en: 'New members' }, kind: 'count', total: 'sum' },
      { id: 'deaths', label: { bn: 'মৃত্যু', en: 'Deaths' }, kind: 'count', total: 'sum' },
      { id: 'broughtHome', label: { bn: 'দেশে আনা মৃতদেহ', en: 'Bodies brought home' }, kind: 'count', total: 'sum' },
      { id: 'buriedAbroad', label: { bn: 'বিদেশে দাফন', en: 'Buried abroad' }, kind: 'count', total: 'sum' },
      {
        id: 'compensation',
        label: { bn: 'ক্ষতিপূরণ (টাকা)', en: 'Compensation (BDT)' },
        kind: 'money',
        total: 'sum',
        share: 1.6,
      },
    ],
    filters: commonFilters,
    chart: { kind: 'bars', label: 'country', values: ['members'] },
  },
  {
    code: 'G05',
    screen: 'general-report',
    title: { bn: 'লিঙ্গ ও বয়স', en: 'Gender and age' },
    about: {
      bn: 'এই সময়ে যাঁদের জন্য আবেদন হয়েছে তাঁরা নারী না পুরুষ, আবেদনের দিনে বয়স কত ছিল',
      en: 'Whom the applications of this time are for: women and men, and how old they were on the day',
    },
    columns: [
      { id: 'service', label: reportMessages.service, kind: 'text', share: 2.4 },
      { id: 'age', label: { bn: 'বয়স', en: 'Age' }, kind: 'text' },
      { id: 'male', label: { bn: 'পুরুষ', en: 'Male' }, kind: 'count', total: 'sum' },
      { id: 'female', label: { bn: 'নারী', en: 'Female' }, kind: 'count', total: 'sum' },
      { id: 'other', label: { bn: 'অন্যান্য', en: 'Other' }, kind: 'count', total: 'sum' },
      { id: 'unknown', label: reportMessages.notRecorded, kind: 'count', total: 'sum' },
      { id: 'people', label: { bn: 'মোট', en: 'Total' }, kind: 'count', total: 'sum' },
    ],
    filters: commonFilters,
    chart: { kind: 'stacked', label: 'service', values: ['female', 'male', 'other', 'unknown'] },
  },
  {
    code: 'G07',
    screen: 'general-report',
    title: { bn: 'সুবিধাভোগীর তালিকা', en: 'Beneficiary list' },
    about: {
      bn: 'এই সময়ে কাকে কোন সেবায় কবে কত টাকা দেওয়া হয়েছে',
      en: 'Who was paid in this time, for which service, when and how much',
    },
    columns: [
      { id: 'application', label: reportMessages.application, kind: 'application', share: 1.6 },
      { id: 'name', label: reportMessages.name, kind: 'text', masks: 'name', share: 2.2 },
      { id: 'father', label: reportMessages.father, kind: 'text', masks: 'name', share: 2 },
      { id: 'district', label: reportMessages.district, kind: 'text', share: 1.2 },
      { id: 'service', label: reportMessages.service, kind: 'text', share: 1.8 },
      { id: 'amount', label: reportMessages.amount, kind: 'money', total: 'sum', share: 1.3 },
      { id: 'paidOn', label: reportMessages.paidOn, kind: 'day', share: 1.1 },
    ],
    filters: commonFilters,
    sorts: ['paidOn'],
  },
]
