import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import { followUpsOf } from '#engine/evaluation/follow-ups.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { burialCost } from '#services/definitions/fa-burial-cost/definition.ts'
import { financialAssistance } from '#services/definitions/fa-financial-assistance/definition.ts'
import { repatriation } from './definition.ts'
import { burialAbroadAnswers, example, strandedAnswers } from './example.ts'

const facts: Facts = { ...example.facts, 'service.amount': '35000' }
const replies = Object.assign({}, ...example.moves.map(({ reply }) => reply)) as Answers
const opened = (answers: Answers) =>
  new Map(
    followUpsOf(repatriation, { number: 'REP-2026-000001', answers: [replies, answers] }).map(
      ({ service, answers: given }) => [service, given],
    ),
  )
const leftIn = (service: typeof burialCost) =>
  validateAll(service, opened(example.answers).get(service.id) ?? {}, { facts }).map(({ path }) => path)

describe('follow-ups of the hand-over of a body', () => {
  it('are the burial cost and the financial assistance, both with the number of the repatriation', () => {
    const followUps = opened(example.answers)
    expect([...followUps.keys()]).toEqual(['fa-burial-cost', 'fa-financial-assistance'])
    for (const given of followUps.values()) expect(given['repatriationRef']).toBe('REP-2026-000001')
    expect([opened(burialAbroadAnswers).size, opened(strandedAnswers).size]).toEqual([0, 0])
  })
  it('require only the account and the documents of the recipient for the burial cost', () => {
    expect(leftIn(burialCost).filter((path) => !path.startsWith('bank'))).toEqual([
      'receiverNidCopy',
      'authorization',
      'declarationAccepted',
    ])
  })
  it('require heirs, account and further documents for the assistance, but not the place of death and burial', () => {
    expect(leftIn(financialAssistance).filter((path) => !path.startsWith('bank'))).toEqual([
      'heirs',
      'deathCertificate',
      'clearanceProof',
      'heirPhotos',
      'declarationAccepted',
    ])
  })
})
