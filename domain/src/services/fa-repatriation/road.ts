import type { State, Workflow } from '../../definition/workflow.ts'
import { askToComplete, isFull, referForRefusal } from '../shared-short-entry.ts'
import { chain } from '../../workflows/chain.ts'
import { desks, laterDesks, stages } from './desks.ts'
import { buriedAbroad, homecoming } from './homecoming.ts'

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

const road = chain({
  desks,
  stages: {
    all: stages,
    byHand: ['FAMILY_INFORMED', 'EMPLOYER_AGREED', 'EMPLOYER_REFUSED', 'NOC_ISSUED'],
    closes: ['CLOSED'],
  },
  forwardsWhen: isFull,
  // A short entry never comes to the mission, and without the mission's word nothing is granted.
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
  // A body is never refused: only news that was false, or told twice.
  refusalReasons: ['DUPLICATE', 'FALSE_INFO'],
  later: { desks: laterDesks, moves: homecoming },
  moves: [
    { ...askToComplete, unlocks: ['entryKind', 'workerNameEn', 'workerCountryId', 'applicantMobile'] },
    referForRefusal,
    buriedAbroad,
  ],
})

export const repatriationRoad: Workflow = { ...road, states: { ...road.states, 'on-the-way': onTheWay } }
