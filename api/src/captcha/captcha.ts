import { sql } from 'kysely'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { captchaLength } from '../platform/config-settings.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { speakCaptcha } from './speak-captcha.ts'

const lifeInSeconds = 180
const mostHearings = 5

type Asker = Pick<Context, 'db' | 'config' | 'secrets' | 'limits' | 'address'>

export async function createCaptcha({ db, config, secrets, limits, address }: Asker) {
  await limits.count('captcha-by-address', address)
  const code = config.fixedCaptcha ?? secrets.newDigits(captchaLength)
  const { token } = secrets.newToken()
  await db
    .insertInto('captcha')
    .values({ id: token, code, expires_at: sql`now() + make_interval(secs => ${lifeInSeconds})` as never })
    .execute()
  const picture = await drawCaptcha(code)
  return { captchaId: token, image: `data:image/png;base64,${picture.toString('base64')}`, length: code.length, expiresIn: lifeInSeconds }
}

/** For whoever cannot see the picture. A few hearings only: each one is a fresh sample for a machine that listens. */
export async function hearCaptcha({ db, locale }: Context, { captchaId, lang }: { captchaId: string; lang?: 'bn' | 'en' | undefined }) {
  const row = await db
    .updateTable('captcha')
    .set({ heard: sql`heard + 1` })
    .where('id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('heard', '<', mostHearings)
    .returning('code')
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return { audio: `data:audio/wav;base64,${speakCaptcha(row.code, lang ?? locale).toString('base64')}` }
}

/** One statement takes it, so it serves once even when asked twenty times at the same moment. */
export async function useCaptcha({ db }: Pick<Context, 'db'>, { captchaId, captcha }: { captchaId: string; captcha: string }) {
  const row = await db
    .updateTable('captcha')
    .set({ used_at: sql`now()` })
    .where('id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code')
    .executeTakeFirst()
  if (row?.code !== toAsciiDigits(captcha).replace(/\s/g, '')) refuse('INVALID_CAPTCHA', { issues: [issue('captcha', 'wrong-captcha')] })
}
