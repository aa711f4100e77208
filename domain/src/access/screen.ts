import type { Bilingual } from '#language/bilingual.ts'

/** Ids and order of the sidebar groups come from the response of `/access/menus/`. */
export type MainMenuId =
  | 'dashboard'
  | 'application'
  | 'setup'
  | 'result'
  | 'content'
  | 'verification'
  | 'report'
  | 'administration'

export type TopMenuId = 'home' | 'notice-board' | 'apply' | 'results' | 'complaint' | 'verification'

/** A top-menu entry may depend on a setting or on the modules whose status can be checked. */
export type TopMenuCondition = { setting: string } | 'status-modules'

export type Screen = {
  id: string
  path: `/${string}`
  title: Bilingual
  /** The layout also decides the access: `signed-in` requires a log-in, the others do not. */
  layout: 'public' | 'signed-in' | 'standalone'
  /** A screen that is not built yet appears in no menu and shows the error page. */
  built: boolean
  topMenu?: { group: TopMenuId; when?: TopMenuCondition }
  /** Every signed-in person may open it, whatever their permissions. */
  always?: true
  /** Exists only outside production. */
  demoOnly?: true
}
