import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { actionFieldsOf } from '#engine/evaluation/reply.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { placeholderValues } from '#engine/evaluation/placeholder-values.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { medicalAssistance } from './definition.ts'
import { example } from './example.ts'

const { answers, facts, moves: road, rejectionMoves } = example
const validate = (answers: Answers) =>
  validateAll(medicalAssistance, answers, { facts }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
const worker = answers['worker'] as Answers
const unregistered: Answers = {
  ...without('clearanceProof'),
  worker: {
    ...worker,
    check: { outcome: 'skipped', source: 'MANUAL', on: '2026-11-15', asked: (worker['check'] as Answers)['asked'] },
  },
}
const withReply = (move: string, reply: Answers) => {
  const at = road.findIndex((step) => step.move === move)
  return [...road.slice(0, at), { ...road[at]!, reply }]
}
const on = (more: Facts, given = answers) => ({ answers: given, facts: { ...facts, ...more } })

describe('medical assistance application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(medicalAssistance)))).toEqual(medicalAssistance)
    expect(validateDefinition(medicalAssistance)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(medicalAssistance, answers, { facts })).toEqual(answers)
  })
  it('requires the name of a relative, and drops it if the worker applies', () => {
    expect(validate(without('applicantName'))).toEqual(['applicantName: This field is required.'])
    expect(normalizeAnswers(medicalAssistance, { ...answers, relation: 'SELF' }, { facts })).not.toHaveProperty(
      'applicantName',
    )
  })
  it('lets an unregistered person continue without a proof of clearance', () => {
    expect(validate(unregistered)).toEqual([])
    expect(validate(without('clearanceProof'))).toEqual(['clearanceProof: This field is required.'])
    expect(
      normalizeAnswers(medicalAssistance, { ...answers, ...unregistered, clearanceProof: ['d-1'] }, { facts }),
    ).not.toHaveProperty('clearanceProof')
  })
  it('accepts one to ten treatment documents', () => {
    expect(validate(without('medicalPapers'))).toEqual(['medicalPapers: This field is required.'])
    expect(validate({ ...answers, medicalPapers: Array.from({ length: 11 }, (_, page) => `d-${page}`) })).toEqual([
      'medicalPapers: Add at most 10.',
    ])
  })
  it('requires a return from abroad', () => {
    expect(validate({ ...answers, returnDate: '2026-11-16' })).toEqual(['returnDate: The date cannot be after today.'])
    expect(validate({ ...answers, returnDate: '2010-01-01' })).toEqual([])
  })
  it('encrypts the illness and excludes it from lists and filters', () => {
    const { plain, sensitive } = splitSensitiveAnswers(medicalAssistance, answers)
    expect(sensitive).toMatchObject({ diseaseTypeId: 'KIDNEY', sicknessDetails: answers['sicknessDetails'] })
    expect([plain['diseaseTypeId'], plain['sicknessDetails']]).toEqual([undefined, undefined])
    expect(JSON.stringify(medicalAssistance.list)).not.toMatch(/disease|sickness/)
  })
})

