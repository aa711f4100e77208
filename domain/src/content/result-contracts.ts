import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text } from '#http/schemas.ts'

const id = z.strictObject({ id: queryId })
export const resultTypes = ['EDUCATION', 'DISABILITY'] as const
export type ResultType = (typeof resultTypes)[number]

const resultShape = z.strictObject({
  resultId: z.int(),
  type: z.enum(resultTypes),
  setupId: z.int(),
  title: z.string(),
  titleBng: z.string(),
  state: z.string(),
  selected: z.int(),
  eligible: z.int(),
  publishedOn: z.nullable(timestamp),
})

// Each type has its own screen, so the API checks the permission once it has loaded the circular.
export const listResults = contract({
  method: 'GET',
  path: '/results',
  summary: 'List approved results, published or not; without `type`, those of every screen that the caller may see',
  access: 'signed-in',
  query: z.strictObject({
    page: listQuery.page,
    size: listQuery.size,
    search: listQuery.search,
    type: z.optional(z.enum(resultTypes)),
    sort: sortBy('title', 'publishedOn'),
  }),
  response: paginatedList(resultShape),
})

export const createResult = contract({
  method: 'POST',
  path: '/results',
  summary:
    'Make the list of a circular from rows, with the checks and permissions of a file: application numbers, which ' +
    'the director then approves, or people who were selected outside the portal',
  access: 'signed-in',
  body: z.strictObject({
    setupId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    rows: z
      .array(
        z.strictObject({
          /** The only value for a list of applications. */
          applicationNo: z.optional(text(40)),
          recordNo: z.optional(text(40)),
          rollNo: z.optional(text(20)),
          registrationNo: z.optional(text(30)),
          name: z.optional(text()),
          institute: z.optional(text()),
          /** Name or number. */
          district: z.optional(text(60)),
          amountPerYear: z.optional(text(20)),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  response: resultShape,
  message: { bn: 'তালিকাটি নেওয়া হয়েছে।', en: 'The list is taken over.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'SETUP_FROZEN', 'ANSWERS_INVALID'],
})

export const getDecisions = contract({
  method: 'GET',
  path: '/results/:id',
  summary:
    'List the approved and undecided applications of a circular without ranking, before publication, for ' +
    'permitted staff',
  access: 'signed-in',
  params: id,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: z.strictObject({
    ...paginatedList(
      z.strictObject({
        applicationNo: z.string(),
        /** Initials, for callers who may only view. */
        name: z.string(),
        nameBng: z.string(),
        district: z.string(),
        districtBng: z.string(),
        amount: z.string(),
      }),
    ).shape,
    /** OPEN: applications are still accepted. */
    state: z.enum(['OPEN', 'DECIDING', 'READY', 'PUBLISHED']),
    closesOn: z.string(),
    approved: z.int(),
    refused: z.int(),
    undecided: z.int(),
    sum: z.string(),
    /** Changes with every decision and amount. */
    version: z.int(),
    memoNo: z.nullable(z.string()),
    publishedOn: z.nullable(timestamp),
  }),
  problems: ['NOT_FOUND'],
})

export const publishResult = contract({
  method: 'POST',
  path: '/results/:id/publish',
  summary: 'Publish a result: notify the applicants, create the instalments and make the list public',
  access: 'signed-in',
  params: id,
  /**
   * `version`: the list that the publisher saw; another one is not published. `memoNo`: of a list approved application
   * by application; a merit list has one since its approval.
   */
  body: z.strictObject({ memoNo: z.optional(text(100)), version: z.int() }),
  response: z.strictObject({ selected: z.int(), notSelected: z.int() }),
  message: { bn: 'ফলাফল প্রকাশিত হয়েছে।', en: 'The result is published.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ALREADY_EXISTS', 'LIST_CHANGED', 'LIST_CHANGE_OPEN'],
})

export const searchResults = contract({
  method: 'GET',
  path: '/pub/results',
  summary:
    'Search published results by roll, registration, application or record number or by district; names are ' +
    'masked, of a disability result only numbers and initials are returned',
  access: 'anyone',
  query: z.strictObject({
    page: listQuery.page,
    size: listQuery.size,
    type: z.enum(resultTypes),
    setupId: z.optional(queryId),
    /** The record number of a disability allowance is its application number. */
    searchBy: z.optional(z.enum(['ROLL', 'REGISTRATION', 'APPLICATION_NO', 'RECORD_NO'])),
    searchValue: z.optional(text(40)),
    districtId: z.optional(text(20)),
  }),
  response: z.strictObject({
    ...paginatedList(
      z.strictObject({
        /** Empty for people on a list that was made outside the portal. */
        applicationNo: z.string(),
        /** Masked; initials for the disability allowance. */
        name: z.string(),
        /** Only for the education stipend: nothing more is published about a child with a disability. */
        rollNo: z.exactOptional(z.string()),
        institute: z.exactOptional(z.string()),
        district: z.exactOptional(z.string()),
        districtBng: z.exactOptional(z.string()),
        amountPerYear: z.exactOptional(z.string()),
      }),
    ).shape,
    setups: z.array(
      z.strictObject({
        setupId: z.int(),
        title: z.string(),
        titleBng: z.string(),
        publishedOn: timestamp,
        note: z.exactOptional(z.string()),
        noteBng: z.exactOptional(z.string()),
        memoNo: z.exactOptional(z.string()),
        memoOn: z.exactOptional(z.string()),
        correctedOn: z.exactOptional(timestamp),
        /** Changes of the list since its publication, latest first. */
        changes: z.exactOptional(
          z.array(z.strictObject({ at: timestamp, added: z.int(), removed: z.int(), reason: z.string() })),
        ),
      }),
    ),
  }),
})

export const startRenewal = contract({
  method: 'POST',
  path: '/applications/:applicationNo/renewal',
  summary: 'Create the yearly renewal of an award under its own circular, open or closed, prefilled with known answers',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  response: z.strictObject({ applicationNo: z.string(), revision: z.int() }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const stopInstalments = contract({
  method: 'POST',
  path: '/applications/:applicationNo/instalments/stop',
  summary: 'Stop the remaining instalments of an award: failed year, left study, death of the child, false data',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  body: z.strictObject({ reason: z.enum(['FAILED_YEAR', 'LEFT_STUDY', 'DIED', 'FALSE_DATA']), note: text(1000) }),
  response: z.strictObject({ stopped: z.int() }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})
