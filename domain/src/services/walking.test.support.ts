import { roleSeeds, type RoleCode } from '../access/roles.ts'
import { screenOfService } from '../access/service-screen.ts'
import { actions } from '../access/actions.ts'
import type { Answers } from '../conditions/holds.ts'
import type { OfficeKind, TemplateName } from '../definition/statuses.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { applyMove } from '../engine/apply-move.ts'
import { officesOf } from '../engine/keys-of.ts'
import { messageOf, movesOpenTo } from '../engine/moves.ts'
import { effectsOf, keepReply, validateReply } from '../engine/reply.ts'
import { onItsRoad } from '../engine/road.ts'
import { begin, type Person, type Standing } from '../engine/standing.ts'
import { issueText, type Issue } from '../fields/issue.ts'
import type { ExampleMove, ServiceExample } from './service-example.ts'

type Seat = { role: RoleCode; kind?: OfficeKind; places?: string[] }

/** The demo log-ins, with the permissions their roles start with. */
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
  const screen = screenOfService(service).id
  const allowed = new Set<string>(roleSeeds.find(({ code }) => code === role)?.permissions)
  return {
    id: login,
    roles: [role],
    actions: actions.filter((action) => allowed.has(`${screen}:${action}`)),
    ...(kind ? { office: { kind, places } } : {}),
  }
}

export type Walked = { standing: Standing; messages: (TemplateName | undefined)[]; effects: string[]; replies: Answers[]; issues: Issue[] }

/** Makes the moves of an example as the API does, and stops at the first reply that is not right. */
export function walk(
  definition: ServiceDefinition,
  { answers, facts }: Pick<ServiceExample, 'answers' | 'facts'>,
  moves: readonly ExampleMove[],
  enteredBy?: string,
): Walked {
  const start = { owners: ['applicant'], offices: officesOf(definition, answers), on: String(facts.today) }
  const walked: Walked = {
    standing: begin(definition.workflow, enteredBy ? { ...start, enteredBy } : start),
    messages: [],
    effects: [],
    replies: [],
    issues: [],
  }
  for (const { by, move: id, reply } of moves) {
    const { workflow } = onItsRoad(definition, answers, walked.replies)
    const person = personOf(by, definition.id)
    const move = movesOpenTo(person, workflow, walked.standing, facts).find((open) => open.id === id)
    if (!move) throw new Error(`${id} is not open to ${by} in ${walked.standing.state} at ${walked.standing.desk ?? 'no desk'}`)
    walked.issues = validateReply(move, reply, workflow, walked.standing, { facts })
    if (walked.issues.length > 0) return walked
    const kept = keepReply(move, reply, workflow, walked.standing, { facts })
    walked.messages.push(messageOf(move, workflow, walked.standing, kept))
    walked.effects.push(...effectsOf(move, workflow, walked.standing))
    walked.standing = applyMove(workflow, walked.standing, { move, person, reply: kept, on: String(facts.today) })
    walked.replies.push(kept)
  }
  return walked
}

/** What was wrong with the last reply, as an officer reads it. */
export const toldIn = (walked: Walked): string[] => walked.issues.map((issue) => `${issue.path}: ${issueText(issue).en}`)
