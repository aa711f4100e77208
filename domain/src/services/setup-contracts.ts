import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text } from '#http/schemas.ts'

/** Answers to the fields of the circular (`domain/src/services/awards/circulars.ts`). */
const circular = z.record(z.string().check(z.maxLength(60)), z.unknown())
const id = z.strictObject({ id: queryId })

const setupShape = z.strictObject({
  setupId: z.int(),
  title: z.string(),
  titleBng: z.string(),
  circular,
  opensOn: z.string(),
  closesOn: z.string(),
  /** DRAFT, PUBLISHED (not yet open), OPEN, CLOSED, RESULT_PUBLISHED. */
  state: z.string(),
  revision: z.int(),
  applications: z.int(),
  publishedOn: z.nullable(timestamp),
  meritList: z.nullable(
    z.strictObject({
      state: z.string(),
      seats: z.int(),
      eligible: z.int(),
      selected: z.int(),
      memoNo: z.nullable(z.string()),
    }),
  ),
})

/** Endpoints for the circulars of one benefit. The permissions of /dis-application-setup apply to both benefits. */
const setupCalls = (kind: 'scholarship' | 'disability', benefit: string) => ({
  list: contract({
    method: 'GET',
    path: `/setups/${kind}`,
    summary: `List the circulars of the ${benefit}, newest first`,
    access: 'dis-application-setup:view',
    query: z.strictObject({ ...listQuery, sort: sortBy('title', 'startDate', 'endDate') }),
    response: z.strictObject({
      ...paginatedList(setupShape).shape,
      fields: z.array(z.unknown()),
      /** Actions that the caller may take: create, edit, publish. */
      actions: z.array(z.string()),
    }),
  }),
  save: contract({
    method: 'POST',
    path: `/setups/${kind}`,
    summary: `Create a draft circular of the ${benefit}; \`copyOf\` copies the one of last year`,
    access: 'dis-application-setup:create',
    body: z.strictObject({ circular, copyOf: z.optional(z.int()) }),
    response: setupShape,
    problems: ['ANSWERS_INVALID', 'NOT_FOUND'],
  }),
  change: contract({
    method: 'PUT',
    path: `/setups/${kind}/:id`,
    summary: 'Update a draft circular; of a published one only the end date can be extended',
    access: 'dis-application-setup:edit',
    params: id,
    body: z.strictObject({ circular, revision: z.int() }),
    response: setupShape,
    problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
  }),
  extend: contract({
    method: 'POST',
    path: `/setups/${kind}/:id/extend`,
    summary: 'Extend the end date of a published circular',
    access: 'dis-application-setup:publish',
    params: id,
    body: z.strictObject({ closesOn: text(10), revision: z.int() }),
    response: setupShape,
    problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
  }),
  publish: contract({
    method: 'POST',
    path: `/setups/${kind}/:id/publish`,
    summary: 'Publish a circular, after which it cannot be changed',
    access: 'dis-application-setup:publish',
    params: id,
    body: z.strictObject({ revision: z.int() }),
    response: setupShape,
    message: { bn: 'বিজ্ঞপ্তিটি প্রকাশিত হয়েছে।', en: 'The circular is published.' },
    problems: ['OWN_CIRCULAR', 'ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
  }),
  unpublish: contract({
    method: 'POST',
    path: `/setups/${kind}/:id/unpublish`,
    summary: 'Revert a published circular to draft while it has no applications',
    access: 'dis-application-setup:publish',
    params: id,
    body: z.strictObject({ revision: z.int() }),
    response: setupShape,
    problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
  }),
  remove: contract({
    method: 'DELETE',
    path: `/setups/${kind}/:id`,
    summary: 'Delete a draft circular',
    access: 'dis-application-setup:edit',
    params: id,
    response: z.null(),
    problems: ['NOT_FOUND', 'SETUP_FROZEN'],
  }),
})
export type SetupEndpoints = ReturnType<typeof setupCalls>

/** Endpoints by the service of the circular. */
export const setupEndpointsOf: { [service: string]: SetupEndpoints } = {
  'edu-allowance': setupCalls('scholarship', 'education stipend'),
  'dis-allowance': setupCalls('disability', 'disability allowance'),
}

export const closeCircular = contract({
  method: 'POST',
  path: '/demo/circulars/:id/close',
  summary: 'Close a circular for applications at once (outside production only)',
  access: 'dis-application-setup:publish',
  demoOnly: true,
  params: id,
  response: z.null(),
})
