import type { Predicate } from '#engine/conditions/condition.ts'
import type { Move, Stage, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { requestCompletion, isFullEntry, referForRefusal } from '#services/definitions/shared-short-entry.ts'
import { heirVisitFields } from '#services/definitions/shared-visit.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reviewStateIds } from '#services/workflows/states.ts'
import { claimAmount, claimCurrency, courtCaseNo, hasClaim, isByStaff, missionMemoNo } from './claim.ts'
import { documentIds } from './family.ts'

const stages: [Stage, ...Stage[]] = [
  { id: 'OPENED', label: { bn: 'নথি খোলা হয়েছে', en: 'File opened' } },
  { id: 'PAPERS_ASKED', label: { bn: 'কাগজপত্র চাওয়া হয়েছে', en: 'Papers asked for' }, notifies: 'CMP_PAPERS' },
  { id: 'PAPERS_SENT', label: { bn: 'মিশনে প্রেরিত', en: 'Sent to the mission' } },
  { id: 'CASE_FILED', label: { bn: 'মামলা দায়ের', en: 'Case filed' } },
  { id: 'DECIDED', label: { bn: 'রায়/নিষ্পত্তি', en: 'Decided' } },
  { id: 'MONEY_AT_MISSION', label: { bn: 'মিশনে অর্থ জমা', en: 'Money at the mission' } },
  { id: 'MONEY_AT_BOARD', label: { bn: 'বোর্ডে অর্থ জমা', en: 'Money at the board' } },
  { id: 'DISTRIBUTED', label: { bn: 'বণ্টিত', en: 'Distributed' } },
  { id: 'CLOSED', label: serviceMessages.closed },
]

const isFiled: Predicate = { field: 'stage', is: 'CASE_FILED' }
const filed: Field[] = [
  { ...courtCaseNo, when: isFiled },
  { ...claimAmount, when: isFiled },
  { ...claimCurrency, when: { all: [isFiled, hasClaim] } },
]

const attorney: Field = {
  kind: 'consent',
  id: 'attorneySeen',
  label: { bn: 'পাওয়ার অব অ্যাটর্নি', en: 'Power of attorney' },
  statement: {
    bn: 'পাওয়ার অব অ্যাটর্নি নোটারি করা ও সত্যায়িত; মূল কপি দেখেছি।',
    en: 'The power of attorney is notarised and attested; I have seen the original.',
  },
}

/** Recorded by the assistant director once the money has reached the Board. */
const received: Field[] = [
  {
    kind: 'money',
    id: 'receivedAmount',
    least: 1,
    currency: { field: 'receivedCurrency' },
    label: { bn: 'প্রাপ্ত অর্থ', en: 'Amount received' },
  },
  { kind: 'lookup', id: 'receivedCurrency', source: 'currency', label: serviceMessages.currency },
  {
    kind: 'number',
    id: 'exchangeRate',
    decimals: 4,
    least: 0.0001,
    label: { bn: 'বিনিময় হার', en: 'Exchange rate' },
    hint: { bn: 'এক একক মুদ্রায় কত টাকা', en: 'Taka for one unit of the currency' },
  },
  {
    kind: 'choice',
    id: 'successionSeen',
    display: 'radio',
    label: serviceMessages.successionCertificate,
    options: [
      { value: 'SEEN', label: { bn: 'দেখা হয়েছে', en: 'Seen' } },
      { value: 'NOT_NEEDED', label: { bn: 'প্রয়োজন নেই: কর্মী জীবিত', en: 'Not needed: the worker is alive' } },
    ],
  },
]
const receivedBdt: Field = {
  kind: 'money',
  id: 'receivedBdt',
  fixed: 'case.receivedBdt',
  label: { bn: 'টাকায় পরিমাণ', en: 'Amount in BDT' },
}

/** Requests documents from the family, also on behalf of the mission, and unlocks only those fields. */
const askDocuments: Move = {
  id: 'ask-papers',
  row: 'T4',
  when: isFullEntry,
  from: reviewStateIds,
  to: 'returned',
  by: 'holder',
  needs: 'backward',
  at: 'not-last',
  handsTo: 'applicant',
  unlocks: documentIds,
  stage: 'PAPERS_ASKED',
  asks: [actionFields.dueOn, actionFields.note],
  label: { bn: 'কাগজপত্র চাওয়া', en: 'Ask for papers' },
}

export const compensationWorkflow: Workflow = createApprovalWorkflow({
  desks: [
    {
      ...deskTemplates.section,
      workingDays: 3,
      asks: [{ ...missionMemoNo, optional: true, when: { not: isByStaff } }],
    },
    {
      ...deskTemplates.demo,
      workingDays: 15,
      when: isFullEntry,
      asks: [...heirVisitFields, attorney],
      stage: 'PAPERS_SENT',
    },
    { ...deskTemplates.mission, workingDays: 60, when: isFullEntry, stage: 'MONEY_AT_MISSION' },
    { ...deskTemplates.assistant, workingDays: 5, asks: received, stage: 'MONEY_AT_BOARD' },
    { ...deskTemplates.director, workingDays: 10, asks: [receivedBdt] },
  ],
  stages: {
    all: stages,
    label: { bn: 'পর্যায়', en: 'Stage' },
    byHand: ['PAPERS_SENT', 'CASE_FILED', 'DECIDED', 'MONEY_AT_MISSION'],
    asks: filed,
    closes: ['CLOSED'],
    paid: 'DISTRIBUTED',
  },
  forwardsWhen: isFullEntry,
  pays: 'bank',
  grantsOf: 'case.receivedBdt',
  approved: { notifies: 'APPROVED_CASE' },
  moves: [{ ...requestCompletion, notifies: 'CMP_PAPERS', stage: 'PAPERS_ASKED' }, referForRefusal, askDocuments],
})
