import type {
  confirmContactEmail as confirmEndpoint,
  requestContactEmailCode as requestEndpoint,
  saveMessageChannel as saveEndpoint,
} from '@wewb/domain/identity/contact-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseEmail } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import { needsEmail } from '@wewb/domain/messaging/message-channels'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import { yesNo } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { getAccount, updateAccount, type Account } from './queries.ts'

/** Only applicants get messages about applications of their own. */
async function getApplicantAccount({ db, actor }: Context): Promise<Account> {
  return actor.userType === 'APPLICANT' ? await getAccount(db, actor.id) : throwProblem('NO_PERMISSION')
}

const emailOf = ({ login_type, login_id, email }: Account) => (login_type === 'EMAIL' ? login_id : email)

export async function getContact(context: Context) {
  const account = await getApplicantAccount(context)
  return {
    channel: account.message_channel,
    email: emailOf(account),
    mayChangeEmailYn: yesNo(account.login_type === 'MOBILE'),
  }
}

export async function saveMessageChannel(context: Context, { channel }: InputOf<typeof saveEndpoint>) {
  const { db, actor } = context
  const account = await getApplicantAccount(context)
  assertNoIssues(needsEmail(channel) && emailOf(account) === null ? [issue('channel', 'not-an-option')] : [])
  await db.transaction().execute(async (tx) => {
    await updateAccount(tx, actor.id, { message_channel: channel })
    await recordAuditEntry(tx, actor, 'account.profile-changed', `account:${actor.id}`, { way: channel })
  })
  return await getContact(context)
}

/** Sends a code to the address that the person entered. The account changes only with the code. */
export async function requestContactEmailCode(context: Context, { email: typed }: InputOf<typeof requestEndpoint>) {
  const { db, actor } = context
  const account = await getApplicantAccount(context)
  if (account.login_type === 'EMAIL') return throwProblem('MOVE_NOT_OPEN')
  const email = parseEmail(typed) ?? throwProblem('ANSWERS_INVALID', { issues: [issue('email', 'not-an-email')] })
  const login = { type: 'EMAIL' as const, value: email }
  await consumeFirstOtpLimit(context, login)
  return await db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, sentTo, expiresIn, resendAfter } = await sendOtp(tx, context, {
      purpose: 'CONTACT_EMAIL',
      login,
      accountId: actor.id,
      language: context.locale,
    })
    return { otpToken, otpLength, sentTo, expiresIn, resendAfter }
  })
}

export async function confirmContactEmail(context: Context, { otpToken, otp }: InputOf<typeof confirmEndpoint>) {
  const { db, actor } = context
  const account = await getApplicantAccount(context)
  if (account.login_type === 'EMAIL') return throwProblem('MOVE_NOT_OPEN')
  const { token, accountId, login } = await checkOtp(context, { otpToken, otp, purpose: 'CONTACT_EMAIL' })
  if (accountId !== actor.id) return throwProblem('OTP_WRONG')
  await db.transaction().execute(async (tx) => {
    await consumeOtp(tx, token)
    await updateAccount(tx, actor.id, { email: login })
    await recordAuditEntry(tx, actor, 'account.profile-changed', `account:${actor.id}`, { way: 'EMAIL' })
  })
  return await getContact(context)
}
