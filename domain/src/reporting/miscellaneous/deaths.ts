import { commonFiltersWithout } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'
import { airportColumn, applicationColumn, nameColumn } from './columns.ts'

const screen = 'miscellaneous-report'

/** M05 and M06: deceased workers, and cheques handed to the families. */
export const deathReports: Report[] = [
  {
    code: 'M05',
    screen,
    title: { bn: 'মৃত কর্মীর রেজিস্টার', en: 'Deceased register' },
    about: {
      bn: 'কোন কর্মীর মৃত্যুর খবর এসেছে, আর পরিবার কী পেয়েছে?',
      en: 'Which deaths were reported, and what has the family received?',
    },
    columns: [
      nameColumn,
      { id: 'passport', kind: 'text', masks: 'number', label: { bn: 'পাসপোর্ট', en: 'Passport' } },
      { id: 'country', kind: 'text', label: { bn: 'দেশ', en: 'Country' } },
      { id: 'cause', kind: 'text', label: { bn: 'মৃত্যুর কারণ', en: 'Cause' } },
      { id: 'diedOn', kind: 'day', label: { bn: 'মৃত্যুর তারিখ', en: 'Date of death' } },
      { id: 'arrivedOn', kind: 'day', label: { bn: 'আগমনের তারিখ', en: 'Date of arrival' } },
      airportColumn,
      { id: 'costBorneBy', kind: 'text', label: { bn: 'খরচ বহনকারী', en: 'Cost borne by' } },
      { id: 'cheque', kind: 'text', label: { bn: 'দাফনের চেক', en: 'Burial cheque' } },
      { id: 'assistance', kind: 'text', label: { bn: 'আর্থিক অনুদান', en: 'Financial assistance' } },
      { id: 'compensation', kind: 'text', label: { bn: 'ক্ষতিপূরণের পর্যায়', en: 'Compensation stage' } },
      { ...applicationColumn, label: { bn: 'নথি', en: 'File' } },
    ],
    filters: commonFiltersWithout('module', 'status'),
    sorts: ['application'],
    services: ['bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance'],
  },
  {
    code: 'M06',
    screen,
    title: { bn: 'দাফন খরচের চেক রেজিস্টার', en: 'Burial cheque register' },
    about: {
      bn: 'কোন বিমানবন্দর থেকে কোন চেক কাকে দেওয়া হয়েছে, আর তা মিলেছে কি?',
      en: 'Which cheques did each airport give, to whom, and are they reconciled?',
    },
    columns: [
      airportColumn,
      { id: 'book', kind: 'text', label: { bn: 'চেক বই', en: 'Cheque book' }, share: 2 },
      { id: 'chequeNo', kind: 'text', label: { bn: 'চেক নম্বর', en: 'Cheque no.' } },
      { id: 'givenOn', kind: 'day', label: { bn: 'তারিখ', en: 'Date' } },
      { id: 'receiver', kind: 'text', masks: 'name', label: { bn: 'গ্রহণকারী', en: 'Receiver' }, share: 2 },
      { id: 'amount', kind: 'money', total: 'sum', label: { bn: 'পরিমাণ', en: 'Amount' } },
      { id: 'reconciled', kind: 'text', label: { bn: 'মিলকরণ', en: 'Reconciled' } },
      applicationColumn,
    ],
    filters: commonFiltersWithout('module'),
    services: ['fa-burial-cost'],
  },
]
