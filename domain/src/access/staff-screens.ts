import type { Screen } from './screen.ts'

/** Staff screens: setup, content, verification, complaints, payments, reports and administration. */
export const staffScreens = [
  // Setup, result, content
  {
    id: 'dis-application-setup',
    path: '/dis-application-setup',
    layout: 'signed-in',
    built: true,
    title: { bn: 'শিক্ষাবৃত্তি ও প্রতিবন্ধী ভাতা সেটআপ', en: 'Scholarship and disability setup' },
  },
  {
    id: 'gms-builder',
    path: '/gms-builder',
    layout: 'signed-in',
    built: true,
    title: { bn: 'কর্মসূচি তৈরি', en: 'Programme builder' },
  },
  {
    id: 'scholarship-result',
    path: '/scholarship-result',
    layout: 'signed-in',
    built: true,
    title: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Scholarship result' },
  },
  {
    id: 'disability-alw-result',
    path: '/disability-alw-result',
    layout: 'signed-in',
    built: true,
    title: { bn: 'প্রতিবন্ধী ভাতার ফলাফল', en: 'Disability result' },
  },
  {
    id: 'notice-form',
    path: '/notice-form',
    layout: 'signed-in',
    built: true,
    title: { bn: 'নোটিশ এন্ট্রি', en: 'Notice form' },
  },
  {
    id: 'notice-list',
    path: '/notice-list',
    layout: 'signed-in',
    built: true,
    title: { bn: 'নোটিশ তালিকা', en: 'Notice list' },
  },
  {
    id: 'highlight-news',
    path: '/highlight-news',
    layout: 'signed-in',
    built: true,
    title: { bn: 'নিউজ হাইলাইট', en: 'Highlight news' },
  },

  // Verification, complaints, payments
  {
    id: 'verification-app-status',
    path: '/verification/app-status-check',
    layout: 'signed-in',
    built: true,
    title: { bn: 'আবেদনের অবস্থা', en: 'Application status' },
  },
  {
    id: 'verification-bmet-wewbm',
    path: '/verification/bmet-wewbm-check',
    layout: 'signed-in',
    built: true,
    title: { bn: 'বিএমইটি/সদস্যপদ যাচাই', en: 'BMET / membership check' },
  },
  {
    id: 'registry',
    path: '/registry',
    layout: 'signed-in',
    built: true,
    title: { bn: 'কর্মী নিবন্ধন বহি', en: 'Workers register' },
  },
  {
    id: 'earlier-imports',
    path: '/earlier-imports',
    layout: 'signed-in',
    built: true,
    title: { bn: 'পোর্টালের আগের আবেদন', en: 'Applications from before the portal' },
  },
  {
    id: 'complaint-list',
    path: '/complaint-list',
    layout: 'signed-in',
    built: true,
    title: { bn: 'অভিযোগ তালিকা', en: 'Complaints' },
  },
  {
    id: 'call-centre',
    path: '/call-centre',
    layout: 'signed-in',
    built: true,
    title: { bn: 'কল সেন্টার', en: 'Call centre' },
  },
  {
    id: 'payment-batch',
    path: '/payment-batch',
    layout: 'signed-in',
    built: true,
    title: { bn: 'পেমেন্ট ব্যাচ', en: 'Payment batch' },
  },

  // Reports
  {
    id: 'miscellaneous-report',
    path: '/miscellaneous-report',
    layout: 'signed-in',
    built: true,
    title: { bn: 'বিবিধ প্রতিবেদন', en: 'Miscellaneous report' },
  },
  {
    id: 'general-report',
    path: '/general-report',
    layout: 'signed-in',
    built: true,
    title: { bn: 'সাধারণ প্রতিবেদন', en: 'General report' },
  },
  {
    id: 'sms-module-summary-report',
    path: '/sms-module-summary-report',
    layout: 'signed-in',
    built: true,
    title: { bn: 'এসএমএস সারসংক্ষেপ', en: 'SMS summary' },
  },
  { id: 'messages', path: '/messages', layout: 'signed-in', built: true, title: { bn: 'বার্তা', en: 'Messages' } },

  // Administration
  { id: 'role', path: '/role', layout: 'signed-in', built: true, title: { bn: 'রোল', en: 'Role' } },
  { id: 'users', path: '/users', layout: 'signed-in', built: true, title: { bn: 'ব্যবহারকারী', en: 'Users' } },
  {
    id: 'user-type-role',
    path: '/user-type-role',
    layout: 'signed-in',
    built: true,
    title: { bn: 'ইউজার টাইপ রোল', en: 'User type role' },
  },
  {
    id: 'settings-setup',
    path: '/settings-setup',
    layout: 'signed-in',
    built: true,
    title: { bn: 'সেটিংস', en: 'Settings' },
  },
  {
    id: 'stopped-services',
    path: '/stopped-services',
    layout: 'signed-in',
    built: true,
    title: { bn: 'সেবা বন্ধ ও চালু', en: 'Stopped services' },
  },
  {
    id: 'data-retention',
    path: '/data-retention',
    layout: 'signed-in',
    built: true,
    title: { bn: 'পুরোনো তথ্য মোছা', en: 'Removal of old data' },
  },
  {
    id: 'audit-log',
    path: '/audit-log',
    layout: 'signed-in',
    built: true,
    title: { bn: 'নিরীক্ষা লগ', en: 'Audit log' },
  },
  {
    id: 'page-problems',
    path: '/page-problems',
    layout: 'signed-in',
    built: true,
    title: { bn: 'পাতার সমস্যা', en: 'Problems with pages' },
  },
] as const satisfies readonly Screen[]
