import type { Desk, Move } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { stages } from './stages.ts'
import { pickOptions, toOptions } from '#engine/fields/field-builders.ts'

const stage: Field = {
  kind: 'choice',
  id: 'stage',
  display: 'radio',
  label: { bn: 'বর্তমান অবস্থা', en: 'Current status' },
  options: pickOptions(toOptions(stages), 'REFERRED', 'FOLLOW_UP'),
}

const progress = {
  row: 'T2',
  by: 'holder',
  needs: 'forward',
  handsTo: 'same',
  stage: 'chosen',
  asks: [stage, actionFields.note],
  label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' },
} satisfies Partial<Move>

/** After the cash payment, or after approval of the other services, the centre follows up. */
export const followUp: { desks: [Desk, ...Desk[]]; moves: Move[] } = {
  desks: [
    {
      ...deskTemplates.centre,
      id: 'follow-up',
      workingDays: 60,
      label: { bn: 'ওয়েলফেয়ার সেন্টার (ফলোআপ)', en: 'Welfare centre (follow-up)' },
    },
  ],
  moves: [
    { ...progress, id: 'progress-later', from: ['approved'], to: 'approved' },
    { ...progress, id: 'progress-paid', from: ['paid'], to: 'paid' },
    {
      id: 'close-case',
      row: 'T14',
      from: ['approved', 'paid'],
      to: 'case-closed',
      by: 'holder',
      needs: 'forward',
      handsTo: 'nobody',
      stage: 'CLOSED',
      asks: [actionFields.note],
      label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' },
    },
  ],
}
