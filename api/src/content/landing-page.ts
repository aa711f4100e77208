import { sql } from 'kysely'
import { getScreen } from '../../../domain/src/access/screens.ts'
import type { Landing } from '../../../domain/src/contracts/public-data.ts'
import { dhakaDay, fiscalYearOf } from '../../../domain/src/language/dates.ts'
import { listLatest } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { keepFresh } from '../platform/keep-fresh.ts'
import type { OwnPage } from '../platform/page-content.ts'
import { listSetupsOf, opennessOf } from '../setups/repository.ts'

type Asking = Pick<Portal, 'readDb' | 'now'>

/** How long a count of a million files is good for. */
const tenMinutes = 10 * 60_000

/** What only the landing page holds: which services take applications, and what the board has done this year. */
export function landingPage(portal: Asking): Record<string, OwnPage> {
  const figures = keepFresh(() => countYear(portal.readDb, dhakaDay(portal.now())), tenMinutes)
  const load = async () => ({ data: { landing: { services: await openServices(portal), figures: (await figures.read()).value } } })
  return { [getScreen('home').path]: () => ({ search: '', isLasting: true, load }) }
}

async function openServices({ readDb: db, now }: Asking): Promise<Landing['services']> {
  const today = dhakaDay(now())
  const services = (await listLatest(db)).map(({ definition }) => definition).filter(({ opensTo }) => opensTo === 'applicants' || opensTo === 'anyone') // prettier-ignore
  const setups = await listSetupsOf(db, services.flatMap(({ id, needsSetup }) => (needsSetup ? [id] : []))) // prettier-ignore
  return services.map((definition) => ({ service: definition.id, ...opennessOf(definition, setups, today) }))
}

/** The board's year runs from July to June. What is decided but not told yet is not told here either. */
async function countYear(db: Database, today: string): Promise<Landing['figures']> {
  const { year, begins } = fiscalYearOf(today)
  const { rows } = await sql<{ received: number; approved: number; amount: string; members: number }>`
    select
      (count(*))::int as received,
      (count(*) filter (where approval_status = 2 and (published or setup_id is null)))::int as approved,
      coalesce(sum(amount) filter (where approval_status = 2 and (published or setup_id is null)), 0)::text as amount,
      (select count(*) from member where state = 'ACTIVE')::int as members
    from application where submitted_at >= ${begins}::date::timestamp at time zone 'Asia/Dhaka'`.execute(db)
  const [counted] = rows
  return counted && counted.received > 0 ? { year, ...counted } : null
}
