import type { Field } from '../fields/field.ts'
import type { Bilingual } from '../language/bilingual.ts'
import {
  answerAsks, appealAsks, assignAsks, dismissAsks, hearingAsks, questionAsks, ratingAsks, referAsks, reportAsks, resolveAsks,
} from './asks.ts' // prettier-ignore
import type { DueName } from './deadlines.ts'
import type { Seat } from './standing.ts'
import { stateRows, type ComplaintDesk, type ComplaintState } from './states.ts'

export const officerActions = ['ASSIGN', 'ASK_INFO', 'HEARING', 'REFER', 'REPORT', 'REPORT_BACK', 'RESOLVE', 'DISMISS'] as const
export const complainantActions = ['ANSWER', 'APPEAL', 'RATE'] as const
/** What the portal does by itself; nobody is offered it. */
export const portalActions = ['SUBMIT', 'RAISE', 'LAPSE'] as const
export type OfficerAction = (typeof officerActions)[number]
export type ComplainantAction = (typeof complainantActions)[number]
export type ComplaintAction = OfficerAction | ComplainantAction | (typeof portalActions)[number]

export type ComplaintMove = {
  /** What the button says, and what the history says when it is done. */
  label: Bilingual
  done: Bilingual
  /** In which states, and at which desk by whom. */
  from: readonly ComplaintState[]
  at: { readonly [D in ComplaintDesk]?: readonly Seat[] }
  /** What besides must hold: `limits.ts`. */
  limit?: 'three-hearings' | 'not-yet-reported' | 'one-appeal-in-time' | 'rated-once'
  asks: readonly Field[]
  /** `before`: where it was when the complainant was asked. */
  to: ComplaintState | 'same' | 'before'
  /** `home`: who gives complaints out. `closing`: who answers them. */
  hands: ComplaintDesk | 'same' | 'before' | 'home' | 'closing'
  due: DueName
  /** What the complainant reads of it; without it the act is the board's own affair, and so are its words. */
  told?: Bilingual
  tells?: 'GCR_INFO' | 'GCR_HEARING' | 'GCR_CLOSED'
}

const headOffice: readonly Seat[] = ['GRIEVANCE', 'ASSISTANT_DIRECTOR', 'DIRECTOR']
const above: readonly Seat[] = ['ASSISTANT_DIRECTOR', 'DIRECTOR']
const office: readonly Seat[] = ['OFFICE']
const director: readonly Seat[] = ['DIRECTOR']
const complainant: readonly Seat[] = ['COMPLAINANT']
const desks = { GRIEVANCE: headOffice, ASSISTANT_DIRECTOR: above, DIRECTOR: director } as const
const closers = { GRIEVANCE: above, ASSISTANT_DIRECTOR: above, DIRECTOR: director } as const

const working: readonly ComplaintState[] = ['RECEIVED', 'ASSIGNED', 'HEARING', 'REFERRED', 'APPEALED']
/** What nobody is offered: only its name stands in the history. */
const byPortal = (done: Bilingual): ComplaintMove => ({
  label: done,
  done,
  from: [],
  at: {},
  asks: [],
  to: 'same',
  hands: 'same',
  due: 'same',
})

