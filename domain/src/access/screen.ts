import type { Bilingual } from '../language/bilingual.ts'

/** Ids and order of the sidebar's groups are the server's answer to `/access/menus/`. */
export type MainMenuId = 'dashboard' | 'application' | 'setup' | 'result' | 'content' | 'verification' | 'report' | 'administration'

export type TopMenuId = 'home' | 'notice-board' | 'apply' | 'results' | 'complaint' | 'verification'

/** A top-menu entry may depend on what the board has switched on. */
export type TopMenuCondition = { setting: string } | 'status-modules'

export type Screen = {
  id: string
  path: `/${string}`
  title: Bilingual
  /** Which frame stands around it, and so who may see it: `signed-in` asks for a log-in, the others do not. */
  layout: 'public' | 'signed-in' | 'standalone'
  /** A screen that is not built yet is in no menu and answers with the error page. */
  built: boolean
  topMenu?: { group: TopMenuId; when?: TopMenuCondition }
  /** Every signed-in person may open it, whatever their menus say. */
  always?: true
  /** Exists only outside production. */
  demoOnly?: true
}
