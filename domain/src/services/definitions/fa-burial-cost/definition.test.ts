import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { prefill } from '#engine/evaluation/prefill.ts'
import { resolveWorkflow } from '#engine/evaluation/resolve-workflow.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { burialCost } from './definition.ts'
import { chequeExample, example } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const validate = (answers: Answers, known: Facts = facts) =>
  validateAll(burialCost, answers, { facts: known }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)

describe('burial cost claim', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(burialCost)))).toEqual(burialCost)
    expect(validateDefinition(burialCost)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect([validate(answers), validate(chequeExample.answers, chequeExample.facts)]).toEqual([[], []])
    expect(normalizeAnswers(burialCost, answers, { facts })).toEqual(answers)
    expect(normalizeAnswers(burialCost, chequeExample.answers, { facts: chequeExample.facts })).toEqual(
      chequeExample.answers,
    )
  })
  it('requires account and district only for a bank transfer, and drops them for a cheque', () => {
    const stored = normalizeAnswers(burialCost, { ...answers, payMode: 'CHEQUE' }, { facts: chequeExample.facts })
    expect([stored['bank'], stored['districtId']]).toEqual([undefined, undefined])
    expect(validate({ ...chequeExample.answers, payMode: 'EFT' })).toContain(
      'bank.accountNumber: This field is required.',
    )
  })
  it('lets only an officer select a cheque of the desk', () => {
    expect(validate(chequeExample.answers)).toEqual([
      'payMode: A cheque is given only at the welfare desk of the airport. What you claim now goes to a bank account.',
    ])
  })
  it('always has the amount of the setting', () => {
    expect(normalizeAnswers(burialCost, { ...answers, amount: '99999' }, { facts })['amount']).toBe('35000')
  })
  it('is prefilled from the repatriation, and not payable for a burial abroad', () => {
    const knownFacts: Facts = {
      ...facts,
      'case.deceasedName': 'JAHANGIR ALAM',
      'case.airwayBillNo': '997-12345675',
      'case.airport': 'DAC',
    }
    expect(prefill(burialCost.steps[0]?.fields ?? [], knownFacts)).toMatchObject({
      deceasedName: 'JAHANGIR ALAM',
      airwayBillNo: '997-12345675',
      airport: 'DAC',
    })
    const issues = validateAll(burialCost, answers, { facts: { ...facts, 'case.buriedAbroad': true } })
    expect(issues.map(issueMessage)).toEqual([
      { bn: 'বিদেশে দাফন হলে দাফন খরচ প্রদান করা হয় না।', en: 'The burial cost is not paid when the burial was abroad.' },
    ])
  })
  it('E-17: exists once for each deceased, by passport and by airway bill', () => {
    expect(burialCost.claims).toMatchObject([
      { code: 'E-17', oncePer: ['passportNo'], at: 'passportNo' },
      { code: 'E-17', oncePer: [{ anyOf: ['airwayBillNo'] }], at: 'airwayBillNo' },
    ])
  })
})

describe('burial cost workflows', () => {
  const desks = (answers: Answers) =>
    resolveWorkflow(burialCost, answers).workflow.desks.map(({ id, workingDays }) => `${id} ${workingDays}`)
  it('are the airport desk and the later claim', () => {
    expect(desks(chequeExample.answers)).toEqual(['airport 0', 'assistant-at-airport 0'])
    expect(desks(answers)).toEqual(['demo 5', 'section 3', 'assistant 3'])
  })
  it('send a later claim to the payment queue', () => {
    const walked = performMoves(burialCost, example, moves)
    expect([walked.workflowState.state, walked.effects]).toEqual(['approved', []])
    expect(walked.messages).toEqual(['SUBMITTED', 'FORWARDED', undefined, 'APPROVED_CASE'])
    expect(performMoves(burialCost, example, rejectionMoves).workflowState.state).toBe('rejected')
  })
  it('end a cheque with the approval, using one leaf of the book', () => {
    const walked = performMoves(burialCost, chequeExample, chequeExample.moves, 'airport.dac')
    expect([walked.workflowState.state, walked.workflowState.approvalStatus, walked.effects]).toEqual([
      'paid',
      2,
      ['use-cheque'],
    ])
    expect(walked.messages).toEqual(['SUBMITTED', undefined, 'APPROVED_CASE'])
  })
  it('require a proof of registration at the first desk, and the cheque number at the airport', () => {
    const [submitted, forwarded] = chequeExample.moves
    const bare = [submitted!, { ...forwarded!, reply: {} }]
    expect(issueMessagesOf(performMoves(burialCost, chequeExample, bare, 'airport.dac'))).toEqual([
      'registrationSeen: This field is required.',
      'registrationNo: This field is required.',
      'chequeNo: This field is required.',
    ])
    expect(issueMessagesOf(performMoves(burialCost, example, [moves[0]!, { ...moves[1]!, reply: {} }]))).toEqual([
      'registrationSeen: This field is required.',
      'registrationNo: This field is required.',
    ])
  })
  it('grant the amount of the setting, not a typed one', () => {
    const typed = moves.map((step) =>
      step.move === 'approve' ? { ...step, reply: { ...step.reply, approvedAmount: '1' } } : step,
    )
    expect(performMoves(burialCost, example, typed).replies.at(-1)?.['approvedAmount']).toBe('35000')
  })
  it('are separate, each with its own approval', () => {
    expect(() =>
      performMoves(burialCost, example, [
        ...moves.slice(0, 3),
        { by: 'ad.welfare', move: 'approve-cheque', reply: {} },
      ]),
    ).toThrow('not open')
    expect(() =>
      performMoves(
        burialCost,
        chequeExample,
        [...chequeExample.moves.slice(0, 2), { by: 'ad.welfare', move: 'approve', reply: {} }],
        'airport.dac',
      ),
    ).toThrow('not open')
  })
})
