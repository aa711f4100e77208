import type { ResponseOf, InputOf } from '@wewb/domain/http/contract'
import type {
  listMissionFees as listMissionFeesEndpoint,
  revokeMissionFee as revokeMissionFeeEndpoint,
  saveMissionFee as saveMissionFeeEndpoint,
} from '@wewb/domain/administration/administration-contracts'
import { validateMissionFee } from '@wewb/domain/administration/mission-fee-input'
import { issue } from '@wewb/domain/engine/fields/issue'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { lockSubject, parseRevision } from '#db/optimistic-locking.ts'
import { findLastChanges } from '#db/revision-queries.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { validateEffectiveDate } from '#administration/settings/save-setting.ts'
import { feeInTaka } from './fees.ts'
import {
  deleteMissionFee,
  isActiveCode,
  listMissionFeeRows,
  listMissions,
  upsertMissionFee,
  type MissionFeeRow,
} from './queries.ts'

type MissionFee = ResponseOf<typeof listMissionFeesEndpoint>['list'][number]
type Fee = MissionFee['coming'][number]

export async function listMissionFees({ db, now }: Context) {
  const { fee, premium, currency } = feeInTaka(await readSettings(db))
  return { list: await describeFees(db, toDhakaDate(now())), otherwise: { fee, premium, currency } }
}

/** Sets the fee of a mission from a day on. Earlier receipts do not change. */
export async function saveMissionFee(
  { db, actor, now }: Context,
  { mission, validFrom, revision, ...typed }: InputOf<typeof saveMissionFeeEndpoint>,
) {
  const today = toDhakaDate(now())
  const from = validFrom || today
  const to = { currency: typed.currency, fee: parseMoney(typed.fee) ?? '', premium: parseMoney(typed.premium) ?? '' }
  assertNoIssues([
    ...((await isActiveCode(db, 'mission', mission)) ? [] : [issue('mission', 'not-an-option')]),
    ...(!to.currency || (await isActiveCode(db, 'currency', to.currency)) ? [] : [issue('currency', 'not-an-option')]),
    ...validateMissionFee(typed),
    ...validateEffectiveDate(from, today, 'validFrom'),
  ])
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, subjectOf(mission), revision)
    const before = (await listMissionFeeRows(tx, mission)).findLast(({ valid_from }) => valid_from <= from)
    const was = before && feeOf(before)
    if (was && was.currency === to.currency && was.fee === to.fee && was.premium === to.premium) return
    await upsertMissionFee(tx, mission, from, to)
    await recordAuditEntry(tx, actor, 'mission-fee.saved', subjectOf(mission), {
      ...(was && { from: was }),
      to,
      validFrom: from,
    })
  })
  return await describeFee(db, mission, today)
}

export async function revokeMissionFee(
  { db, actor, now }: Context,
  { mission, validFrom, revision }: InputOf<typeof revokeMissionFeeEndpoint>,
) {
  const today = toDhakaDate(now())
  if (!isIsoDate(validFrom) || validFrom <= today) return throwProblem('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, subjectOf(mission), parseRevision(revision))
    const rows = await listMissionFeeRows(tx, mission)
    const coming = rows.find(({ valid_from }) => valid_from === validFrom) ?? throwProblem('NOT_FOUND')
    await deleteMissionFee(tx, mission, validFrom)
    await recordAuditEntry(tx, actor, 'mission-fee.revoked', subjectOf(mission), { from: feeOf(coming), validFrom })
  })
  return await describeFee(db, mission, today)
}

const subjectOf = (mission: string) => `mission-fee:${mission}`

// numeric(14,2) returns 160.00; the API returns 160.
const feeOf = ({ currency, fee, premium, valid_from }: MissionFeeRow): Fee => ({
  currency,
  fee: parseMoney(fee) ?? fee,
  premium: parseMoney(premium) ?? premium,
  validFrom: valid_from,
})

const describeFee = async (db: Database, mission: string, today: string): Promise<MissionFee> =>
  (await describeFees(db, today, mission))[0] ?? throwProblem('NOT_FOUND')

/** Describes every active mission, with or without a fee of its own, and a withdrawn mission while it has a fee. */
async function describeFees(db: Database, today: string, only?: string): Promise<MissionFee[]> {
  const missions = await listMissions(db, only)
  const rows = Map.groupBy(await listMissionFeeRows(db, only), ({ mission }) => mission)
  const revisionOf = await findLastChanges(
    db,
    missions.map(({ code }) => subjectOf(code)),
  )
  return missions
    .filter(({ code, active }) => active || rows.has(code))
    .map(({ code, name, name_bng }) => {
      const fees = (rows.get(code) ?? []).map(feeOf)
      const effective = fees.filter(({ validFrom }) => validFrom <= today).toReversed()
      return {
        mission: code,
        missionName: name,
        missionNameBng: name_bng,
        current: effective[0] ?? null,
        coming: fees.filter(({ validFrom }) => validFrom > today),
        past: effective.slice(1),
        revision: revisionOf(subjectOf(code)),
      }
    })
}
