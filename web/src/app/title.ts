import type { Screen } from '../../../domain/src/access/screen.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'

/** The screen's title followed by the portal's name. */
export const titleOf = (screen: Screen, locale: Locale): string => `${screen.title[locale]} | ${portalName[locale]}`
