import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Audience } from '@wewb/domain/messaging/audience'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import type { Database, Tx } from '#db/database.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { countRecipients, type RecipientGroup } from './queries.ts'

const exampleCount = 5

/** Estimates the recipients and the cost of a broadcast sent now. */
export async function estimateBroadcast(db: Database | Tx, words: MessageText, audience: Audience) {
  const settings = await readSettings(db)
  const aWeek = settings.number('BROADCASTS_A_WEEK')
  const rows = await countRecipients(db, audience, { aWeek, exampleCount })
  const reached = rows.filter(({ has_share }) => !has_share)
  const countOf = (channel: RecipientGroup['channel'], language: RecipientGroup['language']) =>
    reached.find((row) => row.channel === channel && row.language === language)?.n ?? 0
  const sms = { bn: countOf('SMS', 'bn'), en: countOf('SMS', 'en') }
  const parts = { bn: smsParts(words.textBng).parts, en: smsParts(words.text).parts }
  const price = settings.number('SMS_PART_POISHA')
  return {
    people: reached.reduce((sum, { n }) => sum + n, 0),
    sms,
    email: { bn: countOf('EMAIL', 'bn'), en: countOf('EMAIL', 'en') },
    parts,
    costPoisha: { bn: sms.bn * parts.bn * price, en: sms.en * parts.en * price },
    leftOut: rows.filter(({ has_share }) => has_share).reduce((sum, { n }) => sum + n, 0),
    examples: reached
      .flatMap(({ channel, language, some }) => some.map((value) => ({ channel, language, value })))
      .slice(0, exampleCount)
      .map(({ channel, language, value }) => ({
        recipient: maskLoginId({ type: channel === 'SMS' ? 'MOBILE' : 'EMAIL', value }),
        channel,
        language,
      })),
  }
}
