import type { verifyOtp as verifyOtpEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import type { OtpPurpose } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { getAccount, loginOf, updatePendingAccountAsActive, updateUnclaimedApplications } from './queries.ts'
import { insertResetToken } from './reset-token-queries.ts'
import type { LoginId } from '@wewb/domain/engine/fields/formats'

type Outcome = { message: Bilingual; resetToken: string | null }
const resetMinutes = 10

/** Outcome of a correct code, by purpose. */
const outcomes: Record<OtpPurpose, (tx: Tx, context: Context, accountId: number) => Promise<Outcome>> = {
  REGISTRATION: async (tx, _context, accountId) => {
    await updatePendingAccountAsActive(tx, accountId)
    await recordAuditEntry(tx, { id: accountId }, 'account.confirmed', `account:${accountId}`)
    await claimApplications(tx, accountId, loginOf(await getAccount(tx, accountId)))
    return { message: { bn: 'নিবন্ধন সম্পন্ন হয়েছে!', en: 'Registration successful!' }, resetToken: null }
  },
  FORGOT_PASSWORD: async (tx, { secrets }, accountId) => {
    const { token, hash } = secrets.newToken()
    await insertResetToken(tx, { hash, accountId, lifeInMinutes: resetMinutes })
    return {
      message: { bn: 'কোডটি মিলেছে। এখন নতুন পাসওয়ার্ড দিন।', en: 'The code is right. Now choose a new password.' },
      resetToken: token,
    }
  },
  // Verified by their own endpoints, for the signed-in user who requested them.
  TAG_OLD_EDUCATION: async () => throwProblem('NOT_FOUND'),
  ON_BEHALF: async () => throwProblem('NOT_FOUND'),
  CONTACT_EMAIL: async () => throwProblem('NOT_FOUND'),
  // Verified where the card is opened.
  MEMBERSHIP_CARD: async () => throwProblem('NOT_FOUND'),
  // Verified at the second step of the login.
  SECOND_FACTOR: async () => throwProblem('NOT_FOUND'),
}

export async function verifyOtp(context: Context, input: InputOf<typeof verifyOtpEndpoint>) {
  const { token, accountId } = await checkOtp(context, input)
  const { message, resetToken } = await context.db.transaction().execute(async (tx) => {
    await consumeOtp(tx, token)
    return await outcomes[input.purpose](tx, context, accountId)
  })
  return new ApiResponse({ verifiedYn: 'Y' as const, resetToken }, { message })
}

/**
 * Assigns applications that officers entered for a phone number to the account that has just verified it. Leaves out
 * those without activity for a year, because the number may have a new owner.
 */
async function claimApplications(tx: Tx, accountId: number, { type, value: phone }: LoginId) {
  if (type !== 'MOBILE') return
  const files = await updateUnclaimedApplications(tx, accountId, phone)
  for (const { no } of files)
    await recordAuditEntry(tx, { id: accountId }, 'application.tagged', `application:${no}`, { by: 'phone' })
}
