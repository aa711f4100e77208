import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { resolveWorkflow } from '#engine/evaluation/resolve-workflow.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { visiblePaths } from '#engine/evaluation/visible-fields.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { disAllowance } from '#services/definitions/dis-allowance/definition.ts'
import { example } from '#services/definitions/dis-allowance/example.ts'
import { findInstalmentToRenew, renewalDeadline } from './renewal.ts'

const { answers, facts, moves: road } = example
const validate = (answers: Answers, facts: Facts) =>
  validateAll(disAllowance, answers, { facts }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)

const due: Facts = { ...facts, 'student.nextInstallment': 2 }
const renewal: Answers = {
  circularId: '7',
  recordNo: 'DIS-2026-000001',
  applicationKind: 'YEARLY_RENEWAL',
  worker: answers['worker'],
  childNameEn: 'SUMI AKTER',
  childBrn: '20151234567890124',
  installmentNo: 2,
  accountChangedYn: 'N',
  lifeCertificate: ['d-lifeCertificate'],
  declarationAccepted: true,
}

describe('life certificate period', () => {
  const instalments = [
    { no: 1, year: 2026, state: 'APPROVED' },
    { no: 2, year: 2027, state: 'DUE' },
    { no: 3, year: 2028, state: 'DUE' },
  ]
  const awaitedOn = (day: string) => findInstalmentToRenew(instalments, day)?.no
  it('starts in December for the next year, and does not end', () => {
    expect(['2026-11-30', '2026-12-01', '2027-06-15', '2027-12-01'].map(awaitedOn)).toEqual([undefined, 2, 2, 2])
    expect(findInstalmentToRenew([{ no: 2, year: 2027, state: 'HOLD' }], '2027-03-10')?.no).toBe(2)
    expect(findInstalmentToRenew([{ no: 2, year: 2027, state: 'RENEWAL_SUBMITTED' }], '2027-03-10')).toBeUndefined()
  })
  it('is sixty days long, from 1 January or from the day of the request', () => {
    expect([renewalDeadline(2027, '2026-12-01'), renewalDeadline(2027, '2027-05-01')]).toEqual([
      '2027-03-02',
      '2027-06-30',
    ])
  })
})

describe('yearly renewal', () => {
  it('requires the child, the life certificate and the declaration only', () => {
    expect(validate(renewal, due)).toEqual([])
    expect(normalizeAnswers(disAllowance, { ...answers, ...renewal }, { facts: due })).toEqual(renewal)
    const { lifeCertificate: _, ...unproved } = renewal
    expect(validate(unproved, due)).toEqual(['lifeCertificate: This field is required.'])
    expect(visiblePaths(disAllowance, renewal, { facts: due }).filter((path) => !path.includes('.'))).toEqual(
      Object.keys(renewal),
    )
  })
  it('requires the account only if it has changed', () => {
    const changed = { ...renewal, accountChangedYn: 'Y' }
    expect(validate(changed, due)).toContain('bank.accountNumber: This field is required.')
    const { receiverNameEn, receiverNid, receiverMobile, bank } = answers
    expect(validate({ ...changed, receiverNameEn, receiverNid, receiverMobile, bank }, due)).toEqual([])
    expect(disAllowance.workflow.moves.find(({ id }) => id === 'bounce')?.unlocks).toEqual(['bank', 'accountChangedYn'])
  })
  it('is available only for a child with a due year, and needs no open circular', () => {
    expect(validate(renewal, facts)).toEqual([
      'childBrn: No life certificate of this child is awaited here. If the allowance runs, give it from the page ' +
        'of your approved application.',
    ])
    expect(validate(renewal, { ...due, 'setup.isOpen': false })).toEqual([])
  })
  it('goes straight to the section, because the union or ward has seen the child', () => {
    const { workflow } = resolveWorkflow(disAllowance, renewal)
    expect(workflow.desks.map(({ id }) => id)).toEqual(['section', 'assistant', 'director'])
    const moves = road.filter(({ by }) => by !== 'demo.tangail')
    expect(performMoves(disAllowance, { answers: renewal, facts: due }, moves).workflowState.state).toBe('approved')
  })
})
