import { sized } from '@wewb/tests/test-size.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Move, Workflow } from '#engine/definition/workflow.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { applyMove } from './apply-move.ts'
import { flattenDefinition } from './field-paths.ts'
import { availableMoves } from './moves.ts'
import { actionFieldsOf } from './reply.ts'
import { resolveWorkflow } from './resolve-workflow.ts'
import { createWorkflowState, deskIndex, type Person, type WorkflowState } from './workflow-state.ts'

const facts = { today: '2026-11-15', 'settings.appealDays': 30, 'settings.graceDays': 15 } as const
const actions = ['view', 'verify', 'forward', 'backward', 'approve', 'reject'] as const
const roles = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR', 'ACCOUNTS'] as const

/** People with as many permissions as possible; one of them is also the applicant. */
const people: Person[] = [
  { id: 'applicant', roles: ['APPLICANT'], actions: ['view', 'create'] },
  { id: 'system', roles: [], actions: [], isSystem: true },
  { id: 'officer-applicant', roles, office: { kind: 'hq', places: [] }, actions, isBatch: true },
  { id: 'all-roles', roles, office: { kind: 'hq', places: [] }, actions, isBatch: true },
  { id: 'section', roles: ['SECTION_OFFICER', 'DIRECTOR'], office: { kind: 'hq', places: [] }, actions },
  { id: 'director', roles: ['DIRECTOR', 'ASST_DIRECTOR'], office: { kind: 'hq', places: [] }, actions },
  { id: 'district', roles: ['DEMO_OFFICER', 'WC_OFFICER'], office: { kind: 'district', places: ['here'] }, actions },
  { id: 'airport', roles: ['AIRPORT_OFFICER'], office: { kind: 'airport', places: ['here'] }, actions },
  { id: 'here', roles: ['MISSION_OFFICER'], office: { kind: 'mission', places: ['here'] }, actions },
  { id: 'elsewhere', roles: ['MISSION_OFFICER'], office: { kind: 'mission', places: ['elsewhere'] }, actions },
]

/** Who has not acted yet: the applicant, the portal, and a colleague of everybody in each office of the application. */
const colleagues = people
  .filter(({ id, office }) => ['applicant', 'system'].includes(id) || (office && !office.places.includes('elsewhere')))
  .map((person) => (person.office ? { ...person, id: `colleague of ${person.id}` } : person))
const inHeadOffice = colleagues.filter(({ office }) => office === undefined || office.kind === 'hq')

const onDesk = ['0 SUBMITTED', '1 UNDER_REVIEW', '-1 UNDER_REVIEW']

/**
 * The table of moves (docs/domain/workflows.md), restated for the test: code and status before and after. A case in
 * stages continues after its approval and may end without a payment.
 */
const table: { [row: string]: { from: string[]; to: string[] } } = {
  T1: { from: ['0 DRAFT'], to: ['0 SUBMITTED'] },
  T2: { from: [...onDesk, '2 APPROVED', '2 PAID'], to: ['1 UNDER_REVIEW', '2 APPROVED', '2 PAID'] },
  T3: { from: onDesk, to: ['-1 UNDER_REVIEW'] },
  T4: { from: onDesk, to: ['-1 RETURNED'] },
  T5: { from: ['-1 RETURNED'], to: ['0 SUBMITTED'] },
  T6: { from: onDesk, to: ['2 APPROVED', '2 PAID', '2 CLOSED'] },
  T7: { from: onDesk, to: ['-2 REJECTED'] },
  T8: { from: ['0 SUBMITTED', '-1 RETURNED'], to: ['0 WITHDRAWN', '-1 WITHDRAWN'] },
  T9: { from: ['-1 RETURNED'], to: ['-2 REJECTED'] },
  T10: { from: ['-2 REJECTED'], to: ['-2 REJECTED', '0 SUBMITTED'] },
  T11: { from: ['2 APPROVED', '2 PAYMENT_QUEUED'], to: ['-1 UNDER_REVIEW'] },
  T12: { from: ['2 APPROVED'], to: ['2 PAYMENT_QUEUED'] },
  T13: { from: ['2 PAYMENT_QUEUED'], to: ['2 PAYMENT_SENT'] },
  T14: { from: [...onDesk, '2 APPROVED', '2 PAYMENT_SENT', '2 PAID'], to: ['2 APPROVED', '2 PAID', '2 CLOSED'] },
  T15: {
    from: ['2 PAYMENT_QUEUED', '2 PAYMENT_SENT', '2 PAYMENT_FAILED'],
    to: ['2 PAYMENT_FAILED', '2 PAYMENT_QUEUED'],
  },
}

