import { sql } from 'kysely'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import type { Audience } from '../../../domain/src/messages/audience.ts'
import type { WrittenWords } from '../../../domain/src/messages/check-words.ts'
import { smsParts } from '../../../domain/src/messages/sms-parts.ts'
import type { Database, Tx } from '../platform/database.ts'
import { readSettings } from '../settings/repository.ts'
import { hadTheirShare, peopleOf } from './audience.ts'

type Group = { channel: 'SMS' | 'EMAIL'; language: 'bn' | 'en'; n: number }

const exampleCount = 5

/** Whom these words would reach and at what cost, if they left now. */
export async function foresee(db: Database | Tx, words: WrittenWords, audience: Audience) {
  const settings = await readSettings(db)
  const aWeek = settings.number('BROADCASTS_A_WEEK')
  const { rows } = await sql<Group & { has_share: boolean; some: string[] }>`
    select channel, language, has_share, count(*)::int as n, (array_agg(recipient order by recipient))[1:${sql.lit(exampleCount)}] as some
    from (select people.*, ${hadTheirShare(sql`people.recipient`, aWeek)} as has_share from (${peopleOf(audience)}) people) judged
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  const reached = rows.filter(({ has_share }) => !has_share)
  const countOf = (channel: Group['channel'], language: Group['language']) =>
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
        recipient: mask({ type: channel === 'SMS' ? 'MOBILE' : 'EMAIL', value }),
        channel,
        language,
      })),
  }
}
