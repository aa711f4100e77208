import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { extractSearchKeys } from '#engine/evaluation/search-keys.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { validateEligibility, validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { disAllowance } from './definition.ts'
import { example } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const validate = (answers: Answers, more: Facts = {}) =>
  validateAll(disAllowance, answers, { facts: { ...facts, ...more } }).map(
    (issue) => `${issue.path}: ${issueMessage(issue).en}`,
  )
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
const worker = answers['worker'] as Answers

describe('an application for the disability allowance', () => {
  it('is nothing but JSON and holds together', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(disAllowance)))).toEqual(disAllowance)
    expect(validateDefinition(disAllowance)).toEqual([])
  })
  it('is complete when every asked field is answered, and is stored as it was given', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(disAllowance, answers, { facts })).toEqual(answers)
  })
  it('has three steps', () => {
    expect(disAllowance.steps.map(({ title }) => title.en)).toEqual([
      'Payment information',
      'Receiver bank information',
      'Address and documents',
    ])
  })
  it('takes circular, record number, amount and the count of children from the board', () => {
    const forged = { ...answers, circularId: '9', recordNo: 'X', monthlyAmount: '9000', siblingsApplied: 5 }
    expect(normalizeAnswers(disAllowance, forged, { facts })).toEqual(answers)
  })
  it('asks which other allowance, and for proof of guardianship, only where there is one', () => {
    expect(validate({ ...answers, otherAllowanceYn: 'Y' })).toEqual(['otherAllowanceDetails: This field is required.'])
    expect(validate({ ...answers, applicantRelation: 'LEGAL_GUARDIAN' })).toEqual([
      'guardianshipProof: This field is required.',
    ])
    const stored = normalizeAnswers(
      disAllowance,
      {
        ...answers,
        otherAllowanceDetails: 'old',
        guardianshipProof: ['d-1'],
        embassyNoc: ['d-2'],
        lifeCertificate: ['d-3'],
      },
      { facts },
    )
    expect(stored).toEqual(answers)
  })
  it('asks for the NOC when the embassy vouches', () => {
    const lookupKeys = {
      identitySource: '2',
      workerPassportNo: 'A06789012',
      nocNumber: 'NOC-15/2026',
      nocDate: '2026-01-20',
      nocMissionId: 'RUH',
    }
    const check = { outcome: 'manual', source: 'NOC', on: '2026-11-15', asked: lookupKeys }
    expect(
      validate({ ...answers, worker: { ...lookupKeys, check, workerNameEn: 'NASIMA AKTER', workerCountryId: 'SA' } }),
    ).toEqual(['embassyNoc: This field is required.'])
  })
  it('is for a child not older than the circular says, on its last day', () => {
    expect(validate(answers, { 'setup.maxAge': 10 })).toEqual(['childDob: The age may be at most 10.'])
    expect(validate({ ...answers, childDob: '2015-11-26' }, { 'setup.maxAge': 10 })).toEqual([])
  })
  it('keeps the disability sealed, out of lists and filters', () => {
    const { plain, sensitive } = splitSensitiveAnswers(disAllowance, answers)
    expect(Object.keys(sensitive)).toEqual(
      expect.arrayContaining(['childBrn', 'disabilityTypeId', 'disabilityDegree', 'disabilityCardNo']),
    )
    expect(JSON.stringify([plain, disAllowance.list])).not.toMatch(/CEREBRAL|SEVERE|disability(Type|Degree|CardNo)/)
  })
  it('is known by child, card and worker, not by the NID of who receives the money', () => {
    expect(extractSearchKeys(disAllowance, answers)).toMatchObject({
      brn: ['20151234567890124'],
      card: ['20151234567890124-09'],
      passport: ['A01234567'],
      relatedNid: ['1234567890', '1234567890'],
    })
    expect(disAllowance.keys).not.toHaveProperty('nid')
  })
})

