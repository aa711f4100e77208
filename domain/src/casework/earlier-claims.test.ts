import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { claimTextsOf } from '#engine/evaluation/claim-keys.ts'
import { textAt } from '#engine/evaluation/search-keys.ts'
import { example as bereavement } from '#services/definitions/bereavement/example.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { example as compensation } from '#services/definitions/compensation/example.ts'
import { example as disability } from '#services/definitions/dis-allowance/example.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { example as burial } from '#services/definitions/fa-burial-cost/example.ts'
import { example as financial } from '#services/definitions/fa-financial-assistance/example.ts'
import { example as medical } from '#services/definitions/fa-medical-assistance/example.ts'
import { example as repatriation } from '#services/definitions/fa-repatriation/example.ts'
import { example as reIntegration } from '#services/definitions/re-integration/example.ts'
import { example as surokkha } from '#services/definitions/surokkha/example.ts'
import { membershipAnswers } from '#services/definitions/wewb-membership/example.ts'
import { claimColumnsOf, earlierClaimAnswers, missingClaimColumns } from './earlier-claims.ts'

function serviceOf(service: string) {
  const definition = catalogue.find(({ id }) => id === service)
  if (!definition) throw new Error(`no service ${service}`)
  return definition
}

const policyNo = 'JBC/2026/000123'
const cases: [string, string, Answers][] = [
  ['edu-allowance', 'a stipend', eduAllowanceAnswers],
  ['dis-allowance', 'an allowance', disability.answers],
  ['wewb-membership', 'a membership', membershipAnswers],
  ['wewb-passport', 'a passport', { passport: { passportNo: 'A01234567' }, memberNo: 'RUH0000001' }],
  ['re-integration', 'a return', reIntegration.answers],
  ['fa-repatriation', 'a body', repatriation.answers],
  ['fa-medical-assistance', 'a treatment', medical.answers],
  ['fa-burial-cost', 'a burial', burial.answers],
  ['fa-financial-assistance', 'a death', financial.answers],
  ['compensation', 'a death', compensation.answers],
  ['compensation', 'an injury', { ...compensation.answers, claimType: 'INJURY' }],
  ['surokkha', 'a death', { ...surokkha.answers, policyNo }],
  ['surokkha', 'an injury', { ...surokkha.answers, policyNo, personStatus: 'DISABLED', injuryDate: '2026-05-05' }],
  ['surokkha', 'a lost job', { ...surokkha.answers, policyNo, personStatus: 'RETURNED_JOBLESS' }],
  ['bereavement', 'a case', bereavement.answers],
]

it('tries every service that is claimed once', () => {
  const tried = new Set(cases.map(([service]) => service))
  const claimed = catalogue.filter(({ claims = [] }) => claims.length > 0).map(({ id }) => id)
  expect(claimed.filter((id) => !tried.has(id))).toEqual([])
})

describe.each(cases)('a record of %s, %s', (service, _event, answers) => {
  const definition = serviceOf(service)
  const first = (paths: readonly string[] | undefined) =>
    (paths ?? []).flatMap((path) => textAt(answers, path)).at(0) ?? null
  const claimed = Object.fromEntries(
    claimColumnsOf(definition).flatMap(({ id, path }): [string, string][] => {
      const value = path === 'statedPolicyNo' ? `Policy no. ${policyNo}` : textAt(answers, path)[0]
      return value === undefined ? [] : [[id, value]]
    }),
  )
  const { keys } = definition
  const person = {
    name: 'ABDUL KARIM',
    nid: first(keys.nid ?? keys.relatedNid),
    passport: first(keys.passport),
    mobile: null,
    district: null,
  }
  const textsOf = (claim: Answers) =>
    claimTextsOf(definition.claims ?? [], claim, { service, setupId: null, fiscalYear: '2026-27' })

  it('holds under every rule a claim of an application', () => {
    const record = earlierClaimAnswers(definition, { ...person, claimed })
    expect(missingClaimColumns(definition, record, true)).toEqual([])
    const [ofRecord, ofApplication] = [textsOf(record), textsOf(answers)]
    const held = (definition.claims ?? []).filter(
      (rule) =>
        !('oncePer' in rule) || (rule.within !== 'circular' && !['decided', 'closed'].includes(rule.until ?? '')),
    )
    const rules = [...new Set(ofApplication.map(({ rule }) => rule))].filter((id) =>
      held.some((rule) => rule.id === id),
    )
    expect(rules).not.toEqual([])
    const shared = rules.filter((rule) =>
      ofRecord.some((one) => one.rule === rule && ofApplication.some(({ text }) => text === one.text)),
    )
    expect(shared).toEqual(rules)
  })

  it('is refused without them', () => {
    const bare = earlierClaimAnswers(definition, { ...person, nid: null, passport: null })
    expect(missingClaimColumns(definition, bare, true)).not.toEqual([])
  })
})

it('a record of a policy holds the claim of a worker with another passport', () => {
  const definition = serviceOf('surokkha')
  const textsOf = (claim: Answers) =>
    claimTextsOf(definition.claims ?? [], claim, { service: definition.id, setupId: null, fiscalYear: '2026-27' })
  const claimed = { personStatus: 'DEAD', statedPolicyNo: `Policy no. ${policyNo}` }
  const person = { name: 'X', nid: null, passport: 'A01234567', mobile: null, district: null, claimed }
  const record = textsOf(earlierClaimAnswers(definition, person))
  const claim = textsOf({ personStatus: 'DEAD', policyNo, worker: { workerPassportNo: 'B9999999' } })
  expect(claim.filter(({ text }) => record.some((one) => one.text === text))).not.toEqual([])
})

it('a record says which columns it lacks, and which of several is enough', () => {
  const missing = (service: string, claimed: { [column: string]: string }, passport: string | null = 'A01234567') => {
    const definition = serviceOf(service)
    const person = { name: 'X', nid: null, passport, mobile: null, district: null, claimed }
    return missingClaimColumns(definition, earlierClaimAnswers(definition, person), true)
  }
  expect(missing('surokkha', { personStatus: 'DEAD' })).toEqual([[['statedPolicyNo']]])
  expect(missing('surokkha', { personStatus: 'DISABLED' }, null)).toEqual([
    [['statedPolicyNo']],
    [['passport']],
    [['injuryDate']],
  ])
  expect(missing('compensation', { claimType: 'INJURY' })).toEqual([[['incidentDate']]])
  expect(missing('compensation', { claimType: 'BLOOD_MONEY' }, null)).toEqual([[['passport']]])
  expect(missing('fa-repatriation', { serviceType: 'STRANDED' }, null)).toEqual([])
  expect(missing('edu-allowance', { applicationKind: 'NEW', educationLevelId: '3' })).toEqual([
    [['nid'], ['studentBrn'], ['boardId', 'passingYear', 'rollNo'], ['registrationNo', 'passingYear', 'rollNo']],
  ])
  // The maximum of one year does not ask for the person of another.
  const medicine = serviceOf('fa-medical-assistance')
  expect(missingClaimColumns(medicine, {}, false)).toEqual([])
})
