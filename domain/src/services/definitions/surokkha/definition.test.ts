import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { resolveWorkflow } from '#engine/evaluation/resolve-workflow.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { injuryTypes } from '#reference/event-lists.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { surokkha } from './definition.ts'
import { example } from './example.ts'
import { injuryPercents } from './injuries.ts'

const { answers, facts, moves: road, rejectionMoves } = example
const textsOf = (answers: Answers, known: Facts = facts) =>
  validateAll(surokkha, answers, { facts: known }).map(issueMessage)
const validate = (answers: Answers, known: Facts = facts) =>
  validateAll(surokkha, answers, { facts: known }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))

const living = {
  ...without('deathDate', 'deathCause', 'deathCertificate', 'claimantRelation'),
  claimantType: 'SELF',
  claimantName: 'MONIR HOSSAIN',
}
const disabled = {
  ...living,
  personStatus: 'DISABLED',
  returnDate: '2026-10-01',
  injuryTypeId: 'ONE_EYE',
  injuryDate: '2026-08-20',
  medicalReport: ['d-1'],
}
const jobless = {
  ...living,
  personStatus: 'RETURNED_JOBLESS',
  returnDate: '2026-08-20',
  departureDate: '2026-05-01',
  employerPaidMigrationYn: 'N',
  terminationProof: ['d-1'],
}
const { 'cover.percent': _, ...uncounted } = facts
const ofJobless: Facts = {
  ...uncounted,
  'cover.jobLossUntil': '2026-11-01',
  'cover.amount': '50000',
  'cover.paidBy': 'BOARD',
}
const { 'cover.number': _number, 'cover.from': _from, 'cover.until': _until, ...uninsured } = facts
const unknown = without('policyNo', 'policyStart', 'policyEnd')

describe('insurance claim', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(surokkha)))).toEqual(surokkha)
    expect(validateDefinition(surokkha)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(surokkha, answers, { facts })).toEqual(answers)
    expect(surokkha.steps.map(({ title }) => title.en)).toEqual([
      'Worker and policy',
      'Claimant and bank',
      'Documents and submit',
    ])
  })
  it('takes the policy from the register, and permits typing only if the register has none', () => {
    expect(
      normalizeAnswers(
        surokkha,
        { ...answers, policyNo: 'X', policyEnd: '2099-01-01', statedPolicyNo: 'X' },
        { facts },
      ),
    ).toEqual(answers)
    const typed = {
      ...unknown,
      statedPolicyNo: 'JBC-7',
      statedPolicyStart: '2024-06-02',
      statedPolicyEnd: '2029-06-01',
    }
    expect(normalizeAnswers(surokkha, typed, { facts: uninsured })).toEqual(typed)
    expect([validate(typed, uninsured), validate(unknown, uninsured)]).toEqual([[], []])
  })
  it('asks the questions of the event, and drops the others', () => {
    expect([validate(disabled), validate(jobless, ofJobless)]).toEqual([[], []])
    expect(
      normalizeAnswers(
        surokkha,
        { ...answers, ...disabled, deathDate: '2026-08-20', terminationProof: ['d-1'] },
        { facts },
      ),
    ).toEqual(disabled)
    expect(
      normalizeAnswers(surokkha, { ...jobless, injuryTypeId: 'THUMB', medicalReport: ['d-1'] }, { facts: ofJobless }),
    ).toEqual(jobless)
    expect(validate(without('deathDate', 'deathCause', 'deathCertificate'))).toEqual(
      ['deathDate', 'deathCause', 'deathCertificate'].map((id) => `${id}: This field is required.`),
    )
    expect(validate({ ...jobless, departureDate: '2026-08-21' }, ofJobless)).toEqual([
      'departureDate: The date must be 20 August 2026 or earlier.',
    ])
  })
  it('cannot be submitted by the deceased', () => {
    expect(validate({ ...answers, claimantType: 'SELF' })).toEqual([
      'claimantType: For a worker who has died, a nominee or an heir claims.',
    ])
  })
  it('encrypts cause, injury and description', () => {
    expect(Object.keys(splitSensitiveAnswers(surokkha, answers).sensitive)).toEqual(
      expect.arrayContaining(['deathCause', 'incidentDetails']),
    )
    expect(splitSensitiveAnswers(surokkha, disabled).sensitive).toHaveProperty('injuryTypeId')
  })
  it('knows the amount of every loss', () => {
    expect(Object.keys(injuryPercents).toSorted()).toEqual(injuryTypes.map(({ code }) => code).toSorted())
  })
})

