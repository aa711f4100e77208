import type { Test } from '../../conditions/condition.ts'
import type { Move } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import { words } from '../words.ts'
import * as ask from '../../workflows/asks.ts'
import { review } from '../../workflows/chain.ts'
import { hasDied, isAlive } from './worker.ts'

const arrivalTime = { kind: 'date-time', id: 'arrivalTime', label: words.arrivalTime } as const
const flight: Field[] = [
  { kind: 'text', id: 'flightNo', script: 'english-only', longest: 20, label: words.flightNo },
  { kind: 'text', id: 'airwayBillNo', script: 'english-only', longest: 30, optional: true, label: words.airwayBillNo },
  arrivalTime,
  ask.optionalNote,
] // prettier-ignore
const receiver: Field[] = [
  { kind: 'text', id: 'handedOverTo', label: { bn: 'মৃতদেহ গ্রহণকারী', en: 'Body handed over to' } },
  { kind: 'text', id: 'handedOverNid', format: 'nid', label: words.receiverNid },
  { kind: 'lookup', id: 'handedOverRelation', source: 'relation', label: words.relation },
  ask.optionalNote,
] // prettier-ignore

const byDesk = { row: 'T2', by: 'holder', needs: 'forward' } as const
const ending = { row: 'T14', to: 'case-closed', by: 'holder', needs: 'forward', handsTo: 'nobody' } as const
const bodyComes: Test = { field: 'serviceType', is: 'DEAD_BODY' }

const fix = { ...byDesk, from: ['approved'], to: 'on-the-way', handsTo: 'later', stage: 'FLIGHT_FIXED', asks: flight, label: { bn: 'ফ্লাইট নির্ধারণ', en: 'Fix the flight' } } satisfies Partial<Move> // prettier-ignore
const change = { ...fix, from: ['on-the-way'], handsTo: 'same', label: { bn: 'ফ্লাইট পরিবর্তন', en: 'Change the flight' } } satisfies Partial<Move> // prettier-ignore
const bury = { ...ending, stage: 'BURIED_ABROAD', when: hasDied, asks: [ask.note], label: words.buriedAbroad } satisfies Partial<Move> // prettier-ignore

/** A burial that costs the board nothing needs no decision. */
export const buriedAbroad: Move = { ...bury, id: 'bury-abroad', from: review, at: 'not-first' }

/** After the decision: the mission sends the worker home, or buries them; the airport receives. A family in mourning is written to in other words. */
export const homecoming: Move[] = [
  { ...fix, id: 'fix-flight', when: bodyComes, notifies: 'REP_FLIGHT' },
  { ...fix, id: 'fix-return', when: isAlive, notifies: 'REP_RETURN' },
  { ...bury, id: 'bury-after-approval', from: ['approved'] },
  { ...change, id: 'change-flight', when: bodyComes, notifies: 'REP_FLIGHT' },
  { ...change, id: 'change-return', when: isAlive, notifies: 'REP_RETURN' },
  {
    ...byDesk, id: 'record-arrival', from: ['on-the-way'], to: 'on-the-way', handsTo: 'same', stage: 'ARRIVED', label: { bn: 'দেশে পৌঁছেছে', en: 'Record the arrival' },
    asks: [{ ...arrivalTime, notAfter: { fact: 'today' } }, ask.optionalNote],
  },
  { ...ending, id: 'hand-over', from: ['on-the-way'], when: bodyComes, stage: 'HANDED_OVER', asks: receiver, does: 'open-followers', label: { bn: 'পরিবারের নিকট হস্তান্তর', en: 'Hand over to the family' } },
  { ...ending, id: 'receive-worker', from: ['on-the-way'], when: isAlive, stage: 'CLOSED', asks: [ask.optionalNote], label: { bn: 'কর্মী দেশে ফিরেছেন', en: 'The worker is home' } },
] // prettier-ignore
