import type { InputOf } from '@wewb/domain/http/contract'
import type { downloadCard } from '@wewb/domain/membership/membership-contracts'
import type { LoginId } from '@wewb/domain/engine/fields/formats'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { invalidMemberNumberMessage, parseMemberNumber } from '@wewb/domain/engine/fields/member-number'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import type { Locale } from '@wewb/domain/language/bilingual'
import { isIsoDate } from '@wewb/domain/language/dates'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { tryConsumeOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { timingSafeEqualBytes } from '#security/secrets.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { findMemberWithOwner, type MemberWithOwner } from './queries.ts'

type Identity = { number: string; passport: string; birthDay: string }
type Owner = { login: LoginId; accountId: number; language: Locale }

/**
 * Responds the same whether number, passport and birth date match or not, so that the response does not reveal
 * membership. Without a match the code is stored but never sent, as for a forgotten password.
 */
export async function requestCardCode(context: Context, input: InputOf<typeof downloadCard>) {
  await context.limits.consume('verifications-by-address', context.address)
  const identity = readIdentity(input)
  await verifyCaptcha(context, { captchaId: input.captchaId ?? '', captcha: input.captcha ?? '' })
  const { number } = identity
  const owner = await ownerOf(context, identity)
  const nobody: LoginId = { type: 'EMAIL', value: `card:${number}` }
  const login = owner?.login ?? nobody
  // Does not reject when this limit is reached: right and wrong input would reach it at different times.
  const accountId = (await tryConsumeOtpLimit(context, login, 'first')) ? (owner?.accountId ?? null) : null
  return await context.db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, expiresIn, resendAfter } = await sendOtp(tx, context, {
      purpose: 'MEMBERSHIP_CARD',
      login,
      accountId,
      language: owner?.language ?? context.locale,
      subject: number,
    })
    await recordAuditEntry(tx, context.actor, 'card.code-asked', owner ? `member:${number}` : 'member:unknown')
    // The recipient would disclose that the member exists.
    return { otpToken, otpLength, sentTo: null, expiresIn, resendAfter }
  })
}

function readIdentity({
  membershipId = '',
  passportNo = '',
  dateOfBirth = '',
}: InputOf<typeof downloadCard>): Identity {
  const [number, passport] = [parseMemberNumber(membershipId), textFormats.passport.parse(passportNo)]
  const isBirthDay = isIsoDate(dateOfBirth)
  if (number && passport && isBirthDay) return { number, passport, birthDay: dateOfBirth }
  const issues: (Issue | false)[] = [
    !number &&
      (membershipId.trim()
        ? { path: 'membershipId', code: 'rule', message: invalidMemberNumberMessage }
        : issue('membershipId', 'required')),
    !passport && issue('passportNo', textFormats.passport.issueCode),
    !isBirthDay && issue('dateOfBirth', 'not-a-date'),
  ]
  return throwProblem('ANSWERS_INVALID', { issues: issues.filter((found) => found !== false) })
}

async function ownerOf({ db, secrets }: Context, { number, passport, birthDay }: Identity): Promise<Owner | undefined> {
  const member = await findMemberWithOwner(db, number)
  if (member?.state !== 'ACTIVE') return undefined
  const isPassport = timingSafeEqualBytes(passportIndexOf(secrets, passport), member.passport_index)
  const isBirthDay = secrets.decrypt(member.birth_sealed) === birthDay
  return isPassport && isBirthDay ? receiverOf(member) : undefined
}

/** Returns the member's own account unless it is closed; for a member entered at a counter, the phone given there. */
function receiverOf({
  account_id,
  login_type,
  login_id,
  language,
  account_state,
  contact,
  entered_by,
}: MemberWithOwner): Owner | undefined {
  if (account_id === null)
    return contact && entered_by
      ? { login: { type: 'MOBILE', value: contact }, accountId: entered_by, language: 'bn' }
      : undefined
  if (account_state !== 'active' || !login_type || !login_id) return undefined
  return { login: { type: login_type, value: login_id }, accountId: account_id, language: language ?? 'bn' }
}
