import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listDashboardFiles as listCall } from '../../../domain/src/contracts/dashboard.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { describeRows } from '../desks/describe-rows.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { ownBoards } from './own-boards.ts'
import { prepareAsking } from './prepare-asking.ts'

/** What was counted, file by file: the condition is the figure's own, so that the list is as long as the figure says. */
export async function listFigureFiles(context: Context, { code, within, page = 1, size = pageSize }: InputOf<typeof listCall>) {
  const asking = await prepareAsking(context)
  const { tiles, series, headlines } = ownBoards(asking)
  const figure = [...tiles, ...series, ...headlines].find((one) => one.code === code)
  const files = figure?.files ?? refuse('NOT_FOUND')
  const found = context.db.selectFrom('application').where((eb) => files(eb, asking, within))
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('desk_due_on', (day) => day.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = await describeRows(context, rows, asking.services, context.locale)
  return { ...pageOf({ list, total, page, size }), label: figure?.label.en ?? '', labelBng: figure?.label.bn ?? '' }
}
