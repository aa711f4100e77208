import * as z from 'zod/mini'
import { complainantActions, officerActions } from './complaints/moves.ts'
import { complaintDesks, complaintStates } from './complaints/states.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, sortBy, timestamp, text, yesNo, uploadProblems } from '#http/schemas.ts'

const state = z.enum(complaintStates)
const nullableText = z.nullable(z.string())
const nullableDay = z.nullable(z.string())
const ticketNo = z.strictObject({ ticketNo: z.string().check(z.regex(/^GCR[0-9]{12}$/)) })
const refusedForms = [...uploadProblems, 'TOO_MANY_REQUESTS'] as const

/** The JSON part of a complaint: the answers of its form (`complaints/complaint-form.ts`), and a captcha. */
const complaintPart = z.looseObject({ captchaId: z.optional(text(64)), captcha: z.optional(text(12)) })

export const submitComplaint = contract({
  method: 'POST',
  path: '/pub/complaints',
  summary:
    'Submit a complaint: part `complaint` (JSON, with captcha), then up to five parts `attachments`, named by ' +
    'number in the JSON',
  access: 'anyone',
  multipart: { complaint: complaintPart, attachments: 'files' },
  response: z.strictObject({ ticketNo: z.string() }),
  message: { bn: 'অভিযোগ গৃহীত হয়েছে।', en: 'Your complaint is received.' },
  problems: ['SERVICE_CLOSED', 'INVALID_CAPTCHA', ...refusedForms],
})

/** Credentials with which complainants open their complaint. The captcha is required after three failed attempts. */
const proof = { ticketNo: text(30), mobile: text(20), captchaId: z.optional(text(64)), captcha: z.optional(text(12)) }

/** The JSON part of the multipart form. The fields of the move validate its content. */
export const complaintReplyPart = z.looseObject({ ...proof, action: z.enum(complainantActions) })

const notifiedComplaint = z.strictObject({
  ticketNo: z.string(),
  subject: z.string(),
  receivedOn: z.string(),
  state,
  stateText: z.string(),
  stateTextBng: z.string(),
  next: z.string(),
  nextBng: z.string(),
  hearingDate: nullableText,
  hearingPlace: nullableText,
  /** The open question to the complainant, or the reply or reason once the complaint is closed. */
  answer: z.string(),
  answerBng: z.string(),
  /** Date until which the complainant should reply or may appeal. */
  actBy: nullableDay,
  settleBy: z.string(),
  satisfaction: z.nullable(z.int()),
  openActions: z.array(z.enum(complainantActions)),
  history: z.array(z.strictObject({ date: timestamp, text: z.string(), textBng: z.string() })),
})

