import type { State, Workflow } from '#engine/definition/workflow.ts'
import { requestCompletion, isFullEntry, referForRefusal } from '#services/definitions/shared-short-entry.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { desks, desksAfterApproval, stages } from './desks.ts'
import { buryAbroadMove, journeyMoves } from './journey-moves.ts'

const atWork = {
  colour: 'blue',
  label: { bn: 'ব্যবস্থা চলছে', en: 'Under way' },
  reads: { bn: 'ব্যবস্থা চলছে – {stage}', en: 'Under way – {stage}' },
} satisfies Partial<State>

const onTheWay: State = {
  ...atWork,
  status: 'APPROVED',
  approval: 2,
  next: {
    bn: 'বিমানবন্দরের প্রবাসী কল্যাণ ডেস্ক আপনাকে সহায়তা করবে। এনআইডি ও পরিবারের সদস্য সনদ সঙ্গে আনুন।',
    en: 'The welfare desk at the airport will help you. Bring your NID and the family member certificate.',
  },
}

const moves = createApprovalWorkflow({
  desks,
  stages: {
    all: stages,
    byHand: ['FAMILY_INFORMED', 'EMPLOYER_AGREED', 'EMPLOYER_REFUSED', 'NOC_ISSUED'],
    closes: ['CLOSED'],
  },
  forwardsWhen: isFullEntry,
  // Approval requires the mission's reply on costs, so a short entry, which the mission never sees, cannot be
  // approved.
  approved: {
    when: { field: 'costBorneBy', isFilled: true },
    isSilent: true,
    state: {
      ...atWork,
      next: {
        bn: 'মিশন এনওসি ও ফ্লাইটের ব্যবস্থা করছে। ফ্লাইট ঠিক হলে এসএমএসে জানানো হবে।',
        en: 'The mission is arranging the NOC and the flight. You will get an SMS when the flight is fixed.',
      },
    },
  },
  // Repatriation of a body is rejected only for false or duplicate reports.
  rejectionReasons: ['DUPLICATE', 'FALSE_INFO'],
  later: { desks: desksAfterApproval, moves: journeyMoves },
  moves: [
    { ...requestCompletion, unlocks: ['entryKind', 'workerNameEn', 'workerCountryId', 'applicantMobile'] },
    referForRefusal,
    buryAbroadMove,
  ],
})

export const repatriationWorkflow: Workflow = { ...moves, states: { ...moves.states, 'on-the-way': onTheWay } }
