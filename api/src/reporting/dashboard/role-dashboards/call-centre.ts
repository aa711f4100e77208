import { phoneCallReasonNames } from '@wewb/domain/reporting/phone-call-contracts'
import type { RoleDashboard, Series, Tile } from '#reporting/dashboard/dashboard-definition.ts'
import { openComplaintsTile } from '#reporting/dashboard/complaint-tiles.ts'
import { countPhoneCalls, countPhoneCallsByReason } from './queries.ts'

const opensTo = 'call-centre:view'

const callsToday = (code: string, label: Tile['label'], isOwn: boolean): Tile => ({
  code,
  label,
  permission: opensTo,
  count: async ({ db, actor, today }) => ({ value: await countPhoneCalls(db, today, isOwn ? actor.id : undefined) }),
})

/** Counts today's calls by reason; a notice could answer frequent ones. */
const callsByReason: Series = {
  code: 'CALLS_BY_REASON',
  label: { bn: 'আজ মানুষ কেন ফোন করেছেন', en: 'Why people called today' },
  permission: opensTo,
  shape: 'bars',
  points: async ({ db, today }) => {
    const rows = await countPhoneCallsByReason(db, today)
    return rows.map((row) => ({ ...row, label: phoneCallReasonNames[row.x] }))
  },
}

export const callCentreDashboard: RoleDashboard = {
  roles: ['CALL_CENTRE'],
  tiles: [
    callsToday('MY_CALLS_TODAY', { bn: 'আজ আমার নেওয়া ফোন', en: 'Calls I took today' }, true),
    callsToday('CALLS_TODAY', { bn: 'আজ সবার নেওয়া ফোন', en: 'Calls of everybody today' }, false),
    openComplaintsTile,
  ],
  series: [callsByReason],
}
