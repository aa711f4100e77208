import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { listOf, listQuery, moment, queryId, text, yesNo } from './shapes.ts'

/** Answers to the fields of the circular: `domain/src/services/circulars.ts`. */
const circular = z.record(z.string().check(z.maxLength(60)), z.unknown())
const id = z.strictObject({ id: queryId })

const setupShape = z.strictObject({
  setupId: z.int(),
  title: z.string(),
  titleBng: z.string(),
  circular,
  opensOn: z.string(),
  closesOn: z.string(),
  /** DRAFT, PUBLISHED (not begun), OPEN, CLOSED, RESULT_PUBLISHED. */
  state: z.string(),
  revision: z.int(),
  applications: z.int(),
  publishedOn: z.nullable(moment),
  meritList: z.nullable(
    z.strictObject({ state: z.string(), seats: z.int(), eligible: z.int(), selected: z.int(), memoNo: z.nullable(z.string()) }),
  ),
})

// domain/4-access.md 4.3 has one row for both setups, so the permissions of /dis-application-setup rule here too.
export const listScholarships = contract({
  method: 'GET',
  path: '/setups/scholarship',
  summary: 'The circulars of the education stipend, newest first',
  opensTo: 'dis-application-setup:view',
  query: z.strictObject(listQuery),
  answer: z.strictObject({
    ...listOf(setupShape).shape,
    fields: z.array(z.unknown()),
    /** What this person may do with circulars: create, edit, publish. */
    actions: z.array(z.string()),
  }),
})

export const saveScholarship = contract({
  method: 'POST',
  path: '/setups/scholarship',
  summary: 'Write a circular as a draft; with `copyOf` the new one starts as that of last year',
  opensTo: 'dis-application-setup:create',
  body: z.strictObject({ circular, copyOf: z.optional(z.int()) }),
  answer: setupShape,
  refusals: ['ANSWERS_INVALID', 'NOT_FOUND'],
})

export const changeScholarship = contract({
  method: 'PUT',
  path: '/setups/scholarship/:id',
  summary: 'Change a draft; of a published circular only the end date can be put off',
  opensTo: 'dis-application-setup:edit',
  params: id,
  body: z.strictObject({ circular, revision: z.int() }),
  answer: setupShape,
  refusals: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
})

export const extendScholarship = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/extend',
  summary: 'Put off the end date of a published circular',
  opensTo: 'dis-application-setup:publish',
  params: id,
  body: z.strictObject({ closesOn: text(10), revision: z.int() }),
  answer: setupShape,
  refusals: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
})

export const publishScholarship = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/publish',
  summary: 'Publish a circular: from now on it cannot be changed',
  opensTo: 'dis-application-setup:publish',
  params: id,
  body: z.strictObject({ revision: z.int() }),
  answer: setupShape,
  says: { bn: 'বিজ্ঞপ্তিটি প্রকাশিত হয়েছে।', en: 'The circular is published.' },
  refusals: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'SETUP_FROZEN'],
})

export const removeScholarship = contract({
  method: 'DELETE',
  path: '/setups/scholarship/:id',
  summary: 'Throw a draft circular away',
  opensTo: 'dis-application-setup:edit',
  params: id,
  answer: z.null(),
  refusals: ['NOT_FOUND', 'SETUP_FROZEN'],
})

export const meritOrders = ['DEAD_FIRST', 'GPA', 'MARKS', 'YOUNGER', 'EARLIER'] as const

const meritRow = z.strictObject({
  rank: z.int(),
  applicationNo: z.string(),
  name: z.string(),
  nameBng: z.string(),
  district: z.string(),
  districtBng: z.string(),
  workerDeadYn: yesNo,
  gpa: z.string(),
  marks: z.nullable(z.number()),
  bornOn: z.string(),
  submittedAt: moment,
  amount: z.string(),
  selectedYn: yesNo,
})

