import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { resultTypes } from './result-contracts.ts'
import { paginatedList, listQuery, timestamp, queryId, text } from '#http/schemas.ts'

// Texts, publication time and imported lists of a result. Each type has its own screen, so the API checks the
// permission once it has loaded the circular.

const id = z.strictObject({ id: queryId })
const bothLanguages = z.strictObject({ bn: z.string(), en: z.string() })
const nullableText = z.nullable(z.string())

const plan = z.strictObject({
  setupId: z.int(),
  type: z.enum(resultTypes),
  /**
   * NONE: there is no list yet. READY: it can be published. TELLING: it is public, and the last notifications are
   * being sent.
   */
  state: z.enum(['NONE', 'DECIDING', 'PROPOSED', 'READY', 'TELLING', 'PUBLISHED']),
  /** FILE: the list was imported from outside the portal. */
  origin: z.enum(['PORTAL', 'FILE']),
  /** Kind of list that can be imported: application numbers, people from outside the portal, or none (any more). */
  takesFile: z.enum(['APPLICATIONS', 'OUTSIDE', 'NO']),
  title: z.string(),
  titleBng: z.string(),
  note: z.string(),
  noteBng: z.string(),
  memoNo: nullableText,
  memoOn: nullableText,
  publishAt: z.nullable(timestamp),
  /** Time at which the scheduled publication failed. */
  missedAt: z.nullable(timestamp),
  publishedOn: z.nullable(timestamp),
  correctedOn: z.nullable(timestamp),
  /** Number of rows on the list. */
  total: z.int(),
  /** Version of the list, or of the decisions that become the list when they are published. */
  version: z.int(),
  revision: z.int(),
})

export const getResultPlan = contract({
  method: 'GET',
  path: '/results/:id/plan',
  summary: 'Get the texts of a result, the progress of its list and its publication time',
  access: 'signed-in',
  params: id,
  response: plan,
  problems: ['NOT_FOUND'],
})

export const saveResultText = contract({
  method: 'PUT',
  path: '/results/:id/text',
  summary: 'Update title, note and memo of a result; after publication a reason is required',
  access: 'signed-in',
  params: id,
  body: z.strictObject({
    title: text(),
    titleBng: text(),
    note: z.optional(text(1000)),
    noteBng: z.optional(text(1000)),
    memoNo: z.optional(text(100)),
    memoOn: z.optional(text(10)),
    reason: z.optional(text(1000)),
    revision: z.int(),
  }),
  response: plan,
  message: { bn: 'লেখা সংরক্ষণ হয়েছে।', en: 'The text is saved.' },
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT', 'ALREADY_EXISTS'],
})

export const scheduleResult = contract({
  method: 'PUT',
  path: '/results/:id/schedule',
  summary:
    'Schedule the publication of a result, in Dhaka time unless a zone is given; a second call replaces the time',
  access: 'signed-in',
  params: id,
  body: z.strictObject({ publishAt: text(40) }),
  response: plan,
  message: { bn: 'প্রকাশের সময় ঠিক হয়েছে।', en: 'The moment of publication is set.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const withdrawSchedule = contract({
  method: 'DELETE',
  path: '/results/:id/schedule',
  summary: 'Cancel the scheduled publication of a result before its time',
  access: 'signed-in',
  params: id,
  response: plan,
  message: { bn: 'নির্ধারিত প্রকাশ বাতিল হয়েছে।', en: 'The planned publication is withdrawn.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

const rowError = z.strictObject({ row: z.int(), column: z.string(), label: bothLanguages, message: bothLanguages })

export const stageResultImport = contract({
  method: 'POST',
  path: '/results/:id/file',
  summary: 'Validate a CSV or XLSX file (part `file`) row by row and return the issues; the result does not change',
  access: 'signed-in',
  params: id,
  multipart: { file: 'file' },
  response: z.strictObject({
    /** Null while a row is invalid: an import is all or nothing. */
    importId: nullableText,
    fileName: z.string(),
    total: z.int(),
    refused: z.int(),
    /** The first 200. */
    errors: z.array(rowError),
    sum: z.string(),
    /** The first rows as the public would see them. */
    rows: z.array(
      z.strictObject({
        rank: z.int(),
        number: z.string(),
        name: z.string(),
        district: bothLanguages,
        amount: z.string(),
      }),
    ),
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const confirmResultImport = contract({
  method: 'POST',
  path: '/results/:id/file/:importId/confirm',
  summary: 'Replace the list of a result by a validated file in one transaction',
  access: 'signed-in',
  params: z.strictObject({ id: queryId, importId: z.uuid() }),
  response: z.strictObject({ selected: z.int() }),
  message: { bn: 'তালিকাটি নেওয়া হয়েছে।', en: 'The list is taken over.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'SETUP_FROZEN', 'ANSWERS_INVALID'],
})

export const getResultTemplate = contract({
  method: 'GET',
  path: '/results/:id/file/template',
  summary: 'Download an empty template with the columns of this result and one example row',
  access: 'signed-in',
  params: id,
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

const entry = z.strictObject({
  rank: z.int(),
  recordNo: z.string(),
  rollNo: z.string(),
  registrationNo: z.string(),
  name: z.string(),
  institute: z.string(),
  district: z.string(),
  districtBng: z.string(),
  amount: z.string(),
})

export const listResultEntries = contract({
  method: 'GET',
  path: '/results/:id/entries',
  summary: 'List the rows of an imported list, unmasked, for permitted staff',
  access: 'signed-in',
  params: id,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size, search: listQuery.search }),
  response: z.strictObject({ ...paginatedList(entry).shape, sum: z.string() }),
  problems: ['NOT_FOUND'],
})

export const correctResultEntry = contract({
  method: 'POST',
  path: '/results/:id/entries/:rank/correct',
  summary: 'Correct or remove one row of a public imported list, with a reason that is recorded',
  access: 'signed-in',
  params: z.strictObject({ id: queryId, rank: queryId }),
  body: z.strictObject({
    reason: text(1000),
    /** Without it the row is removed. */
    entry: z.optional(
      z.strictObject({
        name: text(),
        rollNo: z.optional(text(20)),
        registrationNo: z.optional(text(30)),
        amount: text(20),
      }),
    ),
  }),
  response: noData,
  message: { bn: 'সংশোধন করা হয়েছে।', en: 'The correction is made.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

const listDocument = {
  query: z.strictObject({
    districtId: z.optional(text(20)),
    /** Part number of a long list, from 1. */
    part: z.optional(queryId),
    language: z.optional(z.enum(['bn', 'en'])),
  }),
  params: id,
  response: noData,
  returnsFile: true,
}

export const printResult = contract({
  method: 'GET',
  path: '/results/:id/list.pdf',
  summary: 'Download the list as PDF with unmasked names, for permitted staff; long lists in parts',
  access: 'signed-in',
  ...listDocument,
  problems: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const printPublicResult = contract({
  method: 'GET',
  path: '/pub/results/:id/list.pdf',
  summary: 'Download the published list as PDF, masked and grouped by district; long lists in parts',
  access: 'anyone',
  ...listDocument,
  problems: ['NOT_FOUND', 'UNAVAILABLE'],
})
