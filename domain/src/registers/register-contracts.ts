import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, text, yesNo } from '#http/schemas.ts'

const nullableText = z.nullable(z.string())
const bothLanguages = z.strictObject({ bn: z.string(), en: z.string() })
const queryNumber = z.pipe(z.string().check(z.regex(/^[0-9]{1,4}$/)), z.pipe(z.transform(Number), z.int()))

/** `manual`: typed by hand, and an officer must verify it. */
const outcome = z.enum(['verified', 'manual', 'not-found'])
/**
 * Always null: the endpoint of the application stores the finding itself, so that the browser carries no proof of it.
 */
const verifyToken = z.null()

export const identityCheckMessages = {
  verified: { bn: 'তথ্য সফলভাবে যাচাই হয়েছে!', en: 'Data Verified Successfully!' },
  'not-found': { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' },
  manual: {
    bn: 'এখন যাচাই করা যাচ্ছে না। তথ্য নিজে লিখুন, কর্মকর্তা যাচাই করবেন।',
    en: 'This cannot be verified now. Write the information yourself; an officer will verify it.',
  },
}

export const verifyWorker = contract({
  method: 'POST',
  path: '/identity/verify-worker',
  summary: 'Check for a worker in the registers by two matching values; the response does not reveal which one differs',
  access: 'signed-in',
  body: z.strictObject({
    identitySource: z.enum(['2', '4']),
    workerPassportNo: text(40),
    clearanceOrMemberNo: z.optional(text(60)),
    workerDob: z.optional(text(20)),
    nocNumber: z.optional(text(60)),
    nocDate: z.optional(text(20)),
    nocMissionId: z.optional(text(60)),
  }),
  response: z.strictObject({
    foundYn: yesNo,
    outcome,
    sourceType: z.int(),
    verifyToken,
    verifiedOn: z.string(),
    workerNameEn: nullableText,
    fatherName: nullableText,
    countryId: nullableText,
    clearanceId: nullableText,
    clearanceDate: nullableText,
    memberNo: nullableText,
    insuranceNo: nullableText,
  }),
})

export const verifyStudent = contract({
  method: 'POST',
  path: '/identity/verify-student',
  summary: 'Check for an examination result in a register',
  access: 'signed-in',
  body: z.strictObject({
    educationLevelId: text(2),
    boardId: z.optional(text(4)),
    passingYear: z.int().check(z.gte(1970), z.lte(2100)),
    rollNo: text(20),
    registrationNo: text(30),
    studentDob: z.optional(text(20)),
  }),
  response: z.strictObject({
    foundYn: yesNo,
    outcome,
    verifyToken,
    verifiedOn: z.string(),
    studentNameEn: nullableText,
    fatherName: nullableText,
    motherName: nullableText,
    groupId: nullableText,
    result: z.nullable(z.number()),
    totalMarks: z.nullable(z.int()),
    passedInstitute: nullableText,
  }),
})

export const workerSources = ['BMET', 'MEMBERSHIP', 'NOC'] as const
export type WorkerSource = (typeof workerSources)[number]

export const listWorkers = contract({
  method: 'GET',
  path: '/registry/workers',
  summary: 'List the workers of the register; the passport is masked without edit permission',
  access: 'registry:view',
  query: z.strictObject({ ...listQuery, source: z.optional(z.enum(workerSources)) }),
  response: paginatedList(
    z.strictObject({
      id: z.int(),
      source: z.enum(workerSources),
      number: z.string(),
      passportNo: z.string(),
      nameEn: z.string(),
      fatherName: nullableText,
      country: z.string(),
      mission: nullableText,
      issuedOn: nullableText,
      insuranceNo: nullableText,
    }),
  ),
})

export const listExamResults = contract({
  method: 'GET',
  path: '/registry/results',
  summary: 'List the examination results of the register',
  access: 'registry:view',
  query: z.strictObject({ ...listQuery, level: z.optional(queryNumber), year: z.optional(queryNumber) }),
  response: paginatedList(
    z.strictObject({
      id: z.int(),
      level: z.int(),
      boardId: z.int(),
      passingYear: z.int(),
      rollNo: z.string(),
      registrationNo: z.string(),
      studentName: z.string(),
      fatherName: z.string(),
      motherName: z.string(),
      groupId: nullableText,
      gpa: z.number(),
      institute: nullableText,
    }),
  ),
})

export const importKinds = ['WORKER', 'RESULT'] as const
export type ImportKind = (typeof importKinds)[number]

const importId = { params: z.strictObject({ id: z.uuid() }) }
const rowError = z.strictObject({ row: z.int(), column: z.string(), label: bothLanguages, message: bothLanguages })
const progress = {
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(['READ', 'RUNNING', 'DONE', 'FAILED']),
  total: z.int(),
  done: z.int(),
  added: z.int(),
  changed: z.int(),
  refused: z.int(),
  byName: nullableText,
  byNameBng: nullableText,
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
}

export const stageImport = contract({
  method: 'POST',
  path: '/registry/imports',
  summary: 'Preview an import from a CSV or XLSX file (parts `kind` and `file`); the register does not change yet',
  access: 'registry:create',
  multipart: { kind: z.enum(importKinds), file: 'file' },
  response: z.strictObject({
    importId: z.string(),
    kind: z.enum(importKinds),
    fileName: z.string(),
    columns: z.array(z.strictObject({ id: z.string(), label: bothLanguages })),
    /** The first twenty valid rows as they would be stored, with masked passports. */
    rows: z.array(z.array(nullableText)),
    total: z.int(),
    refused: z.int(),
    errors: z.array(rowError),
  }),
  problems: ['ANSWERS_INVALID', 'TOO_LARGE'],
})

export const startImport = contract({
  method: 'POST',
  path: '/registry/imports/:id/start',
  summary: 'Apply the valid rows of a previewed import in the background',
  access: 'registry:create',
  ...importId,
  response: z.strictObject(progress),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
  message: { bn: 'আমদানি শুরু হয়েছে।', en: 'The import has started.' },
})

export const getImport = contract({
  method: 'GET',
  path: '/registry/imports/:id',
  summary: 'Get the progress of an import',
  access: 'registry:view',
  ...importId,
  response: z.strictObject({ ...progress, errors: z.array(rowError) }),
  problems: ['NOT_FOUND'],
})

export const listImports = contract({
  method: 'GET',
  path: '/registry/imports',
  summary: 'List past imports, newest first',
  access: 'registry:view',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: paginatedList(z.strictObject(progress)),
})

export const getImportErrors = contract({
  method: 'GET',
  path: '/registry/imports/:id/errors.csv',
  summary: 'Download the rejected rows with their errors as CSV (the first thousand)',
  access: 'registry:view',
  ...importId,
  response: noData,
  problems: ['NOT_FOUND'],
})

export const getImportTemplate = contract({
  method: 'GET',
  path: '/registry/templates/:kind',
  summary: 'Download a CSV template with the column names and one example row',
  access: 'registry:create',
  params: z.strictObject({ kind: z.enum(importKinds) }),
  response: noData,
})