export const makeMeritList = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/merit-list',
  summary: 'Rank the eligible files on the assistant director’s desk; with `proposeYn` they go to the director as one list',
  opensTo: 'scholarship-result:reject',
  params: id,
  body: z.strictObject({
    seats: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    order: z.optional(z.array(z.enum(meritOrders)).check(z.minLength(1), z.maxLength(5))),
    proposeYn: z.optional(yesNo),
  }),
  answer: z.strictObject({ eligible: z.int(), selected: z.int(), total: z.string(), state: z.string(), list: z.array(meritRow) }),
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'SETUP_FROZEN'],
})

export const getMeritList = contract({
  method: 'GET',
  path: '/setups/scholarship/:id/merit-list',
  summary: 'The list as it was proposed',
  opensTo: 'scholarship-result:view',
  params: id,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  answer: z.strictObject({
    ...listOf(meritRow).shape,
    state: z.string(),
    seats: z.int(),
    eligible: z.int(),
    selected: z.int(),
    sum: z.string(),
    memoNo: z.nullable(z.string()),
  }),
  refusals: ['NOT_FOUND'],
})

export const approveMeritList = contract({
  method: 'POST',
  path: '/setups/scholarship/:id/merit-list/approve',
  summary: 'The director approves the list as one act: every selected file is approved, or none',
  opensTo: 'scholarship-result:approve',
  params: id,
  body: z.strictObject({ sanctionMemoNo: text(100), note: z.optional(text(1000)) }),
  answer: z.strictObject({ approved: z.int() }),
  says: { bn: 'তালিকা অনুমোদিত হয়েছে।', en: 'The list is approved.' },
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

const resultShape = z.strictObject({
  resultId: z.int(),
  type: z.string(),
  setupId: z.int(),
  title: z.string(),
  titleBng: z.string(),
  state: z.string(),
  selected: z.int(),
  eligible: z.int(),
  publishedOn: z.nullable(moment),
})

export const listResults = contract({
  method: 'GET',
  path: '/results',
  summary: 'Lists that were approved, published or not',
  opensTo: 'scholarship-result:view',
  query: z.strictObject(listQuery),
  answer: listOf(resultShape),
})

export const publishResult = contract({
  method: 'POST',
  path: '/results/:id/publish',
  summary: 'Publish: everyone is told, instalments are made, and the list is public',
  opensTo: 'scholarship-result:publish',
  params: id,
  answer: z.strictObject({ selected: z.int(), notSelected: z.int() }),
  says: { bn: 'ফলাফল প্রকাশিত হয়েছে।', en: 'The result is published.' },
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const searchResults = contract({
  method: 'GET',
  path: '/pub/results',
  summary: 'Published results: by roll or application number, or a district’s list; names masked',
  opensTo: 'anyone',
  query: z.strictObject({
    page: listQuery.page,
    size: listQuery.size,
    type: z.enum(['EDUCATION']),
    setupId: z.optional(queryId),
    searchBy: z.optional(z.enum(['ROLL', 'APPLICATION_NO'])),
    searchValue: z.optional(text(40)),
    districtId: z.optional(text(20)),
  }),
  answer: z.strictObject({
    ...listOf(
      z.strictObject({
        applicationNo: z.string(),
        rollNo: z.string(),
        name: z.string(),
        institute: z.string(),
        district: z.string(),
        districtBng: z.string(),
        amountPerYear: z.string(),
      }),
    ).shape,
    setups: z.array(z.strictObject({ setupId: z.int(), title: z.string(), titleBng: z.string(), publishedOn: moment })),
  }),
})

export const stopInstalments = contract({
  method: 'POST',
  path: '/applications/:applicationNo/instalments/stop',
  summary: 'Stop the instalments still to come: failed year, left study, false data',
  opensTo: 'scholarship-result:approve',
  params: z.strictObject({ applicationNo: text(40) }),
  body: z.strictObject({ reason: z.enum(['FAILED_YEAR', 'LEFT_STUDY', 'FALSE_DATA']), note: text(1000) }),
  answer: z.strictObject({ stopped: z.int() }),
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const closeCircular = contract({
  method: 'POST',
  path: '/demo/circulars/:id/close',
  summary: 'End the time for applications at once (outside production only)',
  opensTo: 'dis-application-setup:publish',
  demoOnly: true,
  params: id,
  answer: z.null(),
})
