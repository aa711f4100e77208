import * as z from 'zod/mini'
import { screeningResults } from '../engine/screen.ts'
import {
  answers,
  applicationGroups,
  applicationItem,
  bothLabels,
  day,
  ofOne,
  revision,
  statusOf,
  withNumber,
} from './application-shapes.ts'
import { contract } from './contract.ts'
import { listOf, listQuery, moment, text, yesNo } from './shapes.ts'

export const startApplication = contract({
  method: 'POST',
  path: '/applications',
  summary: 'Begin a draft; staff begin one for a person who has given the code sent to their phone',
  opensTo: 'signed-in',
  body: z.strictObject({
    service: text(60),
    setupId: z.optional(z.nullable(z.int())),
    applicantMobile: z.optional(text(20)),
    consentOtpToken: z.optional(text(64)),
    consentOtp: z.optional(text(12)),
  }),
  answer: z.strictObject({ applicationNo: z.string(), revision: z.int() }),
  refusals: ['NOT_FOUND', 'NOT_OPEN', 'ALREADY_EXISTS', 'OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'ANSWERS_INVALID'],
})

export const askConsent = contract({
  method: 'POST',
  path: '/applications/consent',
  summary: 'Send a code to the phone of the person an officer enters an application for',
  opensTo: 'signed-in',
  body: z.strictObject({ service: text(60), applicantMobile: text(20) }),
  answer: z.strictObject({ otpToken: z.string(), otpLength: z.int(), sentTo: z.string(), expiresIn: z.int(), resendAfter: z.int() }),
  refusals: ['ANSWERS_INVALID'],
})

export const listApplications = contract({
  method: 'GET',
  path: '/applications',
  summary: 'My applications, drafts included',
  opensTo: 'signed-in',
  query: z.strictObject({
    ...listQuery,
    service: z.optional(text(60)),
    status: z.optional(text(20)),
    group: z.optional(z.enum(applicationGroups)),
  }),
  answer: listOf(applicationItem),
})

export const documentShape = z.strictObject({
  documentId: z.string(),
  field: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})

/** Names of the listed answers, as `source:value`, so that nobody has to load whole lists to read them. */
export const listNames = z.record(z.string(), z.strictObject({ bn: z.string(), en: z.string(), within: z.optional(z.array(z.string())) }))

const bilingual = z.strictObject({ bn: z.string(), en: z.string() })

const historyRow = z.strictObject({
  at: moment,
  action: z.string(),
  ...bothLabels,
  /** Empty for the applicant, who is not told which officer it was. */
  person: z.string(),
  personBng: z.string(),
  desk: z.nullable(z.string()),
  deskBng: z.nullable(z.string()),
  fromStatus: z.int(),
  toStatus: z.int(),
  /** Of a case: where it came to with this. */
  stage: z.nullable(z.string()),
  stageBng: z.nullable(z.string()),
  note: z.string(),
  noteBng: z.string(),
  amount: z.nullable(z.string()),
  /** What the officer answered besides, and the pages given with it, for staff. */
  reply: z.array(z.strictObject({ ...bothLabels, text: z.string(), textBng: z.string(), documents: z.array(z.string()) })),
  /** What was corrected, for staff: paths of answers with what stood there before. */
  changes: z.array(z.strictObject({ path: z.string(), before: z.unknown() })),
})

const openMove = z.strictObject({
  action: z.string(),
  ...bothLabels,
  /** Fields of the domain, drawn by the same inputs as the form. */
  asks: z.array(z.unknown()),
  prefilled: answers,
})

export const getApplication = contract({
  method: 'GET',
  path: '/applications/:applicationNo',
  summary: 'One application: answers, documents, history and the moves open to the caller',
  opensTo: 'signed-in',
  ...ofOne,
  answer: z.strictObject({
    applicationNo: z.string(),
    service: z.string(),
    version: z.int(),
    definition: z.unknown(),
    answers,
    facts: z.record(z.string(), z.unknown()),
    lists: listNames,
    documents: z.array(documentShape),
    state: z.string(),
    ...statusOf,
    next: z.string(),
    nextBng: z.string(),
    /** Of a case: how far it has come. */
    stage: z.nullable(z.string()),
    stageBng: z.nullable(z.string()),
    desk: z.nullable(z.string()),
    currentOffice: z.string(),
    currentOfficeBng: z.string(),
    revision: z.int(),
    step: z.nullable(z.string()),
    /** Of a file sent back: the answers as they were, of which only the unlocked may change. */
    before: z.nullable(answers),
    unlocked: z.array(z.string()),
    dueOn: day,
    deskDueOn: day,
    light: z.nullable(z.enum(['green', 'amber', 'red'])),
    submittedOn: day,
    updatedOn: moment,
    setupId: z.nullable(z.int()),
    setupTitle: z.nullable(z.string()),
    setupTitleBng: z.nullable(z.string()),
    enteredBy: z.nullable(z.string()),
    enteredByBng: z.nullable(z.string()),
    applicantName: z.string(),
    applicantNameBng: z.string(),
    takenBy: z.nullable(z.string()),
    takenByBng: z.nullable(z.string()),
    takenByMeYn: yesNo,
    /** Mine to fill in, or read as an officer. */
    ownYn: yesNo,
    editableYn: yesNo,
    holderYn: yesNo,
    history: z.array(historyRow),
    /** The letters of the board about it that I may print. */
    letters: z.array(z.strictObject({ letter: z.string(), ...bothLabels })),
    movesOpen: z.array(openMove),
    /** For staff: other applications with the same person, paper or account. */
    duplicates: z.array(
      z.strictObject({
        applicationNo: z.string(),
        service: z.string(),
        name: z.nullable(z.string()),
        submittedOn: day,
        statusText: z.string(),
        statusTextBng: z.string(),
        sameBy: z.array(z.string()),
      }),
    ),
    /** What the portal's own screening found, and why; null where there is none. */
    screening: z.nullable(z.strictObject({ result: z.enum(screeningResults), reasons: z.array(bilingual) })),
    /** Once the person is a member. */
    membershipId: z.nullable(z.string()),
    instalments: z.array(z.strictObject({ no: z.int(), year: z.int(), amount: z.string(), state: z.string() })),
    /** What went to the bank for it, oldest first; a batch that is not authorised yet is nobody's news. */
    payments: z.array(
      z.strictObject({
        no: z.int(),
        instalmentNo: z.nullable(z.int()),
        amount: z.string(),
        bank: z.string(),
        bankBng: z.string(),
        accountEnd: z.string(),
        state: z.enum(['SENT', 'PAID', 'FAILED']),
        sentOn: day,
        paidOn: day,
        returnedOn: day,
        returnCode: z.nullable(z.string()),
        /** What went wrong and what to do about it, in plain words; empty when nothing did. */
        reason: z.string(),
        reasonBng: z.string(),
        advice: z.string(),
        adviceBng: z.string(),
      }),
    ),
    /** A draft begun under an older form: what is new since. */
    formChanges: z.nullable(
      z.strictObject({
        added: z.array(z.strictObject(bothLabels)),
        removed: z.array(z.strictObject(bothLabels)),
        changed: z.array(z.strictObject(bothLabels)),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

export const issues = z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))

export const saveStep = contract({
  method: 'PUT',
  path: '/applications/:applicationNo/steps/:step',
  summary: 'Save a step; a draft may be saved with mistakes, only submission insists',
  opensTo: 'signed-in',
  params: withNumber({ step: text(60) }),
  body: z.strictObject({ answers, revision }),
  answer: z.strictObject({
    revision: z.int(),
    savedAt: moment,
    issues,
    progressPercent: z.int(),
    facts: z.record(z.string(), z.unknown()),
  }),
  refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN'],
})

export const verifyAnswer = contract({
  method: 'POST',
  path: '/applications/:applicationNo/verifications',
  summary: 'Verify and save: looks the given answers up in the register and keeps the finding',
  opensTo: 'signed-in',
  ...ofOne,
  body: z.strictObject({ path: text(120), answers, revision, skip: z.optional(z.boolean()) }),
  answer: z.strictObject({ revision: z.int(), savedAt: moment, outcome: z.string(), answers, issues }),
  refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const deleteDraft = contract({
  method: 'DELETE',
  path: '/applications/:applicationNo',
  summary: 'Throw a draft away',
  opensTo: 'signed-in',
  ...ofOne,
  answer: z.null(),
  says: { bn: 'খসড়াটি মুছে ফেলা হয়েছে।', en: 'The draft was deleted.' },
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const addDocument = contract({
  method: 'POST',
  path: '/applications/:applicationNo/documents',
  summary:
    'Store one page of a document: parts `field` and `file`; `documentId` names it beforehand, `pieces` and `fileName` stand for a file already sent piece by piece',
  opensTo: 'signed-in',
  multipart: true,
  ...ofOne,
  answer: documentShape,
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const openDocument = contract({
  method: 'GET',
  path: '/applications/:applicationNo/documents/:documentId',
  summary: 'The document itself, for the owner and the offices that may see the file',
  opensTo: 'signed-in',
  sendsFile: true,
  params: withNumber({ documentId: z.uuid() }),
  answer: z.null(),
  refusals: ['NOT_FOUND'],
})

export const printApplication = contract({
  method: 'GET',
  path: '/applications/:applicationNo/print',
  summary: 'The copy of the application or its slip as PDF, in the asked language',
  opensTo: 'signed-in',
  sendsFile: true,
  ...ofOne,
  query: z.strictObject({ paper: z.optional(z.enum(['copy', 'slip'])), language: z.optional(z.enum(['bn', 'en'])) }),
  answer: z.null(),
  refusals: ['NOT_FOUND'],
})

export const removeDocument = contract({
  method: 'DELETE',
  path: '/applications/:applicationNo/documents/:documentId',
  summary: 'Remove a document while the application may be edited',
  opensTo: 'signed-in',
  params: withNumber({ documentId: z.uuid() }),
  answer: z.null(),
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})
