import { countColumn } from '#reporting/columns.ts'
import { commonFiltersWithout } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'
import { applicationColumn, districtColumn, nameColumn } from './columns.ts'

const screen = 'miscellaneous-report'

/** M07 to M10: payments, amounts due, and income. */
export const moneyReports: Report[] = [
  {
    code: 'M07',
    screen,
    title: { bn: 'পেমেন্ট ব্যাচ ও ফেরত', en: 'Payment batches and returns' },
    about: {
      bn: 'কোন ব্যাচে কত টাকা গেছে, কত পৌঁছেছে, আর কত কী কারণে ফেরত এসেছে?',
      en: 'What was sent in each batch, what arrived, and what came back and why?',
    },
    columns: [
      { id: 'batch', kind: 'text', label: { bn: 'ব্যাচ', en: 'Batch' } },
      { id: 'madeOn', kind: 'day', label: { bn: 'তারিখ', en: 'Date' } },
      countColumn('count', 'সংখ্যা', 'Count'),
      { id: 'sum', kind: 'money', total: 'sum', label: { bn: 'মোট টাকা', en: 'Total' } },
      { id: 'paid', kind: 'money', total: 'sum', label: { bn: 'পরিশোধিত', en: 'Paid' } },
      { id: 'returned', kind: 'money', total: 'sum', label: { bn: 'ফেরত', en: 'Returned' } },
      { id: 'open', kind: 'money', total: 'sum', label: { bn: 'উত্তরের অপেক্ষায়', en: 'Not yet answered' } },
      { id: 'reasons', kind: 'text', label: { bn: 'ফেরতের কারণ', en: 'Return reasons' }, share: 3 },
    ],
    filters: ['period', 'module'],
    sorts: ['madeOn', 'batch', 'sum', 'returned'],
    needs: 'payment-batch:view',
  },
  {
    code: 'M08',
    screen,
    title: { bn: 'বকেয়া বৃত্তির কিস্তি', en: 'Stipend instalments due' },
    about: {
      bn: 'কোন স্তর ও বছরের কত কিস্তি বকেয়া, নবায়িত, পরিশোধিত ও বন্ধ?',
      en: 'How many instalments of each level and year are due, renewed, paid or stopped?',
    },
    columns: [
      { id: 'level', kind: 'text', label: { bn: 'স্তর', en: 'Level' } },
      { id: 'year', kind: 'text', label: { bn: 'বছর', en: 'Year' } },
      countColumn('due', 'বকেয়া', 'Due'),
      countColumn('renewed', 'নবায়িত, পরিশোধ হয়নি', 'Renewed, not yet paid'),
      countColumn('paid', 'পরিশোধিত', 'Paid'),
      countColumn('stopped', 'বন্ধ', 'Stopped'),
    ],
    filters: commonFiltersWithout('module'),
    chart: { kind: 'stacked', label: 'year', values: ['paid', 'renewed', 'due', 'stopped'] },
    services: ['edu-allowance'],
  },
  {
    code: 'M09',
    screen,
    title: { bn: 'জীবিত থাকার প্রত্যয়ন বাকি', en: 'Disability life certificates due' },
    about: { bn: 'কোন জেলায় কত শিশুর প্রত্যয়ন এখনো আসেনি?', en: 'In which districts have life certificates not come yet?' },
    columns: [
      districtColumn,
      countColumn('due', 'বাকি', 'Due'),
      countColumn('received', 'পাওয়া গেছে', 'Received'),
      countColumn('onHold', 'স্থগিত', 'On hold'),
    ],
    filters: commonFiltersWithout('module'),
    chart: { kind: 'stacked', label: 'district', values: ['received', 'due', 'onHold'] },
    services: ['dis-allowance'],
  },
  {
    code: 'M09F',
    screen,
    isDrillDown: true,
    title: { bn: 'কিস্তির নথি', en: 'Awards behind the instalments' },
    about: { bn: 'এই সংখ্যার পেছনের নথিগুলো।', en: 'The awards behind this figure.' },
    columns: [
      applicationColumn,
      nameColumn,
      districtColumn,
      { id: 'year', kind: 'text', label: { bn: 'বছর', en: 'Year' } },
      { id: 'amount', kind: 'money', total: 'sum', label: { bn: 'পরিমাণ', en: 'Amount' } },
      { id: 'remindedOn', kind: 'day', label: { bn: 'তাগিদ', en: 'Reminded' } },
    ],
    filters: [...commonFiltersWithout('module'), 'figure'],
    sorts: ['application'],
    services: ['edu-allowance', 'dis-allowance'],
  },
  {
    code: 'M10',
    screen,
    title: { bn: 'মিশনভিত্তিক সদস্য ফি', en: 'Membership fee collection by mission' },
    about: {
      bn: 'কোন মিশন কত সদস্যের ফি ও প্রিমিয়াম নিয়েছে?',
      en: 'What has each mission collected in fees and premiums?',
    },
    columns: [
      { id: 'mission', kind: 'text', label: { bn: 'মিশন', en: 'Mission' }, share: 2 },
      { id: 'currency', kind: 'text', label: { bn: 'মুদ্রা', en: 'Currency' } },
      countColumn('members', 'সদস্য', 'Members'),
      { id: 'fee', kind: 'text', label: { bn: 'ফি', en: 'Fee' } },
      { id: 'premium', kind: 'text', label: { bn: 'প্রিমিয়াম', en: 'Premium' } },
      { id: 'memos', kind: 'text', label: { bn: 'মেমো নম্বর (থেকে–পর্যন্ত)', en: 'Memo range' }, share: 2 },
    ],
    filters: commonFiltersWithout('module'),
    chart: { kind: 'bars', label: 'mission', values: ['members'] },
    services: ['wewb-membership'],
  },
  {
    code: 'M10F',
    screen,
    isDrillDown: true,
    title: { bn: 'মিশনের ফি রসিদ', en: 'Fee receipts of a mission' },
    about: { bn: 'এই সংখ্যার পেছনের রসিদগুলো, নতুনটি আগে।', en: 'The receipts behind this figure, the newest first.' },
    columns: [
      applicationColumn,
      nameColumn,
      { id: 'memo', kind: 'text', label: { bn: 'মেমো বা লেনদেন নম্বর', en: 'Memo or transaction' } },
      { id: 'currency', kind: 'text', label: { bn: 'মুদ্রা', en: 'Currency' } },
      { id: 'amount', kind: 'text', label: { bn: 'পরিমাণ', en: 'Amount' } },
      { id: 'receivedOn', kind: 'day', label: { bn: 'গ্রহণের তারিখ', en: 'Received on' } },
    ],
    filters: [...commonFiltersWithout('module'), 'figure'],
    sorts: ['application'],
    services: ['wewb-membership'],
  },
]
