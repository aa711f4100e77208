import { renewalDeadline, lastRenewableYear } from '@wewb/domain/services/awards/renewal'
import type { DueCode } from '@wewb/domain/reporting/dashboard-contracts'
import { getDefinition } from '#services/definitions/queries.ts'
import { disabilityServiceId } from '#services/setups/queries.ts'
import type { DashboardContext } from './dashboard-definition.ts'
import { listReturnedApplications, listUnrenewedInstalments } from './queries.ts'

type Due = { code: DueCode; no: string; service: string; version: number; dueOn: string | null }

/**
 * Lists the applicant's due items, nearest date first; items without a date, such as a bank account to correct, come
 * first.
 */
export async function listDues(context: DashboardContext) {
  const dues = [...(await listHandedBack(context)), ...(await listYears(context))]
  return await Promise.all(
    dues
      .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
      .map(async ({ code, no, service, version, dueOn }) => {
        const { title } = await getDefinition(context.db, service, version)
        return { code, applicationNo: no, service, title: title.en, titleBng: title.bn, dueOn }
      }),
  )
}

/** Lists returned applications: to be corrected, or because the bank could not pay. */
async function listHandedBack({ db, actor }: DashboardContext): Promise<Due[]> {
  const rows = await listReturnedApplications(db, actor.id)
  return rows.map(({ status, due_on: dueOn, ...file }) => ({
    ...file,
    dueOn,
    code: status === 'RETURNED' ? 'CORRECTION' : 'BANK',
  }))
}

/** Lists years of an award without a submission: a renewal, or the life certificate of a disabled child. */
async function listYears({ db, actor, today }: DashboardContext): Promise<Due[]> {
  const rows = await listUnrenewedInstalments(db, actor.id, lastRenewableYear(today))
  return rows.map(({ no, service, version, year, state, reminded_on }) => {
    const isLifeCertificate = service === disabilityServiceId
    const dueOn = isLifeCertificate && state === 'DUE' ? renewalDeadline(year, reminded_on ?? today) : null
    return { code: isLifeCertificate ? 'LIFE_CERTIFICATE' : 'RENEWAL', no, service, version, dueOn }
  })
}
