import type { AnswerOf, InputOf } from '../../../domain/src/contracts/contract.ts'
import type {
  listMissionFees as listCall,
  revokeMissionFee as revokeCall,
  saveMissionFee as saveCall,
} from '../../../domain/src/contracts/administration.ts'
import { checkFee } from '../../../domain/src/content/mission-fee.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { readMoney } from '../../../domain/src/fields/money.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { holdSubject, lastChanges, readSeen } from '../platform/last-change.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'
import { checkDay } from '../settings/save-setting.ts'
import { feeInTaka } from './fees.ts'

type MissionFee = AnswerOf<typeof listCall>['list'][number]
type Fee = MissionFee['coming'][number]

export async function listMissionFees({ db, now }: Context) {
  const { fee, premium, currency } = feeInTaka(await readSettings(db))
  return { list: await describeFees(db, dhakaDay(now())), otherwise: { fee, premium, currency } }
}

/** What a mission charges from a day on. Receipts of the days before keep what was paid. */
export async function saveMissionFee({ db, actor, now }: Context, { mission, validFrom, revision, ...typed }: InputOf<typeof saveCall>) {
  const today = dhakaDay(now())
  const from = validFrom || today
  const to = { currency: typed.currency, fee: readMoney(typed.fee) ?? '', premium: readMoney(typed.premium) ?? '' }
  insist([
    ...((await isListed(db, 'mission', mission)) ? [] : [issue('mission', 'not-an-option')]),
    ...(!to.currency || (await isListed(db, 'currency', to.currency)) ? [] : [issue('currency', 'not-an-option')]),
    ...checkFee(typed),
    ...checkDay(from, today, 'validFrom'),
  ])
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(mission), revision)
    const before = (await listRows(tx, mission)).findLast(({ valid_from }) => valid_from <= from)
    const was = before && feeOf(before)
    if (was && was.currency === to.currency && was.fee === to.fee && was.premium === to.premium) return
    await tx
      .insertInto('mission_fee')
      .values({ mission, valid_from: from, ...to })
      .onConflict((conflict) => conflict.columns(['mission', 'valid_from']).doUpdateSet(to))
      .execute()
    await record(tx, actor, 'mission-fee.saved', subjectOf(mission), { ...(was && { from: was }), to, validFrom: from })
  })
  return await describeFee(db, mission, today)
}

export async function revokeMissionFee({ db, actor, now }: Context, { mission, validFrom, revision }: InputOf<typeof revokeCall>) {
  const today = dhakaDay(now())
  if (!isDay(validFrom) || validFrom <= today) return refuse('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(mission), readSeen(revision))
    const coming = (await listRows(tx, mission)).find(({ valid_from }) => valid_from === validFrom) ?? refuse('NOT_FOUND')
    await tx.deleteFrom('mission_fee').where('mission', '=', mission).where('valid_from', '=', validFrom).execute()
    await record(tx, actor, 'mission-fee.revoked', subjectOf(mission), { from: feeOf(coming), validFrom })
  })
  return await describeFee(db, mission, today)
}

const subjectOf = (mission: string) => `mission-fee:${mission}`

const isListed = async (db: Database, source: string, code: string): Promise<boolean> =>
  (await db
    .selectFrom('lookup')
    .select('code')
    .where('source', '=', source)
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

const listRows = (db: Database | Tx, mission?: string) =>
  db
    .selectFrom('mission_fee')
    .selectAll()
    .$if(mission !== undefined, (query) => query.where('mission', '=', mission ?? ''))
    .orderBy('mission')
    .orderBy('valid_from')
    .execute()

type Row = Awaited<ReturnType<typeof listRows>>[number]
// numeric(14,2) writes 160.00; people write 160.
const feeOf = ({ currency, fee, premium, valid_from }: Row): Fee => ({
  currency,
  fee: readMoney(fee) ?? fee,
  premium: readMoney(premium) ?? premium,
  validFrom: valid_from,
})

const describeFee = async (db: Database, mission: string, today: string): Promise<MissionFee> =>
  (await describeFees(db, today, mission))[0] ?? refuse('NOT_FOUND')

/** Every mission of the list, with or without money of its own; a withdrawn one as long as it has a fee. */
async function describeFees(db: Database, today: string, only?: string): Promise<MissionFee[]> {
  const missions = await db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng', 'active'])
    .where('source', '=', 'mission')
    .$if(only !== undefined, (query) => query.where('code', '=', only ?? ''))
    .orderBy('position')
    .orderBy('name')
    .execute()
  const rows = Map.groupBy(await listRows(db, only), ({ mission }) => mission)
  const revisionOf = await lastChanges(
    db,
    missions.map(({ code }) => subjectOf(code)),
  )
  return missions
    .filter(({ code, active }) => active || rows.has(code))
    .map(({ code, name, name_bng }) => {
      const fees = (rows.get(code) ?? []).map(feeOf)
      const begun = fees.filter(({ validFrom }) => validFrom <= today).toReversed()
      return {
        mission: code,
        missionName: name,
        missionNameBng: name_bng,
        current: begun[0] ?? null,
        coming: fees.filter(({ validFrom }) => validFrom > today),
        past: begun.slice(1),
        revision: revisionOf(subjectOf(code)),
      }
    })
}
