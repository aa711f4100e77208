import { sql } from 'kysely'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { notify } from '../messages/notify.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { readSettings } from '../settings/repository.ts'

export type Purpose = 'REGISTRATION' | 'FORGOT_PASSWORD' | 'TAG_OLD_EDUCATION' | 'ON_BEHALF' | 'MEMBERSHIP_CARD' | 'SECOND_FACTOR'
export const mostResends = 5

const templateOf: Record<Purpose, TemplateCode> = {
  REGISTRATION: 'OTP_REG',
  FORGOT_PASSWORD: 'OTP_FORGOT',
  TAG_OLD_EDUCATION: 'OTP_TAG',
  ON_BEHALF: 'OTP_CONSENT',
  MEMBERSHIP_CARD: 'OTP_CARD',
  SECOND_FACTOR: 'OTP_LOGIN',
}

export type CodeRequest = {
  purpose: Purpose
  login: LoginId
  /** Whose code it is; usually the phone's owner. Without an account the answer is the same and nothing is sent. */
  accountId: number | null
  language: Locale
  resends?: number
  /** What the code opens, where the account alone does not say it. */
  subject?: string | undefined
  /** More places of the text, besides the code itself. */
  values?: Record<string, Bilingual | string>
}

/** A newer code takes the place of the older ones for the same thing; a new password, of all of an account's. */
export async function voidCodes(tx: Tx, { accountId, login, purpose }: { accountId: number | null; login?: LoginId; purpose?: Purpose }) {
  await tx
    .updateTable('one_time_code')
    .set({ replaced_at: sql`now()` })
    .where((eb) => (login ? eb('login_id', '=', login.value) : eb('account_id', '=', accountId)))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'REGISTRATION'))
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** At most twenty codes a day for one number, whoever asks. Counted outside the transaction, so that a failure counts too. */
export const countCode = ({ limits }: Context, login: LoginId) => limits.count('codes-a-day', login.value)

/** Where a flow begins anew, which has no pause of its own: three in ten minutes, so that nobody can flood a phone. */
export async function countFirstCode(context: Context, login: LoginId) {
  await context.limits.count('codes-begun', login.value)
  await countCode(context, login)
}

/**
 * The same counts for a code of which nobody may learn whether it has a receiver: who has had enough gets no more, and the answer
 * does not tell.
 */
export async function hasRoomFor({ limits }: Context, { value }: LoginId, round: 'first' | 'again'): Promise<boolean> {
  const counted = round === 'first' ? (['codes-begun', 'codes-a-day'] as const) : (['codes-a-day'] as const)
  const states = await Promise.all(counted.map((name) => limits.miss(name, value)))
  return states.every(({ refused }) => !refused)
}

/** Asked for with details of which nobody learns whether they were right: not by a limit, nor by which of two codes lives on. */
export const hidesReceiver = (purpose: Purpose): boolean => purpose === 'MEMBERSHIP_CARD'

export async function sendCode(tx: Tx, context: Context, { purpose, login, accountId, language, resends = 0, subject, values }: CodeRequest) {
  const settings = await readSettings(tx)
  const [length, life, resendAfter] = [settings.number('OTP_LENGTH'), settings.number('OTP_TTL_SECONDS'), settings.number('OTP_RESEND_SECONDS')]
  const code = context.config.fixedOtp ?? context.secrets.newDigits(length)
  const { token, hash } = context.secrets.newToken()
  if (!hidesReceiver(purpose)) await voidCodes(tx, { accountId, login, purpose })
  const expires = new Date(context.now().getTime() + life * 1000)
  const messageId = await notify(tx, context.jobs, {
    to: login, language, template: templateOf[purpose], values: { ...values, otp: code, minutes: digitsInBoth(Math.round(life / 60)) },
    secretUntil: expires, ...(accountId === null ? { toNobody: true } : {}),
  })
  await tx
    .insertInto('one_time_code')
    .values({
      token_hash: hash, purpose, account_id: accountId, login_type: login.type, login_id: login.value, resends, subject: subject ?? null,
      message_id: messageId, code_hash: context.secrets.hashCode(code, hash), expires_at: sql`now() + make_interval(secs => ${life})` as never,
    })
    .execute()
  return {
    otpToken: token, otpLength: code.length, sentTo: mask(login), channel: login.type === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const),
    expiresIn: life, resendAfter, purpose,
  }
} // prettier-ignore
