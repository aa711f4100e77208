import type { TemplateName } from '../../../domain/src/definition/statuses.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import { readMobile, type LoginId } from '../../../domain/src/fields/formats.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { notify } from '../messages/notify.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Outcome } from './effects.ts'
import type { File } from './file.ts'

type Telling = {
  file: File
  template: TemplateCode
  standing: Pick<Standing, 'dueOn'>
  amount?: string | null
  outcome?: Outcome
  places?: Record<string, Bilingual>
  title?: Bilingual
}

/** To the applicant's own account, in their language; to the number they gave when an officer entered it for them. */
export async function tellApplicant(tx: Tx, jobs: Jobs, { file, template, standing, outcome = {}, places = {}, ...told }: Telling) {
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
  const words = definition.messages?.[template as TemplateName]
  const own = words && { service: definition.id, words }
  for (const receiver of await receiversOf(tx, file)) await notify(tx, jobs, { ...receiver, template, values, own })
}

type Receiver = { to: LoginId; language: Locale }

/** Who registered by e-mail lives abroad, and gets an SMS besides when a Bangladeshi number is in the form. */
async function receiversOf(tx: Tx, { row, definition, answers }: File): Promise<Receiver[]> {
  const { applicant_id, contact } = row
  if (applicant_id === null) return contact ? [{ to: { type: 'MOBILE', value: contact }, language: 'bn' }] : []
  const account = await tx
    .selectFrom('account')
    .select(['login_type', 'login_id', 'language'])
    .where('id', '=', applicant_id)
    .executeTakeFirstOrThrow()
  const { login_type: type, login_id: value, language } = account
  const mobile =
    type === 'EMAIL' ? (keysOf(definition, answers).mobile ?? []).map(readMobile).find((number) => number !== undefined) : undefined
  return [{ to: { type, value }, language }, ...(mobile ? [{ to: { type: 'MOBILE' as const, value: mobile }, language }] : [])]
}
