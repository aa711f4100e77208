import { reportMessages, statusColumns } from '#reporting/columns.ts'
import { commonFilters, commonFiltersWithout } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'

const chart = { kind: 'stacked', values: ['approved', 'forwarded', 'sentBack', 'rejected', 'pending'] } as const

/** G01, G02 and G04 (docs/domain/reports.md): applications received, their status, and the amounts paid. */
export const summaryReports: readonly Report[] = [
  {
    code: 'G01',
    screen: 'general-report',
    title: { bn: 'সেবাভিত্তিক সারসংক্ষেপ', en: 'Service summary' },
    about: {
      bn: 'এই সময়ে প্রতিটি সেবায় কতটি আবেদন এসেছে, সেগুলো এখন কোথায় আছে, কত টাকা দেওয়া হয়েছে',
      en: 'How many applications each service received in this time, where they stand now, and what was paid of them',
    },
    columns: [{ id: 'service', label: reportMessages.service, kind: 'text', share: 2.4 }, ...statusColumns],
    filters: commonFilters,
    chart: { ...chart, label: 'service' },
  },
  {
    code: 'G02',
    screen: 'general-report',
    title: { bn: 'জেলাভিত্তিক সারসংক্ষেপ', en: 'District summary' },
    about: {
      bn: 'এই সময়ে প্রতিটি জেলা থেকে কতটি আবেদন এসেছে, সেগুলো এখন কোথায় আছে, কত টাকা দেওয়া হয়েছে',
      en: 'How many applications came from each district in this time, where they stand now, and what was paid of them',
    },
    columns: [{ id: 'district', label: reportMessages.district, kind: 'text', share: 1.8 }, ...statusColumns],
    filters: commonFilters,
    chart: { kind: 'bars', label: 'district', values: ['received'] },
  },
  {
    code: 'G04',
    screen: 'general-report',
    title: { bn: 'বছরভিত্তিক সারসংক্ষেপ', en: 'Year by year' },
    about: {
      bn: 'প্রতি অর্থবছরে কোন সেবায় কতজন আবেদন করেছেন, কতজনকে কত টাকা দেওয়া হয়েছে',
      en: 'How many applied for each service in each fiscal year, how many were paid, and how much',
    },
    columns: [
      { id: 'year', label: reportMessages.fiscalYear, kind: 'text' },
      { id: 'service', label: reportMessages.service, kind: 'text', share: 2.4 },
      { id: 'received', label: { bn: 'প্রাপ্ত', en: 'Received' }, kind: 'count', total: 'sum' },
      { id: 'approved', label: { bn: 'অনুমোদিত', en: 'Approved' }, kind: 'count', total: 'sum' },
      { id: 'paidNumber', label: { bn: 'পরিশোধিত (সংখ্যা)', en: 'Paid (number)' }, kind: 'count', total: 'sum' },
      { id: 'paidAmount', label: { bn: 'পরিশোধিত (টাকা)', en: 'Paid (BDT)' }, kind: 'money', total: 'sum', share: 1.6 },
    ],
    filters: commonFiltersWithout('period'),
    chart: { kind: 'bars', label: 'year', values: ['paidAmount'] },
  },
]
