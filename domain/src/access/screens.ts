import { applicantScreens } from './applicant-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'
import { staffScreens } from './staff-screens.ts'

/** Every screen of the portal. Router, guards, menus, breadcrumb, titles and permissions derive from these rows. */
export const screens = [...publicScreens, ...applicantScreens, ...staffScreens] as const satisfies readonly Screen[]

type Row = (typeof screens)[number]
export type ScreenId = Row['id']
/** The built screens of a layout. The web app must have a component for each; the compiler checks it. */
export type ScreenIdInLayout<L extends Screen['layout']> = Extract<Row, { built: true; layout: L }>['id']
export type SignedInScreenId = ScreenIdInLayout<'signed-in'>
export type BuiltScreenId = Extract<Row, { built: true }>['id']

export const allScreens: readonly (Screen & { id: ScreenId })[] = screens

export const findScreenByPath = (path: string): (Screen & { id: ScreenId }) | undefined => byPath.get(normalise(path))

export function getScreen(id: ScreenId): Screen & { id: ScreenId } {
  const screen = byId.get(id)
  if (!screen) throw new Error(`no screen ${id}`)
  return screen
}

const byPath = new Map(allScreens.map((screen) => [screen.path as string, screen]))
const byId = new Map(allScreens.map((screen) => [screen.id, screen]))
const normalise = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
