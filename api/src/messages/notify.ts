import { templates, type TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'

export type Notice = {
  to: LoginId
  language: Locale
  template: TemplateCode
  values?: Record<string, Bilingual | string>
  /** Other words than the board's usual ones. */
  words?: Bilingual | undefined
  /** A code: worthless after that moment, and not to be read in the outbox of production. */
  secretUntil?: Date
  /** Written but never sent, so that a call takes as long for an account that is not there. */
  toNobody?: boolean
}

/** Takes a transaction: the message goes out only if what it tells was committed. */
export async function notify(tx: Tx, jobs: Jobs, { to, language, template, values = {}, words, secretUntil, toNobody }: Notice) {
  const { subject, text } = templates[template]
  const { id } = await tx
    .insertInto('message')
    .values({
      channel: to.type === 'MOBILE' ? 'SMS' : 'EMAIL',
      recipient: toNobody ? '' : to.value,
      template,
      language,
      subject: to.type === 'EMAIL' ? subject[language] : null,
      body: toNobody ? '' : fill(words ?? text, values)[language],
      expires_at: secretUntil ?? null,
      secret: secretUntil !== undefined,
      state: toNobody ? 'void' : 'queued',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.later(tx, 'send-message', { messageId: id })
}
