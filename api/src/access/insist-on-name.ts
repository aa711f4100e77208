import { checkRoleName, tidyRoleName, type RoleName } from '../../../domain/src/accounts/role-name.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'

const taken: Bilingual = { bn: 'এই নামে আরেকটি রোল আছে। অন্য নাম দিন।', en: 'There is another role of this name. Choose another name.' }

/** The name as it will be stored: in both languages, and no other open role has it. `more` is told together with what is wrong with it. */
export async function insistOnName(tx: Tx, typed: RoleName, { except = 0, more = [] }: { except?: number; more?: Issue[] } = {}) {
  const name = tidyRoleName(typed)
  insist([...checkRoleName(name), ...more])
  const others = await tx.selectFrom('role').select(['name', 'name_bng']).where('id', '!=', except).where('closed_at', 'is', null).execute()
  const isTaken = (own: string, theirs: string) => own.toLowerCase() === theirs.toLowerCase()
  const issues: Issue[] = []
  if (others.some((role) => isTaken(name.roleName, role.name))) issues.push({ path: 'roleName', code: 'rule', message: taken })
  if (others.some((role) => isTaken(name.roleNameBng, role.name_bng))) issues.push({ path: 'roleNameBng', code: 'rule', message: taken })
  insist(issues)
  return { name: name.roleName, name_bng: name.roleNameBng }
}
