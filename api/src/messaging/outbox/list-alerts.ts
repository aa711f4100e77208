import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import { listMessageAlertRows } from './queries.ts'

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

/** Lists alerts for the dashboard of users with access to messages. */
export async function listMessageAlerts({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  if (!actor.permissions.has('messages:view')) return []
  const rows = await listMessageAlertRows(db)
  return rows.map(({ kind, facts }) => {
    const values = Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, bilingualDigits(Math.round(value))]),
    )
    const { bn, en } = interpolate(sentences[kind], values)
    return { code: `MESSAGE_${kind}`, text: en, textBng: bn }
  })
}
