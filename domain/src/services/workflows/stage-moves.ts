import type { Move } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import * as actionFields from './action-fields.ts'
import type { ApprovalChain } from './approval-chain.ts'
import { reviewStateIds } from './states.ts'

/** Moves with which the holding desk records the stage; the applicant sees it. */
export const stageMoves = (
  {
    all,
    label = { bn: 'বর্তমান অবস্থা', en: 'Current status' },
    asks = [],
    byHand,
    closes,
  }: NonNullable<ApprovalChain['stages']>,
  hasLaterDesks: boolean,
): Move[] => {
  const stageOf = (chosen?: string[]): Field => ({
    kind: 'choice',
    id: 'stage',
    display: 'dropdown',
    label,
    options: all.filter(({ id }) => chosen?.includes(id) ?? true).map((one) => ({ value: one.id, label: one.label })),
  })
  const progress = {
    row: 'T2',
    by: 'holder',
    needs: 'forward',
    handsTo: 'same',
    stage: 'chosen',
    asks: [stageOf(byHand), ...asks, actionFields.optionalNote],
    label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' },
  } as const
  return [
    { ...progress, asks: [...progress.asks], id: 'progress', from: reviewStateIds, to: 'forwarded' },
    ...(hasLaterDesks
      ? [{ ...progress, asks: [...progress.asks], id: 'progress-later', from: ['approved'], to: 'approved' }]
      : []),
    ...(closes
      ? [
          {
            id: 'close-case',
            row: 'T14',
            from: reviewStateIds,
            to: 'case-closed',
            by: 'holder' as const,
            needs: 'forward' as const,
            at: 'not-first' as const,
            handsTo: 'nobody' as const,
            asks: [stageOf(closes === true ? undefined : closes), actionFields.note],
            stage: 'chosen',
            label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' },
          },
        ]
      : []),
  ]
}
