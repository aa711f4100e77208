import { sql } from 'kysely'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { conditionOf } from '../figures.ts'
import { inParallel } from '../in-parallel.ts'
import { behind } from '../links.ts'

type Group = { service: string; days: number; n: number }

/** G08. A million cases are counted by their number of days, a few hundred groups; sorting them all would take seconds. */
export const processingTimes: ShortReport = {
  async list(asked) {
    const [approvals, payments] = await Promise.all([
      countBy(asked, 'approved_on', 'received_on'),
      countBy(asked, 'paid_on', 'approved_on'),
    ])
    return asked.services.flatMap(({ id, title }): ReportRow[] => {
      const [approved, paid] = [approvals.filter(({ service }) => service === id), payments.filter(({ service }) => service === id)]
      if (approved.length === 0 && paid.length === 0) return []
      const [approvedNumber, paidNumber] = [totalOf(approved), totalOf(paid)]
      return [
        {
          cells: {
            service: title,
            approved: approvedNumber,
            approveMedian: daysWithin(approved, 0.5),
            approveNinety: daysWithin(approved, 0.9),
            paidNumber,
            payMedian: daysWithin(paid, 0.5),
            payNinety: daysWithin(paid, 0.9),
          },
          links: {
            ...(approvedNumber > 0 && { approved: behind(asked, { module: id, figure: 'approvedThen' }) }),
            ...(paidNumber > 0 && { paidNumber: behind(asked, { module: id, figure: 'paidThen' }) }),
          },
        },
      ]
    })
  },
}

const totalOf = (groups: readonly Group[]) => groups.reduce((sum, { n }) => sum + n, 0)

/** The least number of days within which this share of the cases was done. */
function daysWithin(groups: readonly Group[], share: number): number | null {
  const needed = totalOf(groups) * share
  let done = 0
  for (const { days, n } of groups) {
    done += n
    if (done >= needed) return days
  }
  return null
}

function countBy(asked: Asked, end: 'approved_on' | 'paid_on', start: 'received_on' | 'approved_on'): Promise<Group[]> {
  const took = sql`${sql.ref(`file.${end}`)} - ${sql.ref(`file.${start}`)}`
  const counted = sql<Group>`
    select file.service, ${took} as days, count(*)::int as n from report_file file
    where ${filesOf(asked, { day: end })} and ${sql.ref(`file.${start}`)} is not null and ${conditionOf('approved')}
    group by 1, 2 order by 1, 2`
  return inParallel(asked.db, counted)
}
