import { issue, type Issue } from '../fields/issue.ts'
import { checkScript, tidy } from '../fields/scripts.ts'
import { isUserType } from './user-types.ts'

export const longestRoleName = 100

export type RoleName = { roleName: string; roleNameBng: string }

export const tidyRoleName = ({ roleName, roleNameBng }: RoleName): RoleName => ({
  roleName: tidy(roleName, 'english-only').replace(/\s+/g, ' ').trim(),
  roleNameBng: tidy(roleNameBng).replace(/\s+/g, ' ').trim(),
})

/** Both languages, each in its own letters: the name stands in lists, profiles and letters of either. */
export function checkRoleName({ roleName, roleNameBng }: RoleName): Issue[] {
  const check = (path: keyof RoleName, text: string, script: 'english-only' | 'bangla-only'): Issue[] => {
    if (!text) return [issue(path, 'required')]
    if (text.length > longestRoleName) return [issue(path, 'too-long', longestRoleName)]
    const wrong = checkScript(text, script)
    return wrong ? [issue(path, wrong)] : []
  }
  return [...check('roleNameBng', roleNameBng, 'bangla-only'), ...check('roleName', roleName, 'english-only')]
}

export function checkUserType(userType: string | undefined): Issue[] {
  if (!userType) return [issue('userType', 'required')]
  return isUserType(userType) ? [] : [issue('userType', 'not-an-option')]
}