export const checkComplaint = contract({
  method: 'POST',
  path: '/pub/complaints/status',
  summary:
    'Check the status of a complaint by ticket and mobile; a wrong ticket and a wrong mobile get the same response',
  access: 'anyone',
  body: z.strictObject(proof),
  response: notifiedComplaint,
  problems: ['SERVICE_CLOSED', 'INVALID_CAPTCHA', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const replyToComplaint = contract({
  method: 'POST',
  path: '/pub/complaints/reply',
  summary:
    'Reply to a question, appeal or rate the handling of a complaint: part `reply` (JSON with ticketNo, ' +
    'mobile, action), then `attachments`',
  access: 'anyone',
  multipart: { reply: complaintReplyPart, attachments: 'files' },
  response: notifiedComplaint,
  message: { bn: 'আপনার কথা আমরা পেয়েছি।', en: 'We have received it.' },
  problems: ['SERVICE_CLOSED', 'INVALID_CAPTCHA', 'NOT_FOUND', 'MOVE_NOT_OPEN', ...refusedForms],
})

const complaintRow = z.strictObject({
  ticketNo: z.string(),
  subject: z.string(),
  complaintTypeId: z.string(),
  typeName: z.string(),
  typeNameBng: z.string(),
  /** The office or person that the complaint is about. */
  accused: z.string(),
  accusedBng: z.string(),
  state,
  stateName: z.string(),
  stateNameBng: z.string(),
  desk: z.enum(complaintDesks),
  deskName: z.string(),
  deskNameBng: z.string(),
  officeName: nullableText,
  officeNameBng: nullableText,
  receivedOn: z.string(),
  dueOn: nullableDay,
  settleBy: z.string(),
  /** Deadline status of the whole complaint; null once it is closed. */
  light: z.nullable(z.enum(['green', 'amber', 'red'])),
  overdueYn: yesNo,
  raised: z.int(),
})

export const listComplaints = contract({
  method: 'GET',
  path: '/complaints',
  summary:
    'List the complaints that the officer may see: all for the grievance desk, others by office, none about ' +
    'the own office',
  access: 'complaint-list:view',
  query: z.strictObject({
    ...listQuery,
    /** `mine`: waiting at the caller's desk. */
    view: z.optional(z.enum(['mine', 'all'])),
    state: z.optional(state),
    type: z.optional(text(40)),
    office: z.optional(text(9)),
    overdue: z.optional(yesNo),
    /** Only unsettled complaints. */
    open: z.optional(yesNo),
    sort: sortBy('receivedOn'),
  }),
  response: paginatedList(complaintRow),
})

const office = z.strictObject({ id: z.string(), name: z.string(), nameBng: z.string() })

export const getComplaint = contract({
  method: 'GET',
  path: '/complaints/:ticketNo',
  summary:
    'Get a complaint with its history and permitted actions; the identity of the complainant depends on the ' +
    'office; audited',
  access: 'complaint-list:view',
  params: ticketNo,
  response: z.strictObject({
    ...complaintRow.shape,
    revision: z.int(),
    /** Without the answers that this officer may not read. */
    answers: z.record(z.string(), z.unknown()),
    /** The accused office, with its name. */
    accusedOffice: z.nullable(office),
    complainantSeen: z.enum(['whole', 'masked', 'hidden']),
    anonymousYn: yesNo,
    enteredByStaffYn: yesNo,
    hearings: z.int(),
    satisfaction: z.nullable(z.int()),
    openActions: z.array(z.enum(officerActions)),
    /** Offices to which the caller may assign the complaint; empty without that permission. */
    offices: z.array(office),
    attachments: z.array(
      z.strictObject({
        attachmentId: z.string(),
        name: z.string(),
        fileName: z.string(),
        mediaType: z.string(),
        size: z.int(),
      }),
    ),
    /** Number of attachments that only the grievance desk sees, because the complainant is anonymous. */
    attachmentsHeldBack: z.int(),
    history: z.array(
      z.strictObject({
        at: timestamp,
        label: z.string(),
        labelBng: z.string(),
        person: z.string(),
        personBng: z.string(),
        lines: z.array(
          z.strictObject({ label: z.string(), labelBng: z.string(), text: z.string(), textBng: z.string() }),
        ),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

/** Action fields; `complaints/moves.ts` defines which action has which. */
const given = z.optional(z.unknown())

export const takeComplaintAction = contract({
  method: 'POST',
  path: '/complaints/:ticketNo/action',
  summary: 'Assign, ask, call a hearing, refer, report, resolve or dismiss, as state, desk and role permit',
  access: 'complaint-list:view',
  params: ticketNo,
  body: z.strictObject({
    action: z.enum(officerActions),
    revision: z.int(),
    officeId: given,
    note: given,
    noteBng: given,
    hearingDate: given,
    hearingPlace: given,
    referredTo: given,
  }),
  response: z.strictObject({ ticketNo: z.string(), state, revision: z.int() }),
  message: { bn: 'কাজটি হয়েছে।', en: 'It is done.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID'],
})

export const enterComplaint = contract({
  method: 'POST',
  path: '/complaints',
  summary: 'Submit a complaint for a caller: the same form as /pub/complaints, without a captcha',
  access: 'complaint-list:create',
  multipart: { complaint: complaintPart, attachments: 'files' },
  response: z.strictObject({ ticketNo: z.string() }),
  message: { bn: 'অভিযোগ গৃহীত হয়েছে।', en: 'The complaint is received.' },
  problems: [...refusedForms],
})

export const openComplaintAttachment = contract({
  method: 'GET',
  path: '/complaints/:ticketNo/attachments/:attachmentId',
  summary: 'Download an attachment of a complaint, for staff who may see the complainant; audited',
  access: 'complaint-list:view',
  params: z.strictObject({ ...ticketNo.shape, attachmentId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})
