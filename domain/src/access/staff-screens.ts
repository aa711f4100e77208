import type { Bilingual } from '#language/bilingual.ts'
import type { Screen } from './screen.ts'

/** A built screen behind the log-in. Its path is its id, unless the specification names another. */
const screen = <const Id extends string>(id: Id, title: Bilingual, path: `/${string}` = `/${id}`) =>
  ({ id, path, layout: 'signed-in', built: true, title }) as const

/** Staff screens: setup, content, verification, complaints, payments, reports and administration. */
export const staffScreens = [
  // Setup, result, content
  screen('dis-application-setup', { bn: 'শিক্ষাবৃত্তি ও প্রতিবন্ধী ভাতা সেটআপ', en: 'Scholarship and disability setup' }),
  screen('gms-builder', { bn: 'কর্মসূচি তৈরি', en: 'Programme builder' }),
  screen('scholarship-result', { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Scholarship result' }),
  screen('disability-alw-result', { bn: 'প্রতিবন্ধী ভাতার ফলাফল', en: 'Disability result' }),
  screen('notice-form', { bn: 'নোটিশ এন্ট্রি', en: 'Notice form' }),
  screen('notice-list', { bn: 'নোটিশ তালিকা', en: 'Notice list' }),
  screen('highlight-news', { bn: 'নিউজ হাইলাইট', en: 'Highlight news' }),

  // Verification, complaints, payments
  screen('verification-app-status', { bn: 'আবেদনের অবস্থা', en: 'Application status' }, '/verification/app-status-check'),
  screen(
    'verification-bmet-wewbm',
    { bn: 'বিএমইটি/সদস্যপদ যাচাই', en: 'BMET / membership check' },
    '/verification/bmet-wewbm-check',
  ),
  screen('registry', { bn: 'কর্মী নিবন্ধন বহি', en: 'Workers register' }),
  screen('earlier-imports', { bn: 'পোর্টালের আগের আবেদন', en: 'Applications from before the portal' }),
  screen('complaint-list', { bn: 'অভিযোগ তালিকা', en: 'Complaints' }),
  screen('call-centre', { bn: 'কল সেন্টার', en: 'Call centre' }),
  screen('payment-batch', { bn: 'পেমেন্ট ব্যাচ', en: 'Payment batch' }),

  // Reports
  screen('miscellaneous-report', { bn: 'বিবিধ প্রতিবেদন', en: 'Miscellaneous report' }),
  screen('general-report', { bn: 'সাধারণ প্রতিবেদন', en: 'General report' }),
  screen('sms-module-summary-report', { bn: 'এসএমএস সারসংক্ষেপ', en: 'SMS summary' }),
  screen('messages', { bn: 'বার্তা', en: 'Messages' }),

  // Administration
  screen('role', { bn: 'রোল', en: 'Role' }),
  screen('users', { bn: 'ব্যবহারকারী', en: 'Users' }),
  screen('user-type-role', { bn: 'ইউজার টাইপ রোল', en: 'User type role' }),
  screen('settings-setup', { bn: 'সেটিংস', en: 'Settings' }),
  screen('stopped-services', { bn: 'সেবা বন্ধ ও চালু', en: 'Stopped services' }),
  screen('data-retention', { bn: 'পুরোনো তথ্য মোছা', en: 'Removal of old data' }),
  screen('audit-log', { bn: 'নিরীক্ষা লগ', en: 'Audit log' }),
  screen('page-problems', { bn: 'পাতার সমস্যা', en: 'Problems with pages' }),
] as const satisfies readonly Screen[]
