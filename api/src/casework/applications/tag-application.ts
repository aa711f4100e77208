import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import {
  linkRequestedMessage,
  type requestTagCode as requestTagCodeEndpoint,
  type confirmTag as confirmTagEndpoint,
} from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import { numbersOf } from '#casework/earlier/list-earlier.ts'
import { findEarlierByMobile } from '#casework/earlier/queries.ts'
import { lockOwner, moveToAccount } from '#casework/link-requests/linkable.ts'
import { endWaiting, findLatestRequest, findLiveApplicant } from '#casework/link-requests/queries.ts'
import { namesOf, requestLink } from '#casework/link-requests/request-link.ts'
import { isStaff } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { digestOf } from './application-keys.ts'
import { findByNumber, hasKey } from './queries.ts'

/** Sends a code to the phone number in the old application. The response does not disclose whether there is one. */
export async function requestTagCode(context: Context, input: InputOf<typeof requestTagCodeEndpoint>) {
  assertNoStaff(context)
  const mobile =
    parseMobile(input.mobile) ?? throwProblem('ANSWERS_INVALID', { issues: [issue('mobile', 'not-a-mobile')] })
  const login = { type: 'MOBILE' as const, value: mobile }
  await consumeFirstOtpLimit(context, login)
  const no = (await findOld(context, { ...input, mobile })) ?? (await findImported(context, { ...input, mobile }))
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

/** An officer who has the numbers and the code of a family must not become its applicant. */
const assertNoStaff = ({ actor }: Context) => {
  if (isStaff(actor)) throwProblem('NO_PERMISSION')
}

/** Requires that number, roll and mobile belong to one stipend application. */
async function findOld(
  { db, secrets }: Context,
  { applicationNo, rollNo = '', mobile }: InputOf<typeof requestTagCodeEndpoint>,
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

/** Finds an application from before the portal by its number, or its old one, and its mobile number. */
async function findImported(
  { db, secrets, actor }: Context,
  { applicationNo, mobile }: InputOf<typeof requestTagCodeEndpoint>,
): Promise<string | undefined> {
  const digest = digestOf(secrets, 'mobile', mobile)
  return (await findEarlierByMobile(db, numbersOf(applicationNo), digest, actor.id))?.no
}

export async function confirmTag(context: Context, { otpToken, otp }: InputOf<typeof confirmTagEndpoint>) {
  assertNoStaff(context)
  const { token, accountId, subject } = await checkOtp(context, { otpToken, otp, purpose: 'TAG_OLD_EDUCATION' })
  if (accountId !== context.actor.id || !subject) return throwProblem('OTP_WRONG')
  return await context.db.transaction().execute(async (tx) => {
    await consumeOtp(tx, token)
    return await linkApplication(tx, context, subject)
  })
}

/** Links the application to the caller's account, or asks the owner first if a live account has it. */
async function linkApplication(tx: Tx, context: Context, no: string) {
  const { actor, now } = context
  // Requests for one application come one after the other.
  const { ownerId } = (await lockOwner(tx, no)) ?? throwProblem('OTP_EXPIRED')
  if (ownerId === actor.id) return { applicationNo: no, linkedYn: 'Y' as const }
  const owner = await findLiveApplicant(tx, ownerId)
  if (owner) {
    await requestLink(tx, context, no, owner)
    return new ApiResponse({ applicationNo: no, linkedYn: 'N' as const }, { message: linkRequestedMessage })
  }
  if ((await findLatestRequest(tx, no, actor.id))?.state === 'REFUSED') return throwProblem('LINK_REFUSED')
  await tagApplication(tx, actor.id, no, ownerId === null ? {} : await namesOf(tx, ownerId, actor.id))
  await endWaiting(tx, no, actor.id, now())
  return { applicationNo: no, linkedYn: 'Y' as const }
}

/** Moves the application to this account. */
export async function tagApplication(tx: Tx, accountId: number, no: string, people: object = {}): Promise<string> {
  await moveToAccount(tx, no, accountId)
  await recordAuditEntry(tx, { id: accountId }, 'application.tagged', `application:${no}`, people)
  return no
}
