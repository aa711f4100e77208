import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'
import {
  answerFields,
  appealFields,
  assignFields,
  dismissFields,
  hearingFields,
  informationRequestFields,
  ratingFields,
  referFields,
  reportFields,
  resolveFields,
} from './action-fields.ts'
import type { DeadlineName } from './deadlines.ts'
import type { ComplaintRole } from './complaint-access.ts'
import { complaintStateTexts, type ComplaintDesk, type ComplaintState } from './states.ts'

export const officerActions = [
  'ASSIGN',
  'ASK_INFO',
  'HEARING',
  'REFER',
  'REPORT',
  'REPORT_BACK',
  'RESOLVE',
  'DISMISS',
] as const
export const complainantActions = ['ANSWER', 'APPEAL', 'RATE'] as const
/** Moves that the portal makes itself; no user is offered them. */
export const portalActions = ['SUBMIT', 'RAISE', 'LAPSE'] as const
export type OfficerAction = (typeof officerActions)[number]
export type ComplainantAction = (typeof complainantActions)[number]
export type ComplaintAction = OfficerAction | ComplainantAction | (typeof portalActions)[number]

export type ComplaintMove = {
  /** Label of the button, and text in the history. */
  label: Bilingual
  done: Bilingual
  /** States, and the roles at each desk, that may make the move. */
  from: readonly ComplaintState[]
  at: { readonly [D in ComplaintDesk]?: readonly ComplaintRole[] }
  /** Further condition, defined in `move-limits.ts`. */
  limit?: 'three-hearings' | 'not-yet-reported' | 'one-appeal-in-time' | 'rated-once'
  actionFields: readonly Field[]
  /** `before`: the state before the question to the complainant. */
  to: ComplaintState | 'same' | 'before'
  /** `home`: the desk that assigns complaints. `closing`: the desk that closes them. */
  nextDesk: ComplaintDesk | 'same' | 'before' | 'home' | 'closing'
  due: DeadlineName
  /** Text for the complainant. Without it the move and its note are internal. */
  complainantText?: Bilingual
  notifies?: 'GCR_INFO' | 'GCR_HEARING' | 'GCR_CLOSED'
}

const headOffice: readonly ComplaintRole[] = ['GRIEVANCE', 'ASSISTANT_DIRECTOR', 'DIRECTOR']
const above: readonly ComplaintRole[] = ['ASSISTANT_DIRECTOR', 'DIRECTOR']
const office: readonly ComplaintRole[] = ['OFFICE']
const director: readonly ComplaintRole[] = ['DIRECTOR']
const complainant: readonly ComplaintRole[] = ['COMPLAINANT']
const desks = { GRIEVANCE: headOffice, ASSISTANT_DIRECTOR: above, DIRECTOR: director } as const
const closers = { GRIEVANCE: above, ASSISTANT_DIRECTOR: above, DIRECTOR: director } as const

const working: readonly ComplaintState[] = ['RECEIVED', 'ASSIGNED', 'HEARING', 'REFERRED', 'APPEALED']
/** A move that no user can make; only its label appears in the history. */
const byPortal = (done: Bilingual): ComplaintMove => ({
  label: done,
  done,
  from: [],
  at: {},
  actionFields: [],
  to: 'same',
  nextDesk: 'same',
  due: 'same',
})

/**
 * Moves of a complaint (docs/domain/workflows.md). Buttons are rendered from this table, and the endpoints check it.
 */
