import { validateRegistration } from '@wewb/domain/identity/accounts/registration'
import type { register as registerEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseLoginId, parseNid, type LoginId } from '@wewb/domain/engine/fields/formats'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { normalizeName } from '@wewb/domain/engine/fields/normalize-name'
import { interpolate } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { hashPassword } from '#security/password-hashing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { getDefaultRole } from './default-role-queries.ts'
import { findAccountState, assignRole, insertAccountOrReplacePending } from './queries.ts'

type Input = InputOf<typeof registerEndpoint>

export async function register(context: Context, input: Input) {
  const issues = validateRegistration(input, toDhakaDate(context.now()))
  assertNoIssues(issues, codeFor(issues))
  await context.limits.consume('registration-by-address', context.address)
  await verifyCaptcha(context, input)
  const login = parseLoginId((input.loginType === 'MOBILE' ? input.mobile : input.email) ?? '')
  if (!login) return throwProblem('ANSWERS_INVALID', { issues: [issue('mobile', 'required')] })
  await rejectIfTaken(context.db, login)
  await consumeFirstOtpLimit(context, login)
  const passwordHash = await hashPassword(input.password)
  const sent = await context.db.transaction().execute(async (tx) => {
    const accountId = await savePending(tx, context, login, input, passwordHash)
    await recordAuditEntry(tx, { id: accountId }, 'account.registered', `account:${accountId}`, { by: login.type })
    return await sendOtp(tx, context, { purpose: 'REGISTRATION', login, accountId, language: context.locale })
  })
  return new ApiResponse(sent, { message: codeSentMessage(sent.otpLength) })
}

export const codeSentMessage = (length: number) =>
  interpolate(
    { bn: '{n} সংখ্যার একটি কোড পাঠানো হয়েছে।', en: 'A {n} digit code has been sent.' },
    { n: bilingualDigits(length) },
  )

const codeFor = (issues: Issue[]) =>
  issues.length > 0 && issues.every(({ code }) => code === 'weak-password') ? 'WEAK_PASSWORD' : 'ANSWERS_INVALID'

async function rejectIfTaken(db: Context['db'], login: LoginId) {
  const taken = await findAccountState(db, login)
  if (taken && taken.state !== 'pending') throwProblem('ALREADY_REGISTERED')
}

/** Replaces an unfinished registration of the same login, whose codes stop working. */
async function savePending(
  tx: Tx,
  { secrets, locale }: Context,
  login: LoginId,
  input: Input,
  passwordHash: string,
): Promise<number> {
  const nid = input.nid ? parseNid(input.nid) : undefined
  const person = {
    full_name: normalizeName(input.fullNameEn),
    full_name_bng: normalizeName(input.fullNameBn ?? '') || null,
    nid_sealed: nid ? secrets.encrypt(nid) : null,
    nid_index: nid ? secrets.blindIndex('nid', nid) : null,
    date_of_birth: input.dateOfBirth || null,
    password_hash: passwordHash,
    language: locale,
  }
  const account = { ...person, login_type: login.type, login_id: login.value, user_type: 'APPLICANT' }
  const row = await insertAccountOrReplacePending(tx, account, person)
  if (!row) return throwProblem('ALREADY_REGISTERED')
  await assignRole(tx, row.id, await getDefaultRole(tx, 'APPLICANT'))
  return row.id
}
