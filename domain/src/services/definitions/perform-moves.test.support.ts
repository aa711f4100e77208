import { roleSeeds, type RoleCode } from '#access/roles.ts'
import { getServiceScreen } from '#access/service-screen.ts'
import { actions } from '#access/actions.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { OfficeKind, TemplateName } from '#engine/definition/statuses.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { applyMove } from '#engine/evaluation/apply-move.ts'
import { responsibleOffices } from '#engine/evaluation/search-keys.ts'
import { messageTemplateOf, availableMoves } from '#engine/evaluation/moves.ts'
import { effectsOf, normalizeReply, validateReply } from '#engine/evaluation/reply.ts'
import { resolveWorkflow } from '#engine/evaluation/resolve-workflow.ts'
import { createWorkflowState, type Person, type WorkflowState } from '#engine/evaluation/workflow-state.ts'
import { issueMessage, type Issue } from '#engine/fields/issue.ts'
import type { ExampleMove, ServiceExample } from './service-example.ts'

type Seat = { role: RoleCode; kind?: OfficeKind; places?: string[] }

/** Demo accounts with the initial permissions of their roles. */
const seats: Record<string, Seat> = {
  applicant: { role: 'APPLICANT' },
  'so.edu': { role: 'SECTION_OFFICER', kind: 'hq' },
  'so.two': { role: 'SECTION_OFFICER', kind: 'hq' },
  'ad.welfare': { role: 'ASST_DIRECTOR', kind: 'hq' },
  'dir.welfare': { role: 'DIRECTOR', kind: 'hq' },
  'demo.tangail': { role: 'DEMO_OFFICER', kind: 'district', places: ['44'] },
  'wc.tangail': { role: 'WC_OFFICER', kind: 'district', places: ['44'] },
  'mission.riyadh': { role: 'MISSION_OFFICER', kind: 'mission', places: ['RUH'] },
  'airport.dac': { role: 'AIRPORT_OFFICER', kind: 'airport', places: ['DAC'] },
}

function personOf(login: string, service: string): Person {
  const { role, kind, places = [] } = seats[login] ?? { role: 'APPLICANT' }
  const screen = getServiceScreen(service).id
  const allowed = new Set<string>(roleSeeds.find(({ code }) => code === role)?.permissions)
  return {
    id: login,
    roles: [role],
    actions: actions.filter((action) => allowed.has(`${screen}:${action}`)),
    ...(kind ? { office: { kind, places } } : {}),
  }
}

export type MoveRun = {
  workflowState: WorkflowState
  messages: (TemplateName | undefined)[]
  effects: string[]
  replies: Answers[]
  issues: Issue[]
}

/** Performs the moves of an example as the API does, and stops at the first invalid reply. */
export function performMoves(
  definition: ServiceDefinition,
  { answers, facts }: Pick<ServiceExample, 'answers' | 'facts'>,
  moves: readonly ExampleMove[],
  enteredBy?: string,
): MoveRun {
  const start = { owners: ['applicant'], offices: responsibleOffices(definition, answers), on: String(facts.today) }
  const walked: MoveRun = {
    workflowState: createWorkflowState(definition.workflow, enteredBy ? { ...start, enteredBy } : start),
    messages: [],
    effects: [],
    replies: [],
    issues: [],
  }
  for (const { by, move: id, reply } of moves) {
    const { workflow } = resolveWorkflow(definition, answers, walked.replies)
    const person = personOf(by, definition.id)
    const move = availableMoves(person, workflow, walked.workflowState, facts).find((open) => open.id === id)
    if (!move)
      throw new Error(
        `${id} is not open to ${by} in ${walked.workflowState.state} at ${walked.workflowState.desk ?? 'no desk'}`,
      )
    walked.issues = validateReply(move, reply, workflow, walked.workflowState, { facts })
    if (walked.issues.length > 0) return walked
    const stored = normalizeReply(move, reply, workflow, walked.workflowState, { facts })
    walked.messages.push(messageTemplateOf(move, workflow, walked.workflowState, stored))
    walked.effects.push(...effectsOf(move, workflow, walked.workflowState))
    walked.workflowState = applyMove(workflow, walked.workflowState, {
      move,
      person,
      reply: stored,
      on: String(facts.today),
    })
    walked.replies.push(stored)
  }
  return walked
}

/** Messages of the issues in the last reply. */
export const issueMessagesOf = (walked: MoveRun): string[] =>
  walked.issues.map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