export const complaintMoves: { readonly [A in ComplaintAction]: ComplaintMove } = {
  SUBMIT: {
    ...byPortal({ bn: 'অভিযোগ দাখিল হয়েছে', en: 'Complaint submitted' }),
    complainantText: complaintStateTexts.RECEIVED.complainantText,
  },
  // Also used to reassign a complaint that an office does not finish.
  ASSIGN: {
    label: { bn: 'অফিসে পাঠান', en: 'Assign to an office' },
    done: { bn: 'অফিসে পাঠানো হয়েছে', en: 'Assigned to an office' },
    from: working,
    at: { ...desks, OFFICE: headOffice },
    actionFields: assignFields,
    to: 'ASSIGNED',
    nextDesk: 'OFFICE',
    due: 'answer',
    complainantText: complaintStateTexts.ASSIGNED.complainantText,
  },
  ASK_INFO: {
    label: { bn: 'তথ্য চান', en: 'Ask the complainant' },
    done: { bn: 'অভিযোগকারীর কাছে তথ্য চাওয়া হয়েছে', en: 'The complainant was asked' },
    from: working,
    at: { ...desks, OFFICE: office },
    actionFields: informationRequestFields,
    to: 'INFO_WANTED',
    nextDesk: 'COMPLAINANT',
    due: 'complainant',
    complainantText: complaintStateTexts.INFO_WANTED.complainantText,
    notifies: 'GCR_INFO',
  },
  HEARING: {
    label: { bn: 'শুনানি ডাকুন', en: 'Call a hearing' },
    done: { bn: 'শুনানি ডাকা হয়েছে', en: 'A hearing was called' },
    from: working,
    at: { ...desks, OFFICE: office },
    limit: 'three-hearings',
    actionFields: hearingFields,
    to: 'HEARING',
    nextDesk: 'same',
    due: 'after-hearing',
    complainantText: complaintStateTexts.HEARING.complainantText,
    notifies: 'GCR_HEARING',
  },
  REFER: {
    label: { bn: 'অন্য দপ্তরে পাঠান', en: 'Refer to another body' },
    done: { bn: 'অন্য দপ্তরে পাঠানো হয়েছে', en: 'Referred to another body' },
    from: working,
    at: desks,
    actionFields: referFields,
    to: 'REFERRED',
    nextDesk: 'home',
    due: 'answer',
    complainantText: complaintStateTexts.REFERRED.complainantText,
  },
  // An office may still report after the complaint was escalated.
  REPORT: {
    label: { bn: 'প্রতিবেদন দিন', en: 'Report' },
    done: { bn: 'অফিস প্রতিবেদন দিয়েছে', en: 'The office reported' },
    from: ['ASSIGNED', 'HEARING'],
    at: { OFFICE: office, ASSISTANT_DIRECTOR: office, DIRECTOR: office },
    limit: 'not-yet-reported',
    actionFields: reportFields,
    to: 'ASSIGNED',
    nextDesk: 'closing',
    due: 'close',
  },
  REPORT_BACK: {
    label: { bn: 'দপ্তরের উত্তর লিখুন', en: 'Enter the answer of that body' },
    done: { bn: 'দপ্তরের উত্তর এসেছে', en: 'That body answered' },
    from: ['REFERRED'],
    at: desks,
    actionFields: reportFields,
    to: 'ASSIGNED',
    nextDesk: 'closing',
    due: 'close',
  },
  RESOLVE: {
    label: { bn: 'নিষ্পত্তি করুন', en: 'Resolve' },
    done: { bn: 'নিষ্পত্তি করা হয়েছে', en: 'Resolved' },
    from: working,
    at: closers,
    actionFields: resolveFields,
    to: 'RESOLVED',
    nextDesk: 'NOBODY',
    due: 'none',
    complainantText: complaintStateTexts.RESOLVED.complainantText,
    notifies: 'GCR_CLOSED',
  },
  DISMISS: {
    label: { bn: 'নাকচ করুন', en: 'Dismiss' },
    done: { bn: 'নাকচ করা হয়েছে', en: 'Dismissed' },
    from: working,
    at: closers,
    actionFields: dismissFields,
    to: 'DISMISSED',
    nextDesk: 'NOBODY',
    due: 'none',
    complainantText: complaintStateTexts.DISMISSED.complainantText,
    notifies: 'GCR_CLOSED',
  },
  ANSWER: {
    label: { bn: 'উত্তর দিন', en: 'Answer' },
    done: { bn: 'অভিযোগকারী উত্তর দিয়েছেন', en: 'The complainant answered' },
    from: ['INFO_WANTED'],
    at: { COMPLAINANT: complainant },
    actionFields: answerFields,
    to: 'before',
    nextDesk: 'before',
    due: 'answered',
    complainantText: { bn: 'আপনার উত্তর পাওয়া গেছে', en: 'Your answer has arrived' },
  },
  APPEAL: {
    label: { bn: 'আপিল করুন', en: 'Appeal' },
    done: { bn: 'অভিযোগকারী আপিল করেছেন', en: 'The complainant appealed' },
    from: ['DISMISSED'],
    at: { NOBODY: complainant },
    limit: 'one-appeal-in-time',
    actionFields: appealFields,
    to: 'APPEALED',
    nextDesk: 'DIRECTOR',
    due: 'appeal',
    complainantText: complaintStateTexts.APPEALED.complainantText,
  },
  RATE: {
    label: { bn: 'মতামত জানান', en: 'Tell us' },
    done: { bn: 'অভিযোগকারী মতামত জানিয়েছেন', en: 'The complainant gave an opinion' },
    from: ['RESOLVED'],
    at: { NOBODY: complainant },
    limit: 'rated-once',
    actionFields: ratingFields,
    to: 'same',
    nextDesk: 'same',
    due: 'same',
    complainantText: { bn: 'আপনার মতামত পাওয়া গেছে', en: 'Your opinion has arrived' },
  },
  RAISE: byPortal({ bn: 'সময় পেরোনোয় ওপরে পাঠানো হয়েছে', en: 'Raised because it was overdue' }),
  LAPSE: {
    ...byPortal({ bn: 'সময়মতো উত্তর আসেনি', en: 'No answer came in time' }),
    complainantText: { bn: 'সময়মতো উত্তর পাওয়া যায়নি', en: 'No answer came in time' },
  },
}

/** The note of this move is for the complainant, in Bangla; notes of other moves are internal. */
export const hasNoteToComplainant = (action: ComplaintAction): boolean =>
  complaintMoves[action].actionFields.some(({ id }) => id === 'noteBng')
