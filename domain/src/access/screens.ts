import { product } from '../lookups/portal.ts'
import type { Screen } from './screen.ts'

/** Every screen of the portal. Router, guards, menus, breadcrumb, titles and permissions derive from these rows. */
export const screens = [
  // Public
  { id: 'home', path: '/', layout: 'public', built: true, title: { bn: 'প্রচ্ছদ', en: 'Home' }, topMenu: { group: 'home' } },
  { id: 'scholarship-info', path: '/scholarship-info', layout: 'public', built: true, title: { bn: 'শিক্ষাবৃত্তির তথ্য', en: 'Scholarship information' } },
  { id: 'education-results', path: '/education-results', layout: 'public', built: true, title: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Education results' }, topMenu: { group: 'results' } },
  { id: 'disability-results', path: '/disability-results', layout: 'public', built: true, title: { bn: 'প্রতিবন্ধী ভাতার ফলাফল', en: 'Disability results' }, topMenu: { group: 'results' } },
  { id: 'complaint-submission', path: '/complaint-submission', layout: 'public', built: true, title: { bn: 'অভিযোগ দাখিল', en: 'Submit a complaint' }, topMenu: { group: 'complaint', when: { setting: 'ALLOW_ONLINE_GCR_APPLICATION' } } },
  { id: 'complaint-status', path: '/complaint-status', layout: 'public', built: true, title: { bn: 'অভিযোগের অবস্থা', en: 'Complaint status' }, topMenu: { group: 'complaint', when: { setting: 'ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK' } } },
  { id: 'gms', path: '/gms', layout: 'public', built: true, title: { bn: 'অনুদান কর্মসূচির ফরম', en: 'Programme form' } },
  { id: 'verify', path: '/verify', layout: 'public', built: true, title: { bn: 'যাচাই', en: 'Verification' } },
  { id: 'app-status-check', path: '/app-status-check', layout: 'public', built: true, title: { bn: 'আবেদনের অবস্থা', en: 'Application status' }, topMenu: { group: 'verification', when: 'status-modules' } },
  { id: 'bmet-wewbm-check', path: '/bmet-wewbm-check', layout: 'public', built: true, title: { bn: 'বিএমইটি/সদস্যপদ যাচাই', en: 'BMET / membership check' }, topMenu: { group: 'verification', when: { setting: 'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL' } } },
  { id: 'notices', path: '/notices', layout: 'public', built: true, title: { bn: 'সব নোটিশ', en: 'All notices' } },
  { id: 'notice', path: '/notice', layout: 'public', built: true, title: { bn: 'নোটিশ', en: 'Notice' } },
  { id: 'benefit-finder', path: '/benefit-finder', layout: 'public', built: true, title: { bn: 'কোন সুবিধা পেতে পারেন?', en: 'Which benefit may you get?' } },
  { id: 'terms', path: '/terms', layout: 'public', built: true, title: { bn: 'ব্যবহারের শর্তাবলি ও গোপনীয়তা নীতি', en: 'Terms of use and privacy notice' } },
  { id: 'demo-outbox', path: '/demo/outbox', layout: 'standalone', built: true, demoOnly: true, title: { bn: 'প্রেরিত বার্তা (ডেমো)', en: 'Messages sent (demo)' } },
  { id: 'demo-ui', path: '/demo/ui', layout: 'standalone', built: true, demoOnly: true, title: { bn: 'উপাদানের নমুনা (ডেমো)', en: 'Components (demo)' } },

  // Stand-alone
  { id: 'login', path: '/login', layout: 'standalone', built: true, title: { bn: 'লগইন', en: 'Log in' } },
  { id: 'register', path: '/register', layout: 'standalone', built: true, title: { bn: 'নিবন্ধন', en: 'Register' } },
  { id: 'forgot-password', path: '/forgot-password', layout: 'standalone', built: true, title: { bn: 'পাসওয়ার্ড ভুলে গেছেন', en: 'Forgot password' } },
  { id: 'download', path: '/download', layout: 'standalone', built: true, title: { bn: 'সদস্য কার্ড ডাউনলোড', en: 'Download membership card' } },
  { id: 'service-verification', path: '/service-verification', layout: 'standalone', built: true, title: { bn: 'সেবা যাচাই', en: 'Service verification' } },
  { id: 'error', path: '/error', layout: 'standalone', built: true, title: { bn: 'পাতাটি পাওয়া যায়নি', en: 'Page not found' } },

  // Signed in: always open
  { id: 'dashboard', path: '/dashboard', layout: 'signed-in', built: true, always: true, title: { bn: 'ড্যাশবোর্ড', en: 'Dashboard' } },
  { id: 'profile', path: '/profile', layout: 'signed-in', built: true, always: true, title: { bn: 'প্রোফাইল', en: 'Profile' } },
  { id: 'change-password', path: '/change-password', layout: 'signed-in', built: true, always: true, title: { bn: 'পাসওয়ার্ড পরিবর্তন', en: 'Change password' } },
  { id: 'family-profile', path: '/family-profile', layout: 'signed-in', built: true, always: true, title: { bn: 'পরিবার ও কাগজপত্র', en: 'Family and documents' } },

  // Online application
  { id: 'education-allowance', path: '/education-allowance', layout: 'signed-in', built: true, title: { bn: 'শিক্ষাবৃত্তি', en: 'Education allowance' }, topMenu: { group: 'apply' } },
  { id: 'disability-allowance', path: '/disability-allowance', layout: 'signed-in', built: true, title: { bn: 'প্রতিবন্ধী ভাতা', en: 'Disability allowance' }, topMenu: { group: 'apply' } },
  { id: 'membership', path: `/${product}-membership`, layout: 'signed-in', built: true, title: { bn: 'সদস্যপদ', en: 'Membership' }, topMenu: { group: 'apply' } },
  { id: 're-integration', path: '/re-integration', layout: 'signed-in', built: true, title: { bn: 'পুনঃএকত্রীকরণ', en: 'Re-integration' }, topMenu: { group: 'apply' } },
  { id: 'repatriation-application', path: '/repatriation-application', layout: 'signed-in', built: true, title: { bn: 'মৃতদেহ/কর্মী প্রত্যাবাসন', en: 'Repatriation' }, topMenu: { group: 'apply' } },
  { id: 'medical-assistance', path: '/medical-assistance', layout: 'signed-in', built: true, title: { bn: 'চিকিৎসা সহায়তা', en: 'Medical assistance' }, topMenu: { group: 'apply' } },
  { id: 'online-gms-program', path: '/online-gms-program', layout: 'signed-in', built: true, title: { bn: 'অনলাইন কর্মসূচি', en: 'Online program' }, topMenu: { group: 'apply' } },
  { id: 'surokkha-application', path: '/surokkha-application', layout: 'signed-in', built: true, title: { bn: 'সুরক্ষা স্কিম', en: 'Surokkha' } },
  { id: 'burial-cost', path: '/burial-cost', layout: 'signed-in', built: true, title: { bn: 'দাফন খরচ', en: 'Burial cost' } },
  { id: 'financial-assistance', path: '/financial-assistance', layout: 'signed-in', built: true, title: { bn: 'আর্থিক অনুদান', en: 'Financial assistance' } },
  { id: 'compensation', path: '/compensation', layout: 'signed-in', built: true, title: { bn: 'ক্ষতিপূরণ', en: 'Compensation' } },
  { id: 'bereavement', path: '/bereavement', layout: 'signed-in', built: true, title: { bn: 'মৃত্যুর পরে পরিবারের সহায়তা', en: 'Help for a family after a death' } },

  // Setup, result, content
  { id: 'dis-application-setup', path: '/dis-application-setup', layout: 'signed-in', built: true, title: { bn: 'প্রতিবন্ধী ভাতা সেটআপ', en: 'Disability application setup' } },
  { id: 'gms-builder', path: '/gms-builder', layout: 'signed-in', built: true, title: { bn: 'কর্মসূচি তৈরি', en: 'Programme builder' } },
  { id: 'scholarship-result', path: '/scholarship-result', layout: 'signed-in', built: true, title: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Scholarship result' } },
  { id: 'disability-alw-result', path: '/disability-alw-result', layout: 'signed-in', built: true, title: { bn: 'প্রতিবন্ধী ভাতার ফলাফল', en: 'Disability result' } },
  { id: 'notice-form', path: '/notice-form', layout: 'signed-in', built: true, title: { bn: 'নোটিশ এন্ট্রি', en: 'Notice form' } },
  { id: 'notice-list', path: '/notice-list', layout: 'signed-in', built: true, title: { bn: 'নোটিশ তালিকা', en: 'Notice list' } },
  { id: 'highlight-news', path: '/highlight-news', layout: 'signed-in', built: true, title: { bn: 'নিউজ হাইলাইট', en: 'Highlight news' } },

  // Verification, complaints, money
  { id: 'verification-app-status', path: '/verification/app-status-check', layout: 'signed-in', built: true, title: { bn: 'আবেদনের অবস্থা', en: 'Application status' } },
  { id: 'verification-bmet-wewbm', path: '/verification/bmet-wewbm-check', layout: 'signed-in', built: true, title: { bn: 'বিএমইটি/সদস্যপদ যাচাই', en: 'BMET / membership check' } },
  { id: 'registry', path: '/registry', layout: 'signed-in', built: true, title: { bn: 'কর্মী নিবন্ধন বহি', en: 'Workers register' } },
  { id: 'complaint-list', path: '/complaint-list', layout: 'signed-in', built: true, title: { bn: 'অভিযোগ তালিকা', en: 'Complaints' } },
  { id: 'call-centre', path: '/call-centre', layout: 'signed-in', built: true, title: { bn: 'কল সেন্টার', en: 'Call centre' } },
  { id: 'payment-batch', path: '/payment-batch', layout: 'signed-in', built: true, title: { bn: 'পেমেন্ট ব্যাচ', en: 'Payment batch' } },

  // Reports
  { id: 'miscellaneous-report', path: '/miscellaneous-report', layout: 'signed-in', built: true, title: { bn: 'বিবিধ প্রতিবেদন', en: 'Miscellaneous report' } },
  { id: 'general-report', path: '/general-report', layout: 'signed-in', built: true, title: { bn: 'সাধারণ প্রতিবেদন', en: 'General report' } },
  { id: 'sms-module-summary-report', path: '/sms-module-summary-report', layout: 'signed-in', built: true, title: { bn: 'এসএমএস সারসংক্ষেপ', en: 'SMS summary' } },
  { id: 'messages', path: '/messages', layout: 'signed-in', built: true, title: { bn: 'বার্তা', en: 'Messages' } },

  // Administration
  { id: 'role', path: '/role', layout: 'signed-in', built: true, title: { bn: 'রোল', en: 'Role' } },
  { id: 'users', path: '/users', layout: 'signed-in', built: true, title: { bn: 'ব্যবহারকারী', en: 'Users' } },
  { id: 'user-type-role', path: '/user-type-role', layout: 'signed-in', built: true, title: { bn: 'ইউজার টাইপ রোল', en: 'User type role' } },
  { id: 'settings-setup', path: '/settings-setup', layout: 'signed-in', built: true, title: { bn: 'সেটিংস', en: 'Settings' } },
  { id: 'audit-log', path: '/audit-log', layout: 'signed-in', built: true, title: { bn: 'নিরীক্ষা লগ', en: 'Audit log' } },
] as const satisfies readonly Screen[] // prettier-ignore

type Row = (typeof screens)[number]
export type ScreenId = Row['id']
/** The compiler asks the web for a component of each of these. */
/** The built screens in one of the three frames. */
export type ScreenIn<L extends Screen['layout']> = Extract<Row, { built: true; layout: L }>['id']
export type SignedInScreenId = ScreenIn<'signed-in'>
export type BuiltScreenId = Extract<Row, { built: true }>['id']

export const allScreens: readonly (Screen & { id: ScreenId })[] = screens

export const screenAt = (path: string): (Screen & { id: ScreenId }) | undefined => byPath.get(normalise(path))

export function getScreen(id: ScreenId): Screen & { id: ScreenId } {
  const screen = byId.get(id)
  if (!screen) throw new Error(`no screen ${id}`)
  return screen
}

const byPath = new Map(allScreens.map((screen) => [screen.path as string, screen]))
const byId = new Map(allScreens.map((screen) => [screen.id, screen]))
const normalise = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
