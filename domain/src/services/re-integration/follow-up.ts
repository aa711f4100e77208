import type { Desk, Move } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import * as ask from '../../workflows/asks.ts'
import { seats } from '../../workflows/desks.ts'
import { stages } from './stages.ts'
import { only, optionsOf } from '../../fields/made-of.ts'

const stage: Field = {
  kind: 'choice', id: 'stage', display: 'radio', label: { bn: 'বর্তমান অবস্থা', en: 'Current status' },
  options: only(optionsOf(stages), 'REFERRED', 'FOLLOW_UP'),
} // prettier-ignore

const progress = {
  row: 'T2', by: 'holder', needs: 'forward', handsTo: 'same', stage: 'chosen', asks: [stage, ask.note], label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' },
} satisfies Partial<Move> // prettier-ignore

/** After the cash, or after the approval of the other services, the centre goes on with the person. */
export const followUp: { desks: [Desk, ...Desk[]]; moves: Move[] } = {
  desks: [
    { ...seats.centre, id: 'follow-up', workingDays: 60, label: { bn: 'ওয়েলফেয়ার সেন্টার (ফলোআপ)', en: 'Welfare centre (follow-up)' } },
  ],
  moves: [
    { ...progress, id: 'progress-later', from: ['approved'], to: 'approved' },
    { ...progress, id: 'progress-paid', from: ['paid'], to: 'paid' },
    {
      id: 'close-case', row: 'T14', from: ['approved', 'paid'], to: 'case-closed', by: 'holder', needs: 'forward', handsTo: 'nobody', stage: 'CLOSED',
      asks: [ask.note], label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' },
    },
  ],
} // prettier-ignore