describe('eligibility for the insurance', () => {
  const outside = { bn: 'ঘটনাটি বীমার মেয়াদের বাইরে।', en: 'The event is outside the insurance period.' }
  it('E-02: requires a worker found in the register', () => {
    const worker = answers['worker'] as Answers
    const lost = { ...worker, check: { ...(worker['check'] as Answers), outcome: 'not-found' } }
    expect(textsOf({ ...answers, worker: lost })).toContainEqual({
      bn: 'কর্মীর বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি পাওয়া যায়নি।',
      en: "The worker's BMET clearance, membership or NOC was not found.",
    })
  })
  it('E-19: requires death, injury or return within the cover, known or typed', () => {
    const short: Facts = { ...facts, 'cover.until': '2026-08-19' }
    expect(textsOf(answers, short)).toEqual([outside])
    expect(textsOf({ ...answers, deathDate: '2024-06-01' })).toEqual([outside])
    expect(validate(disabled, short)).toEqual([`injuryDate: ${outside.en}`])
    expect(validate(jobless, { ...ofJobless, 'cover.until': '2026-08-19' })).toEqual([`returnDate: ${outside.en}`])
    expect(textsOf({ ...unknown, statedPolicyStart: '2020-01-01', statedPolicyEnd: '2025-01-01' }, uninsured)).toEqual([
      outside,
    ])
  })
  it('E-20: requires a return without a job within six months at own expense', () => {
    expect(textsOf({ ...jobless, returnDate: '2026-11-02' }, ofJobless)).toEqual([
      { bn: 'প্রযোজ্য নয়: ছয় মাসের পরে প্রত্যাবর্তন।', en: 'Not payable: return later than six months.' },
    ])
    expect(validate({ ...jobless, employerPaidMigrationYn: 'Y' }, ofJobless)).toEqual([
      'employerPaidMigrationYn: Not payable: the employer bore the whole migration cost.',
    ])
  })
})

describe('insurance workflow', () => {
  it('goes over the insurer to the closing, stage by stage', () => {
    const states = road.map((_, index) => performMoves(surokkha, example, road.slice(0, index + 1)).workflowState)
    expect(states.map(({ desk, stage }) => `${desk ?? 'nobody'} ${stage}`)).toEqual([
      'section COVER_CHECK',
      'assistant COVER_CHECK',
      'insurer SENT_TO_INSURER',
      'insurer QUERY',
      'director ACCEPTED',
      'nobody PAID',
    ])
    const walked = performMoves(surokkha, example, road)
    expect([walked.workflowState.state, walked.messages.filter(Boolean)]).toEqual([
      'case-closed',
      ['SUBMITTED', 'SUR_INSURER', 'SUR_PAID'],
    ])
    expect(walked.replies[1]).toMatchObject({ payablePercent: 100, payableAmount: '1000000' })
  })
  it('rejects claims that the insurer repudiated, and cannot approve them', () => {
    expect(performMoves(surokkha, example, rejectionMoves).workflowState).toMatchObject({
      state: 'rejected',
      stage: 'REPUDIATED',
    })
    expect(() => performMoves(surokkha, example, [...rejectionMoves.slice(0, -1), road.at(-1)!])).toThrow(
      'close-paid is not open',
    )
  })
  it('goes to the payment queue if the Board pays the loss of the job, one amount for all', () => {
    const claim = { answers: jobless, facts: ofJobless }
    const accepted = [...road.slice(0, 4), { ...road[4]!, reply: { insurerRef: 'JBC-1', insurerDecision: 'ACCEPTED' } }]
    const paid = performMoves(surokkha, claim, [
      ...accepted,
      { by: 'dir.welfare', move: 'approve', reply: { approvedAmount: '1', sanctionMemoNo: '15' } },
    ])
    expect([paid.workflowState.state, paid.messages.at(-1), paid.replies.at(-1)?.['approvedAmount']]).toEqual([
      'approved',
      'APPROVED_CASE',
      '50000',
    ])
    expect(paid.replies[1]).not.toHaveProperty('payablePercent')
    const moves = (answers: Answers) => resolveWorkflow(surokkha, answers).workflow.moves.map(({ id }) => id)
    expect([moves(jobless).includes('queue-payment'), moves(answers).includes('queue-payment')]).toEqual([true, false])
    expect(surokkha.workflow.moves.find(({ id }) => id === 'confirm-payment')?.stage).toBe('PAID')
  })
  it('warns the officer of exclusions and of an unrecorded policy', () => {
    const suicide = { answers, facts: { ...facts, 'cover.suicideInFirstYear': true } }
    expect(issueMessagesOf(performMoves(surokkha, suicide, road))).toEqual([
      'exclusionSeen: Please accept this to go on.',
    ])
    expect(issueMessagesOf(performMoves(surokkha, { answers: unknown, facts: uninsured }, road))).toEqual([
      'coverSeen: Please accept this to go on.',
    ])
  })
  it('requires the amount that the insurer paid', () => {
    const unpaid = { ...road[4]!, reply: { insurerRef: 'JBC-1', insurerDecision: 'ACCEPTED' } }
    expect(issueMessagesOf(performMoves(surokkha, example, [...road.slice(0, 4), unpaid]))).toEqual([
      'insurerPaidAmount: This field is required.',
    ])
  })
})
