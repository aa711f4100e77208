import { issue, type Issue } from '#engine/fields/issue.ts'
import { validateScript, normalizeScript } from '#engine/fields/text-scripts.ts'
import { isUserType } from './user-types.ts'

export const MAX_ROLE_NAME_LENGTH = 100

export type RoleName = { roleName: string; roleNameBng: string }

export const normalizeRoleName = ({ roleName, roleNameBng }: RoleName): RoleName => ({
  roleName: normalizeScript(roleName, 'english-only').replace(/\s+/g, ' ').trim(),
  roleNameBng: normalizeScript(roleNameBng).replace(/\s+/g, ' ').trim(),
})

/** Validates that both names are filled in, each in its own script, because lists, profiles and letters use both. */
export function validateRoleName({ roleName, roleNameBng }: RoleName): Issue[] {
  const check = (path: keyof RoleName, text: string, script: 'english-only' | 'bangla-only'): Issue[] => {
    if (!text) return [issue(path, 'required')]
    if (text.length > MAX_ROLE_NAME_LENGTH) return [issue(path, 'too-long', MAX_ROLE_NAME_LENGTH)]
    const wrong = validateScript(text, script)
    return wrong ? [issue(path, wrong)] : []
  }
  return [...check('roleNameBng', roleNameBng, 'bangla-only'), ...check('roleName', roleName, 'english-only')]
}

export function validateUserType(userType: string | undefined): Issue[] {
  if (!userType) return [issue('userType', 'required')]
  return isUserType(userType) ? [] : [issue('userType', 'not-an-option')]
}
