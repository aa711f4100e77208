import type { Test } from '../../conditions/condition.ts'
import type { Move, Stage, Workflow } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import { askToComplete, isFull, referForRefusal } from '../shared-short-entry.ts'
import { visitOfHeirs } from '../shared-visit.ts'
import { words } from '../words.ts'
import * as ask from '../../workflows/asks.ts'
import { chain, review } from '../../workflows/chain.ts'
import { seats } from '../../workflows/desks.ts'
import { claimAmount, claimCurrency, courtCaseNo, hasClaim, isByStaff, missionMemoNo } from './case.ts'
import { paperIds } from './family.ts'

/** domain/3-workflows.md 3.2. */
const stages: [Stage, ...Stage[]] = [
  { id: 'OPENED', label: { bn: 'নথি খোলা হয়েছে', en: 'File opened' } },
  { id: 'PAPERS_ASKED', label: { bn: 'কাগজপত্র চাওয়া হয়েছে', en: 'Papers asked for' }, notifies: 'CMP_PAPERS' },
  { id: 'PAPERS_SENT', label: { bn: 'মিশনে প্রেরিত', en: 'Sent to the mission' } },
  { id: 'CASE_FILED', label: { bn: 'মামলা দায়ের', en: 'Case filed' } },
  { id: 'DECIDED', label: { bn: 'রায়/নিষ্পত্তি', en: 'Decided' } },
  { id: 'MONEY_AT_MISSION', label: { bn: 'মিশনে অর্থ জমা', en: 'Money at the mission' } },
  { id: 'MONEY_AT_BOARD', label: { bn: 'বোর্ডে অর্থ জমা', en: 'Money at the board' } },
  { id: 'DISTRIBUTED', label: { bn: 'বণ্টিত', en: 'Distributed' } },
  { id: 'CLOSED', label: words.closed },
]

const isFiled: Test = { field: 'stage', is: 'CASE_FILED' }
const filed: Field[] = [
  { ...courtCaseNo, when: isFiled },
  { ...claimAmount, when: isFiled },
  { ...claimCurrency, when: { all: [isFiled, hasClaim] } },
]

const attorney: Field = {
  kind: 'consent', id: 'attorneySeen', label: { bn: 'পাওয়ার অব অ্যাটর্নি', en: 'Power of attorney' },
  statement: { bn: 'পাওয়ার অব অ্যাটর্নি নোটারি করা ও সত্যায়িত; মূল কপি দেখেছি।', en: 'The power of attorney is notarised and attested; I have seen the original.' },
} // prettier-ignore

/** domain/2-fields.md 2.10, step 4: written down when the money has reached the board, not before. */
const received: Field[] = [
  { kind: 'money', id: 'receivedAmount', least: 1, currency: { field: 'receivedCurrency' }, label: { bn: 'প্রাপ্ত অর্থ', en: 'Amount received' } },
  { kind: 'lookup', id: 'receivedCurrency', source: 'currency', label: words.currency },
  { kind: 'number', id: 'exchangeRate', decimals: 4, least: 0.0001, label: { bn: 'বিনিময় হার', en: 'Exchange rate' }, hint: { bn: 'এক একক মুদ্রায় কত টাকা', en: 'Taka for one unit of the currency' } },
  { kind: 'choice', id: 'successionSeen', display: 'radio', label: words.successionCertificate, options: [
    { value: 'SEEN', label: { bn: 'দেখা হয়েছে', en: 'Seen' } },
    { value: 'NOT_NEEDED', label: { bn: 'প্রয়োজন নেই: কর্মী জীবিত', en: 'Not needed: the worker is alive' } },
  ] },
] // prettier-ignore
const receivedBdt: Field = { kind: 'money', id: 'receivedBdt', fixed: 'case.receivedBdt', label: { bn: 'টাকায় পরিমাণ', en: 'Amount in BDT' } }

/** The board, or the mission through it, wants papers of the family: only those are then open to them. */
const askPapers: Move = {
  id: 'ask-papers', row: 'T4', when: isFull, from: review, to: 'returned', by: 'holder', needs: 'backward', at: 'not-last', handsTo: 'applicant',
  unlocks: paperIds, stage: 'PAPERS_ASKED', asks: [ask.dueOn, ask.note], label: { bn: 'কাগজপত্র চাওয়া', en: 'Ask for papers' },
} // prettier-ignore

export const compensationRoad: Workflow = chain({
  desks: [
    { ...seats.section, workingDays: 3, asks: [{ ...missionMemoNo, optional: true, when: { not: isByStaff } }] },
    { ...seats.demo, workingDays: 15, when: isFull, asks: [...visitOfHeirs, attorney], stage: 'PAPERS_SENT' },
    { ...seats.mission, workingDays: 60, when: isFull, stage: 'MONEY_AT_MISSION' },
    { ...seats.assistant, workingDays: 5, asks: received, stage: 'MONEY_AT_BOARD' },
    { ...seats.director, workingDays: 10, asks: [receivedBdt] },
  ],
  stages: {
    all: stages,
    label: { bn: 'পর্যায়', en: 'Stage' },
    byHand: ['PAPERS_SENT', 'CASE_FILED', 'DECIDED', 'MONEY_AT_MISSION'],
    asks: filed,
    closes: ['CLOSED'],
    paid: 'DISTRIBUTED',
  },
  forwardsWhen: isFull,
  pays: 'bank',
  grantsOf: 'case.receivedBdt',
  approved: { notifies: 'APPROVED_CASE' },
  moves: [{ ...askToComplete, notifies: 'CMP_PAPERS', stage: 'PAPERS_ASKED' }, referForRefusal, askPapers],
})
