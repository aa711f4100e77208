import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, text, yesNo } from '#http/schemas.ts'

const bothLanguages = z.strictObject({ bn: z.string(), en: z.string() })
const listName = { list: text(60) }
/** Sort position of a row in its list. */
const positionSchema = z.nullable(z.int().check(z.gte(-9_999_999), z.lte(9_999_999)))
const written = {
  name: text(200),
  nameBng: text(200),
  parents: z.array(text(60)).check(z.maxLength(2)),
  position: positionSchema,
}

/** START: unchanged since the seed. CHANGED: seeded, then changed by staff. BOARD: created by staff. */
export const lookupRowOrigins = ['START', 'CHANGED', 'BOARD'] as const
export type LookupRowOrigin = (typeof lookupRowOrigins)[number]
export const lookupRowStates = ['OPEN', 'CLOSED', 'CHANGED', 'BOARD'] as const

const listRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  nameBng: z.string(),
  parents: z.array(z.strictObject({ list: z.string(), code: z.string(), name: z.string(), nameBng: z.string() })),
  position: positionSchema,
  activeYn: yesNo,
  origin: z.enum(lookupRowOrigins),
  revision: z.int(),
})

export const listLookupLists = contract({
  method: 'GET',
  path: '/lookup-lists',
  summary: 'List the lookup lists with the number of entries and of entries that the Board added or changed',
  access: 'settings-setup:view',
  response: z.strictObject({
    lists: z.array(z.strictObject({ name: z.string(), total: z.int(), closed: z.int(), own: z.int() })),
    /** Actions that the caller may take: create, edit. */
    actions: z.array(z.string()),
  }),
})

export const listLookupRows = contract({
  method: 'GET',
  path: '/lookup-lists/:list',
  summary: 'List the entries of a lookup list with their source, including closed ones',
  access: 'settings-setup:view',
  params: z.strictObject(listName),
  query: z.strictObject({
    ...listQuery,
    parentId: z.optional(text(60)),
    parentId2: z.optional(text(60)),
    state: z.optional(z.enum(lookupRowStates)),
  }),
  response: paginatedList(listRow),
  problems: ['NOT_FOUND'],
})

export const addLookupRow = contract({
  method: 'POST',
  path: '/lookup-lists/:list',
  summary: 'Add an entry to a lookup list; without `code` the entry gets a generated code',
  access: 'settings-setup:create',
  params: z.strictObject(listName),
  body: z.strictObject({ ...written, code: z.optional(text(60)) }),
  response: listRow,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID'],
  message: { bn: 'তালিকায় যুক্ত হয়েছে।', en: 'It is in the list now.' },
})

export const updateLookupRow = contract({
  method: 'PUT',
  path: '/lookup-lists/:list/:code',
  summary: 'Update the names, order or parents of an entry, close it or reopen it; its code never changes',
  access: 'settings-setup:edit',
  params: z.strictObject({ ...listName, code: text(60) }),
  body: z.strictObject({ ...written, activeYn: yesNo, revision: z.int() }),
  response: listRow,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'তালিকাটি হালনাগাদ হয়েছে।', en: 'The list is up to date.' },
})

export const getLookupSheet = contract({
  method: 'GET',
  path: '/lookup-lists/:list/sheet',
  summary: 'Download a CSV template for an import; with `rows=Y` the current list. `areas` has all four levels',
  access: 'settings-setup:view',
  params: z.strictObject(listName),
  query: z.strictObject({ rows: z.optional(yesNo) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

const sample = z.strictObject({
  list: z.string(),
  code: z.string(),
  name: z.string(),
  nameBng: z.string(),
  /** The current name, if the imported file has another one. */
  before: z.nullable(bothLanguages),
})
/**
 * Every row of the imported file counts as one of four. `missing` counts the entries of the list that the file does
 * not contain; they stay in the list.
 */
export const lookupImportCounts = z.strictObject({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  missing: z.int(),
  /** Number of accepted rows without a Bangla name, which use the English one instead. */
  withoutBangla: z.int(),
})

export const stageLookupImport = contract({
  method: 'POST',
  path: '/lookup-lists/:list/imports',
  summary:
    'Preview an import of a lookup list (CSV, XLSX or JSON, part `file`); `areas` has all four levels in one sheet',
  access: 'settings-setup:edit',
  params: z.strictObject(listName),
  multipart: { file: 'file' },
  response: z.strictObject({
    importId: z.string(),
    fileName: z.string(),
    counts: lookupImportCounts,
    added: z.array(sample),
    changed: z.array(sample),
    missing: z.array(sample),
    errors: z.array(z.strictObject({ row: z.int(), label: bothLanguages, message: bothLanguages })),
  }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const confirmLookupImport = contract({
  method: 'POST',
  path: '/lookup-imports/:id/confirm',
  summary: 'Apply a previewed import in one transaction; rejected if the list has changed since the preview',
  access: 'settings-setup:edit',
  params: z.strictObject({ id: z.uuid() }),
  response: lookupImportCounts,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT'],
  message: { bn: 'তালিকাটি আমদানি হয়েছে।', en: 'The list is imported.' },
})
