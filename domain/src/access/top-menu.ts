import type { Bilingual } from '#language/bilingual.ts'
import type { Screen, TopMenuCondition, TopMenuId } from './screen.ts'
import { allScreens } from './screens.ts'

/** Settings and status modules that the public menu depends on. */
export type TopMenuFacts = { activeSettings: ReadonlySet<string>; hasStatusModules: boolean }

/** A link if it has a path, otherwise a group of screens. */
export type TopMenuEntry = { id: TopMenuId; name: Bilingual } & (
  | { path: string; screens?: undefined }
  | { path?: undefined; screens: Screen[] }
)

const links: { id: TopMenuId; name: Bilingual; path: string }[] = [
  { id: 'home', name: { bn: 'প্রচ্ছদ', en: 'Home' }, path: '/' },
  { id: 'notice-board', name: { bn: 'নোটিশ বোর্ড', en: 'Notice board' }, path: '/#notice-board' },
]

const groups: { id: TopMenuId; name: Bilingual }[] = [
  { id: 'apply', name: { bn: 'অনলাইন আবেদন', en: 'Online application' } },
  { id: 'results', name: { bn: 'ফলাফল', en: 'Result' } },
  { id: 'complaint', name: { bn: 'অভিযোগ', en: 'Complaint' } },
  { id: 'verification', name: { bn: 'যাচাই', en: 'Verification' } },
]

/** The public menu: built screens whose condition holds, without empty groups. */
export function topMenuFor(facts: TopMenuFacts, rows: readonly Screen[] = allScreens): TopMenuEntry[] {
  const isVisible = ({ built, topMenu }: Screen) => built && (!topMenu?.when || isConditionMet(topMenu.when, facts))
  const filled = groups.map((group) => ({
    ...group,
    screens: rows.filter((row) => row.topMenu?.group === group.id && isVisible(row)),
  }))
  return [...links, ...filled.filter(({ screens }) => screens.length > 0)]
}

const isConditionMet = (when: TopMenuCondition, { activeSettings, hasStatusModules }: TopMenuFacts): boolean =>
  when === 'status-modules' ? hasStatusModules : activeSettings.has(when.setting)
