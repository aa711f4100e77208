import type { forgetPassword as forgetCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { codeSentSentence } from './register.ts'
import { findByLogin } from './repository.ts'

/** The same answer after the same work, whether or not the account is there: nobody learns who is registered. */
export async function forgetPassword(context: Context, input: InputOf<typeof forgetCall>) {
  const { db, limits, address, locale } = context
  await limits.count('forgot-by-address', address)
  const login = readLoginId(input.loginId)
  if (!login) return refuse('ANSWERS_INVALID', { issues: [issue('loginId', 'not-a-login-id')] })
  await useCaptcha(context, input)
  await countFirstCode(context, login)
  const account = await findByLogin(db, login)
  const accountId = account?.state === 'active' ? account.id : null
  const sent = await db.transaction().execute(async (tx) => {
    await record(tx, { id: 0 }, 'account.password-forgotten', accountId ? `account:${accountId}` : 'unknown')
    return await sendCode(tx, context, { purpose: 'FORGOT_PASSWORD', login, accountId, language: account?.language ?? locale })
  })
  return new Answered(sent, { says: codeSentSentence(sent.otpLength) })
}
