import type { Database } from '#db/database.ts'
import { isSecondFactorSetupRequired, listAccountRoles, type Account } from './queries.ts'

/** Presents an account for login and profile; full_name and login_id are snake_case in the API. */
export async function describeUser(db: Database, account: Account) {
  const roles = await listAccountRoles(db, account.id)
  return {
    id: account.id,
    full_name: account.full_name,
    full_name_bng: account.full_name_bng,
    login_id: account.login_id,
    avatar: account.avatar ? avatarUrl(account.avatar) : null,
    userType: account.user_type,
    roleCodes: roles.map(({ code }) => code),
    officeId: account.office_id,
    mustChangePassword: account.must_change_password ? ('Y' as const) : ('N' as const),
    mustSetSecondFactor: (await isSecondFactorSetupRequired(db, account.id)) ? ('Y' as const) : ('N' as const),
  }
}

export const avatarUrl = (name: string) => `/api/v1/files/avatar/${name}`
