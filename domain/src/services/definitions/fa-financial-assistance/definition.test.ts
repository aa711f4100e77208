import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { claimedWorker } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { financialAssistance } from './definition.ts'
import { example } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const validate = (answers: Answers, known: Facts = facts) =>
  validateAll(financialAssistance, answers, { facts: known }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
const worker = answers['worker'] as Answers
const [widow, son, daughter] = answers['heirs'] as [Answers, Answers, Answers]

describe('financial assistance application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(financialAssistance)))).toEqual(financialAssistance)
    expect(validateDefinition(financialAssistance)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(financialAssistance, answers, { facts })).toEqual(answers)
  })
  it('requires the return date only for a death in the country, not after the death', () => {
    expect(validate({ ...answers, deathPlace: 'ON_LEAVE_IN_BD' })).toEqual(['returnDate: This field is required.'])
    expect(validate({ ...answers, deathPlace: 'AFTER_RETURN', returnDate: '2026-09-29' })).toEqual([
      'returnDate: The date must be 28 September 2026 or earlier.',
    ])
    expect(
      normalizeAnswers(financialAssistance, { ...answers, returnDate: '2026-09-01' }, { facts }),
    ).not.toHaveProperty('returnDate')
  })
  it('requires a guardian for a minor, but not for a person who comes of age today', () => {
    const { guardianName: _, ...unguarded } = daughter
    expect(validate({ ...answers, heirs: [widow, son, unguarded] })).toEqual([
      'heirs.2.guardianName: This field is required.',
    ])
    expect(validate({ ...answers, heirs: [widow, son, { ...unguarded, dob: '2008-11-15' }] })).toEqual([])
  })
  it('requires the power of attorney if an heir authorises the applicant, and drops it otherwise', () => {
    expect(validate(without('powerOfAttorney'))).toEqual(['powerOfAttorney: This field is required.'])
    const selves: Facts = { ...facts, 'heirs.anyAuthorised': false }
    expect(normalizeAnswers(financialAssistance, answers, { facts: selves })).not.toHaveProperty('powerOfAttorney')
  })
  it('requires the guardianship document only for a minor without a living parent', () => {
    expect(validate({ ...answers, minorAloneYn: 'Y' })).toEqual(['guardianshipOrder: This field is required.'])
    const grown: Facts = { ...facts, 'heirs.anyMinor': false }
    const stored = normalizeAnswers(
      financialAssistance,
      { ...answers, minorAloneYn: 'Y', guardianshipOrder: ['d-1'] },
      { facts: grown },
    )
    expect([stored['minorAloneYn'], stored['guardianshipOrder']]).toEqual([undefined, undefined])
  })
  it('requires no proof of clearance if a NOC vouches', () => {
    const lookupKeys = {
      identitySource: '2',
      workerPassportNo: 'A02345678',
      nocNumber: '5',
      nocDate: '2026-01-01',
      nocMissionId: 'RUH',
    }
    const vouched = {
      ...lookupKeys,
      check: { outcome: 'manual', source: 'NOC', on: '2026-11-15', asked: lookupKeys },
      workerNameEn: 'JAHANGIR ALAM',
      workerCountryId: 'MY',
    }
    expect(validate({ ...without('clearanceProof'), worker: vouched })).toEqual([])
    expect(validate(without('clearanceProof'))).toEqual(['clearanceProof: This field is required.'])
  })
})

