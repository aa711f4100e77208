import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryNumber, sortBy, text, yesNo } from '#http/schemas.ts'

const bothNames = { menuName: z.string(), menuNameBng: z.string() }

export const getMenus = contract({
  method: 'GET',
  path: '/access/menus/',
  summary: 'List the menus that the caller may open',
  access: 'signed-in',
  response: z.array(
    z.strictObject({
      id: z.int(),
      mainMenuName: z.string(),
      mainMenuNameBng: z.string(),
      mainMenuUrl: z.string(),
      icon: z.string(),
      menu: z.array(
        z.strictObject({
          id: z.int(),
          ...bothNames,
          menuUrl: z.string(),
          icon: z.string(),
          actions: z.array(z.string()),
        }),
      ),
    }),
  ),
})

export const getAppSettings = contract({
  method: 'GET',
  path: '/pub/app-settings',
  summary: 'Get the public settings of the portal: versions, phone numbers and others',
  access: 'anyone',
  response: z.strictObject({
    raiseCoreVersion: z.string(),
    uiVersion: z.string(),
    callCentreLocal: z.string(),
    callCentreAbroad: z.string(),
    otpLength: z.int(),
    resendAfter: z.int(),
    defaultLocale: z.string(),
    maintenanceYn: yesNo,
    /** The day from which maintenance is planned, within the days of its notice. */
    maintenanceOn: z.nullable(z.string()),
    /** What public pages say during maintenance and before it. */
    maintenanceNotice: z.nullable(z.strictObject({ bn: z.string(), en: z.string() })),
  }),
})

const statusModule = z.strictObject({
  moduleCode: z.string(),
  moduleName: z.string(),
  moduleNameBng: z.string(),
  inputs: z.array(
    z.strictObject({ name: z.string(), label: z.string(), labelBng: z.string(), type: z.string(), requiredYn: yesNo }),
  ),
})

export const getStatusModules = contract({
  method: 'GET',
  path: '/pub/status-check-modules',
  summary: 'List the services whose application status can be checked',
  access: 'anyone',
  response: z.array(statusModule),
})

export const getPortalSettings = contract({
  method: 'GET',
  path: '/pub/portal-settings',
  summary: 'Get the settings that the public menu depends on',
  access: 'anyone',
  response: z.strictObject({
    appStatusCheckModuleList: z.array(statusModule),
    generalSettings: z.array(z.strictObject({ setting_code: z.string(), active_yn: yesNo })),
  }),
})

/**
 * `person` is a name or log-in; `file` is the number of an application, complaint, membership or referral; `from` and
 * `to` are dates in Dhaka time.
 */
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
  summary: 'List the entries of the audit log, newest first',
  access: 'audit-log:view',
  query: z.strictObject({ ...listQuery, ...auditFilters, sort: sortBy('at') }),
  response: paginatedList(
    z.strictObject({
      id: z.int(),
      at: timestamp,
      actor: z.string(),
      actorName: z.nullable(z.string()),
      actorNameBng: z.nullable(z.string()),
      event: z.string(),
      subject: z.string(),
      /**
       * Further values of the event, with personal numbers masked: the value in `to`, and the previous one in `from`.
       */
      detail: z.array(z.strictObject({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    }),
  ),
  problems: ['ANSWERS_INVALID'],
})

export const verifyAudit = contract({
  method: 'POST',
  path: '/audit-log/verify',
  summary: 'Verify the hash chain of the audit log; with `after`, one section at a time, starting at 0',
  access: 'audit-log:view',
  query: z.strictObject({ after: z.optional(queryNumber(0, 999_999_999)) }),
  response: z.strictObject({
    wholeYn: yesNo,
    rows: z.int(),
    firstBroken: z.nullable(z.int()),
    /** Id and time of the last entry that was verified. */
    upTo: z.nullable(z.int()),
    upToAt: z.nullable(timestamp),
    /** Id at which the next part begins; null at the end. */
    next: z.nullable(z.int()),
    /** Total number of entries. */
    total: z.int(),
  }),
})

export const listDemoOutbox = contract({
  method: 'GET',
  path: '/demo/outbox',
  summary: 'List the SMS and e-mails in the outbox (outside production only)',
  access: 'anyone',
  demoOnly: true,
  query: z.strictObject({ to: z.optional(text()) }),
  response: z.array(
    z.strictObject({
      id: z.int(),
      channel: z.enum(['SMS', 'EMAIL']),
      to: z.string(),
      template: z.string(),
      subject: z.nullable(z.string()),
      text: z.string(),
      state: z.string(),
      at: timestamp,
    }),
  ),
})
