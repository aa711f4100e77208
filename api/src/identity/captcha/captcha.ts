import { toAsciiDigits } from '@wewb/domain/language/digits'
import { issue } from '@wewb/domain/engine/fields/issue'
import { readSettings } from '#administration/settings/queries.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { insertCaptcha, updateCaptchaAsUsed, countCaptchaPlay } from './queries.ts'
import { renderCaptchaImage } from './render-captcha-image.ts'
import { renderCaptchaAudio } from './render-captcha-audio.ts'

const lifeInSeconds = 180
const MAX_PLAYS = 5

type CaptchaContext = Pick<Context, 'db' | 'config' | 'secrets' | 'limits' | 'address'>

export async function createCaptcha({ db, config, secrets, limits, address }: CaptchaContext) {
  await limits.consume('captcha-by-address', address)
  const code = config.fixedCaptcha ?? secrets.newDigits((await readSettings(db)).number('CAPTCHA_LENGTH'))
  const { token } = secrets.newToken()
  await insertCaptcha(db, { id: token, code, lifeInSeconds })
  const picture = await renderCaptchaImage(code)
  return {
    captchaId: token,
    image: `data:image/png;base64,${picture.toString('base64')}`,
    length: code.length,
    expiresIn: lifeInSeconds,
  }
}

/**
 * Audio alternative for people who cannot see the image. The number of plays is limited, because each one is a new
 * sample for speech recognition.
 */
export async function createCaptchaAudio(
  { db, locale }: Context,
  { captchaId, lang }: { captchaId: string; lang?: 'bn' | 'en' | undefined },
) {
  const row = await countCaptchaPlay(db, captchaId, MAX_PLAYS)
  if (!row) return throwProblem('NOT_FOUND')
  return { audio: `data:audio/wav;base64,${renderCaptchaAudio(row.code, lang ?? locale).toString('base64')}` }
}

/** Consumes the captcha in one statement, so that it serves only once under concurrent requests. */
export async function verifyCaptcha(
  { db }: Pick<Context, 'db'>,
  { captchaId, captcha }: { captchaId: string; captcha: string },
) {
  const row = await updateCaptchaAsUsed(db, captchaId)
  if (row?.code !== toAsciiDigits(captcha).replace(/\s/g, ''))
    throwProblem('INVALID_CAPTCHA', { issues: [issue('captcha', 'wrong-captcha')] })
}
