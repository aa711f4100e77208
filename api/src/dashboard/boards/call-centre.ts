import { sql } from 'kysely'
import { callReasonNames, type CallReason } from '../../../../domain/src/contracts/calls.ts'
import type { Board, Series, Tile } from '../board.ts'
import { openComplaints } from '../complaint-tiles.ts'
import { midnightOf } from '../spans.ts'

const opensTo = 'call-centre:view'

const callsToday = (code: string, label: Tile['label'], isOwn: boolean): Tile => ({
  code,
  label,
  opensTo,
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ value: number }>`
      select count(*)::int as value from call_log
      where at >= ${midnightOf(today)} ${isOwn ? sql`and agent_id = ${actor.id}` : sql``}`.execute(db)
    return { value: rows[0]?.value ?? 0 }
  },
})

/** Why people called today: what many ask, a notice could answer. */
const callsByReason: Series = {
  code: 'CALLS_BY_REASON',
  label: { bn: 'আজ মানুষ কেন ফোন করেছেন', en: 'Why people called today' },
  opensTo,
  shape: 'bars',
  points: async ({ db, today }) => {
    const { rows } = await sql<{ x: CallReason; y: number }>`
      select reason as x, count(*)::int as y from call_log where at >= ${midnightOf(today)} group by reason order by y desc`.execute(db)
    return rows.map((row) => ({ ...row, label: callReasonNames[row.x] }))
  },
}

export const callCentre: Board = {
  roles: ['CALL_CENTRE'],
  tiles: [
    callsToday('MY_CALLS_TODAY', { bn: 'আজ আমার নেওয়া ফোন', en: 'Calls I took today' }, true),
    callsToday('CALLS_TODAY', { bn: 'আজ সবার নেওয়া ফোন', en: 'Calls of everybody today' }, false),
    openComplaints,
  ],
  series: [callsByReason],
}
