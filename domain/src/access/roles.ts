import type { Bilingual } from '#language/bilingual.ts'
import type { Action, Permission } from './actions.ts'
import type { ScreenId } from './screens.ts'

export const userTypes = [
  'APPLICANT',
  'STAFF_HQ',
  'STAFF_FIELD',
  'STAFF_MISSION',
  'STAFF_AIRPORT',
  'CALL_CENTRE',
  'AUDIT',
] as const
export type UserType = (typeof userTypes)[number]

export type RoleCode =
  | 'APPLICANT'
  | 'CALL_CENTRE'
  | 'DEMO_OFFICER'
  | 'WC_OFFICER'
  | 'AIRPORT_OFFICER'
  | 'MISSION_OFFICER'
  | 'SECTION_OFFICER'
  | 'ASST_DIRECTOR'
  | 'DIRECTOR'
  | 'DG'
  | 'ACCOUNTS'
  | 'CONTENT_EDITOR'
  | 'SYS_ADMIN'
  | 'AUDITOR'

/** Initial permissions of a role. At run time the database decides, because administrators change the grants. */
export type RoleSeed = { id: number; code: RoleCode; name: Bilingual; userType: UserType; permissions: Permission[] }

const read: Action[] = ['view', 'print']
const apply: Action[] = ['view', 'create', 'edit', 'delete', 'print']
const field: Action[] = ['view', 'create', 'edit', 'verify', 'forward', 'backward', 'print']
const desk: Action[] = [...field, 'export']
const recommend: Action[] = [...desk, 'reject']
const decide: Action[] = ['view', 'forward', 'backward', 'approve', 'reject', 'publish', 'export', 'print']
const save: Action[] = ['view', 'create', 'edit', 'delete', 'publish', 'export', 'print']
const report: Action[] = ['view', 'export', 'print']

const allow = (actions: Action[], ...screens: ScreenId[]): Permission[] =>
  screens.flatMap((screen) => actions.map((action): Permission => `${screen}:${action}`))

const services = [
  'education-allowance',
  'disability-allowance',
  'membership',
  're-integration',
  'repatriation-application',
  'medical-assistance',
  'online-gms-program',
  'surokkha-application',
  'burial-cost',
  'financial-assistance',
  'compensation',
] as const
const without = (...left: (typeof services)[number][]) => services.filter((service) => !left.includes(service))
const content = ['notice-form', 'notice-list', 'highlight-news'] as const
const results = ['scholarship-result', 'disability-alw-result'] as const
const setups = ['dis-application-setup'] as const
const checks = ['verification-app-status', 'verification-bmet-wewbm'] as const
const reports = ['miscellaneous-report', 'general-report'] as const
const administration = ['role', 'users', 'user-type-role', 'settings-setup', 'stopped-services'] as const