/** `next`: the workflow with the reply to the move, by which the application goes on. */
type Stride = { before: WorkflowState; after: WorkflowState; move: Move; person: Person; next: Workflow }

/** Gives moves that end the walk or lead back a lower weight, so that walks get far. */
const weightOf = ({ row, handsTo }: Move): number => {
  if (['T7', 'T8'].includes(row)) return 1
  return ['T3', 'T4', 'T10'].includes(row) || handsTo === 'same' ? 2 : 8
}
const tempting = (person: Person, move: Move) => Array.from({ length: weightOf(move) }, () => ({ person, move }))

/** Fields on which the workflow branches, each with the values in conditions and one that is in none. */
function forksOf({ desks, moves }: Workflow): [string, unknown[]][] {
  const conditionsJson = JSON.stringify([...desks, ...moves].map(({ when }) => when ?? null))
  const tests = [
    ...conditionsJson.matchAll(/"field":"([\w.]+)","(?:is":("[^"]+"|true)|isOneOf":(\[[^\]]+\])|isFilled)/g),
  ]
  return [...Map.groupBy(tests, ([, field = '']) => field)].map(([field, found]) => {
    const known = found.flatMap(([, , one, several]) =>
      [one, several].flatMap((text) => (text ? (JSON.parse(text) as unknown) : [])),
    )
    return [field, ['something else', ...new Set(known.flat())]]
  })
}

/** One value for each of these fields. */
const pick = (forks: [string, unknown[]][], choice: number): Answers =>
  Object.fromEntries(forks.map(([field, values], index) => [field, values[(choice + index) % values.length]]))

/** Walks the workflow. Each number picks the answers, the person and the move among the available ones. */
function walk(service: ServiceDefinition, choices: number[], enteredBy?: string): Stride[] {
  const strides: Stride[] = []
  const start = {
    owners: ['applicant', 'officer-applicant'],
    offices: { mission: 'here', district: 'here', airport: 'here' },
    on: '2026-11-01',
  }
  const paths = new Set(flattenDefinition(service).map(({ path }) => path))
  const [byForm, byDesks] = [true, false].map((isForm) =>
    forksOf(service.workflow).filter(([field]) => paths.has(field) === isForm),
  )
  const answers = pick(byForm ?? [], choices[0] ?? 0)
  const replies: Answers[] = []
  let workflowState = createWorkflowState(service.workflow, enteredBy ? { ...start, enteredBy } : start)
  let { workflow } = resolveWorkflow(service, answers, replies)
  for (const choice of choices) {
    const open = people.flatMap((person) =>
      availableMoves(person, workflow, workflowState, facts).flatMap((move) => tempting(person, move)),
    )
    const chosen = open[choice % Math.max(1, open.length)]
    if (!chosen) break
    const earlier = workflow.desks.slice(0, Math.max(1, deskIndex(workflow, workflowState.desk)))
    const asked = actionFieldsOf(chosen.move, workflow, workflowState).map(({ id }) => id)
    const reply = {
      toDesk: earlier[choice % earlier.length]?.id,
      fieldsToCorrect: ['bank'],
      dueOn: choice % 2 ? '2026-10-01' : '2026-12-01',
      stage: workflow.stages?.[choice % workflow.stages.length]?.id,
      ...pick(
        (byDesks ?? []).filter(([field]) => asked.includes(field)),
        choice,
      ),
    }
    replies.push(reply)
    const after = applyMove(workflow, workflowState, { ...chosen, reply, on: facts.today })
    workflow = resolveWorkflow(service, answers, replies).workflow
    strides.push({ before: workflowState, after, next: workflow, ...chosen })
    // The API sets publication and batch for a whole list at once.
    workflowState = { ...after, isPublished: choice % 3 > 0, isInBatch: choice % 5 > 0 }
  }
  return strides
}

