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

describe('disability allowance application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(disAllowance)))).toEqual(disAllowance)
    expect(validateDefinition(disAllowance)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
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
  it('takes circular, record number, amount and the count of children from the portal', () => {
    const forged = { ...answers, circularId: '9', recordNo: 'X', monthlyAmount: '9000', siblingsApplied: 5 }
    expect(normalizeAnswers(disAllowance, forged, { facts })).toEqual(answers)
  })
  it('requires another allowance and proof of guardianship only if they exist', () => {
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
  it('requires the NOC if the embassy vouches', () => {
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
  it('limits the age of the child on the last day of the circular', () => {
    expect(validate(answers, { 'setup.maxAge': 10 })).toEqual(['childDob: The age may be at most 10.'])
    expect(validate({ ...answers, childDob: '2015-11-26' }, { 'setup.maxAge': 10 })).toEqual([])
  })
  it('encrypts the disability and excludes it from lists and filters', () => {
    const { plain, sensitive } = splitSensitiveAnswers(disAllowance, answers)
    expect(Object.keys(sensitive)).toEqual(
      expect.arrayContaining(['childBrn', 'disabilityTypeId', 'disabilityDegree', 'disabilityCardNo']),
    )
    expect(JSON.stringify([plain, disAllowance.list])).not.toMatch(/CEREBRAL|SEVERE|disability(Type|Degree|CardNo)/)
  })
  it('is identified by child, card and worker, not by the NID of the recipient', () => {
    expect(extractSearchKeys(disAllowance, answers)).toMatchObject({
      brn: ['20151234567890124'],
      card: ['20151234567890124-09'],
      passport: ['A01234567'],
      relatedNid: ['1234567890', '1234567890'],
    })
    expect(disAllowance.keys).not.toHaveProperty('nid')
  })
})

describe('eligibility for the disability allowance', () => {
  it('E-01: rejects applications after the deadline before the form is filled in', () => {
    const closed = { facts: { ...facts, 'setup.isOpen': false } }
    expect(validateEligibility(disAllowance, {}, closed).map(issueMessage)).toEqual([
      { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' },
    ])
    expect(validateEligibility(disAllowance, {}, { facts })).toEqual([])
  })
  it('E-02: requires a worker found in the register', () => {
    const unknown = { ...worker, check: { ...(worker['check'] as Answers), outcome: 'not-found' } }
    const found = validateEligibility(disAllowance, { ...answers, worker: unknown }, { facts })
    expect(found.map(issueMessage)).toEqual([
      {
        bn: 'কর্মীর বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি পাওয়া যায়নি।',
        en: "The worker's BMET clearance, membership or NOC was not found.",
      },
    ])
  })
  it('E-07: requires the financial assistance of the family if the worker has died', () => {
    const dead = { ...answers, workerAliveYn: 'N' }
    const found = validateEligibility(disAllowance, dead, { facts })
    expect(found.map(issueMessage)).toEqual([
      {
        bn: expect.stringContaining('এই কর্মীর আর্থিক অনুদানের কোনো আবেদন পাওয়া যায়নি।'),
        en: expect.stringContaining('No application for financial assistance about this worker was found.'),
      },
    ])
    const assisted = { facts: { ...facts, 'assistance.status': 'GIVEN' } }
    expect(validateEligibility(disAllowance, { ...dead, faRef: 'FIN-2024-000001' }, { facts })).toHaveLength(1)
    expect(validateEligibility(disAllowance, dead, assisted)).toEqual([])
    expect(normalizeAnswers(disAllowance, { ...answers, faRef: 'FIN-2024-000001' }, { facts })).not.toHaveProperty(
      'faRef',
    )
  })
  it('E-08, E-09: limits the number of children and requires an own card, with messages in both languages', () => {
    const checks = disAllowance.checks?.map(({ name, code, otherwise }) => [name, code, otherwise])
    expect(checks).toContainEqual([
      'children-within-limit',
      'E-08',
      { bn: 'সর্বোচ্চ {n} সন্তানের জন্য আবেদন করা যাবে।', en: 'The limit of {n} children is reached.' },
    ])
    expect(disAllowance.claims?.find(({ id }) => id === 'card')).toMatchObject({
      code: 'E-09',
      oncePer: [{ anyOf: ['disabilityCardNo'], documents: ['disabilityCardNo'] }],
      otherwise: { bn: 'এ সুবর্ণ নাগরিক কার্ড নম্বরটি ব্যবহৃত হয়েছে।', en: 'This disability card is already used.' },
    })
    expect(
      validateDefinition({
        ...disAllowance,
        checks: [
          { name: 'children-within-limit', when: { field: 'moon', is: 'full' }, otherwise: { bn: 'ক', en: 'a' } },
        ],
      }),
    ).toEqual(['the check children-within-limit asks about moon, which is no field'])
  })
})

describe('disability allowance workflow', () => {
  it('goes over district, section and assistant director to the director, and is notified with the result', () => {
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
  it('leaves the district only after its office or welfare centre has photographed child and card', () => {
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
