import type { Screen } from '@wewb/domain/access/screen'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { Locale } from '@wewb/domain/language/bilingual'
import { portalName } from '@wewb/domain/reference/portal'

/** Returns the title of the screen, or of the notice it shows, followed by the portal's name. */
export function getDocumentTitle(screen: Screen, locale: Locale, data?: Pick<PublicPageData, 'notice'>): string {
  const notice = screen.id === 'notice' ? data?.notice?.found : undefined
  const title = notice ? { bn: notice.titleBng, en: notice.title } : screen.title
  return `${title[locale]} | ${portalName[locale]}`
}
