import { describe, expect, it } from 'vitest'
import type { Facts } from '../../conditions/facts.ts'
import type { Answers } from '../../conditions/holds.ts'
import { ServiceDefinition } from '../../definition/service-definition.ts'
import { checkDefinition } from '../../engine/check-definition.ts'
import { keepAsked } from '../../engine/keep-asked.ts'
import { prefill } from '../../engine/prefill.ts'
import { onItsRoad } from '../../engine/road.ts'
import { validateAll } from '../../engine/validate.ts'
import { issueText } from '../../fields/issue.ts'
import { toldIn, walk } from '../walking.test.support.ts'
import { burialCost } from './definition.ts'
import { deskExample, example } from './example.ts'

const { answers, facts, road, refusal } = example
const judge = (given: Answers, known: Facts = facts) =>
  validateAll(burialCost, given, { facts: known }).map((issue) => `${issue.path}: ${issueText(issue).en}`)

describe('a claim of the burial cost', () => {
  it('is nothing but JSON and holds together', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(burialCost)))).toEqual(burialCost)
    expect(checkDefinition(burialCost)).toEqual([])
  })
  it('is complete when every asked field is answered, and is stored as it was given', () => {
    expect([judge(answers), judge(deskExample.answers, deskExample.facts)]).toEqual([[], []])
    expect(keepAsked(burialCost, answers, { facts })).toEqual(answers)
    expect(keepAsked(burialCost, deskExample.answers, { facts: deskExample.facts })).toEqual(deskExample.answers)
  })
  it('asks for account and district only where the money is sent, and drops them for a cheque', () => {
    const kept = keepAsked(burialCost, { ...answers, payMode: 'CHEQUE' }, { facts: deskExample.facts })
    expect([kept['bank'], kept['districtId']]).toEqual([undefined, undefined])
    expect(judge({ ...deskExample.answers, payMode: 'EFT' })).toContain('bank.accountNumber: This field is required.')
  })
  it('lets nobody but an officer choose the cheque of the desk', () => {
    expect(judge(deskExample.answers)).toEqual(['payMode: A cheque is given only at the welfare desk of the airport. What you claim now goes to a bank account.']) // prettier-ignore
  })
  it('is always the sum of the setting, whatever is typed', () => {
    expect(keepAsked(burialCost, { ...answers, amount: '99999' }, { facts })['amount']).toBe('35000')
  })
  it('is filled from the repatriation, and not payable when the burial was abroad', () => {
    const known: Facts = { ...facts, 'case.deceasedName': 'JAHANGIR ALAM', 'case.airwayBillNo': '997-12345675', 'case.airport': 'DAC' }
    expect(prefill(burialCost.steps[0]?.fields ?? [], known)).toMatchObject({ deceasedName: 'JAHANGIR ALAM', airwayBillNo: '997-12345675', airport: 'DAC' }) // prettier-ignore
    const issues = validateAll(burialCost, answers, { facts: { ...facts, 'case.buriedAbroad': true } })
    expect(issues.map(issueText)).toEqual([{ bn: 'বিদেশে দাফন হলে দাফন খরচ প্রদান করা হয় না।', en: 'The burial cost is not paid when the burial was abroad.' }]) // prettier-ignore
  })
  it('E-17: is one for each deceased, by passport and by airway bill', () => {
    const text = { bn: 'এ কর্মীর জন্য একটি আবেদন বিদ্যমান: {ref}।', en: 'A case for this worker already exists: {ref}.' }
    expect(burialCost.checks?.filter(({ code }) => code === 'E-17')).toEqual([
      { name: 'one-case-per-deceased', code: 'E-17', at: 'passportNo', otherwise: text },
      { name: 'transaction-not-used', code: 'E-17', at: 'airwayBillNo', otherwise: text },
    ])
  })
})

describe('its two roads', () => {
  const desks = (given: Answers) => onItsRoad(burialCost, given).workflow.desks.map(({ id, workingDays }) => `${id} ${workingDays}`)
  it('are of the desk and of the later claim', () => {
    expect(desks(deskExample.answers)).toEqual(['airport 0', 'assistant-at-airport 0'])
    expect(desks(answers)).toEqual(['demo 5', 'section 3', 'assistant 3'])
  })
  it('lead a later claim to the payment queue', () => {
    const walked = walk(burialCost, example, road)
    expect([walked.standing.state, walked.effects]).toEqual(['approved', []])
    expect(walked.messages).toEqual(['SUBMITTED', 'FORWARDED', undefined, 'APPROVED_CASE'])
    expect(walk(burialCost, example, refusal).standing.state).toBe('rejected')
  })
  it('lead a cheque to its end with the approval, using one leaf of the book', () => {
    const walked = walk(burialCost, deskExample, deskExample.road, 'airport.dac')
    expect([walked.standing.state, walked.standing.approvalStatus, walked.effects]).toEqual(['paid', 2, ['use-cheque']])
    expect(walked.messages).toEqual(['SUBMITTED', undefined, 'APPROVED_CASE'])
  })
  it('want a proof of registration at the first desk, and the cheque number at the airport', () => {
    const [submitted, forwarded] = deskExample.road
    const bare = [submitted!, { ...forwarded!, reply: {} }]
    expect(toldIn(walk(burialCost, deskExample, bare, 'airport.dac'))).toEqual(['registrationSeen: This field is required.', 'registrationNo: This field is required.', 'chequeNo: This field is required.']) // prettier-ignore
    expect(toldIn(walk(burialCost, example, [road[0]!, { ...road[1]!, reply: {} }]))).toEqual(['registrationSeen: This field is required.', 'registrationNo: This field is required.']) // prettier-ignore
  })
  it('grant the sum of the setting, not what an officer types', () => {
    const typed = road.map((step) => (step.move === 'approve' ? { ...step, reply: { ...step.reply, approvedAmount: '1' } } : step))
    expect(walk(burialCost, example, typed).replies.at(-1)?.['approvedAmount']).toBe('35000')
  })
  it('do not cross: each has its own approval', () => {
    expect(() => walk(burialCost, example, [...road.slice(0, 3), { by: 'ad.welfare', move: 'approve-cheque', reply: {} }])).toThrow('not open') // prettier-ignore
    expect(() => walk(burialCost, deskExample, [...deskExample.road.slice(0, 2), { by: 'ad.welfare', move: 'approve', reply: {} }], 'airport.dac')).toThrow('not open') // prettier-ignore
  })
})
