import { sql } from 'kysely'
import { lastRenewalDay, renewableYear } from '../../../domain/src/awards/renewal.ts'
import type { DueCode } from '../../../domain/src/contracts/dashboard.ts'
import { isRenewalUnderWay } from '../applications/renewals.ts'
import { getDefinition } from '../definitions/repository.ts'
import { disability } from '../setups/repository.ts'
import type { Asking } from './board.ts'

type Due = { code: DueCode; no: string; service: string; version: number; dueOn: string | null }

/** What the applicant has to do, the nearest day first; what has no day, such as an account to correct, is never late and comes first. */
export async function listDues(asking: Asking) {
  const dues = [...(await listHandedBack(asking)), ...(await listYears(asking))]
  return await Promise.all(
    dues
      .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
      .map(async ({ code, no, service, version, dueOn }) => {
        const { title } = await getDefinition(asking.db, service, version)
        return { code, applicationNo: no, service, title: title.en, titleBng: title.bn, dueOn }
      }),
  )
}

/** Files that came back: to be corrected, or because the bank could not pay. */
async function listHandedBack({ db, actor }: Asking): Promise<Due[]> {
  const rows = await db
    .selectFrom('application')
    .select(['no', 'service', 'version', 'status', 'due_on'])
    .where('applicant_id', '=', actor.id)
    .where('state', 'in', ['returned', 'payment-failed'])
    .execute()
  return rows.map(({ status, due_on: dueOn, ...file }) => ({ ...file, dueOn, code: status === 'RETURNED' ? 'CORRECTION' : 'BANK' }))
}

/** Years of an award that nothing was given for yet: a renewal, or of a disabled child the life certificate. */
async function listYears({ db, actor, today }: Asking): Promise<Due[]> {
  const rows = await db
    .selectFrom('instalment')
    .innerJoin('application', 'application.id', 'instalment.application_id')
    .distinctOn('application.id')
    .select([
      'application.no',
      'application.service',
      'application.version',
      'instalment.year',
      'instalment.state',
      'instalment.reminded_on',
    ])
    .where('application.applicant_id', '=', actor.id)
    .where('instalment.state', 'in', ['DUE', 'HOLD'])
    .where('instalment.year', '<=', renewableYear(today))
    .where('instalment.no', '>', 1)
    .where(sql<boolean>`not ${isRenewalUnderWay}`)
    .orderBy('application.id')
    .orderBy('instalment.no')
    .execute()
  return rows.map(({ no, service, version, year, state, reminded_on }) => {
    const isLifeCertificate = service === disability
    const dueOn = isLifeCertificate && state === 'DUE' ? lastRenewalDay(year, reminded_on ?? today) : null
    return { code: isLifeCertificate ? 'LIFE_CERTIFICATE' : 'RENEWAL', no, service, version, dueOn }
  })
}
