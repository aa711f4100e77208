import { countColumn } from '#reporting/columns.ts'
import { commonFilters, commonFiltersWithout } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'
import { applicationColumn, deskColumn, nameColumn, officeColumn, serviceColumn } from './columns.ts'

const screen = 'miscellaneous-report'

/** M01 to M04 (docs/domain/reports.md): pending, overdue, returned and rejected applications. */
export const applicationReports: Report[] = [
  {
    code: 'M01',
    screen,
    title: { bn: 'ডেস্কভিত্তিক অপেক্ষমাণ নথি', en: 'Pending files by desk and age' },
    about: {
      bn: 'কোন অফিসের কোন ডেস্কে এখন কত নথি কত দিন ধরে আছে?',
      en: 'How many files lie on which desk now, and for how long?',
    },
    columns: [
      officeColumn,
      { id: 'role', kind: 'text', label: { bn: 'দায়িত্ব', en: 'Role' }, share: 2 },
      serviceColumn,
      countColumn('upTo3', '০–৩ দিন', '0–3 days'),
      countColumn('upTo7', '৪–৭ দিন', '4–7 days'),
      countColumn('upTo15', '৮–১৫ দিন', '8–15 days'),
      countColumn('over15', '১৫ দিনের বেশি', 'Over 15 days'),
      countColumn('all', 'মোট', 'All'),
      { id: 'oldest', kind: 'days', label: { bn: 'সবচেয়ে পুরোনো (দিন)', en: 'Oldest (days)' } },
    ],
    filters: commonFilters,
    isPeriodOptional: true,
    chart: { kind: 'stacked', label: 'service', values: ['upTo3', 'upTo7', 'upTo15', 'over15'] },
  },
  {
    code: 'M01F',
    screen,
    isDrillDown: true,
    title: { bn: 'ডেস্কের নথি', en: 'Files on a desk' },
    about: {
      bn: 'এই ডেস্কে কোন কোন নথি আছে, সবচেয়ে পুরোনোটি আগে।',
      en: 'Which files lie on this desk, the oldest first.',
    },
    columns: [
      applicationColumn,
      nameColumn,
      serviceColumn,
      deskColumn,
      { id: 'since', kind: 'day', label: { bn: 'ডেস্কে এসেছে', en: 'On the desk since' } },
      { id: 'days', kind: 'days', label: { bn: 'কত দিন', en: 'Days' } },
      { id: 'dueOn', kind: 'day', label: { bn: 'শেষ তারিখ', en: 'Due on' } },
    ],
    filters: [...commonFilters, 'figure'],
    isPeriodOptional: true,
    sorts: ['since', 'dueOn'],
  },
  {
    code: 'M02',
    screen,
    title: { bn: 'সময়সীমা অতিক্রান্ত নথি', en: 'SLA breaches' },
    about: { bn: 'কোন নথির সময় পার হয়ে গেছে, আর তা এখন কার কাছে?', en: 'Which files are late, and who has them?' },
    columns: [
      applicationColumn,
      serviceColumn,
      deskColumn,
      { id: 'dueOn', kind: 'day', label: { bn: 'শেষ তারিখ', en: 'Due on' } },
      { id: 'daysLate', kind: 'days', label: { bn: 'কত কর্মদিবস বিলম্ব', en: 'Working days late' } },
      { id: 'holder', kind: 'text', label: { bn: 'যাঁর কাছে আছে', en: 'Holder' }, share: 2 },
    ],
    filters: commonFilters,
    isPeriodOptional: true,
    sorts: ['dueOn'],
  },
  {
    code: 'M03',
    screen,
    title: { bn: 'সংশোধনের জন্য ফেরত', en: 'Sent back to applicants' },
    about: {
      bn: 'কোন আবেদন সংশোধনের জন্য আবেদনকারীর কাছে আছে, আর কত দিন বাকি?',
      en: 'Which applications wait for a correction, and how many days are left?',
    },
    columns: [
      applicationColumn,
      serviceColumn,
      { id: 'reason', kind: 'text', label: { bn: 'কেন ফেরত', en: 'Reason' }, share: 3 },
      { id: 'dueOn', kind: 'day', label: { bn: 'শেষ তারিখ', en: 'Due date' } },
      { id: 'daysLeft', kind: 'days', label: { bn: 'দিন বাকি', en: 'Days left' } },
      { id: 'remindedOn', kind: 'day', label: { bn: 'তাগিদ পাঠানো হয়েছে', en: 'Reminder sent' } },
    ],
    filters: commonFiltersWithout('status'),
    isPeriodOptional: true,
    sorts: ['dueOn'],
  },
  {
    code: 'M04',
    screen,
    title: { bn: 'কারণভিত্তিক নামঞ্জুর', en: 'Rejections by reason' },
    about: { bn: 'কোন সেবায় কী কারণে কত আবেদন নামঞ্জুর হয়েছে?', en: 'For which reasons were applications rejected?' },
    columns: [
      serviceColumn,
      { id: 'reason', kind: 'text', label: { bn: 'কারণ', en: 'Reason' }, share: 2 },
      { id: 'code', kind: 'text', label: { bn: 'কারণের কোড', en: 'Reason code' } },
      countColumn('number', 'সংখ্যা', 'Number'),
      { id: 'percent', kind: 'percent', total: 'sum', label: { bn: 'শতাংশ', en: '%' } },
    ],
    filters: commonFiltersWithout('status'),
    chart: { kind: 'bars', label: 'reason', values: ['number'] },
  },
  {
    code: 'M04F',
    screen,
    isDrillDown: true,
    title: { bn: 'নামঞ্জুর নথি', en: 'Rejected files' },
    about: { bn: 'এই কারণে নামঞ্জুর আবেদনগুলো।', en: 'The applications rejected for this reason.' },
    columns: [
      applicationColumn,
      nameColumn,
      serviceColumn,
      { id: 'decidedOn', kind: 'day', label: { bn: 'সিদ্ধান্তের তারিখ', en: 'Decided on' } },
    ],
    filters: [...commonFiltersWithout('status'), 'figure'],
    sorts: ['decidedOn'],
  },
]
