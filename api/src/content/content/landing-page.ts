import { getScreen } from '@wewb/domain/access/screens'
import type { LandingPageData } from '@wewb/domain/content/public-page-data'
import { toDhakaDate, fiscalYearOf } from '@wewb/domain/language/dates'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { createStaleIfErrorCache } from '#cache/stale-if-error.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import { listPublishedSetups, applicationWindowOf } from '#services/setups/queries.ts'
import { listHoldingStops } from '#services/stops/queries.ts'
import { countFiguresSince } from './public-content-queries.ts'

type LandingPageContext = Pick<Portal, 'readDb' | 'now'>

/** Cache duration of the figures, which count up to a million applications. */
const tenMinutes = 10 * 60_000

/** Provides the data of the landing page: open services, and the figures of this fiscal year. */
export function landingPage(portal: LandingPageContext): Record<string, PageLoader> {
  const figures = createStaleIfErrorCache(() => countYear(portal.readDb, toDhakaDate(portal.now())), tenMinutes)
  const load = async () => ({
    data: { landing: { services: await openServices(portal), figures: (await figures.read()).value } },
  })
  return { [getScreen('home').path]: () => ({ search: '', isCacheable: true, load }) }
}

async function openServices({ readDb: db, now }: LandingPageContext): Promise<LandingPageData['services']> {
  const today = toDhakaDate(now())
  const services = (await listLatestDefinitions(db))
    .map(({ definition }) => definition)
    .filter(({ opensTo }) => opensTo === 'applicants' || opensTo === 'anyone')
  const setups = await listPublishedSetups(
    db,
    services.flatMap(({ id, needsSetup }) => (needsSetup ? [id] : [])),
  )
  const stopped = new Set((await listHoldingStops(db, today)).map(({ service }) => service))
  return services.map((definition) => ({
    service: definition.id,
    ...applicationWindowOf(definition, setups, today, stopped.has(definition.id)),
  }))
}

/** Counts from July, when the fiscal year starts. Unpublished decisions are not counted as approved. */
async function countYear(db: Database, today: string): Promise<LandingPageData['figures']> {
  const { year, begins } = fiscalYearOf(today)
  const counted = await countFiguresSince(db, begins)
  return counted && counted.received > 0 ? { year, ...counted } : null
}
