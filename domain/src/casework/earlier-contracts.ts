import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { listQuery, paginatedList, text, timestamp, yesNo } from '#http/schemas.ts'
import { bilingual } from './application-schemas.ts'

/** Lists the outcomes of an application from before the portal. */
export const earlierStatuses = ['PAID', 'APPROVED', 'REJECTED'] as const
export type EarlierStatus = (typeof earlierStatuses)[number]

/**
 * `READ`: the uploader maps columns. `SUBMITTED`: waits for the second person, who confirms (`RUNNING`, then `DONE`) or
 * declines (`DECLINED`).
 */
export const earlierImportStates = ['READ', 'SUBMITTED', 'RUNNING', 'DONE', 'DECLINED'] as const
export type EarlierImportState = (typeof earlierImportStates)[number]

const earlierApplication = {
  applicationNo: z.string(),
  oldNo: z.string(),
  service: bilingual,
  year: z.int(),
  name: z.string(),
  district: z.nullable(bilingual),
  amount: z.nullable(z.string()),
  status: z.enum(earlierStatuses),
  decidedOn: z.nullable(z.string()),
}

export const listEarlierApplications = contract({
  method: 'GET',
  path: '/earlier-applications',
  summary: 'Find applications from before the portal by number, name, NID, passport or mobile number',
  access: 'earlier-imports:view',
  query: z.strictObject(listQuery),
  response: paginatedList(z.strictObject({ ...earlierApplication, linkedYn: yesNo })),
})

export const listOwnEarlierApplications = contract({
  method: 'GET',
  path: '/earlier-applications/own',
  summary: 'List the applications from before the portal that are linked to the account of the caller',
  access: 'signed-in',
  response: z.array(
    z.strictObject({
      ...earlierApplication,
      /** Open circulars of the service; empty where it has none. */
      circulars: z.array(z.strictObject({ setupId: z.int(), title: bilingual })),
      renewableYn: yesNo,
    }),
  ),
})

export const renewEarlierApplication = contract({
  method: 'POST',
  path: '/earlier-applications/:earlierNo/renew',
  summary: 'Start an application of the same service, filled with what is known from the earlier one',
  access: 'signed-in',
  params: z.strictObject({ earlierNo: text(40) }),
  body: z.strictObject({ setupId: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))) }),
  response: z.strictObject({ applicationNo: z.string(), service: z.string() }),
  problems: ['NOT_FOUND', 'NO_PERMISSION', 'NOT_OPEN'],
})

const rowError = z.strictObject({ row: z.int(), label: bilingual, message: bilingual })
const counts = {
  total: z.int(),
  refused: z.int(),
  /** Rows that were imported before; they change nothing. */
  known: z.int(),
  added: z.int(),
}
const importSummary = {
  id: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  state: z.enum(earlierImportStates),
  ...counts,
  uploadedBy: z.string(),
  uploadedAt: timestamp,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
}
const importId = { params: z.strictObject({ id: z.uuid() }) }
const importDetail = z.strictObject({
  ...importSummary,
  /** Every column with the heading of the file that was mapped to it, by its position. */
  columns: z.array(
    z.strictObject({ id: z.string(), label: bilingual, requiredYn: yesNo, heading: z.nullable(z.int()) }),
  ),
  headings: z.array(z.string()),
  /** A page of the valid rows as they will be stored, in the order of `columns`. */
  rows: z.array(z.array(z.nullable(z.string()))),
  rowPage: z.strictObject({ total: z.int(), page: z.int(), size: z.int(), lastPage: z.int() }),
  errors: z.array(rowError),
  mayMapYn: yesNo,
  mayDecideYn: yesNo,
})
export type EarlierImportDetail = z.infer<typeof importDetail>

export const stageEarlierImport = contract({
  method: 'POST',
  path: '/earlier-imports',
  summary: 'Read a sheet of applications from before the portal (part `file`); nothing is imported yet',
  access: 'earlier-imports:create',
  multipart: { file: 'file' },
  response: importDetail,
  problems: ['ANSWERS_INVALID', 'TOO_LARGE'],
})

export const listEarlierImports = contract({
  method: 'GET',
  path: '/earlier-imports',
  summary: 'List the imports of applications from before the portal, newest first',
  access: 'earlier-imports:view',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: paginatedList(z.strictObject(importSummary)),
})

export const getEarlierImport = contract({
  method: 'GET',
  path: '/earlier-imports/:id',
  summary: 'Get an import with its mapping, a page of its valid rows and its errors by row',
  access: 'earlier-imports:create',
  ...importId,
  query: z.strictObject({ page: listQuery.page }),
  response: importDetail,
  problems: ['NOT_FOUND'],
})

export const mapEarlierImport = contract({
  method: 'PUT',
  path: '/earlier-imports/:id/mapping',
  summary: 'Change which heading of the file belongs to which column, and check all rows again',
  access: 'earlier-imports:create',
  ...importId,
  body: z.strictObject({
    mapping: z.record(text(20), z.nullable(z.int().check(z.gte(0), z.lte(200)))),
  }),
  response: importDetail,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const submitEarlierImport = contract({
  method: 'POST',
  path: '/earlier-imports/:id/submit',
  summary: 'Pass an import to a second person, who confirms it',
  access: 'earlier-imports:create',
  ...importId,
  response: importDetail,
  message: { bn: 'আরেকজনের নিশ্চিত করার অপেক্ষায় আছে।', en: 'It waits for a second person to confirm it.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const decideEarlierImport = contract({
  method: 'POST',
  path: '/earlier-imports/:id/decision',
  summary: 'Confirm or decline an import that another person uploaded; confirming starts it',
  access: 'earlier-imports:create',
  ...importId,
  body: z.strictObject({ decision: z.enum(['CONFIRMED', 'DECLINED']) }),
  response: importDetail,
  message: { bn: 'আপনার সিদ্ধান্ত সংরক্ষণ হয়েছে।', en: 'Your decision is saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'OWN_IMPORT'],
})
