import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate, formatTime } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { listNewDeviceSessions } from './session-queries.ts'

const line: Bilingual = {
  bn: 'নতুন যন্ত্র ({device}) থেকে আপনার অ্যাকাউন্টে লগইন আছে, {when}। আপনি না হলে প্রোফাইল থেকে সেটি লগআউট করুন ও পাসওয়ার্ড বদলান।',
  en: 'A new device ({device}) is logged in to your account since {when}. If it was not you, log it out on your profile and change your password.',
}

/** Lists new devices of the last week that are still logged in, except the current one. */
export async function listNewDeviceAlerts({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const rows = await listNewDeviceSessions(db, actor.id, actor.sessionId)
  return rows.map(({ device, created_at }) => {
    const text = interpolate(line, {
      device: device || { bn: 'অজানা', en: 'unknown' },
      when: inBoth((locale) => `${formatDate(created_at, locale)}, ${formatTime(created_at, locale)}`),
    })
    return { code: 'NEW_DEVICE', text: text.en, textBng: text.bn }
  })
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })
