import { countColumn } from '#reporting/columns.ts'
import { commonFilters, commonFiltersWithout } from '#reporting/common-filters.ts'
import type { Report } from '#reporting/report.ts'
import { applicationColumn, nameColumn, officeColumn, serviceColumn } from './columns.ts'

const screen = 'miscellaneous-report'

/** M11 to M14: referrals, complaints, duplicates and staff activity. */
export const peopleReports: Report[] = [
  {
    code: 'M11',
    screen,
    title: { bn: 'রেফারেল সেবা', en: 'Re-integration referrals' },
    about: {
      bn: 'কোন কেন্দ্র থেকে কোন সেবার জন্য কাকে পাঠানো হয়েছে, আর কী হয়েছে?',
      en: 'Where did each centre refer people, and what became of it?',
    },
    columns: [
      { id: 'centre', kind: 'text', label: { bn: 'কেন্দ্র', en: 'Centre' }, share: 2 },
      serviceColumn,
      { id: 'provider', kind: 'text', label: { bn: 'সেবা প্রদানকারী', en: 'Provider' }, share: 2 },
      countColumn('referred', 'রেফার করা হয়েছে', 'Referred'),
      countColumn('running', 'চলমান', 'Running'),
      countColumn('completed', 'সম্পন্ন', 'Completed'),
      countColumn('dropped', 'নেননি', 'Dropped'),
    ],
    filters: commonFilters,
    chart: { kind: 'bars', label: 'provider', values: ['referred'] },
    services: ['re-integration', 'gms'],
  },
  {
    code: 'M11F',
    screen,
    isDrillDown: true,
    title: { bn: 'রেফার করা ব্যক্তি', en: 'People who were referred' },
    about: { bn: 'এই সংখ্যার পেছনের রেফারেলগুলো, নতুনটি আগে।', en: 'The referrals behind this figure, the newest first.' },
    columns: [
      { id: 'referral', kind: 'text', label: { bn: 'রেফারেল নম্বর', en: 'Referral no.' } },
      applicationColumn,
      nameColumn,
      { id: 'referredOn', kind: 'day', label: { bn: 'তারিখ', en: 'Referred on' } },
      { id: 'status', kind: 'text', label: { bn: 'অবস্থা', en: 'Status' } },
    ],
    filters: [...commonFilters, 'figure'],
    services: ['re-integration', 'gms'],
  },
  {
    code: 'M12',
    screen,
    title: { bn: 'অভিযোগ', en: 'Complaints by type, office and age' },
    about: {
      bn: 'কোন ধরনের কত অভিযোগ এসেছে, কত নিষ্পত্তি হয়েছে, আর কত ৩০ কর্মদিবস পেরিয়েছে?',
      en: 'How many complaints came, how many are settled, and how many are older than 30 working days?',
    },
    columns: [
      { id: 'type', kind: 'text', label: { bn: 'ধরন', en: 'Type' }, share: 2 },
      { ...officeColumn, label: { bn: 'দায়িত্বপ্রাপ্ত অফিস', en: 'Office in charge' } },
      countColumn('received', 'গৃহীত', 'Received'),
      countColumn('settled', 'নিষ্পন্ন', 'Settled'),
      countColumn('late', 'অনিষ্পন্ন, ৩০ কর্মদিবসের বেশি', 'Open over 30 working days'),
      { id: 'satisfaction', kind: 'text', label: { bn: 'সন্তুষ্টি (১–৫)', en: 'Satisfaction (1–5)' } },
    ],
    filters: ['period', 'office'],
    chart: { kind: 'bars', label: 'type', values: ['received'] },
    needs: 'complaint-list:view',
  },
  {
    code: 'M12F',
    screen,
    isDrillDown: true,
    title: { bn: 'অভিযোগের তালিকা', en: 'List of complaints' },
    about: { bn: 'এই সংখ্যার পেছনের অভিযোগগুলো, নতুনটি আগে।', en: 'The complaints behind this figure, the newest first.' },
    columns: [
      { id: 'ticket', kind: 'text', label: { bn: 'টিকেট', en: 'Ticket' } },
      { id: 'type', kind: 'text', label: { bn: 'ধরন', en: 'Type' }, share: 2 },
      { ...officeColumn, label: { bn: 'দায়িত্বপ্রাপ্ত অফিস', en: 'Office in charge' } },
      { id: 'receivedOn', kind: 'day', label: { bn: 'গ্রহণের তারিখ', en: 'Received on' } },
      { id: 'state', kind: 'text', label: { bn: 'অবস্থা', en: 'State' } },
      { id: 'closedOn', kind: 'day', label: { bn: 'নিষ্পত্তির তারিখ', en: 'Settled on' } },
      { id: 'satisfaction', kind: 'text', label: { bn: 'সন্তুষ্টি (১–৫)', en: 'Satisfaction (1–5)' } },
    ],
    filters: ['period', 'office', 'figure'],
    sorts: ['ticket'],
    needs: 'complaint-list:view',
  },
  {
    code: 'M13',
    screen,
    title: { bn: 'সম্ভাব্য দ্বৈত আবেদন', en: 'Duplicates (same NID, passport, account)' },
    about: {
      bn: 'একই এনআইডি, পাসপোর্ট বা ব্যাংক হিসাব কোন কোন আবেদনে আছে?',
      en: 'Which applications share an NID, a passport or an account?',
    },
    columns: [
      { id: 'key', kind: 'text', label: { bn: 'কী মিলেছে', en: 'Key' } },
      { id: 'hint', kind: 'text', label: { bn: 'শেষ চার অক্ষর', en: 'Last four characters' } },
      { id: 'applications', kind: 'count', label: { bn: 'আবেদন', en: 'Applications' } },
      { id: 'services', kind: 'text', label: { bn: 'সেবা', en: 'Services' }, share: 3 },
      { id: 'newest', kind: 'day', label: { bn: 'সর্বশেষ আবেদন', en: 'Newest' } },
    ],
    filters: commonFilters,
    sorts: ['applications', 'newest'],
  },
  {
    code: 'M13F',
    screen,
    isDrillDown: true,
    title: { bn: 'যেসব আবেদনে মিল আছে', en: 'Applications that share it' },
    about: { bn: 'একই পরিচয় বা হিসাবের আবেদনগুলো।', en: 'The applications with the same key.' },
    columns: [
      applicationColumn,
      nameColumn,
      serviceColumn,
      { id: 'submittedOn', kind: 'day', label: { bn: 'দাখিলের তারিখ', en: 'Submitted on' } },
      { id: 'status', kind: 'text', label: { bn: 'অবস্থা', en: 'Status' } },
    ],
    filters: [...commonFiltersWithout('period'), 'figure'],
    sorts: ['submittedOn'],
  },
  {
    code: 'M14',
    screen,
    title: { bn: 'ব্যবহারকারীর কার্যক্রম', en: 'User activity' },
    about: {
      bn: 'কোন কর্মকর্তা কতবার লগইন করেছেন আর কত কাজ করেছেন?',
      en: 'How often did each of the staff log in, and how much was done?',
    },
    columns: [
      { id: 'user', kind: 'text', label: { bn: 'ব্যবহারকারী', en: 'User' }, share: 2 },
      { id: 'role', kind: 'text', label: { bn: 'রোল', en: 'Role' }, share: 2 },
      officeColumn,
      countColumn('logins', 'লগইন', 'Log-ins'),
      countColumn('actions', 'কাজ', 'Actions'),
      { id: 'lastLogin', kind: 'moment', label: { bn: 'সর্বশেষ লগইন', en: 'Last log-in' } },
    ],
    filters: ['period', 'office'],
    needs: 'users:view',
  },
]
