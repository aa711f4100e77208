import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { downloadCard } from '../../../domain/src/contracts/membership.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { notAMemberNumber, readMemberNumber } from '../../../domain/src/fields/member-number.ts'
import { textFormats } from '../../../domain/src/fields/text-formats.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { hasRoomFor, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { sameBytes } from '../platform/secrets.ts'
import { passportIndexOf } from '../registry/table-register.ts'
import { findWithOwner, type MemberWithOwner } from './repository.ts'

type Identity = { number: string; passport: string; birthDay: string }
type Owner = { login: LoginId; accountId: number; language: Locale }

/**
 * The same answer whether the three agree or not: whoever is no member learns nothing, and no message goes out. To an owner who
 * is not there the code is kept but never sent, as with a forgotten password.
 */
export async function askForCode(context: Context, input: InputOf<typeof downloadCard>) {
  await context.limits.count('verifications-by-address', context.address)
  const identity = readIdentity(input)
  await useCaptcha(context, { captchaId: input.captchaId ?? '', captcha: input.captcha ?? '' })
  const { number } = identity
  const owner = await ownerOf(context, identity)
  const nobody: LoginId = { type: 'EMAIL', value: `card:${number}` }
  const login = owner?.login ?? nobody
  // A refusal by this count would come for the right three and the wrong three at different times.
  const accountId = (await hasRoomFor(context, login, 'first')) ? (owner?.accountId ?? null) : null
  return await context.db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, expiresIn, resendAfter } = await sendCode(tx, context, {
      purpose: 'MEMBERSHIP_CARD',
      login,
      accountId,
      language: owner?.language ?? context.locale,
      subject: number,
    })
    await record(tx, context.actor, 'card.code-asked', owner ? `member:${number}` : 'member:unknown')
    // Where it went would tell that there is somebody.
    return { otpToken, otpLength, sentTo: null, expiresIn, resendAfter }
  })
}

function readIdentity({ membershipId = '', passportNo = '', dateOfBirth = '' }: InputOf<typeof downloadCard>): Identity {
  const [number, passport] = [readMemberNumber(membershipId), textFormats.passport.read(passportNo)]
  const isBirthDay = isDay(dateOfBirth)
  if (number && passport && isBirthDay) return { number, passport, birthDay: dateOfBirth }
  const issues: (Issue | false)[] = [
    !number &&
      (membershipId.trim() ? { path: 'membershipId', code: 'rule', message: notAMemberNumber } : issue('membershipId', 'required')),
    !passport && issue('passportNo', textFormats.passport.otherwise),
    !isBirthDay && issue('dateOfBirth', 'not-a-date'),
  ]
  return refuse('ANSWERS_INVALID', { issues: issues.filter((found) => found !== false) })
}

async function ownerOf({ db, secrets }: Context, { number, passport, birthDay }: Identity): Promise<Owner | undefined> {
  const member = await findWithOwner(db, number)
  if (member?.state !== 'ACTIVE') return undefined
  const isPassport = sameBytes(passportIndexOf(secrets, passport), member.passport_index)
  const isBirthDay = secrets.open(member.birth_sealed) === birthDay
  return isPassport && isBirthDay ? receiverOf(member) : undefined
}

/** The member's own account, unless it was closed; for one entered at the counter, the phone given there. */
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
    return contact && entered_by ? { login: { type: 'MOBILE', value: contact }, accountId: entered_by, language: 'bn' } : undefined
  if (account_state !== 'active' || !login_type || !login_id) return undefined
  return { login: { type: login_type, value: login_id }, accountId: account_id, language: language ?? 'bn' }
}
