import { sql } from 'kysely'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate, showTime } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'

const line: Bilingual = {
  bn: 'নতুন যন্ত্র ({device}) থেকে আপনার অ্যাকাউন্টে লগইন আছে, {when}। আপনি না হলে প্রোফাইল থেকে সেটি লগআউট করুন ও পাসওয়ার্ড বদলান।',
  en: 'A new device ({device}) is logged in to your account since {when}. If it was not you, log it out on your profile and change your password.',
}

/** Of the last week, still logged in, and not the one that asks: whoever sits at it needs no telling. */
export async function listNewDevices({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const rows = await db
    .selectFrom('session')
    .select(['device', 'created_at'])
    .where('account_id', '=', actor.id)
    .where('new_device', '=', true)
    .where('id', '!=', actor.sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute()
  return rows.map(({ device, created_at }) => {
    const said = fill(line, {
      device: device || { bn: 'অজানা', en: 'unknown' },
      when: inBoth((locale) => `${showDate(created_at, locale)}, ${showTime(created_at, locale)}`),
    })
    return { code: 'NEW_DEVICE', text: said.en, textBng: said.bn }
  })
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })
