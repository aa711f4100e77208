import type { Action, Permission } from '@wewb/domain/access/actions'
import { roleSeeds, type RoleCode } from '@wewb/domain/access/roles'
import type { ScreenId } from '@wewb/domain/access/screens'
import { screenOfPermission } from '@wewb/domain/access/grants'

/** Columns in the order of the matrix in docs/domain/roles.md. */
const columns: readonly RoleCode[] = [
  'APPLICANT',
  'CALL_CENTRE',
  'DEMO_OFFICER',
  'WC_OFFICER',
  'AIRPORT_OFFICER',
  'MISSION_OFFICER',
  'SECTION_OFFICER',
  'ASST_DIRECTOR',
  'DIRECTOR',
  'ACCOUNTS',
  'CONTENT_EDITOR',
  'SYS_ADMIN',
  'AUDITOR',
  'DG',
]

/** ● works there, ○ views only, · no access. */
type Mark = '●' | '○' | '·'

/**
 * The permission matrix of docs/domain/roles.md, written by hand and not derived from the product's code; the screens
 * at the end were added later.
 */
const matrix: Readonly<Record<string, string>> = {
  'education-allowance': '●○●··○●●●○··○●',
  'disability-allowance': '●○●●··●●●○··○●',
  membership: '●○···●○●●○··○●',
  're-integration': '●○●●○·●●●○··○●',
  'repatriation-application': '●●●·●●●●●○··○●',
  'medical-assistance': '●○●○··●●●○··○●',
  'online-gms-program': '●·●●··●●●○·●○●',
  'surokkha-application': '●○●··○●●●○··○●',
  'dis-application-setup': '······●●●··●○○',
  'scholarship-result': '·○○○··●●●·●·○○',
  'disability-alw-result': '·○○○··●●●·●·○○',
  'notice-form': '·○○○○○○○○·●●○○',
  'notice-list': '·○○○○○○○○·●●○○',
  'highlight-news': '·○○○○○○○○·●●○○',
  'verification-app-status': '·●●●●●●●●●··○○',
  'verification-bmet-wewbm': '·●●●●●●●●···○·',
  'miscellaneous-report': '··○○○○●●●●··●●',
  'general-report': '··○○○○●●●●··●●',
  'sms-module-summary-report': '·○····○●●··●●●',
  role: '···········●○·',
  users: '········○··●○·',
  'user-type-role': '···········●○·',
  'settings-setup': '···········●○·',
  'stopped-services': '···········●○·',
  'complaint-list': '·●●●●●●●●···○·',
  'payment-batch': '······○○●●··○○',
  'audit-log': '········○··○●○',
  // Added later.
  'burial-cost': '●○●·●·●●●○··○●',
  'financial-assistance': '●○●···●●●○··○●',
  compensation: '●○●··●●●●○··○●',
  bereavement: '●●○·○○●●●···○○',
  'gms-builder': '········●··●○·',
  registry: '······●○○··●○·',
  'earlier-imports': '······○○●··●○·',
  messages: '·······●●·●●○·',
  'call-centre': '·●············',
  'page-problems': '···········●○·',
  'data-retention': '········●··●○·',
}

const [field, head]: [readonly RoleCode[], readonly RoleCode[]] = [
  ['DEMO_OFFICER', 'WC_OFFICER', 'AIRPORT_OFFICER', 'MISSION_OFFICER'],
  ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR'],
]
/** Actions reserved for a few roles, regardless of their mark on a screen. */
const reserved: Readonly<Record<string, readonly RoleCode[]>> = {
  approve: ['ASST_DIRECTOR', 'DIRECTOR', 'DG'],
  reject: ['ASST_DIRECTOR', 'DIRECTOR'],
  pay: ['ACCOUNTS'],
  verify: [...field, ...head],
  forward: [...field, ...head],
  backward: [...field, ...head],
  'scholarship-result:publish': ['DIRECTOR'],
  'disability-alw-result:publish': ['DIRECTOR'],
}

/** Actions of viewers: view, and copies of what they see. */
const readActions: readonly Action[] = ['view', 'print', 'export']

export const matrixMarkOf = (role: RoleCode, screen: ScreenId): Mark =>
  (matrix[screen]?.[columns.indexOf(role)] ?? '·') as Mark

/** Permissions of a role by the matrix: none without a mark, and only viewing with ○. */
export function mayByMatrix(role: RoleCode, permission: Permission): boolean {
  const mark = matrixMarkOf(role, screenOfPermission(permission))
  const action = permission.slice(permission.lastIndexOf(':') + 1) as Action
  if (mark === '·' || [permission, action].some((name) => reserved[name] && !reserved[name].includes(role)))
    return false
  if (action === 'view') return true
  return (mark === '●' || readActions.includes(action)) && seededPermissionsOf(role).has(permission)
}

const seededPermissionsOf = (role: RoleCode): Set<Permission> =>
  new Set(roleSeeds.find(({ code }) => code === role)?.permissions)

/** A role in the running portal. */
export type LiveRole = { code: RoleCode; permissions: ReadonlySet<Permission> }

/** Differences between the running portal and the matrix. */
export function findMatrixDifferences(roles: readonly LiveRole[]): string[] {
  return roles.flatMap(({ code, permissions }) => {
    const expected = new Set([
      ...permissions,
      ...seededPermissionsOf(code),
      ...Object.keys(matrix).map((screen) => `${screen}:view` as Permission),
    ])
    return [...expected]
      .filter((permission) => permissions.has(permission) !== mayByMatrix(code, permission))
      .map((permission) => `${code} ${permissions.has(permission) ? 'may' : 'may not'} ${permission}`)
  })
}
