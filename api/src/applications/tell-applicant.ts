import type { Standing } from '../../../domain/src/engine/standing.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { notify } from '../messages/notify.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { File } from './file.ts'

type Telling = { file: File; template: TemplateCode; standing: Pick<Standing, 'dueOn'>; amount?: string | null; title?: Bilingual }

/** To the applicant's own account, in their language; to the number they gave when an officer entered it for them. */
export async function tellApplicant(tx: Tx, jobs: Jobs, { file, template, standing, amount, title }: Telling) {
  const { row, definition } = file
  const receiver = await receiverOf(tx, row)
  if (!receiver) return
  const day = standing.dueOn
  await notify(tx, jobs, {
    ...receiver,
    template,
    values: {
      service: definition.title,
      ref: row.no,
      ...(day ? { date: { bn: showDate(day, 'bn'), en: showDate(day, 'en') } } : {}),
      ...(amount ? { amount: amountInBoth(amount) } : {}),
      ...(title ? { title } : {}),
    },
  })
}

async function receiverOf(tx: Tx, { applicant_id, contact }: File['row']): Promise<{ to: LoginId; language: Locale } | undefined> {
  if (applicant_id === null) return contact ? { to: { type: 'MOBILE', value: contact }, language: 'bn' } : undefined
  const account = await tx
    .selectFrom('account')
    .select(['login_type', 'login_id', 'language'])
    .where('id', '=', applicant_id)
    .executeTakeFirstOrThrow()
  return { to: { type: account.login_type, value: account.login_id }, language: account.language }
}
