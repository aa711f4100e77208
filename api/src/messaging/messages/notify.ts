import { templates, type Template, type TemplateCode } from '@wewb/domain/messaging/templates'
import type { LoginId } from '@wewb/domain/engine/fields/formats'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import type { Tx } from '#db/database.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findTemplateOverride, serviceTemplateCode } from './template-queries.ts'
import { isForeignNumberBlocked, enqueueMessages, type OutgoingMessage } from './enqueue-messages.ts'

export type Notification = {
  to: LoginId
  language: Locale
  template: TemplateCode
  values?: Record<string, Bilingual | string>
  /** A service with its own text for this message. */
  serviceText?: { service: string; words: Bilingual } | undefined
  /** Expiry of a one-time code, whose text is hidden in the outbox of production. */
  secretUntil?: Date
  /** Stored but never sent, so that a request takes as long for an account that does not exist. */
  isDecoy?: boolean
  /** The application and its service. */
  about?: { module: string; no: string }
  /** An additional copy: omitted where no SMS is sent abroad, instead of being listed as failed. */
  isSecondary?: true
}

/** Queues a message in a transaction: it is sent only if the transaction commits. Returns 0 when it was omitted. */
export const notify = async (tx: Tx, jobs: JobQueue, notice: Notification): Promise<number> =>
  (await notifyAll(tx, jobs, [notice]))[0] ?? 0

/** Queues many messages: reads texts and settings once and inserts all together. */
export async function notifyAll(tx: Tx, jobs: JobQueue, notices: readonly Notification[]): Promise<number[]> {
  if (notices.length === 0) return []
  const settings = await readSettings(tx)
  const words = new Map<string, Template>()
  const outgoing: OutgoingMessage[] = []
  for (const notice of notices) {
    const { template, serviceText } = notice
    const code = serviceText ? serviceTemplateCode(template, serviceText.service) : template
    const messageTexts = words.get(code) ?? (await wordsFor(tx, template, serviceText))
    words.set(code, messageTexts)
    const message = messageOf(notice, messageTexts)
    if (!notice.isSecondary || !isForeignNumberBlocked(message, settings)) outgoing.push(message)
  }
  return await enqueueMessages(tx, jobs, outgoing, { settings, at: new Date() })
}

const messageOf = (
  { to, language, template, values = {}, secretUntil, isDecoy, about }: Notification,
  { subject, text }: Template,
): OutgoingMessage => ({
  channel: to.type === 'MOBILE' ? 'SMS' : 'EMAIL',
  recipient: isDecoy ? '' : to.value,
  template,
  language,
  subject: to.type === 'EMAIL' ? subject[language] : null,
  body: isDecoy ? '' : interpolate(text, values)[language],
  expires_at: secretUntil ?? null,
  secret: secretUntil !== undefined,
  state: isDecoy ? 'void' : 'queued',
  module: about?.module ?? 'account',
  file_no: about?.no ?? null,
})

/** Returns the board's current text, or else that of the service, or else the built-in one. */
async function wordsFor(tx: Tx, template: TemplateCode, own: Notification['serviceText']): Promise<Template> {
  const replaced = await findTemplateOverride(tx, own ? serviceTemplateCode(template, own.service) : template)
  if (!replaced) return { ...templates[template], ...(own && { text: own.words }) }
  return {
    subject: { bn: replaced.subjectBng, en: replaced.subject },
    text: { bn: replaced.textBng, en: replaced.text },
  }
}
