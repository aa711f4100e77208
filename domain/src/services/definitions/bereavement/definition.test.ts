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

describe('bereavement application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(bereavement)))).toEqual(bereavement)
    expect(validateDefinition(bereavement, catalogue)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(save({})).toEqual(answers)
  })
  it('can be submitted without documents, heirs, children and account, which may follow later', () => {
    expect(validate(minimalAnswers)).toEqual([])
  })
  it('asks nothing about transport for a death at home or a burial abroad', () => {
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
  it('offers transport help as the family wishes, and burial cost if the body arrives by air', () => {
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
  it('is open to unregistered people, without an entitlement of registered ones', () => {
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
  it('requires an account only if money is requested', () => {
    const none = { burialPayMode: 'N', assistanceYn: 'N', claimType: 'N', personStatus: 'N' }
    expect([save(none)['bank'], save({ ...none, assistanceYn: 'Y' })['bank']]).toEqual([undefined, answers['bank']])
  })
  it('E-17: exists once for each deceased', () => {
    expect(bereavement.claims).toMatchObject([
      {
        code: 'E-17',
        oncePer: [{ anyOf: expect.arrayContaining(['worker.workerPassportNo']) }],
        at: 'worker.workerPassportNo',
      },
    ])
  })
})

describe('bereavement workflow', () => {
  it('creates the follow-ups, stays at one desk and is closed there when all are settled', () => {
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
  it('requires a call with the family before it is closed', () => {
    const silent = [
      ...moves.slice(0, 2),
      { ...moves[2]!, reply: { allDone: true, note: 'All five files are settled.' } },
    ]
    expect(issueMessagesOf(performMoves(bereavement, example, silent))).toHaveLength(1)
  })
  it('is dismissed only as duplicate or false, without a rejection message', () => {
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
  it('creates additional follow-ups after a correction by the family', () => {
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
