import { readLoginId } from '../../../domain/src/fields/formats.ts'
import type { Database } from '../platform/database.ts'
import { hashPassword } from '../platform/passwords.ts'
import { portalActs, record } from '../platform/record.ts'
import type { Secrets } from '../platform/secrets.ts'
import { giveRole } from './repository.ts'

/**
 * A new production has nobody in it. This account gets a password nobody knows: its owner chooses one
 * on /forgot-password, with a code that goes to that address.
 */
export async function ensureFirstAdministrator(db: Database, secrets: Secrets, address: string): Promise<boolean> {
  const login = readLoginId(address)
  if (!login) throw new Error(`FIRST_ADMINISTRATOR is "${address}"; it must be an e-mail or a mobile number.`)
  const someone = await db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select('account_id')
    .where('role.code', '=', 'SYS_ADMIN')
    .limit(1)
    .executeTakeFirst()
  if (someone) return false
  const passwordHash = await hashPassword(secrets.newToken().token)
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values({
        login_type: login.type,
        login_id: login.value,
        full_name: 'System administrator',
        full_name_bng: 'সিস্টেম অ্যাডমিন',
        password_hash: passwordHash,
        user_type: 'STAFF_HQ',
        state: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await giveRole(tx, id, 'SYS_ADMIN')
    await record(tx, portalActs, 'account.first-administrator', `account:${id}`)
  })
  return true
}
