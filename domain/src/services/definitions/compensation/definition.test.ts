import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { formatAnswers, flattenSections } from '#engine/evaluation/format-answers.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { compensation } from './definition.ts'
import { example } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const byStaff = { ...facts, 'applicant.isStaff': true } as const
const validate = (answers: Answers, known = facts) =>
  validateAll(compensation, answers, { facts: known }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))

describe('compensation application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(compensation)))).toEqual(compensation)
    expect(validateDefinition(compensation)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(compensation, answers, { facts })).toEqual(answers)
    expect(compensation.steps.map(({ title }) => title.en)).toEqual([
      'Case',
      'Applicant and heirs',
      'Documents and submit',
    ])
  })
  it('requires the currency of a claimed amount, and formats the amount in it', () => {
    expect(validate(without('claimCurrency'))).toEqual(['claimCurrency: This field is required.'])
    expect(normalizeAnswers(compensation, without('claimAmount'), { facts })).not.toHaveProperty('claimCurrency')
    const lines = flattenSections(formatAnswers(compensation, answers, { facts }, 'bn'))
    expect(lines.find(({ path }) => path === 'claimAmount')?.text).toBe('৩,০০,০০০ SAR')
  })
  it('requires the death certificate for a death, and no heirs for an injury', () => {
    expect(validate(without('deathCertificate'))).toEqual(['deathCertificate: This field is required.'])
    const injured = normalizeAnswers(compensation, { ...answers, claimType: 'INJURY' }, { facts })
    expect([injured['heirs'], injured['deathCertificate'], validate(injured)]).toEqual([undefined, undefined, []])
  })
  it('requires the memo of the mission from officers only', () => {
    expect(validate({ ...answers, entryKind: 'FULL' }, byStaff)).toEqual(['missionMemoNo: This field is required.'])
    expect(normalizeAnswers(compensation, { ...answers, missionMemoNo: '1' }, { facts })).not.toHaveProperty(
      'missionMemoNo',
    )
  })
})

describe('eligibility for compensation', () => {
  it('E-02: requires a worker found in the register', () => {
    const worker = answers['worker'] as Answers
    const lost = { ...worker, check: { ...(worker['check'] as Answers), outcome: 'not-found' } }
    expect(validateAll(compensation, { ...answers, worker: lost }, { facts }).map(issueMessage)).toContainEqual({
      bn: 'কর্মীর বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি পাওয়া যায়নি।',
      en: "The worker's BMET clearance, membership or NOC was not found.",
    })
  })
  it('E-18: requires heirs whose shares total 100 %', () => {
    const [widow] = answers['heirs'] as Answers[]
    expect(validateAll(compensation, { ...answers, heirs: [widow] }, { facts })).toMatchObject([
      { path: 'heirs', code: 'wrong-sum', limit: 100 },
    ])
  })
})

describe('compensation workflow', () => {
  it('goes over the district and the case abroad to the distribution, stage by stage', () => {
    const states = moves.map((_, index) => performMoves(compensation, example, moves.slice(0, index + 1)).workflowState)
    expect(states.map(({ desk, stage, approvalStatus }) => `${desk ?? 'nobody'} ${stage} ${approvalStatus}`)).toEqual([
      'section OPENED 0',
      'nobody PAPERS_ASKED -1',
      'section PAPERS_ASKED 0',
      'demo PAPERS_ASKED 1',
      'mission PAPERS_SENT 1',
      'mission CASE_FILED 1',
      'mission DECIDED 1',
      'assistant MONEY_AT_MISSION 1',
      'director MONEY_AT_BOARD 1',
      'nobody MONEY_AT_BOARD 2',
    ])
    const walked = performMoves(compensation, example, moves)
    expect(walked.messages.filter(Boolean)).toEqual(['SUBMITTED', 'CMP_PAPERS', 'APPROVED_CASE'])
    expect(walked.replies.at(-1)).toMatchObject({ receivedBdt: '5742000', approvedAmount: '5742000' })
    expect(performMoves(compensation, example, rejectionMoves).workflowState.state).toBe('rejected')
    expect(compensation.workflow.moves.find(({ id }) => id === 'confirm-payment')?.stage).toBe('DISTRIBUTED')
  })
  it('unlocks only the documents for the family on request', () => {
    const { unlocked } = performMoves(compensation, example, moves.slice(0, 2)).workflowState
    expect([unlocked.includes('powerOfAttorney'), unlocked.includes('heirs'), unlocked.includes('bank')]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('accepts an amount only after the money has arrived, up to that amount', () => {
    expect(JSON.stringify(compensation.workflow)).not.toContain('recommendedAmount')
    const early = { ...moves[8]!, reply: {} }
    expect(issueMessagesOf(performMoves(compensation, example, [...moves.slice(0, 8), early]))).toEqual(
      ['receivedAmount', 'receivedCurrency', 'exchangeRate', 'successionSeen'].map(
        (id) => `${id}: This field is required.`,
      ),
    )
    const tooMuch = { ...moves[9]!, reply: { approvedAmount: '5742000.01', sanctionMemoNo: '1' } }
    expect(issueMessagesOf(performMoves(compensation, example, [...moves.slice(0, 9), tooMuch]))).toEqual([
      'approvedAmount: It may be at most 5742000.',
    ])
  })
  it('starts with a memo of the mission entered by an officer, and waits for the documents of the family', () => {
    const { worker, claimType, incidentDate, incidentType, employerName, missionId } = answers
    const opened = {
      entryKind: 'SHORT',
      worker,
      claimType,
      incidentDate,
      incidentType,
      employerName,
      missionId,
      missionMemoNo: 'RUH/LW/2026/115',
    }
    expect(validate(opened, byStaff)).toEqual([])
    const result = performMoves(compensation, { answers: opened, facts: byStaff }, [
      moves[0]!,
      { ...moves[1]!, move: 'ask-to-complete' },
    ])
    expect([result.workflowState.state, result.workflowState.stage, result.messages.at(-1)]).toEqual([
      'returned',
      'PAPERS_ASKED',
      'CMP_PAPERS',
    ])
    expect(() =>
      performMoves(compensation, { answers: opened, facts: byStaff }, [
        moves[0]!,
        { by: 'so.edu', move: 'forward', reply: {} },
      ]),
    ).toThrow('forward is not open')
  })
  it('may end without money if none was obtained', () => {
    const closed = performMoves(compensation, example, [
      ...moves.slice(0, 7),
      { by: 'mission.riyadh', move: 'close-case', reply: { stage: 'CLOSED', note: 'The court dismissed the claim.' } },
    ])
    expect(closed.workflowState).toMatchObject({ state: 'case-closed', stage: 'CLOSED' })
  })
})
