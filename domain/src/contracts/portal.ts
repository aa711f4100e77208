import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { listOf, listQuery, moment, queryNumber, sortBy, text, yesNo } from './shapes.ts'

const bothNames = { menuName: z.string(), menuNameBng: z.string() }

export const getMenus = contract({
  method: 'GET',
  path: '/access/menus/',
  summary: 'The menus permitted to this person',
  opensTo: 'signed-in',
  answer: z.array(
    z.strictObject({
      id: z.int(),
      mainMenuName: z.string(),
      mainMenuNameBng: z.string(),
      mainMenuUrl: z.string(),
      icon: z.string(),
      menu: z.array(z.strictObject({ id: z.int(), ...bothNames, menuUrl: z.string(), icon: z.string(), actions: z.array(z.string()) })),
    }),
  ),
})

export const getAppSettings = contract({
  method: 'GET',
  path: '/pub/app-settings',
  summary: 'Versions, phone numbers and the like',
  opensTo: 'anyone',
  answer: z.strictObject({
    raiseCoreVersion: z.string(),
    uiVersion: z.string(),
    callCentreLocal: z.string(),
    callCentreAbroad: z.string(),
    otpLength: z.int(),
    resendAfter: z.int(),
    defaultLocale: z.string(),
    maintenanceYn: yesNo,
  }),
})

const statusModule = z.strictObject({
  moduleCode: z.string(),
  moduleName: z.string(),
  moduleNameBng: z.string(),
  inputs: z.array(z.strictObject({ name: z.string(), label: z.string(), labelBng: z.string(), type: z.string(), requiredYn: yesNo })),
})

export const getStatusModules = contract({
  method: 'GET',
  path: '/pub/status-check-modules',
  summary: 'The services whose application status can be checked',
  opensTo: 'anyone',
  answer: z.array(statusModule),
})

export const getPortalSettings = contract({
  method: 'GET',
  path: '/pub/portal-settings',
  summary: 'What the public menu depends on',
  opensTo: 'anyone',
  answer: z.strictObject({
    appStatusCheckModuleList: z.array(statusModule),
    generalSettings: z.array(z.strictObject({ setting_code: z.string(), active_yn: yesNo })),
  }),
})

/** Whose doing, about what, which, and when: `person` is a name or log-in, `file` a number, the days are those of Dhaka. */
export const auditFilters = {
  search: z.optional(text(100)),
  person: z.optional(text(100)),
  file: z.optional(text(100)),
  event: z.optional(text(60)),
  from: z.optional(text(10)),
  to: z.optional(text(10)),
}

export const listAudit = contract({
  method: 'GET',
  path: '/audit-log',
  summary: 'Who did what, newest first',
  opensTo: 'audit-log:view',
  query: z.strictObject({ ...listQuery, ...auditFilters, sort: sortBy('at') }),
  answer: listOf(
    z.strictObject({
      id: z.int(),
      at: moment,
      actor: z.string(),
      actorName: z.nullable(z.string()),
      actorNameBng: z.nullable(z.string()),
      event: z.string(),
      subject: z.string(),
      /** What it keeps besides, personal numbers masked: a value in `to`, or what it was before in `from`. */
      detail: z.array(z.strictObject({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    }),
  ),
  refusals: ['ANSWERS_INVALID'],
})

export const verifyAudit = contract({
  method: 'POST',
  path: '/audit-log/verify',
  summary: 'Walk the hash chain and say whether anything was altered; with `after`, one stretch of it at a time, from 0',
  opensTo: 'audit-log:view',
  query: z.strictObject({ after: z.optional(queryNumber(0, 999_999_999)) }),
  answer: z.strictObject({
    wholeYn: yesNo,
    rows: z.int(),
    firstBroken: z.nullable(z.int()),
    /** The last entry that fits, and when it was made. */
    upTo: z.nullable(z.int()),
    upToAt: z.nullable(moment),
    /** Where the next stretch begins; null when there is none. */
    next: z.nullable(z.int()),
    /** How many there are in all. */
    total: z.int(),
  }),
})

export const listDemoOutbox = contract({
  method: 'GET',
  path: '/demo/outbox',
  summary: 'The SMS and e-mails the portal would have sent (outside production only)',
  opensTo: 'anyone',
  demoOnly: true,
  query: z.strictObject({ to: z.optional(text()) }),
  answer: z.array(
    z.strictObject({ id: z.int(), channel: z.enum(['SMS', 'EMAIL']), to: z.string(), template: z.string(), subject: z.nullable(z.string()), text: z.string(), state: z.string(), at: moment }),
  ),
}) // prettier-ignore
