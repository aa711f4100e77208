import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'

type SettingsTab = { view: string; title: Bilingual; component: LazyExoticComponent<ComponentType> }

/** Tabs of /settings-setup, each with its own URL. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    view: 'general',
    title: { bn: 'সাধারণ সেটিংস', en: 'General settings' },
    component: lazy(async () => ({ default: (await import('./general/general-tab.tsx')).GeneralTab })),
  },
  {
    view: 'holidays',
    title: { bn: 'ছুটির দিন', en: 'Holidays' },
    component: lazy(async () => ({ default: (await import('./holidays/holidays-tab.tsx')).HolidaysTab })),
  },
  {
    view: 'offices',
    title: { bn: 'অফিস ও মিশন', en: 'Offices and missions' },
    component: lazy(async () => ({ default: (await import('./offices/offices-tab.tsx')).OfficesTab })),
  },
  {
    view: 'fees',
    title: { bn: 'মিশনের ফি', en: 'Mission fees' },
    component: lazy(async () => ({ default: (await import('./fees/fees-tab.tsx')).FeesTab })),
  },
  {
    view: 'lists',
    title: { bn: 'তালিকা', en: 'Lists' },
    component: lazy(async () => ({ default: (await import('./lists/lists-tab.tsx')).ListsTab })),
  },
  {
    view: 'templates',
    title: { bn: 'বার্তা', en: 'Messages' },
    component: lazy(async () => ({ default: (await import('./templates/templates-tab.tsx')).TemplatesTab })),
  },
]