/** domain/3-workflows.md 3.4 as one table: the buttons are drawn from it and the calls are guarded by it. */
export const complaintMoves: { readonly [A in ComplaintAction]: ComplaintMove } = {
  SUBMIT: { ...byPortal({ bn: 'অভিযোগ দাখিল হয়েছে', en: 'Complaint submitted' }), told: stateRows.RECEIVED.told },
  // Also taken back from an office that does not come to an end with it.
  ASSIGN: { label: { bn: 'অফিসে পাঠান', en: 'Assign to an office' }, done: { bn: 'অফিসে পাঠানো হয়েছে', en: 'Assigned to an office' }, from: working, at: { ...desks, OFFICE: headOffice }, asks: assignAsks, to: 'ASSIGNED', hands: 'OFFICE', due: 'answer', told: stateRows.ASSIGNED.told },
  ASK_INFO: { label: { bn: 'তথ্য চান', en: 'Ask the complainant' }, done: { bn: 'অভিযোগকারীর কাছে তথ্য চাওয়া হয়েছে', en: 'The complainant was asked' }, from: working, at: { ...desks, OFFICE: office }, asks: questionAsks, to: 'INFO_WANTED', hands: 'COMPLAINANT', due: 'complainant', told: stateRows.INFO_WANTED.told, tells: 'GCR_INFO' },
  HEARING: { label: { bn: 'শুনানি ডাকুন', en: 'Call a hearing' }, done: { bn: 'শুনানি ডাকা হয়েছে', en: 'A hearing was called' }, from: working, at: { ...desks, OFFICE: office }, limit: 'three-hearings', asks: hearingAsks, to: 'HEARING', hands: 'same', due: 'after-hearing', told: stateRows.HEARING.told, tells: 'GCR_HEARING' },
  REFER: { label: { bn: 'অন্য দপ্তরে পাঠান', en: 'Refer to another body' }, done: { bn: 'অন্য দপ্তরে পাঠানো হয়েছে', en: 'Referred to another body' }, from: working, at: desks, asks: referAsks, to: 'REFERRED', hands: 'home', due: 'answer', told: stateRows.REFERRED.told },
  // An office may still report when the complaint has risen above it in the meantime.
  REPORT: { label: { bn: 'প্রতিবেদন দিন', en: 'Report' }, done: { bn: 'অফিস প্রতিবেদন দিয়েছে', en: 'The office reported' }, from: ['ASSIGNED', 'HEARING'], at: { OFFICE: office, ASSISTANT_DIRECTOR: office, DIRECTOR: office }, limit: 'not-yet-reported', asks: reportAsks, to: 'ASSIGNED', hands: 'closing', due: 'close' },
  REPORT_BACK: { label: { bn: 'দপ্তরের উত্তর লিখুন', en: 'Enter the answer of that body' }, done: { bn: 'দপ্তরের উত্তর এসেছে', en: 'That body answered' }, from: ['REFERRED'], at: desks, asks: reportAsks, to: 'ASSIGNED', hands: 'closing', due: 'close' },
  RESOLVE: { label: { bn: 'নিষ্পত্তি করুন', en: 'Resolve' }, done: { bn: 'নিষ্পত্তি করা হয়েছে', en: 'Resolved' }, from: working, at: closers, asks: resolveAsks, to: 'RESOLVED', hands: 'NOBODY', due: 'none', told: stateRows.RESOLVED.told, tells: 'GCR_CLOSED' },
  DISMISS: { label: { bn: 'নাকচ করুন', en: 'Dismiss' }, done: { bn: 'নাকচ করা হয়েছে', en: 'Dismissed' }, from: working, at: closers, asks: dismissAsks, to: 'DISMISSED', hands: 'NOBODY', due: 'none', told: stateRows.DISMISSED.told, tells: 'GCR_CLOSED' },
  ANSWER: { label: { bn: 'উত্তর দিন', en: 'Answer' }, done: { bn: 'অভিযোগকারী উত্তর দিয়েছেন', en: 'The complainant answered' }, from: ['INFO_WANTED'], at: { COMPLAINANT: complainant }, asks: answerAsks, to: 'before', hands: 'before', due: 'answered', told: { bn: 'আপনার উত্তর পাওয়া গেছে', en: 'Your answer has arrived' } },
  APPEAL: { label: { bn: 'আপিল করুন', en: 'Appeal' }, done: { bn: 'অভিযোগকারী আপিল করেছেন', en: 'The complainant appealed' }, from: ['DISMISSED'], at: { NOBODY: complainant }, limit: 'one-appeal-in-time', asks: appealAsks, to: 'APPEALED', hands: 'DIRECTOR', due: 'appeal', told: stateRows.APPEALED.told },
  RATE: { label: { bn: 'মতামত জানান', en: 'Tell us' }, done: { bn: 'অভিযোগকারী মতামত জানিয়েছেন', en: 'The complainant gave an opinion' }, from: ['RESOLVED'], at: { NOBODY: complainant }, limit: 'rated-once', asks: ratingAsks, to: 'same', hands: 'same', due: 'same', told: { bn: 'আপনার মতামত পাওয়া গেছে', en: 'Your opinion has arrived' } },
  RAISE: byPortal({ bn: 'সময় পেরোনোয় ওপরে পাঠানো হয়েছে', en: 'Raised because it was overdue' }),
  LAPSE: { ...byPortal({ bn: 'সময়মতো উত্তর আসেনি', en: 'No answer came in time' }), told: { bn: 'সময়মতো উত্তর পাওয়া যায়নি', en: 'No answer came in time' } },
} // prettier-ignore

/** Its words are for the complainant, who reads Bangla; those of other moves stay among officers. */
export const speaksToComplainant = (action: ComplaintAction): boolean => complaintMoves[action].asks.some(({ id }) => id === 'noteBng')
