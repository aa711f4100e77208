import { formatDate, toDhakaDate } from '@wewb/domain/language/dates'
import { readSettings } from '#administration/settings/queries.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { expireRequests } from './expire-requests.ts'
import { notifyAccount } from './notify-account.ts'
import { findLatestRequest, insertRequest, listNames, type Person } from './queries.ts'

const msPerDay = 24 * 60 * 60 * 1000

/** Asks the owner of an application, once: a second request finds the first, and a refusal is final. */
export async function requestLink(tx: Tx, context: Context, applicationNo: string, owner: Person) {
  await expireRequests(tx, context.now())
  const earlier = await findLatestRequest(tx, applicationNo, context.actor.id)
  if (earlier?.state === 'REFUSED') throwProblem('LINK_REFUSED')
  if (earlier) return
  const days = (await readSettings(tx)).number('LINK_REQUEST_DAYS')
  const requestedAt = context.now()
  const expiresAt = new Date(requestedAt.getTime() + days * msPerDay)
  await insertRequest(tx, {
    application_no: applicationNo,
    owner_id: owner.id,
    requester_id: context.actor.id,
    requested_at: requestedAt,
    expires_at: expiresAt,
  })
  const day = toDhakaDate(expiresAt)
  await notifyAccount(tx, context.jobs, owner, {
    template: 'LINK_REQUESTED',
    values: {
      ref: applicationNo,
      date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') },
      link: `${context.config.publicUrl}/earlier-applications`,
    },
  })
  await recordAuditEntry(
    tx,
    context.actor,
    'application.link-requested',
    `application:${applicationNo}`,
    await namesOf(tx, owner.id, context.actor.id),
  )
}

/** Both people of a request, for the audit log. */
export async function namesOf(tx: Tx, ownerId: number, requesterId: number) {
  const names = await listNames(tx, [ownerId, requesterId])
  const nameOf = (account: number) => names.find(({ id }) => id === account)?.full_name ?? ''
  return {
    owner: `${nameOf(ownerId)} (account:${ownerId})`,
    requester: `${nameOf(requesterId)} (account:${requesterId})`,
  }
}