describe('who may have it', () => {
  it('E-01: nobody after the deadline, told before anything is filled', () => {
    const closed = { facts: { ...facts, 'setup.isOpen': false } }
    expect(validateEligibility(disAllowance, {}, closed).map(issueMessage)).toEqual([
      { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' },
    ])
    expect(validateEligibility(disAllowance, {}, { facts })).toEqual([])
  })
  it('E-02: whose worker was found', () => {
    const unknown = { ...worker, check: { ...(worker['check'] as Answers), outcome: 'not-found' } }
    const found = validateEligibility(disAllowance, { ...answers, worker: unknown }, { facts })
    expect(found.map(issueMessage)).toEqual([
      {
        bn: 'কর্মীর বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি পাওয়া যায়নি।',
        en: "The worker's BMET clearance, membership or NOC was not found.",
      },
    ])
  })
  it('E-07: whose family got the financial assistance, when the worker has died', () => {
    const dead = { ...answers, workerAliveYn: 'N' }
    const found = validateEligibility(disAllowance, dead, { facts })
    expect(found.map(issueMessage)).toEqual([
      {
        bn: 'মৃত কর্মীর ক্ষেত্রে আর্থিক অনুদানের রেফারেন্স প্রয়োজন।',
        en: 'Financial assistance reference is needed for a deceased worker.',
      },
    ])
    expect(validate({ ...dead, faRef: 'FIN-2024-000001' })).toEqual([])
    expect(normalizeAnswers(disAllowance, { ...answers, faRef: 'FIN-2024-000001' }, { facts })).not.toHaveProperty(
      'faRef',
    )
  })
  it('E-08, E-09: who has not too many children with it, and a card of their own; said in both languages', () => {
    const checks = disAllowance.checks?.map(({ name, code, otherwise }) => [name, code, otherwise])
    expect(checks).toContainEqual([
      'children-within-limit',
      'E-08',
      { bn: 'সর্বোচ্চ {n} সন্তানের জন্য আবেদন করা যাবে।', en: 'The limit of {n} children is reached.' },
    ])
    expect(checks).toContainEqual([
      'card-not-used',
      'E-09',
      { bn: 'এ সুবর্ণ নাগরিক কার্ড নম্বরটি ব্যবহৃত হয়েছে।', en: 'This disability card is already used.' },
    ])
    expect(
      validateDefinition({
        ...disAllowance,
        checks: [{ name: 'card-not-used', when: { field: 'moon', is: 'full' }, otherwise: { bn: 'ক', en: 'a' } }],
      }),
    ).toEqual(['the check card-not-used asks about moon, which is no field'])
  })
})

describe('its road', () => {
  it('leads over district, section and assistant director to the director, and is told with the result', () => {
    const walked = performMoves(disAllowance, example, moves)
    expect(walked.issues).toEqual([])
    expect([walked.workflowState.state, walked.replies.at(-1)]).toEqual([
      'approved',
      { approvedAmount: '24000', sanctionMemoNo: 'WEWB/DIS/2026/15' },
    ])
    expect(walked.messages).toEqual(['SUBMITTED', 'FORWARDED', undefined, undefined, undefined])
    expect(disAllowance.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([
      ['district', 15],
      ['section', 5],
      ['assistant', 5],
      ['director', 5],
    ])
    expect(disAllowance.workflow.states['approved']?.secret).toBe(true)
    expect(performMoves(disAllowance, example, rejectionMoves).workflowState.state).toBe('rejected')
  })
  it('leaves the district only after its office or welfare centre has seen and photographed child and card', () => {
    const visit = (by: string, reply: Answers) =>
      issueMessagesOf(performMoves(disAllowance, example, [moves[0]!, { by, move: 'forward', reply }]))
    expect(visit('wc.tangail', { visitDate: '2099-01-01', visitNote: 'short', cardSeen: true })).toEqual([
      'visitDate: The date cannot be after today.',
      'childSeen: Please accept this to go on.',
      'visitPhoto: This field is required.',
      'visitNote: Write at least 10 characters.',
    ])
    expect(() => visit('so.edu', {})).toThrow('forward is not open')
    expect(
      performMoves(
        disAllowance,
        { facts, answers: { ...without('permanent'), permanent: { districtId: '1' } } },
        moves.slice(0, 1),
      ).workflowState.offices,
    ).toEqual({ district: '1' })
  })
})
