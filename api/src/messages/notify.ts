import { templates, type Template, type TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { findReplaced, ownCode } from './repository.ts'

export type Notice = {
  to: LoginId
  language: Locale
  template: TemplateCode
  values?: Record<string, Bilingual | string>
  /** A service that tells it in other words than the board's usual ones. */
  own?: { service: string; words: Bilingual } | undefined
  /** A code: worthless after that moment, and not to be read in the outbox of production. */
  secretUntil?: Date
  /** Written but never sent, so that a call takes as long for an account that is not there. */
  toNobody?: boolean
}

/** Takes a transaction: the message goes out only if what it tells was committed. */
export async function notify(tx: Tx, jobs: Jobs, { to, language, template, values = {}, own, secretUntil, toNobody }: Notice) {
  const { subject, text } = await wordsFor(tx, template, own)
  const { id } = await tx
    .insertInto('message')
    .values({
      channel: to.type === 'MOBILE' ? 'SMS' : 'EMAIL',
      recipient: toNobody ? '' : to.value,
      template,
      language,
      subject: to.type === 'EMAIL' ? subject[language] : null,
      body: toNobody ? '' : fill(text, values)[language],
      expires_at: secretUntil ?? null,
      secret: secretUntil !== undefined,
      state: toNobody ? 'void' : 'queued',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.later(tx, 'send-message', { messageId: id })
}

/** The board's words of this very moment, or else those of the service, or else those the portal came with. */
async function wordsFor(tx: Tx, template: TemplateCode, own: Notice['own']): Promise<Template> {
  const replaced = await findReplaced(tx, own ? ownCode(template, own.service) : template)
  if (!replaced) return { ...templates[template], ...(own && { text: own.words }) }
  return { subject: { bn: replaced.subjectBng, en: replaced.subject }, text: { bn: replaced.textBng, en: replaced.text } }
}