describe('medical assistance workflow', () => {
  it('goes over section, assistant director and director to the payment queue, without congratulation', () => {
    const walked = performMoves(medicalAssistance, example, road)
    expect([walked.workflowState.state, walked.workflowState.approvalStatus]).toEqual(['approved', 2])
    expect(walked.messages).toEqual(['SUBMITTED', 'MED_CALL', undefined, undefined, 'APPROVED_CASE'])
    expect(performMoves(medicalAssistance, example, rejectionMoves).workflowState.state).toBe('rejected')
    expect(medicalAssistance.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([
      ['section', 7],
      ['assistant', 3],
      ['director', 5],
    ])
  })
  it('notifies the time of the video call without moving the application', () => {
    const { workflowState } = performMoves(medicalAssistance, example, road.slice(0, 2))
    expect([workflowState.desk, workflowState.state]).toEqual(['section', 'forwarded'])
    const actionFields = medicalAssistance.workflow.moves.find(({ id }) => id === 'fix-call')?.asks ?? []
    const values = placeholderValues({
      definition: medicalAssistance,
      answers,
      actionFields,
      reply: road[1]!.reply,
      context: { facts },
    })
    expect(values).toEqual({
      date: { bn: '১০ জানুয়ারি ২০৯৯', en: '10 January 2099' },
      time: expect.objectContaining({ en: expect.stringContaining('11:30') }),
    })
  })
  it('requires the call, or a reason for its absence, before it leaves the section', () => {
    expect(issueMessagesOf(performMoves(medicalAssistance, example, withReply('forward', {})))).toEqual([
      'videoCallDone: This field is required.',
    ])
    expect(
      issueMessagesOf(performMoves(medicalAssistance, example, withReply('forward', { videoCallDone: 'Y' }))),
    ).toEqual(['videoCallTime: This field is required.', 'videoCallNote: This field is required.'])
    expect(
      issueMessagesOf(
        performMoves(
          medicalAssistance,
          example,
          withReply('forward', { videoCallDone: 'N', videoCallWhyNot: 'no phone' }),
        ),
      ),
    ).toEqual(['videoCallWhyNot: Write at least 10 characters.'])
    expect(
      issueMessagesOf(
        performMoves(
          medicalAssistance,
          example,
          withReply('forward', { videoCallDone: 'N', videoCallWhyNot: 'The worker is in intensive care.' }),
        ),
      ),
    ).toEqual([])
  })
  it('lets only the assistant director recommend an amount, up to the ceiling', () => {
    const forward = medicalAssistance.workflow.moves.find(({ id }) => id === 'forward')!
    const send = (moves: number) =>
      actionFieldsOf(
        forward,
        medicalAssistance.workflow,
        performMoves(medicalAssistance, example, road.slice(0, moves)).workflowState,
      ).map(({ id }) => id)
    expect([send(2).includes('recommendedAmount'), send(3).includes('recommendedAmount')]).toEqual([false, true])
    const tooMuch = [...road.slice(0, 3), { by: 'ad.welfare', move: 'forward', reply: { recommendedAmount: '150001' } }]
    expect(issueMessagesOf(performMoves(medicalAssistance, example, tooMuch))).toEqual([
      'recommendedAmount: It may be at most 150000.',
    ])
    expect(
      issueMessagesOf(
        performMoves(
          medicalAssistance,
          example,
          withReply('approve', { approvedAmount: '150001', sanctionMemoNo: '1' }),
        ),
      ),
    ).toContain('approvedAmount: It may be at most 150000.')
  })
  it('E-16: warns the officers of earlier help and of a return long ago, and blocks nothing', () => {
    const helped = on({ 'medical.helpedBefore': true, 'medical.returnedLongAgo': true })
    expect(performMoves(medicalAssistance, helped, road).issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'earlierHelpSeen must-accept',
      'longAgoSeen must-accept',
    ])
    const seen = road.map((step) => ({ ...step, reply: { ...step.reply, earlierHelpSeen: true, longAgoSeen: true } }))
    expect(performMoves(medicalAssistance, helped, seen).workflowState.state).toBe('approved')
    const [warning] = medicalAssistance.workflow.desks[0]?.asks ?? []
    expect(warning).toMatchObject({
      statement: {
        bn: expect.stringContaining('ইতোপূর্বে চিকিৎসা সহায়তা প্রদান করা হয়েছে।'),
        en: expect.stringContaining('Medical assistance was given before.'),
      },
    })
  })
  it('requires a clearance, a membership or a NOC before payment', () => {
    const stopped = performMoves(medicalAssistance, on({ 'worker.isRegistered': false }, unregistered), road)
    expect([stopped.workflowState.desk, issueMessagesOf(stopped).length]).toEqual(['director', 1])
    expect(stopped.issues.map((issue) => issueMessage(issue).bn)).toEqual([
      expect.stringContaining('বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি প্রয়োজন'),
    ])
  })
})
