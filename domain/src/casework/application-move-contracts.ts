import * as z from 'zod/mini'
import { answers, applicationParams, revision, paramsWithApplicationNo } from './application-schemas.ts'
import { contract } from '#http/contract.ts'
import { documentSchema } from './application-contracts.ts'
import { text, yesNo, uploadProblems } from '#http/schemas.ts'
import { preselected } from './review-schemas.ts'

export const submitApplication = contract({
  method: 'POST',
  path: '/applications/:applicationNo/submit',
  summary: 'Submit an application, or resubmit it after a correction; the header Idempotency-Key makes retries safe',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ revision }),
  response: z.strictObject({ applicationNo: z.string(), approvalStatus: z.int(), revision: z.int() }),
  message: { bn: 'সফলভাবে দাখিল হয়েছে!', en: 'Successfully submitted !' },
  problems: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'MOVE_NOT_OPEN',
    'ANSWERS_INVALID',
    'NOT_OPEN',
    'SERVICE_STOPPED',
    'KEY_REUSED',
  ],
})

const moveAnswer = z.strictObject({
  state: z.string(),
  approvalStatus: z.int(),
  desk: z.nullable(z.string()),
  revision: z.int(),
})

export const takeAction = contract({
  method: 'POST',
  path: '/applications/:applicationNo/actions/:action',
  summary: 'Make a move: forward, send back, approve, reject, withdraw, appeal and others',
  access: 'signed-in',
  params: paramsWithApplicationNo({ action: text(40) }),
  body: z.strictObject({ reply: answers, revision, preselected }),
  response: moveAnswer,
  message: { bn: 'সম্পন্ন হয়েছে।', en: 'Done.' },
  problems: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'MOVE_NOT_OPEN',
    'ANSWERS_INVALID',
    'ALREADY_EXISTS',
    'FILE_TAKEN',
    'DECIDED_BY_LIST',
    'OWN_SHARES',
    'CHEQUE_GIVEN',
    'CHEQUE_VOID',
    'PAYMENT_HELD',
    'SHARES_OUTDATED',
    'APPEAL_NEEDS_OTHERS',
    'OWN_APPLICATION',
    'BANK_NEEDS_OTHERS',
    'SERVICE_STOPPED',
  ],
})

export const addReplyDocument = contract({
  method: 'POST',
  path: '/applications/:applicationNo/actions/:action/documents',
  summary: 'Upload a page for the reply to a move, before the move: parts `field` and `file`',
  access: 'signed-in',
  multipart: { field: 'text', file: 'file' },
  params: paramsWithApplicationNo({ action: text(40) }),
  response: documentSchema,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'FILE_TAKEN', ...uploadProblems],
})

export const removeReplyDocument = contract({
  method: 'DELETE',
  path: '/applications/:applicationNo/actions/:action/documents/:documentId',
  summary: 'Delete an uploaded reply page of the caller that no move has used',
  access: 'signed-in',
  params: paramsWithApplicationNo({ action: text(40), documentId: z.uuid() }),
  response: z.null(),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const takeApplication = contract({
  method: 'POST',
  path: '/applications/:applicationNo/take',
  summary: 'Claim an application from the queue',
  access: 'signed-in',
  ...applicationParams,
  response: z.strictObject({ revision: z.int() }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'FILE_TAKEN'],
})

export const releaseApplication = contract({
  method: 'POST',
  path: '/applications/:applicationNo/release',
  summary: 'Release a claimed application to the queue',
  access: 'signed-in',
  ...applicationParams,
  response: z.strictObject({ revision: z.int() }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const listReceivingOffices = contract({
  method: 'GET',
  path: '/applications/:applicationNo/receiving-offices',
  summary: 'List the offices to which head office may give an application at the desk of an office',
  access: 'signed-in',
  ...applicationParams,
  response: z.strictObject({
    list: z.array(z.strictObject({ officeId: z.int(), name: z.string(), nameBng: z.string() })),
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})

export const reassignApplication = contract({
  method: 'POST',
  path: '/applications/:applicationNo/reassign',
  summary: 'Give an application at the desk of an office to another office of the same kind, or to head office',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ officeId: z.int().check(z.gte(1), z.lte(2_147_483_647)), reason: text(1000), revision }),
  response: z.strictObject({ revision: z.int() }),
  message: { bn: 'আবেদনটি অন্য অফিসকে দেওয়া হয়েছে।', en: 'The application was given to the other office.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const setEditPermission = contract({
  method: 'POST',
  path: '/applications/:applicationNo/edit-permission',
  summary: 'Allow the applicant to edit the whole re-integration form, or revoke that while they have changed nothing',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ enabledYn: yesNo, note: text(1000) }),
  response: moveAnswer,
  message: { bn: 'সম্পন্ন হয়েছে।', en: 'Done.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'FILE_TAKEN'],
})

export const requestTagCode = contract({
  method: 'POST',
  path: '/education/tag/request',
  summary: 'Request a code to link an earlier application; it goes to the mobile number of that application',
  access: 'signed-in',
  /** The roll number belongs to a stipend of the portal; an application from before the portal has none. */
  body: z.strictObject({ applicationNo: text(50), rollNo: z.optional(text(20)), mobile: text(20) }),
  response: z.strictObject({
    otpToken: z.string(),
    otpLength: z.int(),
    sentTo: z.string(),
    expiresIn: z.int(),
    resendAfter: z.int(),
  }),
  problems: ['ANSWERS_INVALID', 'NO_PERMISSION'],
})

/** The message instead of the contract's own, where the owner decides first. */
export const linkRequestedMessage = {
  bn: 'আবেদনটি আরেকটি অ্যাকাউন্টে আছে। তার মালিকের কাছে অনুরোধ পাঠানো হয়েছে। তিনি রাজি হলে এটি আপনার অ্যাকাউন্টে আসবে।',
  en: 'The application is in another account. Its owner was asked. If the owner agrees, it moves to your account.',
}

export const confirmTag = contract({
  method: 'POST',
  path: '/education/tag/confirm',
  summary: 'Link the earlier application to this account with the code that was sent, or ask its owner',
  access: 'signed-in',
  body: z.strictObject({ otpToken: text(64), otp: text(12) }),
  /** `linkedYn` is N while the owner of the application decides. */
  response: z.strictObject({ applicationNo: z.string(), linkedYn: yesNo }),
  message: { bn: 'আবেদনটি আপনার অ্যাকাউন্টে যুক্ত হয়েছে।', en: 'The application is linked to your account.' },
  problems: ['NO_PERMISSION', 'OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'LINK_REFUSED'],
})
