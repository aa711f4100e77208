import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { mustSetSecondFactor } from '../platform/sessions.ts'
import { listRoles, type Account } from './repository.ts'

/** A person as the log-in and the profile show them; the wire keeps SPEC.md's names. */
export async function describeUser(db: Database, account: Account) {
  const roles = await listRoles(db, account.id)
  return {
    id: account.id,
    full_name: account.full_name,
    full_name_bng: account.full_name_bng,
    login_id: account.login_id,
    avatar: account.avatar ? avatarAddress(account.avatar) : null,
    userType: account.user_type,
    roleCodes: roles.map(({ code }) => code),
    officeId: account.office_id,
    mustChangePassword: account.must_change_password ? ('Y' as const) : ('N' as const),
    mustSetSecondFactor: (await mustSet(db, account.id)) ? ('Y' as const) : ('N' as const),
  }
}

async function mustSet(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ must: boolean }>`select ${mustSetSecondFactor} as must from account a where a.id = ${id}`.execute(db)
  return rows[0]?.must ?? false
}

export const avatarAddress = (name: string) => `/api/v1/files/avatar/${name}`
