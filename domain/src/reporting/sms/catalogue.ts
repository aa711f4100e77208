import type { Report, ReportColumn } from '#reporting/report.ts'

const counted = (id: string, bn: string, en: string): ReportColumn => ({
  id,
  label: { bn, en },
  kind: 'count',
  total: 'sum',
})
const sent = counted('sent', 'পাঠানো', 'Sent')
const delivered = counted('delivered', 'পৌঁছেছে', 'Delivered')
const failed = counted('failed', 'ব্যর্থ', 'Failed')
const template: ReportColumn = { id: 'template', label: { bn: 'বার্তা', en: 'Message' }, kind: 'text', share: 2.2 }
const moduleColumn: ReportColumn = { id: 'module', label: { bn: 'মডিউল', en: 'Module' }, kind: 'text', share: 1.8 }

/** The SMS reports (docs/domain/reports.md). The code of each is the `mode` of the request. */
export const smsReports: readonly Report[] = [
  {
    code: 'summary',
    screen: 'sms-module-summary-report',
    title: { bn: 'এসএমএস মডিউল সারসংক্ষেপ', en: 'SMS module summary' },
    about: {
      bn: 'কোন সেবার কোন বার্তা কতটি গেছে, কতটি পৌঁছেছে, কত খরচ হয়েছে',
      en: 'How many SMS of each service and message left, how many arrived, and what they cost',
    },
    columns: [
      moduleColumn,
      template,
      sent,
      delivered,
      failed,
      counted('pending', 'অপেক্ষমাণ', 'Pending'),
      counted('parts', 'অংশ', 'Parts'),
      { id: 'cost', label: { bn: 'খরচ (টাকা)', en: 'Cost (BDT)' }, kind: 'money', total: 'sum', share: 1.3 },
      { id: 'banglaShare', label: { bn: 'বাংলা (%)', en: 'Bangla (%)' }, kind: 'percent' },
      counted('gp', 'গ্রামীণফোন', 'GP'),
      counted('robi', 'রবি/এয়ারটেল', 'Robi/Airtel'),
      counted('banglalink', 'বাংলালিংক', 'Banglalink'),
      counted('teletalk', 'টেলিটক', 'Teletalk'),
      counted('foreign', 'বিদেশি', 'Foreign'),
      { id: 'codeRate', label: { bn: 'ওটিপি সফল (%)', en: 'OTP success (%)' }, kind: 'percent' },
    ],
    filters: ['period', 'module', 'template'],
    chart: { kind: 'stacked', label: 'template', values: ['delivered', 'pending', 'failed'] },
  },
  {
    code: 'short',
    screen: 'sms-module-summary-report',
    title: { bn: 'এসএমএস সংক্ষিপ্ত প্রতিবেদন', en: 'SMS short report' },
    about: {
      bn: 'কোন দিন কতটি এসএমএস গেছে, পৌঁছেছে, ব্যর্থ হয়েছে',
      en: 'How many SMS left, arrived and failed on each day',
    },
    columns: [{ id: 'day', label: { bn: 'তারিখ', en: 'Day' }, kind: 'day' }, sent, delivered, failed],
    filters: ['period', 'module', 'template'],
    chart: { kind: 'line', label: 'day', values: ['sent'] },
  },
  {
    code: 'list',
    screen: 'sms-module-summary-report',
    title: { bn: 'সংখ্যাটির পেছনের এসএমএস', en: 'SMS behind the figure' },
    about: { bn: 'যে এসএমএসগুলো গুনে সংখ্যাটি হয়েছে', en: 'The SMS that the figure counts' },
    columns: [
      { id: 'at', label: { bn: 'সময়', en: 'Time' }, kind: 'moment', share: 1.6 },
      { id: 'mobile', label: { bn: 'মোবাইল', en: 'Mobile' }, kind: 'text', share: 1.2 },
      template,
      { id: 'outcome', label: { bn: 'ফল', en: 'Outcome' }, kind: 'text' },
      { id: 'gatewayId', label: { bn: 'গেটওয়ে নম্বর', en: 'Gateway id' }, kind: 'text', share: 1.4 },
      { id: 'failure', label: { bn: 'ত্রুটি', en: 'Error' }, kind: 'text', share: 1.6 },
      { id: 'text', label: { bn: 'লেখা', en: 'Text' }, kind: 'text', share: 4 },
    ],
    filters: ['period', 'module', 'template', 'figure'],
    isDrillDown: true,
    sorts: [],
  },
]
