import type { Action, Permission } from '../../domain/src/access/actions.ts'
import { roleSeeds, type RoleCode } from '../../domain/src/access/roles.ts'
import type { ScreenId } from '../../domain/src/access/screens.ts'
import { screenOf } from '../../domain/src/access/ticks.ts'

/** In the order of domain/4-access.md 4.3. */
const columns: readonly RoleCode[] = [
  'APPLICANT', 'CALL_CENTRE', 'DEMO_OFFICER', 'WC_OFFICER', 'AIRPORT_OFFICER', 'MISSION_OFFICER', 'SECTION_OFFICER', 'ASST_DIRECTOR',
  'DIRECTOR', 'ACCOUNTS', 'CONTENT_EDITOR', 'SYS_ADMIN', 'AUDITOR',
] // prettier-ignore

/** ● works there, ○ only looks on, · has no business there. */
type Mark = '●' | '○' | '·'

/**
 * The permission matrix of domain/4-access.md 4.3, copied by hand from the paper and not from the product; below the line the screens
 * that the paper names without a row.
 */
const paper: Readonly<Record<string, string>> = {
  'education-allowance': '●○●··○●●●○··○',
  'disability-allowance': '●○●●··●●●○··○',
  membership: '●○···●○●●○··○',
  're-integration': '●○●●○·●●●○··○',
  'repatriation-application': '●●●·●●●●●○··○',
  'medical-assistance': '●○●○··●●●○··○',
  'online-gms-program': '●·●●··●●●○·●○',
  'surokkha-application': '●○●··○●●●○··○',
  'dis-application-setup': '······●●●··●○',
  'scholarship-result': '·○○○··●●●·●·○',
  'disability-alw-result': '·○○○··●●●·●·○',
  'notice-form': '·○○○○○○○○·●●○',
  'notice-list': '·○○○○○○○○·●●○',
  'highlight-news': '·○○○○○○○○·●●○',
  'verification-app-status': '·●●●●●●●●●··○',
  'verification-bmet-wewbm': '·●●●●●●●●···○',
  'miscellaneous-report': '··○○○○●●●●··●',
  'general-report': '··○○○○●●●●··●',
  'sms-module-summary-report': '·○····○●●··●●',
  role: '···········●○',
  users: '········○··●○',
  'user-type-role': '···········●○',
  'settings-setup': '···········●○',
  'complaint-list': '·●●●●●●●●···○',
  'payment-batch': '······○○●●··○',
  'audit-log': '········○··○●',
  // Named by the paper without a row.
  'burial-cost': '●○●·●·●●●○··○',
  'financial-assistance': '●○●···●●●○··○',
  compensation: '●○●··●●●●○··○',
  bereavement: '●●○·○○●●●···○',
  'gms-builder': '········●··●○',
  registry: '······●○○··●○',
  messages: '·······●●·●●○',
  'call-centre': '·●···········',
}

const [field, head]: [readonly RoleCode[], readonly RoleCode[]] = [
  ['DEMO_OFFICER', 'WC_OFFICER', 'AIRPORT_OFFICER', 'MISSION_OFFICER'],
  ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR'],
]
/** What domain/4-access.md 4.1 leaves to few, whatever else a role does on a screen. */
const reserved: Readonly<Record<string, readonly RoleCode[]>> = {
  approve: ['ASST_DIRECTOR', 'DIRECTOR'],
  reject: ['ASST_DIRECTOR', 'DIRECTOR'],
  pay: ['ACCOUNTS'],
  verify: [...field, ...head],
  forward: [...field, ...head],
  backward: [...field, ...head],
  'scholarship-result:publish': ['DIRECTOR'],
  'disability-alw-result:publish': ['DIRECTOR'],
}

/** What it is to look on: to see, and to take a copy of what is seen. */
const looking: readonly Action[] = ['view', 'print', 'export']

export const markOf = (role: RoleCode, screen: ScreenId): Mark => (paper[screen]?.[columns.indexOf(role)] ?? '·') as Mark

/** What a role may do by the paper: nothing without a mark, and with ○ nothing that changes anything. */
export function mayByPaper(role: RoleCode, permission: Permission): boolean {
  const mark = markOf(role, screenOf(permission))
  const action = permission.slice(permission.lastIndexOf(':') + 1) as Action
  if (mark === '·' || [permission, action].some((name) => reserved[name] && !reserved[name].includes(role))) return false
  if (action === 'view') return true
  return (mark === '●' || looking.includes(action)) && ticked(role).has(permission)
}

const ticked = (role: RoleCode): Set<Permission> => new Set(roleSeeds.find(({ code }) => code === role)?.permissions)

/** A role as the running portal has it. */
export type LiveRole = { code: RoleCode; permissions: ReadonlySet<Permission> }

/** Where the running portal gives a role more or less than the paper. */
export function differences(roles: readonly LiveRole[]): string[] {
  return roles.flatMap(({ code, permissions }) => {
    const known = new Set([...permissions, ...ticked(code), ...Object.keys(paper).map((screen) => `${screen}:view` as Permission)])
    return [...known]
      .filter((permission) => permissions.has(permission) !== mayByPaper(code, permission))
      .map((permission) => `${code} ${permissions.has(permission) ? 'may' : 'may not'} ${permission}`)
  })
}
