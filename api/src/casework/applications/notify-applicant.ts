import { getOwn } from '@wewb/domain/collections/get-own'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import { notifyAll, type Notification } from '#messaging/messages/notify.ts'
import { recipientsOf as choose } from '#messaging/messages/recipients.ts'
import type { Tx } from '#db/database.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import { listAccountContacts, type AccountContact } from './account-queries.ts'
import type { Outcome } from './effects.ts'
import type { Application } from './application.ts'

export type ApplicantNotification = {
  application: Application
  template: TemplateCode
  workflowState: Pick<WorkflowState, 'dueOn'>
  amount?: string | null
  outcome?: Outcome
  placeholders?: Record<string, Bilingual>
  title?: Bilingual
}

/**
 * Notifies the applicant's account in its language, or the phone number that an officer entered for an applicant
 * without account.
 */
export const notifyApplicant = (tx: Tx, jobs: JobQueue, notification: ApplicantNotification) =>
  notifyApplicants(tx, jobs, [notification])

/** Notifies the applicants of many applications, each about their own. */
export async function notifyApplicants(tx: Tx, jobs: JobQueue, notifications: readonly ApplicantNotification[]) {
  const ids = [...new Set(notifications.flatMap(({ application: { row } }) => row.applicant_id ?? []))]
  const accounts = ids.length > 0 ? await listAccountContacts(tx, ids) : []
  const byId = new Map(accounts.map((account) => [account.id, account]))
  await notifyAll(
    tx,
    jobs,
    notifications.flatMap((notification) =>
      noticesOf(notification, byId.get(notification.application.row.applicant_id ?? 0)),
    ),
  )
}

function noticesOf(
  { application, template, workflowState, outcome = {}, placeholders = {}, ...overrides }: ApplicantNotification,
  account: AccountContact | undefined,
): Notification[] {
  const { row, definition } = application
  const day = workflowState.dueOn
  const amount = outcome['amount'] ?? overrides.amount
  const values = {
    ...outcome,
    service: definition.title,
    ref: row.no,
    ...(day ? { date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') } } : {}),
    ...(amount ? { amount: formatAmountBilingual(amount) } : {}),
    ...(overrides.title ? { title: overrides.title } : {}),
    ...placeholders,
  }
  const words = definition.messages && getOwn(definition.messages, template)
  const own = words && { service: definition.id, words }
  return receiversOf(application, account).map((receiver) => ({
    ...receiver,
    template,
    values,
    serviceText: own,
    about: { module: row.service, no: row.no },
  }))
}

type Receiver = Pick<Notification, 'to' | 'language' | 'isSecondary'>

/**
 * Uses the officer-entered phone number for an applicant without account, otherwise the contacts of account and form.
 */
function receiversOf(
  { row: { contact, mission }, definition, answers }: Application,
  account: AccountContact | undefined,
): Receiver[] {
  if (!account) return contact ? [{ to: { type: 'MOBILE', value: contact }, language: 'bn' }] : []
  const { login_type: type, login_id: value, email, language, message_channel: channel } = account
  const phones = extractSearchKeys(definition, answers).mobile ?? []
  const person = { login: { type, value }, email, phones, livesAbroad: mission !== null, channel }
  return choose(person).map((receiver) => ({
    ...receiver,
    language,
  }))
}
