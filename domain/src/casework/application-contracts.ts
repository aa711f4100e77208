import * as z from 'zod/mini'
import { paidThroughs } from '#reference/paid-through.ts'
import { screeningResults } from '#engine/evaluation/screening.ts'
import {
  answers,
  applicationGroups,
  applicationItem,
  bilingual,
  bilingualLabels,
  historyRow,
  nullableDate,
  openMove,
  applicationParams,
  revision,
  statusProperties,
  paramsWithApplicationNo,
} from './application-schemas.ts'
import { claimSchema } from './claim-contracts.ts'
import { crossCheckSchema } from './cross-checks/cross-check-schemas.ts'
import { reviewSchema } from './review-schemas.ts'
import { notesSchema } from './note-contracts.ts'
import { sharesSchema } from './share-contracts.ts'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, sortBy, timestamp, text, yesNo } from '#http/schemas.ts'

export const startApplication = contract({
  method: 'POST',
  path: '/applications',
  summary: 'Create a draft; staff create one for a person who has confirmed with a code sent to their phone',
  access: 'signed-in',
  body: z.strictObject({
    service: text(60),
    setupId: z.optional(z.nullable(z.int())),
    applicantMobile: z.optional(text(20)),
    consentOtpToken: z.optional(text(64)),
    consentOtp: z.optional(text(12)),
  }),
  response: z.strictObject({ applicationNo: z.string(), revision: z.int() }),
  problems: [
    'NOT_FOUND',
    'NOT_OPEN',
    'SERVICE_STOPPED',
    'ALREADY_EXISTS',
    'OTP_WRONG',
    'OTP_EXPIRED',
    'OTP_LOCKED',
    'ANSWERS_INVALID',
  ],
})

export const requestConsentCode = contract({
  method: 'POST',
  path: '/applications/consent',
  summary: 'Send a verification code to the person for whom an officer enters an application',
  access: 'signed-in',
  body: z.strictObject({ service: text(60), applicantMobile: text(20) }),
  response: z.strictObject({
    otpToken: z.string(),
    otpLength: z.int(),
    sentTo: z.string(),
    expiresIn: z.int(),
    resendAfter: z.int(),
  }),
  problems: ['ANSWERS_INVALID', 'SERVICE_STOPPED'],
})

export const listApplications = contract({
  method: 'GET',
  path: '/applications',
  summary: "List the caller's own applications, including drafts",
  access: 'signed-in',
  query: z.strictObject({
    ...listQuery,
    service: z.optional(text(60)),
    status: z.optional(text(20)),
    group: z.optional(z.enum(applicationGroups)),
    sort: sortBy('applicationNo', 'submittedOn'),
  }),
  response: paginatedList(applicationItem),
})

export const documentSchema = z.strictObject({
  documentId: z.string(),
  field: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})

/** Labels of the lookup answers by `source:value`, so that clients need not load whole lists to display them. */
export const lookupLabels = z.record(
  z.string(),
  z.strictObject({ bn: z.string(), en: z.string(), within: z.optional(z.array(z.string())) }),
)

