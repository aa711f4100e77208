import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { notifyAll, type Notice } from '../messages/notify.ts'
import { receiversOf as choose } from '../messages/receivers.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Outcome } from './effects.ts'
import type { File } from './file.ts'

export type Telling = {
  file: File
  template: TemplateCode
  standing: Pick<Standing, 'dueOn'>
  amount?: string | null
  outcome?: Outcome
  places?: Record<string, Bilingual>
  title?: Bilingual
}

/** To the applicant's own account, in their language; to the number they gave when an officer entered it for them. */
export const tellApplicant = (tx: Tx, jobs: Jobs, telling: Telling) => tellApplicants(tx, jobs, [telling])

/** The applicants of many files, each of what happened to theirs. */
export async function tellApplicants(tx: Tx, jobs: Jobs, tellings: readonly Telling[]) {
  const ids = [...new Set(tellings.flatMap(({ file: { row } }) => row.applicant_id ?? []))]
  const accounts = ids.length > 0 ? await listAccounts(tx, ids) : []
  const byId = new Map(accounts.map((account) => [account.id, account]))
  await notifyAll(tx, jobs, tellings.flatMap((telling) => noticesOf(telling, byId.get(telling.file.row.applicant_id ?? 0)))) // prettier-ignore
}

const listAccounts = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('account').select(['id', 'login_type', 'login_id', 'language', 'email']).where('id', 'in', ids).execute()
type Account = Awaited<ReturnType<typeof listAccounts>>[number]

function noticesOf({ file, template, standing, outcome = {}, places = {}, ...told }: Telling, account: Account | undefined): Notice[] {
  const { row, definition } = file
  const day = standing.dueOn
  const amount = outcome['amount'] ?? told.amount
  const values = {
    ...outcome,
    service: definition.title,
    ref: row.no,
    ...(day ? { date: { bn: showDate(day, 'bn'), en: showDate(day, 'en') } } : {}),
    ...(amount ? { amount: amountInBoth(amount) } : {}),
    ...(told.title ? { title: told.title } : {}),
    ...places,
  }
  const words = definition.messages && getOwn(definition.messages, template)
  const own = words && { service: definition.id, words }
  return receiversOf(file, account).map((receiver) => ({ ...receiver, template, values, own, about: { module: row.service, no: row.no } }))
}

type Receiver = Pick<Notice, 'to' | 'language' | 'isBeside'>

/** Who has no account is reached at the number an officer was given; everybody else as their account and their form say. */
function receiversOf({ row: { contact, mission }, definition, answers }: File, account: Account | undefined): Receiver[] {
  if (!account) return contact ? [{ to: { type: 'MOBILE', value: contact }, language: 'bn' }] : []
  const { login_type: type, login_id: value, email, language } = account
  const phones = keysOf(definition, answers).mobile ?? []
  return choose({ login: { type, value }, email, phones, livesAbroad: mission !== null }).map((receiver) => ({ ...receiver, language }))
}
