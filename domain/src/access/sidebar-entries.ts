import type { Bilingual } from '#language/bilingual.ts'
import type { MainMenuId } from './screen.ts'
import type { ScreenId } from './screens.ts'

/** A sidebar entry; `name` is set where the menu label is shorter than the title. */
export type SidebarEntry = { group: MainMenuId; id: number; icon: string; name?: Bilingual }

/**
 * Position of each screen in the sidebar. Separate from the screens, because only the server reads it and every page
 * bundles the screens.
 */
export const sidebarEntries: { readonly [id in ScreenId]?: SidebarEntry } = {
  dashboard: { group: 'dashboard', id: 11, icon: 'gauge' },
  'education-allowance': { group: 'application', id: 21, icon: 'graduation-cap' },
  'disability-allowance': { group: 'application', id: 22, icon: 'accessibility' },
  membership: { group: 'application', id: 23, icon: 'id-card' },
  're-integration': { group: 'application', id: 24, icon: 'house' },
  'repatriation-application': { group: 'application', id: 25, icon: 'plane-landing' },
  'medical-assistance': { group: 'application', id: 26, icon: 'heart-pulse' },
  'online-gms-program': { group: 'application', id: 27, icon: 'clipboard-list' },
  'surokkha-application': { group: 'application', id: 28, icon: 'shield' },
  'burial-cost': { group: 'application', id: 29, icon: 'hand-coins' },
  'financial-assistance': { group: 'application', id: 210, icon: 'hand-coins' },
  compensation: { group: 'application', id: 211, icon: 'scale' },
  bereavement: { group: 'application', id: 212, icon: 'heart-handshake' },
  'dis-application-setup': { group: 'setup', id: 31, icon: 'sliders' },
  'gms-builder': { group: 'setup', id: 33, icon: 'blocks' },
  'scholarship-result': { group: 'result', id: 41, icon: 'award' },
  'disability-alw-result': { group: 'result', id: 42, icon: 'award' },
  'notice-form': { group: 'content', id: 51, icon: 'file-pen' },
  'notice-list': { group: 'content', id: 52, icon: 'list' },
  'highlight-news': { group: 'content', id: 53, icon: 'newspaper' },
  'verification-app-status': { group: 'verification', id: 61, icon: 'search-check' },
  'verification-bmet-wewbm': { group: 'verification', id: 62, icon: 'badge-check' },
  registry: { group: 'verification', id: 63, icon: 'users' },
  'earlier-imports': {
    group: 'verification',
    id: 66,
    icon: 'list',
    name: { bn: 'আগের আবেদন', en: 'Earlier applications' },
  },
  'complaint-list': { group: 'verification', id: 64, icon: 'message-square-warning' },
  'call-centre': { group: 'verification', id: 65, icon: 'phone' },
  'payment-batch': { group: 'setup', id: 32, icon: 'banknote' },
  'miscellaneous-report': { group: 'report', id: 71, icon: 'chart-column' },
  'general-report': { group: 'report', id: 72, icon: 'chart-column' },
  'sms-module-summary-report': { group: 'report', id: 73, icon: 'message-square-text' },
  messages: { group: 'report', id: 74, icon: 'message-square-text' },
  role: { group: 'administration', id: 81, icon: 'key-round' },
  users: { group: 'administration', id: 82, icon: 'users' },
  'user-type-role': { group: 'administration', id: 83, icon: 'user-cog' },
  'settings-setup': { group: 'administration', id: 84, icon: 'settings' },
  'stopped-services': { group: 'administration', id: 87, icon: 'sliders' },
  'data-retention': { group: 'administration', id: 89, icon: 'sliders' },
  'audit-log': { group: 'administration', id: 85, icon: 'scroll-text' },
  'page-problems': { group: 'administration', id: 88, icon: 'message-square-warning' },
}