export const getApplication = contract({
  method: 'GET',
  path: '/applications/:applicationNo',
  summary: 'Get an application: answers, documents, history and the moves that the caller may make',
  access: 'signed-in',
  ...applicationParams,
  response: z.strictObject({
    applicationNo: z.string(),
    service: z.string(),
    version: z.int(),
    definition: z.unknown(),
    answers,
    facts: z.record(z.string(), z.unknown()),
    lists: lookupLabels,
    documents: z.array(documentSchema),
    state: z.string(),
    ...statusProperties,
    next: z.string(),
    nextBng: z.string(),
    /** Stage of a case. */
    stage: z.nullable(z.string()),
    stageBng: z.nullable(z.string()),
    desk: z.nullable(z.string()),
    currentOffice: z.string(),
    currentOfficeBng: z.string(),
    /** Says why another office than the usual one has it. */
    holderNote: z.nullable(bilingual),
    /** The new date of an application that is overdue at its desk, with the reason. */
    delay: z.nullable(bilingual),
    revision: z.int(),
    step: z.nullable(z.string()),
    /** Answers before the application was sent back; only the unlocked ones may change. */
    before: z.nullable(answers),
    unlocked: z.array(z.string()),
    dueOn: nullableDate,
    deskDueOn: nullableDate,
    light: z.nullable(z.enum(['green', 'amber', 'red'])),
    submittedOn: nullableDate,
    updatedOn: timestamp,
    setupId: z.nullable(z.int()),
    setupTitle: z.nullable(z.string()),
    setupTitleBng: z.nullable(z.string()),
    /** Whether a list of its circular decides this application; null if none does. Only for staff. */
    listPlace: z.nullable(z.enum(['on', 'settled', 'off'])),
    enteredBy: z.nullable(z.string()),
    enteredByBng: z.nullable(z.string()),
    applicantName: z.string(),
    applicantNameBng: z.string(),
    takenBy: z.nullable(z.string()),
    takenByBng: z.nullable(z.string()),
    takenByMeYn: yesNo,
    /** The caller fills in this application; otherwise they read it as an officer. */
    ownYn: yesNo,
    editableYn: yesNo,
    holderYn: yesNo,
    mayReassignYn: yesNo,
    history: z.array(historyRow),
    /** Letters about the application that the caller may print. */
    letters: z.array(z.strictObject({ letter: z.string(), ...bilingualLabels })),
    movesOpen: z.array(openMove),
    /** For the deciding desks: evidence of review. */
    review: z.nullable(reviewSchema),
    /** Stated facts compared with the data of the portal. Only for the deciding desks. */
    crossChecks: z.array(crossCheckSchema),
    claim: z.nullable(claimSchema),
    shares: z.nullable(sharesSchema),
    /** Only for staff who see unpublished decisions. */
    notes: z.nullable(notesSchema),
    /** For staff: other applications with the same person, document or account. */
    duplicates: z.array(
      z.strictObject({
        applicationNo: z.string(),
        service: z.string(),
        name: z.nullable(z.string()),
        submittedOn: nullableDate,
        statusText: z.string(),
        statusTextBng: z.string(),
        sameBy: z.array(z.string()),
      }),
    ),
    /** Result of the automatic screening with its reasons; null where the service has none. */
    screening: z.nullable(z.strictObject({ result: z.enum(screeningResults), reasons: z.array(bilingual) })),
    /** Set once the person is a member. */
    membershipId: z.nullable(z.string()),
    instalments: z.array(z.strictObject({ no: z.int(), year: z.int(), amount: z.string(), state: z.string() })),
    /**
     * Payments sent to the bank, oldest first, without batches that are not authorised yet; of several payees also
     * those still owed, by payee.
     */
    payments: z.array(
      z.strictObject({
        no: z.int(),
        /** Null where one account receives everything. The share is in hundredths of a per cent. */
        payee: z.nullable(
          z.strictObject({
            no: z.int(),
            name: z.string(),
            share: z.int(),
            paidThrough: z.enum(paidThroughs),
            guardian: z.string(),
            /** Path of the bank account in the answers. */
            accountPath: z.string(),
          }),
        ),
        instalmentNo: z.nullable(z.int()),
        amount: z.string(),
        bank: z.string(),
        bankBng: z.string(),
        accountEnd: z.string(),
        state: z.enum(['QUEUED', 'SENT', 'PAID', 'FAILED']),
        sentOn: nullableDate,
        paidOn: nullableDate,
        returnedOn: nullableDate,
        returnCode: z.nullable(z.string()),
        /** Reason of a failed payment and advice in plain language; empty if it did not fail. */
        reason: z.string(),
        reasonBng: z.string(),
        advice: z.string(),
        adviceBng: z.string(),
      }),
    ),
    /** Differences to the current form, for a draft that was started under an older version. */
    formChanges: z.nullable(
      z.strictObject({
        added: z.array(z.strictObject(bilingualLabels)),
        removed: z.array(z.strictObject(bilingualLabels)),
        changed: z.array(z.strictObject(bilingualLabels)),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

export const issues = z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))

export const saveStep = contract({
  method: 'PUT',
  path: '/applications/:applicationNo/steps/:step',
  summary: 'Save a step; a draft may have invalid answers until it is submitted',
  access: 'signed-in',
  params: paramsWithApplicationNo({ step: text(60) }),
  body: z.strictObject({ answers, revision }),
  response: z.strictObject({
    revision: z.int(),
    savedAt: timestamp,
    issues,
    progressPercent: z.int(),
    facts: z.record(z.string(), z.unknown()),
  }),
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN'],
})

export const verifyAnswer = contract({
  method: 'POST',
  path: '/applications/:applicationNo/verifications',
  summary: 'Save the answers, check them against the register and store the result of the check',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ path: text(120), answers, revision, skip: z.optional(z.boolean()) }),
  response: z.strictObject({ revision: z.int(), savedAt: timestamp, outcome: z.string(), answers, issues }),
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const deleteDraft = contract({
  method: 'DELETE',
  path: '/applications/:applicationNo',
  summary: 'Delete a draft',
  access: 'signed-in',
  ...applicationParams,
  response: z.null(),
  message: { bn: 'খসড়াটি মুছে ফেলা হয়েছে।', en: 'The draft was deleted.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const printApplication = contract({
  method: 'GET',
  path: '/applications/:applicationNo/print',
  summary: 'Download the copy, the slip or the paper form of an application as PDF in the requested language',
  access: 'signed-in',
  returnsFile: true,
  ...applicationParams,
  query: z.strictObject({
    paper: z.optional(z.enum(['copy', 'slip', 'form'])),
    language: z.optional(z.enum(['bn', 'en'])),
  }),
  response: z.null(),
  problems: ['NOT_FOUND'],
})
