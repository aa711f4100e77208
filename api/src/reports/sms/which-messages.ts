import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { occasions } from '../../../../domain/src/messages/occasions.ts'
import type { Asked } from '../counting.ts'

export type Outcome = 'pending' | 'sent' | 'delivered' | 'failed'

export const outcomeNames: Record<Outcome, Bilingual> = {
  pending: { bn: 'অপেক্ষমাণ', en: 'Pending' },
  sent: { bn: 'পাঠানো হয়েছে', en: 'Sent' },
  delivered: { bn: 'পৌঁছেছে', en: 'Delivered' },
  failed: { bn: 'ব্যর্থ', en: 'Failed' },
}

/** Which outcomes a figure of the summary adds up: what arrived was sent as well. */
export const outcomesOf: Record<string, readonly Outcome[]> = {
  sent: ['sent', 'delivered'],
  delivered: ['delivered'],
  failed: ['failed'],
  pending: ['pending'],
}

const houseModules: Record<string, Bilingual> = {
  account: { bn: 'অ্যাকাউন্ট ও কোড', en: 'Accounts and codes' },
  complaint: { bn: 'অভিযোগ', en: 'Complaints' },
  broadcast: { bn: 'সবার জন্য বার্তা', en: 'Broadcasts' },
}

export const moduleName = ({ services }: Asked, code: string): Bilingual =>
  getOwn(houseModules, code) ?? services.find(({ id }) => id === code)?.title ?? { bn: code, en: code }

export const templateName = (code: string): Bilingual => {
  const when = getOwn(occasions, code)?.when
  return when ? { bn: when.bn, en: `${when.en} (${code})` } : { bn: code, en: code }
}

/** Module and template of a row called `told`, whether it is a message or a running total. */
export const ofModule = ({ query }: Asked): RawBuilder<SqlBool> => sql<SqlBool>`
  ${query.module ? sql`told.module = ${query.module}` : sql`true`} and ${query.template ? sql`told.template = ${query.template}` : sql`true`}`
