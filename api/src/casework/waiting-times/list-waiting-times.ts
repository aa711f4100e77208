import type { ResponseOf } from '@wewb/domain/http/contract'
import type { listWaitingTimes as listWaitingTimesEndpoint } from '@wewb/domain/casework/waiting-time-contracts'
import { addDays, countWorkingDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listHolidays } from '#casework/applications/queries.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import { countDecided, type DecidedCount } from './queries.ts'

type WaitingTime = ResponseOf<typeof listWaitingTimesEndpoint>[number]

/** Minimum number of decisions for a public figure. */
const MIN_DECISIONS = 10

/** Lists the working days from submission to decision of each service, from the decisions of the last twelve months. */
export async function listWaitingTimes({ readDb: db, now }: Pick<Portal, 'readDb' | 'now'>): Promise<WaitingTime[]> {
  const today = toDhakaDate(now())
  const counts = await countDecided(db, addDays(today, -365))
  const first = counts.reduce((day, { received_on }) => (received_on < day ? received_on : day), today)
  const passed = countWorkingDays(first, today, await listHolidays(db))
  const workingDaysOf = ({ received_on, decided_on }: DecidedCount) =>
    (passed.get(decided_on) ?? 0) - (passed.get(received_on) ?? 0)
  const services = Map.groupBy(counts, ({ service }) => service)
  return (await listLatestDefinitions(db)).flatMap(({ definition: { id } }) => {
    const rows = services.get(id) ?? []
    const cases = rows.reduce((sum, { n }) => sum + n, 0)
    if (cases < MIN_DECISIONS) return []
    const durations = rows.map((row) => ({ days: workingDaysOf(row), n: row.n })).toSorted((a, b) => a.days - b.days)
    return [
      {
        service: id,
        medianDays: daysOfShare(durations, cases / 2),
        ninetyDays: daysOfShare(durations, cases * 0.9),
        cases,
      },
    ]
  })
}

/** The days within which this many were decided. */
function daysOfShare(durations: readonly { days: number; n: number }[], wanted: number): number {
  let counted = 0
  for (const { days, n } of durations) {
    counted += n
    if (counted >= wanted) return days
  }
  return 0
}
