import type { Move, Workflow } from '../../definition/workflow.ts'
import { visitOfHeirs } from '../shared-visit.ts'
import * as ask from '../../workflows/asks.ts'
import { chain, review } from '../../workflows/chain.ts'
import { seats } from '../../workflows/desks.ts'
import { letterUnlocks, wantedPapers } from './documents.ts'

/** The file goes to the family with a letter and its number; only the papers are open to them until its day. */
const letterForPapers: Move = {
  id: 'letter-for-papers', row: 'T4', from: review, to: 'returned', by: 'holder', needs: 'backward', at: 'first', handsTo: 'applicant',
  unlocks: letterUnlocks, does: 'make-letter', notifies: 'FIN_LETTER',
  asks: [
    { kind: 'choice', id: 'papersWanted', display: 'checkboxes', label: { bn: 'যেসব কাগজপত্র প্রয়োজন', en: 'Papers needed' }, options: wantedPapers },
    { ...ask.dueOn, label: { bn: 'কাগজপত্র দাখিলের শেষ তারিখ', en: 'Papers to be submitted by' } },
    ask.note,
  ],
  label: { bn: 'কাগজপত্র চেয়ে পত্র', en: 'Letter for papers' },
} // prettier-ignore

export const road: Workflow = chain({
  desks: [
    { ...seats.section, workingDays: 3 },
    { ...seats.demo, workingDays: 10, asks: visitOfHeirs, notifies: 'FORWARDED' },
    { ...seats.assistant, workingDays: 5 },
    { ...seats.director, workingDays: 5 },
  ],
  pays: 'bank',
  fixedAmount: true,
  moves: [letterForPapers],
  approved: { notifies: 'APPROVED_CASE' },
})
