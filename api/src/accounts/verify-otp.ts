import { sql } from 'kysely'
import type { verifyOtp as verifyCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { checkCode, useCode } from '../otp/check-code.ts'
import type { Purpose } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { getAccount, loginOf } from './repository.ts'
import { takeOverFiles } from './take-over-files.ts'

type Outcome = { says: Bilingual; resetToken: string | null }
const resetMinutes = 10

/** What a right code opens, by what it was sent for. */
const outcomes: Record<Purpose, (tx: Tx, context: Context, accountId: number) => Promise<Outcome>> = {
  REGISTRATION: async (tx, _context, accountId) => {
    await tx.updateTable('account').set({ state: 'active' }).where('id', '=', accountId).where('state', '=', 'pending').execute()
    await record(tx, { id: accountId }, 'account.confirmed', `account:${accountId}`)
    await takeOverFiles(tx, accountId, loginOf(await getAccount(tx, accountId)))
    return { says: { bn: 'নিবন্ধন সম্পন্ন হয়েছে!', en: 'Registration successful!' }, resetToken: null }
  },
  FORGOT_PASSWORD: async (tx, { secrets }, accountId) => {
    const { token, hash } = secrets.newToken()
    const expires = sql`now() + make_interval(mins => ${resetMinutes})` as never
    await tx.insertInto('reset_token').values({ token_hash: hash, account_id: accountId, expires_at: expires }).execute()
    return { says: { bn: 'কোডটি মিলেছে। এখন নতুন পাসওয়ার্ড দিন।', en: 'The code is right. Now choose a new password.' }, resetToken: token }
  },
  // These belong to whoever asked for them while signed in, and are entered there.
  TAG_OLD_EDUCATION: async () => refuse('NOT_FOUND'),
  ON_BEHALF: async () => refuse('NOT_FOUND'),
  // Entered where the card is opened.
  MEMBERSHIP_CARD: async () => refuse('NOT_FOUND'),
  // Entered at the second step of the log-in.
  SECOND_FACTOR: async () => refuse('NOT_FOUND'),
}

export async function verifyOtp(context: Context, input: InputOf<typeof verifyCall>) {
  const { token, accountId } = await checkCode(context, input)
  const { says, resetToken } = await context.db.transaction().execute(async (tx) => {
    await useCode(tx, token)
    return await outcomes[input.purpose](tx, context, accountId)
  })
  return new Answered({ verifiedYn: 'Y' as const, resetToken }, { says })
}
