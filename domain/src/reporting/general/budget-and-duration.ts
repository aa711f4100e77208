import { reportMessages } from '#reporting/columns.ts'
import { commonFilters } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'

/** G06 and G08 (docs/domain/reports.md): budgets against spending, and processing time. */
export const budgetAndDurationReports: readonly Report[] = [
  {
    code: 'G06',
    screen: 'general-report',
    title: { bn: 'বরাদ্দ ও ব্যয়', en: 'Budget versus spending' },
    about: {
      bn: 'কোন সেবা বা কর্মসূচিতে কত বরাদ্দ, কত মঞ্জুর, কত পরিশোধ হয়েছে, কত বাকি আছে',
      en: 'For each service and programme: the budget, what was sanctioned and paid of it, and what is left',
    },
    columns: [
      { id: 'service', label: reportMessages.service, kind: 'text', share: 1.6 },
      { id: 'programme', label: { bn: 'বিজ্ঞপ্তি/কর্মসূচি', en: 'Circular / programme' }, kind: 'text', share: 2.4 },
      { id: 'budget', label: { bn: 'বরাদ্দ', en: 'Budget (BDT)' }, kind: 'money', total: 'sum', share: 1.4 },
      { id: 'sanctioned', label: { bn: 'মঞ্জুর', en: 'Sanctioned (BDT)' }, kind: 'money', total: 'sum', share: 1.4 },
      { id: 'paid', label: { bn: 'পরিশোধিত', en: 'Paid (BDT)' }, kind: 'money', total: 'sum', share: 1.4 },
      { id: 'balance', label: { bn: 'অবশিষ্ট বরাদ্দ', en: 'Balance (BDT)' }, kind: 'money', share: 1.4 },
    ],
    filters: ['period', 'module'],
    chart: { kind: 'bars', label: 'programme', values: ['sanctioned'] },
  },
  {
    code: 'G08',
    screen: 'general-report',
    title: { bn: 'নিষ্পত্তির সময়', en: 'Processing time' },
    about: {
      bn: 'এই সময়ে অনুমোদিত আবেদনে কত দিন লেগেছে: দাখিল থেকে অনুমোদন, অনুমোদন থেকে পরিশোধ',
      en: 'How many days the approvals of this time took: from submission to approval, and from approval to payment',
    },
    columns: [
      { id: 'service', label: reportMessages.service, kind: 'text', share: 2.4 },
      { id: 'approved', label: { bn: 'অনুমোদিত', en: 'Approved' }, kind: 'count', total: 'sum' },
      {
        id: 'approveMedian',
        label: { bn: 'অনুমোদন: অর্ধেকের দিন', en: 'To approval: half within (days)' },
        kind: 'days',
      },
      { id: 'approveNinety', label: { bn: 'অনুমোদন: ৯০%-এর দিন', en: 'To approval: 90 % within (days)' }, kind: 'days' },
      { id: 'paidNumber', label: { bn: 'পরিশোধিত', en: 'Paid' }, kind: 'count', total: 'sum' },
      { id: 'payMedian', label: { bn: 'পরিশোধ: অর্ধেকের দিন', en: 'To payment: half within (days)' }, kind: 'days' },
      { id: 'payNinety', label: { bn: 'পরিশোধ: ৯০%-এর দিন', en: 'To payment: 90 % within (days)' }, kind: 'days' },
    ],
    filters: commonFilters,
    chart: { kind: 'bars', label: 'service', values: ['approveMedian'] },
  },
]
