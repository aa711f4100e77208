import type { Screen } from '../../../domain/src/access/screen.ts'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'

/** The screen's title, or that of the one thing it shows, followed by the portal's name. */
export function titleOf(screen: Screen, locale: Locale, data?: Pick<PublicData, 'notice'>): string {
  const shown = screen.id === 'notice' ? data?.notice?.found : undefined
  const title = shown ? { bn: shown.titleBng, en: shown.title } : screen.title
  return `${title[locale]} | ${portalName[locale]}`
}
