import { sql } from 'kysely'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { daysToRenew, lastRenewalDay, renewableYear } from '../../../domain/src/awards/renewal.ts'
import { fileOf } from '../applications/file.ts'
import { isRenewalUnderWay } from '../applications/renewals.ts'
import { tellApplicant } from '../applications/tell-applicant.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { disability } from '../setups/repository.ts'

type Round = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>

/** Each morning: in December families are asked for the life certificate; a year without one is put on hold when its time is over. */
export async function askForRenewals(portal: Round) {
  await remind(portal)
  await putOnHold(portal)
}

/** Once for each year, and not only on the first of December: the portal may have been down, or the award come late. */
async function remind({ db, secrets, jobs, now }: Round) {
  const today = dhakaDay(now())
  const due = await awaiting(db)
    .select(['instalment.application_id', 'instalment.no', 'instalment.year'])
    .where('instalment.year', '<=', renewableYear(today))
    .where('instalment.reminded_on', 'is', null)
    .execute()
  for (const { application_id, no, year } of due)
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .updateTable('instalment')
        .set({ reminded_on: today })
        .where('application_id', '=', application_id)
        .where('no', '=', no)
        .where('reminded_on', 'is', null)
        .executeTakeFirst()
      if (marked.numUpdatedRows === 0n) return
      const row = await tx.selectFrom('application').selectAll().where('id', '=', application_id).executeTakeFirstOrThrow()
      const file = await fileOf(tx, secrets, row)
      const standing = { dueOn: lastRenewalDay(year, today) }
      await tellApplicant(tx, jobs, { file, template: 'RENEWAL_ASKED', standing, places: { year: digitsInBoth(year) } })
    })
}

/** Nobody is put on hold who was not asked. */
async function putOnHold({ db, now }: Round) {
  const today = dhakaDay(now())
  await db.transaction().execute(async (tx) => {
    const held = await awaiting(tx)
      .select(['instalment.application_id', 'instalment.no', 'application.no as number'])
      .where(sql<boolean>`greatest(make_date(instalment.year, 1, 1), instalment.reminded_on) + ${daysToRenew}::int < ${today}::date`)
      .where('instalment.reminded_on', 'is not', null)
      .forUpdate('instalment')
      .execute()
    for (const { application_id, no, number } of held) {
      await tx.updateTable('instalment').set({ state: 'HOLD' }).where('application_id', '=', application_id).where('no', '=', no).execute()
      await record(tx, portalActs, 'instalment.held', `application:${number}`, { no })
    }
  })
}

/** Years that nobody has given a life certificate for. */
const awaiting = (db: Portal['db'] | Tx) =>
  db
    .selectFrom('instalment')
    .innerJoin('application', 'application.id', 'instalment.application_id')
    .where('application.service', '=', disability)
    .where('instalment.state', '=', 'DUE')
    .where(sql<boolean>`not ${isRenewalUnderWay}`)