const choices = fc.array(fc.nat({ max: 997 }), { minLength: 60, maxLength: 60 })
const enterer = fc.constantFrom(undefined, 'section', 'director')

const walks = { numRuns: sized(40, 100) }

describe.each(catalogue)('random walk through $id', (service) => {
  const { workflow } = service
  const statusOf = ({ approvalStatus, state }: WorkflowState) => `${approvalStatus} ${workflow.states[state]?.status}`
  /** Asserts that no step of any walk matches. */
  const never = (isWrong: (stride: Stride) => boolean | undefined) =>
    fc.property(choices, enterer, (numbers, entered) => !walk(service, numbers, entered).some(isWrong))

  it('never reaches a forbidden state', () => {
    fc.assert(
      never(({ before, after, move }) => {
        const row = table[move.row]
        return !row?.from.includes(statusOf(before)) || !row.to.includes(statusOf(after))
      }),
      walks,
    )
  })
  it('never lets one person forward and approve', () => {
    fc.assert(
      never(({ before, move, person }) => {
        const forwarders = before.acts.filter((act) => act.move === 'forward').map((act) => act.person)
        return move.row === 'T6' && (forwarders.includes(person.id) || before.enteredBy === person.id)
      }),
      walks,
    )
  })
  it('never lets the person who entered an application verify its corrected account', () => {
    fc.assert(
      never(({ before, move, person }) => move.id === 'verify-bank' && before.enteredBy === person.id),
      walks,
    )
  })
  it('lets nobody act on their own application, nor on one of another office', () => {
    fc.assert(
      never(
        ({ move, person }) =>
          person.id === 'elsewhere' || (person.id === 'officer-applicant' && move.by !== 'applicant'),
      ),
      walks,
    )
  })
  it('always knows the holder of the application', () => {
    const desks: (string | undefined)[] = [...workflow.desks, ...(workflow.later ?? [])].map(({ id }) => id)
    const statusesWithDesk = new Set(['SUBMITTED', 'UNDER_REVIEW'])
    fc.assert(
      never(({ after }) =>
        after.desk === undefined
          ? statusesWithDesk.has(workflow.states[after.state]?.status ?? '')
          : !desks.includes(after.desk),
      ),
      walks,
    )
  })
  it('always has somebody who can go on with it, also where no office serves the place', () => {
    const canGoOn = (holders: readonly Person[], { after, next }: Stride, state = after) =>
      holders.some((person) => availableMoves(person, next, state, facts).length > 0)
    fc.assert(
      never((stride) => {
        const { after } = stride
        const status = workflow.states[after.state]?.status ?? ''
        if (!['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'].includes(status)) return false
        const withoutOffice = { ...after, offices: {}, isHeldByHeadOffice: true }
        return !canGoOn(colleagues, stride) || !canGoOn(inHeadOffice, stride, withoutOffice)
      }),
      walks,
    )
  })
  it('allows one appeal, and unlocks answers only where the applicant may edit', () => {
    fc.assert(
      never(({ after }) => after.acts.filter((act) => act.move === 'appeal').length > 1),
      walks,
    )
    fc.assert(
      never(({ after }) => after.unlocked.length > 0 && !workflow.states[after.state]?.editable),
      walks,
    )
  })
  it('covers every move of the workflow', () => {
    const samples = fc.sample(fc.tuple(choices, enterer), { numRuns: 1000, seed: 7 })
    const left = new Set([
      ...workflow.moves.map(({ id }) => `move ${id}`),
      ...Object.keys(workflow.states).map((id) => `state ${id}`),
    ])
    left.delete(`state ${workflow.start}`)
    for (const [numbers, entered] of samples) {
      if (left.size === 0) break
      for (const { move, after } of walk(service, numbers, entered)) {
        left.delete(`move ${move.id}`)
        left.delete(`state ${after.state}`)
      }
    }
    expect([...left]).toEqual([])
  })
})
