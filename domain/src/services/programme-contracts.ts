import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text, yesNo } from '#http/schemas.ts'

/**
 * A `Programme` (`domain/src/services/programmes/programme.ts`). The use case parses it, to report issues at their
 * path.
 */
const draft = z.record(z.string().check(z.maxLength(60)), z.unknown())
export const programId = z.strictObject({ programId: queryId })

export const programmeStates = ['DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED'] as const

const summary = z.strictObject({
  programId: z.int(),
  /** `gms-7`: service id of its applications. */
  service: z.string(),
  programTitle: z.string(),
  programTitleBng: z.string(),
  state: z.enum(programmeStates),
  startDate: z.string(),
  endDate: z.string(),
  /** The version that accepts applications; null before the first publication. */
  version: z.nullable(z.int()),
  /** A next version is being edited. */
  hasDraft: z.boolean(),
  applications: z.int(),
  changedAt: timestamp,
  changedBy: z.string(),
})

/** An item missing before publication, with its path. */
export const missing = z.strictObject({ path: z.string(), message: z.string(), messageBng: z.string() })

const programme = z.strictObject({
  ...summary.shape,
  /** The draft; for a published programme without a next version, the published form. */
  draft,
  isEditable: z.boolean(),
  revision: z.int(),
  checklist: z.array(missing),
  versions: z.array(z.strictObject({ version: z.int(), publishedAt: timestamp, applications: z.int() })),
  /** Actions that the caller may take: edit, publish, delete. */
  actions: z.array(z.string()),
})

export const listProgrammes = contract({
  method: 'GET',
  path: '/gms/programs',
  summary: 'List the grant programmes, newest first',
  access: 'gms-builder:view',
  query: z.strictObject({ ...listQuery, state: z.optional(z.enum(programmeStates)), sort: sortBy('changedAt') }),
  response: z.strictObject({ ...paginatedList(summary).shape, actions: z.array(z.string()) }),
})

export const getProgramme = contract({
  method: 'GET',
  path: '/gms/programs/:programId',
  summary: 'Get a programme with its draft; with `version`, the form of that published version',
  access: 'gms-builder:view',
  params: programId,
  query: z.strictObject({ version: z.optional(queryId) }),
  response: programme,
  problems: ['NOT_FOUND'],
})

export const createProgramme = contract({
  method: 'POST',
  path: '/gms/programs',
  summary: 'Create a draft programme: empty with a title, as a copy, or from an exported file',
  access: 'gms-builder:create',
  body: z.strictObject({
    programTitle: z.optional(text(255)),
    programTitleBng: z.optional(text(255)),
    copyOf: z.optional(z.int()),
    imported: z.optional(draft),
  }),
  response: programme,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND'],
})

export const saveProgramme = contract({
  method: 'PUT',
  path: '/gms/programs/:programId',
  summary: 'Save the draft of a programme; a concurrent change is rejected as a version conflict',
  access: 'gms-builder:edit',
  params: programId,
  body: z.strictObject({ draft, revision: z.int() }),
  response: z.strictObject({ revision: z.int(), checklist: z.array(missing), changedAt: timestamp }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'PROGRAMME_FROZEN'],
})

/** Endpoints for state transitions; each returns the updated programme. */
const step = (
  name: string,
  sentence: string,
  opensTo: 'gms-builder:publish' | 'gms-builder:edit' | 'gms-builder:delete',
) =>
  contract({
    method: 'POST',
    path: `/gms/programs/:programId/${name}`,
    summary: sentence,
    access: opensTo,
    params: programId,
    body: z.strictObject({ revision: z.int() }),
    response: programme,
    problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'PROGRAMME_FROZEN'],
  })
export const publishProgramme = step(
  'publish',
  'Publish the draft as the next version, after which it cannot be changed',
  'gms-builder:publish',
)
export const createDraftVersion = step(
  'new-version',
  'Create the next version as a copy of the published one',
  'gms-builder:edit',
)
export const closeProgramme = step(
  'close',
  'Close a programme to new applications; submitted ones continue',
  'gms-builder:publish',
)
export const archiveProgramme = step(
  'archive',
  'Archive a closed programme, which removes it from the lists',
  'gms-builder:delete',
)
/** Deletes a draft that was never published, or discards the next version of a published programme. */
export const deleteProgrammeDraft = step('drop-draft', 'Throw away what is being written', 'gms-builder:delete')

export const exportProgramme = contract({
  method: 'GET',
  path: '/gms/programs/:programId/export',
  summary: 'Export the programme as a JSON file, which another portal can import',
  access: 'gms-builder:export',
  params: programId,
  response: z.unknown(),
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

export const exportTexts = contract({
  method: 'GET',
  path: '/gms/programs/:programId/texts',
  summary: 'Export all texts of the draft in both languages as a sheet for translation',
  access: 'gms-builder:export',
  params: programId,
  response: z.unknown(),
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

export const importTexts = contract({
  method: 'POST',
  path: '/gms/programs/:programId/texts',
  summary: 'Import a translated sheet; rows without a matching text are reported and skipped',
  access: 'gms-builder:edit',
  params: programId,
  multipart: { file: 'file' },
  response: z.strictObject({
    revision: z.int(),
    changed: z.int(),
    notUsed: z.array(z.strictObject({ row: z.int(), path: z.string() })),
  }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'PROGRAMME_FROZEN'],
})

export const listPublicProgrammes = contract({
  method: 'GET',
  path: '/pub/gms/programs',
  summary: 'List the public programmes, those open for applications first',
  access: 'anyone',
  response: z.array(
    z.strictObject({
      programId: z.int(),
      programTitle: z.string(),
      programTitleBng: z.string(),
      details: z.string(),
      detailsBng: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      maxAmount: z.string(),
      opensTo: z.enum(['applicants', 'members', 'staff']),
      openYn: yesNo,
    }),
  ),
})

export const getPublicForm = contract({
  method: 'GET',
  path: '/pub/gms/programs/:programId/form',
  summary: 'Get the form of a programme, without log-in',
  access: 'anyone',
  params: programId,
  response: z.strictObject({
    programId: z.int(),
    version: z.int(),
    sections: z.array(
      z.strictObject({
        title: z.string(),
        titleBng: z.string(),
        fields: z.array(
          z.strictObject({
            fieldKey: z.string(),
            fieldType: z.string(),
            label: z.string(),
            labelBng: z.string(),
            requiredYn: yesNo,
          }),
        ),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})
