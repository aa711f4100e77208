import { fill, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'

const sentences: Record<'FAILURES' | 'BALANCE', Bilingual> = {
  FAILURES: {
    bn: 'গত এক ঘণ্টায় {sent}টি বার্তার মধ্যে {failed}টি পৌঁছায়নি। গেটওয়ে দেখুন।',
    en: '{failed} of {sent} messages of the last hour failed. Look after the gateway.',
  },
  BALANCE: {
    bn: 'এসএমএসের ব্যালান্স {balance} টাকা, সীমা {least} টাকা। টাকা জমা দিন।',
    en: 'The SMS balance is BDT {balance}, below BDT {least}. Please top it up.',
  },
}

/** On the dashboard of whoever may see the messages. */
export async function listAlerts({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  if (!actor.permissions.has('messages:view')) return []
  const rows = await db.selectFrom('message_alert').select(['kind', 'facts']).orderBy('kind').execute()
  return rows.map(({ kind, facts }) => {
    const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, digitsInBoth(Math.round(value))]))
    const { bn, en } = fill(sentences[kind], values)
    return { code: `MESSAGE_${kind}`, text: en, textBng: bn }
  })
}
