import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import type { Database } from '#db/database.ts'
import { hashPassword } from '#security/password-hashing.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { findSystemAdministrator, assignRole, insertAccount } from './queries.ts'

/**
 * Creates the first administrator of a new production portal with an unknown password. The owner sets one on
 * /forgot-password, with a code sent to that address.
 */
export async function ensureFirstAdministrator(db: Database, secrets: Secrets, address: string): Promise<boolean> {
  const login = parseLoginId(address)
  if (!login) throw new Error(`FIRST_ADMINISTRATOR is "${address}"; it must be an e-mail or a mobile number.`)
  const someone = await findSystemAdministrator(db)
  if (someone) return false
  const passwordHash = await hashPassword(secrets.newToken().token)
  await db.transaction().execute(async (tx) => {
    const { id } = await insertAccount(tx, {
      login_type: login.type,
      login_id: login.value,
      full_name: 'System administrator',
      full_name_bng: 'সিস্টেম অ্যাডমিন',
      password_hash: passwordHash,
      user_type: 'STAFF_HQ',
      state: 'active',
    })
    await assignRole(tx, id, 'SYS_ADMIN')
    await recordAuditEntry(tx, systemActor, 'account.first-administrator', `account:${id}`)
  })
  return true
}
