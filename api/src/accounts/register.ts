import { checkRegistration } from '../../../domain/src/accounts/registration.ts'
import type { register as registerCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readLoginId, readNid, type LoginId } from '../../../domain/src/fields/formats.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { tidyName } from '../../../domain/src/fields/tidy-name.ts'
import { fill } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { hashPassword } from '../platform/passwords.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { findFirstRole } from './first-role.ts'
import { giveRole } from './repository.ts'

type Input = InputOf<typeof registerCall>

export async function register(context: Context, input: Input) {
  const issues = checkRegistration(input, dhakaDay(context.now()))
  insist(issues, codeFor(issues))
  await context.limits.count('registration-by-address', context.address)
  await useCaptcha(context, input)
  const login = readLoginId((input.loginType === 'MOBILE' ? input.mobile : input.email) ?? '')
  if (!login) return refuse('ANSWERS_INVALID', { issues: [issue('mobile', 'required')] })
  await refuseIfTaken(context.db, login)
  await countFirstCode(context, login)
  const passwordHash = await hashPassword(input.password)
  const sent = await context.db.transaction().execute(async (tx) => {
    const accountId = await savePending(tx, context, login, input, passwordHash)
    await record(tx, { id: accountId }, 'account.registered', `account:${accountId}`, { by: login.type })
    return await sendCode(tx, context, { purpose: 'REGISTRATION', login, accountId, language: context.locale })
  })
  return new Answered(sent, { says: codeSentSentence(sent.otpLength) })
}

export const codeSentSentence = (length: number) =>
  fill({ bn: '{n} সংখ্যার একটি কোড পাঠানো হয়েছে।', en: 'A {n} digit code has been sent.' }, { n: digitsInBoth(length) })

const codeFor = (issues: Issue[]) =>
  issues.length > 0 && issues.every(({ code }) => code === 'weak-password') ? 'WEAK_PASSWORD' : 'ANSWERS_INVALID'

async function refuseIfTaken(db: Context['db'], login: LoginId) {
  const taken = await db.selectFrom('account').select('state').where('login_id', '=', login.value).executeTakeFirst()
  if (taken && taken.state !== 'pending') refuse('ALREADY_REGISTERED')
}

/** Whoever did not finish may begin again: the later registration takes the place of the earlier, whose codes stop working. */
async function savePending(tx: Tx, { secrets, locale }: Context, login: LoginId, input: Input, passwordHash: string): Promise<number> {
  const nid = input.nid ? readNid(input.nid) : undefined
  const person = {
    full_name: tidyName(input.fullNameEn),
    full_name_bng: tidyName(input.fullNameBn ?? '') || null,
    nid_sealed: nid ? secrets.seal(nid) : null,
    nid_index: nid ? secrets.blindIndex('nid', nid) : null,
    date_of_birth: input.dateOfBirth || null,
    password_hash: passwordHash,
    language: locale,
  }
  const row = await tx
    .insertInto('account')
    .values({ ...person, login_type: login.type, login_id: login.value, user_type: 'APPLICANT' })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(person).where('account.state', '=', 'pending'))
    .returning('id')
    .executeTakeFirst()
  if (!row) return refuse('ALREADY_REGISTERED')
  await giveRole(tx, row.id, await findFirstRole(tx, 'APPLICANT'))
  return row.id
} // prettier-ignore
