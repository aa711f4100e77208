import { sql } from 'kysely'
import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { confirmSecondFactor as confirmCall } from '../../../../domain/src/contracts/second-factor.ts'
import { notify } from '../../messages/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { refuse } from '../../platform/problem.ts'
import { record } from '../../platform/record.ts'
import { endSessions } from '../../platform/sessions.ts'
import { getAccount, loginOf } from '../repository.ts'
import { stepOf } from './app-codes.ts'
import { proveSent, useStep, type Proof } from './prove.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { findSetUp, waysOf, type SecondFactor } from './repository.ts'
import { ownSubject } from './send-second-factor.ts'

/** One right code, and it counts from now on, everywhere: what was open elsewhere is closed. */
export async function confirmSecondFactor(context: Context, { code }: InputOf<typeof confirmCall>) {
  const { db, actor, jobs, secrets } = context
  const account = await getAccount(db, actor.id)
  const setUp = await findSetUp(db, account.id)
  if (!setUp || setUp.confirmed_at) return refuse('MOVE_NOT_OPEN')
  const proof = setUp.app_sealed ? proveApp(context, setUp, setUp.app_sealed, code) : await proveSent(context, { subject: ownSubject(context), code })
  if ('refusal' in proof) return refuse(proof.refusal)
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    await switchOn(tx, account.id)
    await proof.use(tx)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await record(tx, actor, 'account.second-factor-on', `account:${account.id}`, { ways: waysOf(setUp, account), otherSessionsEnded: ended })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_ON' })
    return await makeRecoveryCodes(tx, secrets, account.id)
  })
  return { recoveryCodes }
} // prettier-ignore

/** The code of the app on its first day; it is remembered as used, and so does not log anybody in. */
function proveApp({ secrets, now }: Context, setUp: SecondFactor, sealed: Buffer, code: string): Proof | { refusal: 'OTP_WRONG' } {
  const step = stepOf(secrets.open(sealed), code, now())
  return step ? { use: (tx) => useStep(tx, setUp.account_id, step) } : { refusal: 'OTP_WRONG' }
}

async function switchOn(tx: Tx, accountId: number) {
  const on = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: sql`now()` as never })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (on.numUpdatedRows === 0n) refuse('MOVE_NOT_OPEN')
}
