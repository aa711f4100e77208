import { describe, expect, it } from 'vitest'
import { parseDefinition } from '#engine/evaluation/parse-definition.ts'
import { taskList } from '#engine/evaluation/task-list.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import type { Field } from '#engine/fields/field.ts'
import { createProgrammeDefinition } from './programme-definition.ts'
import { exampleProgramme } from './example.test.support.ts'
import type { Programme } from './programme.ts'
import { circularOfProgramme } from './programme-circular.ts'

const service = createProgrammeDefinition(exampleProgramme, { programId: 7 })
const without = (...ids: string[]): Programme => ({
  ...exampleProgramme,
  sections: exampleProgramme.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ id }) => !ids.includes(id)),
  })),
})
const label = { bn: 'ক', en: 'a' }

describe('service of a programme', () => {
  it('is valid, named by its number, with the declaration as its last step', () => {
    expect(parseDefinition(JSON.parse(JSON.stringify(service)))).toEqual({ definition: service })
    expect([service.id, service.prefix, service.needsSetup, service.steps.map(({ id }) => id)]).toEqual([
      'gms-7',
      'GMS',
      true,
      ['s1', 's2', 'declaration'],
    ])
    expect(service.summary).toEqual({ bn: 'প্রশিক্ষণপ্রাপ্ত নারীদের জন্য।', en: 'For trained women.' })
  })
  it('skips a section for applicants whose answers do not meet its condition', () => {
    const papers: Field = { kind: 'text', id: 'q40', label }
    const schools = { id: 's3', title: label, when: { field: 'q2', is: 'Y' }, fields: [papers] }
    const branching = createProgrammeDefinition(
      { ...exampleProgramme, sections: [...exampleProgramme.sections, schools] },
      { programId: 7 },
    )
    expect(parseDefinition(JSON.parse(JSON.stringify(branching)))).toEqual({ definition: branching })
    const stepsFor = (q2: string) => taskList(branching, { q2 }, { facts: {} }).map(({ step }) => step)
    expect(stepsFor('Y')).toEqual(['s1', 's2', 's3', 'declaration'])
    expect(stepsFor('N')).toEqual(['s1', 's2', 'declaration'])
  })
  it('has no hint if none was entered', () => {
    expect(service.steps[0]?.fields.find(({ id }) => id === 'q6')).not.toHaveProperty('hint')
  })
  it('is searchable by its blocks, and belongs to the office of the address', () => {
    expect(service.keys).toEqual({
      name: ['q1.name', 'q7.workerNameEn'],
      nid: ['q1.nid'],
      passport: ['q7.workerPassportNo'],
      mobile: ['q1.mobile'],
      account: ['q10.accountNumber'],
      district: ['q8.districtId'],
    })
    expect(service.offices).toEqual({ district: ['q8.districtId'] })
  })
  it('uses the NID of the recipient for the person, and any other NID for a relative', () => {
    const nominee: Field = { kind: 'text', id: 'q30', format: 'nid', label }
    const own: Field = { kind: 'text', id: 'q31', format: 'nid', prefill: 'applicant.nid', label }
    const asking = (from: Programme, ...fields: Field[]) =>
      createProgrammeDefinition(
        { ...from, sections: [{ ...from.sections[0]!, fields: [...fields, ...from.sections[0]!.fields] }] },
        { programId: 1 },
      ).keys
    expect(asking(exampleProgramme, nominee)).toMatchObject({ nid: ['q1.nid'], relatedNid: ['q30'] })
    expect(asking(without('q1'), nominee, own)).toMatchObject({ nid: ['q31'], relatedNid: ['q30'] })
    expect(asking(without('q1'), nominee)).toMatchObject({ nid: ['q30'] })
  })
  it('pays if it has a bank account; otherwise it ends with the approval, without an amount', () => {
    const moves = (definition: typeof service) => definition.workflow.moves.map(({ id }) => id)
    expect(moves(service)).toContain('queue-payment')
    expect(service.claims).toMatchObject([
      { code: 'E-24', oncePer: [{ anyOf: ['q1.nid'], nids: ['q1.nid'] }], at: 'q1.nid' },
    ])
    expect(service.workflow.moves.find(({ id }) => id === 'bounce')?.unlocks).toEqual(['q10'])
    const gift = createProgrammeDefinition(without('q10'), { programId: 7 })
    expect(moves(gift)).not.toContain('queue-payment')
    expect(JSON.stringify([gift.workflow.states['approved'], gift.messages])).not.toContain('{amount}')
    expect([gift.letters, service.letters?.map(({ id }) => id)]).toEqual([undefined, ['sanction-order']])
    expect(parseDefinition(gift)).toHaveProperty('definition')
  })
  it('goes over the selected desks, each with its time limit', () => {
    expect(service.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([
      ['demo', 7],
      ['section', 5],
      ['director', 5],
    ])
  })
  it('is closed by its window, its seats and an earlier application of the same person', () => {
    expect(service.eligibility?.[0]).toMatchObject({
      code: 'E-24',
      must: { fact: 'setup.isOpen', is: true },
      otherwise: { en: 'This programme is closed.' },
    })
    expect(service.eligibility?.[1]).toMatchObject({ code: 'E-24', at: 'q6' })
    expect(service.checks?.map(({ name, at }) => [name, at])).toEqual([
      ['seats-left', undefined],
      ['routing-number-exists', 'q10.routingNumber'],
    ])
    expect(service.workflow.moves.find(({ id }) => id === 'approve')?.does).toBe('take-seat')
    const open = createProgrammeDefinition(
      { ...without('q10'), seats: 0, onePerPerson: false, opensTo: 'members' },
      { programId: 7 },
    )
    expect([open.checks?.map(({ name }) => name), open.claims, open.opensTo]).toEqual([
      ['is-member'],
      undefined,
      'members',
    ])
  })
  it('has the selected list columns and its own print heading', () => {
    expect(service.list.columns).toEqual([
      { of: 'number' },
      { of: 'applicant' },
      { field: 'q2' },
      { field: 'q8.districtId' },
      { of: 'submittedOn' },
      { of: 'amount' },
      { of: 'status' },
      { of: 'desk' },
    ])
    expect(service.print.heading).toEqual(exampleProgramme.title)
    expect(
      createProgrammeDefinition({ ...exampleProgramme, printHeading: label }, { programId: 7 }).print.heading,
    ).toEqual(label)
  })
  it('uses the messages of staff, and sends no default congratulation', () => {
    const customized = createProgrammeDefinition(
      { ...exampleProgramme, messages: { APPROVED: label, REJECTED: { bn: '', en: '' } } },
      { programId: 7 },
    )
    const notified = (definition: typeof service) =>
      definition.workflow.moves.find(({ id }) => id === 'approve')?.notifies
    expect([customized.messages, notified(customized)]).toEqual([{ APPROVED: label }, 'APPROVED'])
    expect([service.messages, notified(service)]).toEqual([undefined, 'APPROVED_CASE'])
  })
  it('is an ordinary form', () => {
    const evaluationContext = { facts: { 'setup.isOpen': true, today: '2026-11-15' } }
    const receiver = { name: 'রহিমা', nid: '১২৩৪৫৬৭৮৯০', mobile: '01812345678' }
    const issues = validateAll(
      service,
      { q1: receiver, q2: 'Y', q3: [{ q4: 'ক', q5: '৬,০০,০০০' }], q6: '1' },
      evaluationContext,
    )
    expect(issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['q8.divisionId', 'q9', 'q10.bankId', 'declarationAccepted', 'q6']),
    )
    expect(issues.find(({ path }) => path === 'q6')?.message?.en).toBe('The cost is too high.')
  })
})

describe('circular of a programme', () => {
  it('has its window and only the configured limits', () => {
    expect(circularOfProgramme(exampleProgramme)).toEqual({
      title: 'Sewing machines',
      titleBng: 'সেলাই মেশিন',
      opensOn: '2026-11-01',
      closesOn: '2026-12-31',
      circular: { maxAmount: '20000', budget: '1000000', seats: 50 },
    })
    expect(circularOfProgramme({ ...exampleProgramme, maxAmount: '0', budget: '', seats: 0 }).circular).toEqual({})
  })
})
