import type { LoginId } from '@wewb/domain/engine/fields/formats'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { insertCode, invalidateOtps } from './queries.ts'

export type OtpPurpose =
  | 'REGISTRATION'
  | 'FORGOT_PASSWORD'
  | 'TAG_OLD_EDUCATION'
  | 'ON_BEHALF'
  | 'MEMBERSHIP_CARD'
  | 'SECOND_FACTOR'
  | 'CONTACT_EMAIL'
export const MAX_OTP_RESENDS = 5

const templateOf: Record<OtpPurpose, TemplateCode> = {
  REGISTRATION: 'OTP_REG',
  FORGOT_PASSWORD: 'OTP_FORGOT',
  TAG_OLD_EDUCATION: 'OTP_TAG',
  ON_BEHALF: 'OTP_CONSENT',
  MEMBERSHIP_CARD: 'OTP_CARD',
  SECOND_FACTOR: 'OTP_LOGIN',
  CONTACT_EMAIL: 'OTP_EMAIL',
}

export type OtpRequest = {
  purpose: OtpPurpose
  login: LoginId
  /** Owner of the code, usually of the phone. Without an account the response is the same and nothing is sent. */
  accountId: number | null
  language: Locale
  resends?: number
  /** Subject that the code permits, where the account alone does not determine it. */
  subject?: string | undefined
  /** Further placeholders of the message text. */
  values?: Record<string, Bilingual | string>
}

/** Limits a number to twenty codes a day. Counts outside the transaction, so that a failure counts too. */
export const consumeOtpLimit = ({ limits }: Context, login: LoginId) => limits.consume('codes-a-day', login.value)

/**
 * Limits the start of a flow to three codes in ten minutes, so that nobody can flood a phone; resends have their own
 * pause.
 */
export async function consumeFirstOtpLimit(context: Context, login: LoginId) {
  await context.limits.consume('codes-begun', login.value)
  await consumeOtpLimit(context, login)
}

/** Applies the same limits silently: above them no code is sent, and the response does not reveal it. */
export async function tryConsumeOtpLimit(
  { limits }: Context,
  { value }: LoginId,
  round: 'first' | 'again',
): Promise<boolean> {
  const counted = round === 'first' ? (['codes-begun', 'codes-a-day'] as const) : (['codes-a-day'] as const)
  const states = await Promise.all(counted.map((name) => limits.tryConsume(name, value)))
  return states.every(({ isExceeded }) => !isExceeded)
}

/**
 * True for purposes where neither a limit nor an invalidated code may reveal whether the entered details were right.
 */
export const hidesRecipient = (purpose: OtpPurpose): boolean => purpose === 'MEMBERSHIP_CARD'

export async function sendOtp(
  tx: Tx,
  context: Context,
  { purpose, login, accountId, language, resends = 0, subject, values }: OtpRequest,
) {
  const settings = await readSettings(tx)
  const [length, life, resendAfter] = [
    settings.number('OTP_LENGTH'),
    settings.number('OTP_TTL_SECONDS'),
    settings.number('OTP_RESEND_SECONDS'),
  ]
  const code = context.config.fixedOtp ?? context.secrets.newDigits(length)
  const { token, hash } = context.secrets.newToken()
  if (!hidesRecipient(purpose)) await invalidateOtps(tx, { accountId, login, purpose })
  const expires = new Date(context.now().getTime() + life * 1000)
  const messageId = await notify(tx, context.jobs, {
    to: login,
    language,
    template: templateOf[purpose],
    values: { ...values, otp: code, minutes: bilingualDigits(Math.round(life / 60)) },
    secretUntil: expires,
    ...(accountId === null ? { isDecoy: true } : {}),
  })
  await insertCode(tx, life, {
    token_hash: hash,
    purpose,
    account_id: accountId,
    login_type: login.type,
    login_id: login.value,
    resends,
    subject: subject ?? null,
    message_id: messageId,
    code_hash: context.secrets.hashCode(code, hash),
  })
  return {
    otpToken: token,
    otpLength: code.length,
    sentTo: maskLoginId(login),
    channel: login.type === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const),
    expiresIn: life,
    resendAfter,
    purpose,
  }
}
