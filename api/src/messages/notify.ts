import { templates, type Template, type TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { readSettings } from '../settings/repository.ts'
import { findReplaced, ownCode } from './repository.ts'
import { isBarred, writeMessages, type Outgoing } from './write-message.ts'

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
  /** The file it tells of, and the service that file belongs to. */
  about?: { module: string; no: string }
  /** Told elsewhere too: left out where no SMS goes abroad, rather than shown as one that failed. */
  isBeside?: true
}

/** Takes a transaction: the message goes out only if what it tells was committed. Nought when it was left out. */
export const notify = async (tx: Tx, jobs: Jobs, notice: Notice): Promise<number> => (await notifyAll(tx, jobs, [notice]))[0] ?? 0

/** Many at once: words and settings are asked for once, and all of them written together. */
export async function notifyAll(tx: Tx, jobs: Jobs, notices: readonly Notice[]): Promise<number[]> {
  if (notices.length === 0) return []
  const settings = await readSettings(tx)
  const words = new Map<string, Template>()
  const outgoing: Outgoing[] = []
  for (const notice of notices) {
    const { template, own } = notice
    const code = own ? ownCode(template, own.service) : template
    const said = words.get(code) ?? (await wordsFor(tx, template, own))
    words.set(code, said)
    const message = messageOf(notice, said)
    if (!notice.isBeside || !isBarred(message, settings)) outgoing.push(message)
  }
  return await writeMessages(tx, jobs, outgoing, { settings, at: new Date() })
}

const messageOf = (
  { to, language, template, values = {}, secretUntil, toNobody, about }: Notice,
  { subject, text }: Template,
): Outgoing => ({
  channel: to.type === 'MOBILE' ? 'SMS' : 'EMAIL',
  recipient: toNobody ? '' : to.value,
  template,
  language,
  subject: to.type === 'EMAIL' ? subject[language] : null,
  body: toNobody ? '' : fill(text, values)[language],
  expires_at: secretUntil ?? null,
  secret: secretUntil !== undefined,
  state: toNobody ? 'void' : 'queued',
  module: about?.module ?? 'account',
  file_no: about?.no ?? null,
})

/** The board's words of this very moment, or else those of the service, or else those the portal came with. */
async function wordsFor(tx: Tx, template: TemplateCode, own: Notice['own']): Promise<Template> {
  const replaced = await findReplaced(tx, own ? ownCode(template, own.service) : template)
  if (!replaced) return { ...templates[template], ...(own && { text: own.words }) }
  return { subject: { bn: replaced.subjectBng, en: replaced.subject }, text: { bn: replaced.textBng, en: replaced.text } }
}