/** The roles and their initial permissions (docs/domain/roles.md). */
export const roleSeeds: RoleSeed[] = [
  {
    id: 1,
    code: 'APPLICANT',
    name: { bn: 'আবেদনকারী', en: 'Applicant' },
    userType: 'APPLICANT',
    permissions: allow(apply, ...services, 'bereavement'),
  },
  {
    id: 2,
    code: 'CALL_CENTRE',
    name: { bn: 'কল সেন্টার এজেন্ট', en: 'Call-centre agent' },
    userType: 'CALL_CENTRE',
    permissions: [
      ...allow(
        read,
        ...without('repatriation-application', 'online-gms-program'),
        ...results,
        ...content,
        'sms-module-summary-report',
      ),
      ...allow(['view', 'create', 'edit', 'print'], 'repatriation-application', 'bereavement'),
      ...allow(['view', 'create'], 'complaint-list', 'call-centre'),
      ...allow(read, ...checks),
    ],
  },
  {
    id: 3,
    code: 'DEMO_OFFICER',
    name: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি কর্মকর্তা', en: 'DEMO officer' },
    userType: 'STAFF_FIELD',
    permissions: [
      ...allow(field, ...without('membership'), 'complaint-list'),
      ...allow(read, 'bereavement', ...results, ...content, ...reports, ...checks),
    ],
  },
  {
    id: 4,
    code: 'WC_OFFICER',
    name: { bn: 'ওয়েলফেয়ার সেন্টার কর্মকর্তা', en: 'Welfare centre officer' },
    userType: 'STAFF_FIELD',
    permissions: [
      ...allow(field, 'disability-allowance', 're-integration', 'online-gms-program', 'complaint-list'),
      ...allow(read, 'medical-assistance', ...results, ...content, ...reports, ...checks),
    ],
  },
  {
    id: 5,
    code: 'AIRPORT_OFFICER',
    name: { bn: 'প্রবাসী কল্যাণ ডেস্ক কর্মকর্তা', en: 'Airport welfare desk officer' },
    userType: 'STAFF_AIRPORT',
    permissions: [
      ...allow(field, 'repatriation-application', 'burial-cost', 'complaint-list'),
      ...allow(read, 're-integration', 'bereavement', ...content, ...reports, ...checks),
    ],
  },
  {
    id: 6,
    code: 'MISSION_OFFICER',
    name: { bn: 'মিশনের শ্রম কল্যাণ উইং কর্মকর্তা', en: 'Labour wing officer of the mission' },
    userType: 'STAFF_MISSION',
    permissions: [
      ...allow(field, 'membership', 'repatriation-application', 'compensation', 'complaint-list'),
      ...allow(read, 'education-allowance', 'surokkha-application', 'bereavement', ...content, ...reports, ...checks),
    ],
  },
  {
    id: 7,
    code: 'SECTION_OFFICER',
    name: { bn: 'শাখা কর্মকর্তা', en: 'Section officer' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(desk, ...without('membership'), 'bereavement', ...setups, ...results, 'complaint-list'),
      ...allow(read, 'membership', ...content, 'sms-module-summary-report', 'payment-batch', ...checks),
      ...allow(save, 'registry'),
      ...allow(['view'], 'earlier-imports'),
      ...allow(report, ...reports),
    ],
  },
  {
    id: 8,
    code: 'ASST_DIRECTOR',
    name: { bn: 'সহকারী পরিচালক', en: 'Assistant director' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(desk, 'bereavement'),
      ...allow(recommend, ...services, ...setups, ...results, 'complaint-list'),
      ...allow(['approve'], 'membership', 'burial-cost', 'repatriation-application'),
      ...allow(['override-claim'], ...services),
      ...allow(read, ...content, 'payment-batch', 'registry', ...checks),
      ...allow(['view'], 'earlier-imports'),
      ...allow(report, ...reports, 'sms-module-summary-report', 'messages'),
      ...allow(['edit'], 'messages'),
    ],
  },
  {
    id: 9,
    code: 'DIRECTOR',
    name: { bn: 'পরিচালক (অনুমোদনকারী)', en: 'Director (approver)' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(['view', 'approve'], 'data-retention'),
      ...allow(desk, 'bereavement'),
      ...allow(['view', 'publish', 'export'], 'gms-builder'),
      ...allow(decide, ...services, ...setups, ...results, 'complaint-list', 'payment-batch'),
      ...allow(['override-claim'], ...services),
      ...allow(read, ...content, 'users', 'audit-log', 'registry', ...checks),
      ...allow(['view', 'create'], 'earlier-imports'),
      ...allow(report, ...reports, 'sms-module-summary-report', 'messages'),
      ...allow(['approve'], 'messages'),
    ],
  },
  {
    id: 10,
    code: 'ACCOUNTS',
    name: { bn: 'হিসাব শাখা', en: 'Accounts' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(read, ...services, 'verification-app-status'),
      ...allow(['view', 'create', 'edit', 'pay', 'export', 'print'], 'payment-batch'),
      ...allow(report, ...reports),
    ],
  },
  {
    id: 11,
    code: 'CONTENT_EDITOR',
    name: { bn: 'কনটেন্ট সম্পাদক', en: 'Content editor' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(save, ...content),
      ...allow(['view', 'edit'], ...results),
      ...allow(['view', 'create'], 'messages'),
    ],
  },
  {
    id: 12,
    code: 'SYS_ADMIN',
    name: { bn: 'সিস্টেম অ্যাডমিন', en: 'System administrator' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(save, ...administration, ...content, ...setups, 'gms-builder', 'registry', 'messages'),
      ...allow(report, 'sms-module-summary-report'),
      ...allow(read, 'audit-log', 'online-gms-program'),
      ...allow(['view', 'edit'], 'page-problems'),
      ...allow(['view', 'create', 'edit'], 'data-retention'),
      ...allow(['view', 'create'], 'earlier-imports'),
    ],
  },
  {
    id: 13,
    code: 'AUDITOR',
    name: { bn: 'নিরীক্ষক', en: 'Auditor' },
    userType: 'AUDIT',
    permissions: [
      ...allow(
        read,
        ...services,
        'bereavement',
        ...setups,
        'gms-builder',
        ...results,
        ...content,
        ...administration,
        ...checks,
        'complaint-list',
        'payment-batch',
        'messages',
        'registry',
      ),
      ...allow(['view'], 'earlier-imports', 'page-problems', 'data-retention'),
      ...allow(report, ...reports, 'sms-module-summary-report', 'audit-log'),
    ],
  },
  {
    id: 14,
    code: 'DG',
    name: { bn: 'মহাপরিচালক', en: 'Director general' },
    userType: 'STAFF_HQ',
    permissions: [
      ...allow(['view', 'approve', 'export', 'print'], ...services),
      ...allow(read, 'bereavement', ...setups, ...results, ...content, 'payment-batch', 'audit-log'),
      ...allow(read, 'verification-app-status'),
      ...allow(report, ...reports, 'sms-module-summary-report'),
    ],
  },
]
