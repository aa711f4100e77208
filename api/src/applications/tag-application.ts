import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import type { askTag as askCall, confirmTag as confirmCall } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readMobile } from '../../../domain/src/fields/formats.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { checkCode, useCode } from '../otp/check-code.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { digestOf } from './keys.ts'
import { findByNumber, hasKey } from './repository.ts'

/** A code goes to the phone written on the old application. Whether there is one, the answer does not tell. */
export async function askTag(context: Context, input: InputOf<typeof askCall>) {
  const mobile = readMobile(input.mobile) ?? refuse('ANSWERS_INVALID', { issues: [issue('mobile', 'not-a-mobile')] })
  const login = { type: 'MOBILE' as const, value: mobile }
  await countFirstCode(context, login)
  const no = await findOld(context, { ...input, mobile })
  return await context.db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, sentTo, expiresIn, resendAfter } = await sendCode(tx, context, {
      purpose: 'TAG_OLD_EDUCATION',
      login,
      accountId: no ? context.actor.id : null,
      language: context.locale,
      subject: no,
    })
    return { otpToken, otpLength, sentTo, expiresIn, resendAfter }
  })
}

/** Number, roll and mobile must all be those of one stipend application. */
async function findOld({ db, secrets }: Context, { applicationNo, rollNo, mobile }: InputOf<typeof askCall>): Promise<string | undefined> {
  const row = await findByNumber(db, readApplicationNo(applicationNo))
  if (!row || row.service !== 'edu-allowance' || row.status === 'DRAFT') return undefined
  const known = await hasKey(db, { applicationId: row.id, kind: 'mobile', digests: [digestOf(secrets, 'mobile', mobile)] })
  return known && row.answers['rollNo'] === toAsciiDigits(rollNo).trim() ? row.no : undefined
}

export async function confirmTag(context: Context, { otpToken, otp }: InputOf<typeof confirmCall>) {
  const { token, accountId, subject } = await checkCode(context, { otpToken, otp, purpose: 'TAG_OLD_EDUCATION' })
  if (accountId !== context.actor.id || !subject) return refuse('OTP_WRONG')
  return await context.db.transaction().execute(async (tx) => {
    await useCode(tx, token)
    return { applicationNo: await tagTo(tx, accountId, subject) }
  })
}

/** From now on it is among this account's own applications. */
export async function tagTo(tx: Tx, accountId: number, no: string): Promise<string> {
  await tx.updateTable('application').set({ applicant_id: accountId }).where('no', '=', no).execute()
  await record(tx, { id: accountId }, 'application.tagged', `application:${no}`)
  return no
}
