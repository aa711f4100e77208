import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { bereavement } from './definition.ts'
import { example, minimalAnswers } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const validate = (answers: Answers) =>
  validateAll(bereavement, answers, { facts }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const save = (changes: Answers) => normalizeAnswers(bereavement, { ...answers, ...changes }, { facts })
const needsOf = (changes: Answers) => {
  const stored = save(changes)
  return ['bringHome', 'buryAbroad', 'burialPayMode', 'assistanceYn', 'claimType', 'personStatus'].filter(
    (id) => id in stored,
  )
}

describe('the case of a family after a death', () => {
  it('is nothing but JSON and holds together', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(bereavement)))).toEqual(bereavement)
    expect(validateDefinition(bereavement, catalogue)).toEqual([])
  })
  it('is complete when every asked field is answered, and is stored as it was given', () => {
    expect(validate(answers)).toEqual([])
    expect(save({})).toEqual(answers)
  })
  it('can be told on the first evening: papers, heirs, children and account may come later', () => {
    expect(validate(minimalAnswers)).toEqual([])
  })
  it('asks nothing about a journey home of who died at home, or is buried abroad', () => {
    const all = { buryAbroad: 'BURIAL_ABROAD' }
    const atHome = save({ ...all, deathPlace: 'ON_LEAVE_IN_BD', returnDate: '2026-10-01' })
    expect([atHome['restsAt'], atHome['familyWish'], atHome['destinationAirport']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(validate(atHome)).toEqual([])
    expect(needsOf({ ...all, deathPlace: 'ON_LEAVE_IN_BD' })).toEqual(['assistanceYn', 'claimType', 'personStatus'])
    expect(needsOf({ ...all, restsAt: 'ABROAD' })).toEqual(['assistanceYn', 'claimType', 'personStatus'])
  })
  it('offers help with the journey as the family wishes, and burial cost when the body comes by air', () => {
    expect(needsOf({ buryAbroad: 'N' })).toEqual([
      'bringHome',
      'burialPayMode',
      'assistanceYn',
      'claimType',
      'personStatus',
    ])
    expect(needsOf({ familyWish: 'BURY_ABROAD', buryAbroad: 'N' })).toEqual([
      'buryAbroad',
      'assistanceYn',
      'claimType',
      'personStatus',
    ])
    expect(needsOf({ restsAt: 'BANGLADESH' })).toEqual(['burialPayMode', 'assistanceYn', 'claimType', 'personStatus'])
  })
  it('is open to who is in no register, without promising what only the registered are paid', () => {
    const worker = answers['worker'] as Answers
    const check = {
      outcome: 'skipped',
      source: 'MANUAL',
      on: '2026-11-15',
      asked: (worker['check'] as Answers)['asked'],
    }
    const unknown = { ...worker, check }
    expect(needsOf({ worker: unknown })).toEqual(['bringHome', 'burialPayMode'])
    expect(validate(save({ worker: unknown }))).toEqual([])
  })
  it('asks for an account only where money is wanted', () => {
    const none = { burialPayMode: 'N', assistanceYn: 'N', claimType: 'N', personStatus: 'N' }
    expect([save(none)['bank'], save({ ...none, assistanceYn: 'Y' })['bank']]).toEqual([undefined, answers['bank']])
  })
  it('E-17: is one for each deceased', () => {
    expect(bereavement.checks?.[0]).toMatchObject({
      name: 'one-case-per-deceased',
      code: 'E-17',
      at: 'worker.workerPassportNo',
    })
  })
})

describe('its road', () => {
  it('opens what follows, is accompanied by one desk and closed by it when all is settled', () => {
    const walked = performMoves(bereavement, example, moves)
    expect(walked.effects).toEqual(['open-followers'])
    expect(walked.messages).toEqual(['BRV_OPENED', undefined, 'BRV_CLOSED'])
    expect(
      moves
        .map((_, index) => performMoves(bereavement, example, moves.slice(0, index + 1)).workflowState)
        .map(({ desk, state, stage }) => `${desk ?? 'nobody'} ${state} ${stage}`),
    ).toEqual(['section pending OPENED', 'section accompanied ACCOMPANIED', 'nobody case-closed CLOSED'])
    expect(bereavement.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([['section', 1]])
  })
  it('is not closed before the officer has spoken with the family', () => {
    const silent = [
      ...moves.slice(0, 2),
      { ...moves[2]!, reply: { allDone: true, note: 'All five files are settled.' } },
    ]
    expect(issueMessagesOf(performMoves(bereavement, example, silent))).toHaveLength(1)
  })
  it('is set aside only when it was told twice or is untrue, and without a message of refusal', () => {
    const walked = performMoves(bereavement, example, rejectionMoves)
    expect([walked.workflowState.state, walked.workflowState.approvalStatus, walked.messages]).toEqual([
      'set-aside',
      -2,
      ['BRV_OPENED', undefined, undefined],
    ])
    const other = { ...rejectionMoves[2]!, reply: { ...rejectionMoves[2]!.reply, reasonCode: 'DOC_MISSING' } }
    expect(performMoves(bereavement, example, [...rejectionMoves.slice(0, 2), other]).issues).toMatchObject([
      { path: 'reasonCode', code: 'not-an-option' },
    ])
  })
  it('opens what is wanted besides, once the family has corrected it', () => {
    const back = {
      by: 'so.edu',
      move: 'send-back',
      reply: { fieldsToCorrect: ['claimType'], dueOn: '2099-01-31', note: 'Please tell us whether you want it.' },
    }
    expect(
      performMoves(bereavement, example, [moves[0]!, back, { by: 'applicant', move: 'resubmit', reply: {} }]).effects,
    ).toEqual(['open-followers', 'open-followers'])
  })
})
