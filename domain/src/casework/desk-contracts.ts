import * as z from 'zod/mini'
import type { Issue } from '#engine/fields/issue.ts'
import { flagSchema } from './cross-checks/cross-check-schemas.ts'
import { contract } from '#http/contract.ts'
import { officeTypes } from '#reference/office-types.ts'
import { paginatedList, listQuery, timestamp, sortBy, text, yesNo } from '#http/schemas.ts'

export const deskItem = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  title: z.string(),
  titleBng: z.string(),
  name: z.nullable(z.string()),
  nameBng: z.nullable(z.string()),
  district: z.nullable(z.string()),
  districtBng: z.nullable(z.string()),
  submittedOn: z.nullable(z.string()),
  state: z.string(),
  applicationStatus: z.string(),
  approvalStatus: z.int(),
  statusText: z.string(),
  statusTextBng: z.string(),
  colour: z.string(),
  /** Stage of a case. */
  stage: z.nullable(z.string()),
  stageBng: z.nullable(z.string()),
  desk: z.nullable(z.string()),
  deskName: z.nullable(z.string()),
  deskNameBng: z.nullable(z.string()),
  deskDueOn: z.nullable(z.string()),
  light: z.nullable(z.enum(['green', 'amber', 'red'])),
  takenBy: z.nullable(z.string()),
  takenByBng: z.nullable(z.string()),
  takenByMeYn: yesNo,
  amount: z.nullable(z.string()),
  /** Answers in the columns of the service's list, as text in the caller's language, by path. */
  columns: z.record(z.string(), z.string()),
  revision: z.int(),
  /** For the deciding desks: comparisons that need attention. */
  flags: z.array(flagSchema),
  updatedOn: timestamp,
})

export const listDesk = contract({
  method: 'GET',
  path: '/desk',
  summary: 'List the applications in the queue of the officer, limited to their role and office',
  access: 'signed-in',
  query: z.strictObject({
    ...listQuery,
    service: z.optional(text(60)),
    /**
     * `mine` (at the caller's desk, the default), `taken` (taken by the caller), `supervised` (overdue at desks that
     * the caller supervises) or `all` visible ones.
     */
    view: z.optional(z.enum(['mine', 'taken', 'supervised', 'all'])),
    status: z.optional(text(20)),
    setupId: z.optional(text(9)),
    office: z.optional(text(9)),
    district: z.optional(text(20)),
    overdue: z.optional(yesNo),
    /** First and last day of submission, in Dhaka. */
    from: z.optional(text(10)),
    to: z.optional(text(10)),
    sort: sortBy('submittedOn', 'due'),
  }),
  response: z.strictObject({
    ...paginatedList(deskItem).shape,
    /** Columns of the service that the list is filtered by, with their headings. */
    headings: z.array(z.strictObject({ path: z.string(), label: z.string(), labelBng: z.string() })),
    services: z.array(z.strictObject({ service: z.string(), title: z.string(), titleBng: z.string() })),
    /** Number of overdue applications at desks that the caller supervises; null for others. */
    supervised: z.nullable(z.int()),
  }),
  problems: ['NO_PERMISSION', 'ANSWERS_INVALID'],
})

export const listUncoveredPlaces = contract({
  method: 'GET',
  path: '/desk/places-without-office',
  summary: 'List the places that no office serves, with the desks and the applications that head office holds instead',
  access: 'signed-in',
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        kind: z.enum(['district', 'mission', 'airport']),
        code: z.string(),
        name: z.string(),
        nameBng: z.string(),
        applications: z.int(),
        /** Any of these office types could hold the desk; `hasOfficeYn`: one is open, and nobody works there. */
        desks: z.array(
          z.strictObject({ officeTypes: z.array(z.enum(officeTypes)), hasOfficeYn: yesNo, applications: z.int() }),
        ),
      }),
    ),
  }),
  problems: ['NO_PERMISSION'],
})

export const bulkAction = contract({
  method: 'POST',
  path: '/desk/actions/:action',
  summary: 'Make the same move on many applications, each in its own transaction; `previewYn` changes nothing',
  access: 'signed-in',
  params: z.strictObject({ action: text(40) }),
  body: z.strictObject({
    applicationNos: z.array(text(40)).check(z.minLength(1), z.maxLength(100)),
    reply: z.record(z.string(), z.unknown()),
    previewYn: z.optional(yesNo),
  }),
  response: z.strictObject({
    done: z.array(z.string()),
    failed: z.array(z.strictObject({ applicationNo: z.string(), code: z.string(), message: z.string() })),
    /** Flags of these applications, of `done` and `failed` alike. */
    flags: z.array(z.strictObject({ applicationNo: z.string(), flags: z.array(flagSchema) })),
    /** Action fields of the move, if they are the same for all applications. */
    asks: z.array(z.unknown()),
    prefilled: z.record(z.string(), z.unknown()),
  }),
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
})

/** Issue for text that is not a phone number of any country. Browser and server show the same message. */
export const invalidPhoneIssue: Issue = {
  path: 'mobile',
  code: 'not-a-phone',
  message: {
    bn: 'বাংলাদেশের মোবাইল নম্বরে ১১টি সংখ্যা থাকে, যেমন ০১৭১২৩৪৫৬৭৮। বিদেশের নম্বর দেশের কোডসহ লিখুন, যেমন +৯৭১৫০১২৩৪৫৬৭।',
    en: 'A Bangladeshi mobile number has 11 digits, such as 01712345678. Write a number abroad with its country code, such as +971501234567.',
  },
}

const publicStatus = z.strictObject({
  moduleCode: z.string(),
  applicationNo: z.string(),
  applicantName: z.string(),
  submittedOn: z.nullable(z.string()),
  approvalStatus: z.int(),
  colour: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  next: z.string(),
  nextBng: z.string(),
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  progressPercent: z.int(),
  statusUpdateDate: z.string(),
})

export const checkStatus = contract({
  method: 'POST',
  path: '/pub/application-status-check',
  summary: 'Check the status of an application by number, mobile (with country code if abroad) and captcha; masked',
  access: 'anyone',
  body: z.strictObject({
    moduleCode: text(60),
    applicationNo: text(40),
    mobile: text(20),
    captchaId: text(64),
    captcha: text(12),
  }),
  response: publicStatus,
  problems: ['INVALID_CAPTCHA', 'NOT_FOUND', 'ANSWERS_INVALID'],
})

export const checkStatusSignedIn = contract({
  method: 'POST',
  path: '/application-status-check',
  summary: 'Check the status of an application with history, note and amount, for the owner and staff',
  access: 'signed-in',
  body: z.strictObject({ moduleCode: text(60), applicationNo: text(40), mobile: text(20) }),
  response: z.strictObject({
    ...publicStatus.shape,
    approvalHistory: z.array(
      z.strictObject({
        at: timestamp,
        action: z.string(),
        label: z.string(),
        labelBng: z.string(),
        note: z.string(),
        noteBng: z.string(),
        toStatus: z.int(),
      }),
    ),
    note: z.string(),
    noteBng: z.string(),
    amount: z.nullable(z.string()),
    payment: z.nullable(z.strictObject({ status: z.string(), date: z.nullable(z.string()) })),
  }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID'],
})
