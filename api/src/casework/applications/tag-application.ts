import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import type {
  requestTagCode as requestTagCodeEndpoint,
  confirmTag as confirmTagEndpoint,
} from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { digestOf } from './application-keys.ts'
import { findByNumber, hasKey, updateApplicant } from './queries.ts'

/** Sends a code to the phone number in the old application. The response does not disclose whether there is one. */
export async function requestTagCode(context: Context, input: InputOf<typeof requestTagCodeEndpoint>) {
  const mobile =
    parseMobile(input.mobile) ?? throwProblem('ANSWERS_INVALID', { issues: [issue('mobile', 'not-a-mobile')] })
  const login = { type: 'MOBILE' as const, value: mobile }
  await consumeFirstOtpLimit(context, login)
  const no = await findOld(context, { ...input, mobile })
  return await context.db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, sentTo, expiresIn, resendAfter } = await sendOtp(tx, context, {
      purpose: 'TAG_OLD_EDUCATION',
      login,
      accountId: no ? context.actor.id : null,
      language: context.locale,
      subject: no,
    })
    return { otpToken, otpLength, sentTo, expiresIn, resendAfter }
  })
}

/** Requires that number, roll and mobile belong to one stipend application. */
async function findOld(
  { db, secrets }: Context,
  { applicationNo, rollNo, mobile }: InputOf<typeof requestTagCodeEndpoint>,
): Promise<string | undefined> {
  const row = await findByNumber(db, normalizeApplicationNo(applicationNo))
  if (!row || row.service !== 'edu-allowance' || row.status === 'DRAFT') return undefined
  const ownsMobile = await hasKey(db, {
    applicationId: row.id,
    kind: 'mobile',
    digests: [digestOf(secrets, 'mobile', mobile)],
  })
  return ownsMobile && row.answers['rollNo'] === toAsciiDigits(rollNo).trim() ? row.no : undefined
}

export async function confirmTag(context: Context, { otpToken, otp }: InputOf<typeof confirmTagEndpoint>) {
  const { token, accountId, subject } = await checkOtp(context, { otpToken, otp, purpose: 'TAG_OLD_EDUCATION' })
  if (accountId !== context.actor.id || !subject) return throwProblem('OTP_WRONG')
  return await context.db.transaction().execute(async (tx) => {
    await consumeOtp(tx, token)
    return { applicationNo: await tagApplication(tx, accountId, subject) }
  })
}

/** Moves the application to this account. */
export async function tagApplication(tx: Tx, accountId: number, no: string): Promise<string> {
  await updateApplicant(tx, no, accountId)
  await recordAuditEntry(tx, { id: accountId }, 'application.tagged', `application:${no}`)
  return no
}
