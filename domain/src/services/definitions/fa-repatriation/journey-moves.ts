import type { Predicate } from '#engine/conditions/condition.ts'
import type { Move } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { reviewStateIds } from '#services/workflows/states.ts'
import { hasDied, isAlive } from './worker.ts'

const arrivalTime = { kind: 'date-time', id: 'arrivalTime', label: serviceMessages.arrivalTime } as const
const flight: Field[] = [
  { kind: 'text', id: 'flightNo', script: 'english-only', longest: 20, label: serviceMessages.flightNo },
  {
    kind: 'text',
    id: 'airwayBillNo',
    script: 'english-only',
    longest: 30,
    optional: true,
    label: serviceMessages.airwayBillNo,
  },
  arrivalTime,
  actionFields.optionalNote,
]
const receiver: Field[] = [
  { kind: 'text', id: 'handedOverTo', script: 'name', label: { bn: 'মৃতদেহ গ্রহণকারী', en: 'Body handed over to' } },
  { kind: 'text', id: 'handedOverNid', format: 'nid', label: serviceMessages.receiverNid },
  { kind: 'lookup', id: 'handedOverRelation', source: 'relation', label: serviceMessages.relation },
  actionFields.optionalNote,
]

const byDesk = { row: 'T2', by: 'holder', needs: 'forward' } as const
const ending = { row: 'T14', to: 'case-closed', by: 'holder', needs: 'forward', handsTo: 'nobody' } as const
const bodyComes: Predicate = { field: 'serviceType', is: 'DEAD_BODY' }

const fix = {
  ...byDesk,
  from: ['approved'],
  to: 'on-the-way',
  handsTo: 'later',
  stage: 'FLIGHT_FIXED',
  asks: flight,
  label: { bn: 'ফ্লাইট নির্ধারণ', en: 'Fix the flight' },
} satisfies Partial<Move>
const change = {
  ...fix,
  from: ['on-the-way'],
  handsTo: 'same',
  label: { bn: 'ফ্লাইট পরিবর্তন', en: 'Change the flight' },
} satisfies Partial<Move>
const bury = {
  ...ending,
  stage: 'BURIED_ABROAD',
  when: hasDied,
  asks: [actionFields.note],
  label: serviceMessages.buriedAbroad,
} satisfies Partial<Move>

/** A burial at no cost to the Board needs no decision. */
export const buryAbroadMove: Move = { ...bury, id: 'bury-abroad', from: reviewStateIds, at: 'not-first' }

/**
 * Moves after the decision: the mission sends the worker home or arranges the burial, and the airport receives.
 * Bereaved families get their own message texts.
 */
export const journeyMoves: Move[] = [
  { ...fix, id: 'fix-flight', when: bodyComes, notifies: 'REP_FLIGHT' },
  { ...fix, id: 'fix-return', when: isAlive, notifies: 'REP_RETURN' },
  { ...bury, id: 'bury-after-approval', from: ['approved'] },
  { ...change, id: 'change-flight', when: bodyComes, notifies: 'REP_FLIGHT' },
  { ...change, id: 'change-return', when: isAlive, notifies: 'REP_RETURN' },
  {
    ...byDesk,
    id: 'record-arrival',
    from: ['on-the-way'],
    to: 'on-the-way',
    handsTo: 'same',
    stage: 'ARRIVED',
    label: { bn: 'দেশে পৌঁছেছে', en: 'Record the arrival' },
    asks: [{ ...arrivalTime, notAfter: { fact: 'today' } }, actionFields.optionalNote],
  },
  {
    ...ending,
    id: 'hand-over',
    from: ['on-the-way'],
    when: bodyComes,
    stage: 'HANDED_OVER',
    asks: receiver,
    does: 'open-followers',
    label: { bn: 'পরিবারের নিকট হস্তান্তর', en: 'Hand over to the family' },
  },
  {
    ...ending,
    id: 'receive-worker',
    from: ['on-the-way'],
    when: isAlive,
    stage: 'CLOSED',
    asks: [actionFields.optionalNote],
    label: { bn: 'কর্মী দেশে ফিরেছেন', en: 'The worker is home' },
  },
]
