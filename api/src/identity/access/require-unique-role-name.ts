import { validateRoleName, normalizeRoleName, type RoleName } from '@wewb/domain/identity/accounts/role-name'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { listOtherOpenRoleNames } from './queries.ts'

const taken: Bilingual = {
  bn: 'এই নামে আরেকটি রোল আছে। অন্য নাম দিন।',
  en: 'There is another role of this name. Choose another name.',
}

/**
 * Returns the normalised name, given in both languages and used by no other open role. Reports `more` together with its
 * own issues.
 */
export async function requireUniqueRoleName(
  tx: Tx,
  typed: RoleName,
  { except = 0, more = [] }: { except?: number; more?: Issue[] } = {},
) {
  const name = normalizeRoleName(typed)
  assertNoIssues([...validateRoleName(name), ...more])
  const others = await listOtherOpenRoleNames(tx, except)
  const isTaken = (own: string, theirs: string) => own.toLowerCase() === theirs.toLowerCase()
  const issues: Issue[] = []
  if (others.some((role) => isTaken(name.roleName, role.name)))
    issues.push({ path: 'roleName', code: 'rule', message: taken })
  if (others.some((role) => isTaken(name.roleNameBng, role.name_bng)))
    issues.push({ path: 'roleNameBng', code: 'rule', message: taken })
  assertNoIssues(issues)
  return { name: name.roleName, name_bng: name.roleNameBng }
}