describe('eligibility for financial assistance', () => {
  it('E-02: requires a worker found in the register', () => {
    const lost = { ...worker, check: { ...(worker['check'] as Answers), outcome: 'not-found' } }
    const texts = validateAll(financialAssistance, { ...answers, worker: lost }, { facts }).map(issueMessage)
    expect(texts).toContainEqual({
      bn: 'কর্মীর বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি পাওয়া যায়নি।',
      en: "The worker's BMET clearance, membership or NOC was not found.",
    })
  })
  it('E-17: permits one case for each deceased', () => {
    expect(financialAssistance.claims).toEqual([
      {
        id: 'deceased',
        code: 'E-17',
        oncePer: [claimedWorker],
        at: 'worker.workerPassportNo',
        otherwise: serviceMessages.caseExists,
      },
    ])
  })
  it('E-18: a dead heir has no share, and somebody must be alive', () => {
    const dead = (heir: Answers): Answers => ({ ...heir, aliveYn: 'N' })
    // The share of the dead widow does not count: those of the living are below 100 %.
    expect(validate({ ...answers, heirs: [dead(widow), son, daughter] })).toEqual([
      'heirs: The shares of the living heirs must total 100%.',
    ])
    expect(validate({ ...answers, heirs: [dead(widow), { ...son, sharePercent: 100 }] })).toEqual([])
    expect(validate({ ...answers, heirs: [{ ...dead(widow), sharePercent: 100 }] })).toEqual([
      'heirs: All heirs are marked as dead. Add at least one living heir, who can be paid.',
    ])
    const saved = normalizeAnswers(financialAssistance, { ...answers, heirs: [dead(widow)] }, { facts })
    expect(saved['heirs']).toEqual([expect.not.objectContaining({ sharePercent: expect.anything() })])
  })
  it('E-18: requires heirs whose shares total 100 %', () => {
    const issues = validateAll(financialAssistance, { ...answers, heirs: [widow, son] }, { facts })
    expect(issues.map(({ path, code, limit }) => ({ path, code, limit }))).toEqual([
      { path: 'heirs', code: 'wrong-sum', limit: 100 },
    ])
    expect(validate({ ...answers, heirs: [widow, { ...son, nidOrBrn: widow['nidOrBrn'] }, daughter] })).toEqual([
      'heirs: The same entry is given twice.',
    ])
  })
  it('refuses an heir who is dead in one row and alive in another, also with another form of the NID', () => {
    const { sharePercent: _, paidThrough: __, bank: ___, ...others } = son
    const gone = { ...others, nidOrBrn: '2691234567890', aliveYn: 'N' }
    const again = { ...son, nidOrBrn: '19952691234567890' }
    expect(validate({ ...answers, heirs: [widow, gone, again, daughter] })).toEqual([
      'heirs: The same entry is given twice.',
    ])
  })
  it('asks no account of the heir who applies, also where one NID has the year of birth', () => {
    const accountIssueCount = (nidOrBrn: string) =>
      validate({ ...answers, applicantNid: '2691234567890', heirs: [{ ...widow, nidOrBrn }, son, daughter] }).filter(
        (issue) => issue.startsWith('heirs.0.bank'),
      ).length
    expect(accountIssueCount('19802691234567890')).toBe(0)
    expect(accountIssueCount('19802691234567891')).toBeGreaterThan(0)
  })
})

describe('financial assistance workflow', () => {
  it('goes over section, district, assistant director and director, without congratulation', () => {
    const walked = performMoves(financialAssistance, example, moves)
    expect([walked.workflowState.state, walked.workflowState.approvalStatus]).toEqual(['approved', 2])
    expect(walked.messages).toEqual([
      'SUBMITTED',
      'FIN_LETTER',
      undefined,
      undefined,
      'FORWARDED',
      undefined,
      'APPROVED_CASE',
    ])
    expect(performMoves(financialAssistance, example, rejectionMoves).workflowState.state).toBe('rejected')
    expect(financialAssistance.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([
      ['section', 3],
      ['demo', 10],
      ['assistant', 5],
      ['director', 5],
    ])
  })
  it('sends the family a numbered letter for documents, and unlocks only the documents until its due date', () => {
    const { workflowState, effects } = performMoves(financialAssistance, example, moves.slice(0, 2))
    expect(workflowState).toMatchObject({
      state: 'returned',
      approvalStatus: -1,
      returnsTo: 'section',
      dueOn: '2099-01-31',
    })
    expect([
      effects,
      workflowState.unlocked.includes('deathCertificate'),
      workflowState.unlocked.includes('heirs'),
    ]).toEqual([['make-letter'], true, false])
    const empty = [moves[0]!, { ...moves[1]!, reply: { dueOn: '2026-11-14', note: 'short' } }]
    expect(issueMessagesOf(performMoves(financialAssistance, example, empty))).toEqual([
      'papersWanted: This field is required.',
      'dueOn: The date cannot be before today.',
      'note: Write at least 10 characters.',
    ])
  })
  it('requires verification of the heirs on the spot before it leaves the district', () => {
    const halfDone = [
      ...moves.slice(0, 4),
      { ...moves[4]!, reply: { visitDate: '2026-11-10', checkList: ['heirs-seen'], visitNote: 'Met the widow.' } },
    ]
    expect(issueMessagesOf(performMoves(financialAssistance, example, halfDone))).toEqual([
      'checkList: Check and tick every item.',
    ])
  })
  it('grants the amount of the setting, which nobody recommends or types', () => {
    const typed = moves.map((step) =>
      step.move === 'approve' ? { ...step, reply: { ...step.reply, approvedAmount: '1' } } : step,
    )
    const { replies } = performMoves(financialAssistance, example, typed)
    expect(replies.at(-1)?.['approvedAmount']).toBe('300000')
    expect(JSON.stringify(financialAssistance.workflow)).not.toContain('recommendedAmount')
  })
})
