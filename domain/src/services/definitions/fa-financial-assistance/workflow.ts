import type { Move, Workflow } from '#engine/definition/workflow.ts'
import { heirVisitFields } from '#services/definitions/shared-visit.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reviewStateIds } from '#services/workflows/states.ts'
import { fieldsUnlockedByLetter, requestableDocuments } from './documents.ts'

/**
 * Sends the application back to the family with a numbered letter; only the documents are unlocked until the due date.
 */
const letterForDocuments: Move = {
  id: 'letter-for-papers',
  row: 'T4',
  from: reviewStateIds,
  to: 'returned',
  by: 'holder',
  needs: 'backward',
  at: 'first',
  handsTo: 'applicant',
  unlocks: fieldsUnlockedByLetter,
  does: 'make-letter',
  notifies: 'FIN_LETTER',
  asks: [
    {
      kind: 'choice',
      id: 'papersWanted',
      display: 'checkboxes',
      label: { bn: 'যেসব কাগজপত্র প্রয়োজন', en: 'Papers needed' },
      options: requestableDocuments,
    },
    { ...actionFields.dueOn, label: { bn: 'কাগজপত্র দাখিলের শেষ তারিখ', en: 'Papers to be submitted by' } },
    actionFields.note,
  ],
  label: { bn: 'কাগজপত্র চেয়ে পত্র', en: 'Letter for papers' },
}

export const financialAssistanceWorkflow: Workflow = createApprovalWorkflow({
  desks: [
    { ...deskTemplates.section, workingDays: 3 },
    { ...deskTemplates.demo, workingDays: 10, asks: heirVisitFields, notifies: 'FORWARDED' },
    { ...deskTemplates.assistant, workingDays: 5 },
    { ...deskTemplates.director, workingDays: 5 },
  ],
  pays: 'bank',
  fixedAmount: true,
  moves: [letterForDocuments],
  approved: { notifies: 'APPROVED_CASE' },
})
