import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Desk, Move, State, Workflow } from '#engine/definition/workflow.ts'
import { bilingualNote } from './action-fields.ts'
import { reviewStates } from './states.ts'

const workingDays = 20

/** The director hears appeals; the director general hears those against a decision of the director. */
export const appealDesks: [Desk, Desk] = [
  {
    id: 'appeal-director',
    role: 'DIRECTOR',
    office: 'hq',
    workingDays,
    label: { bn: 'পরিচালক (আপিল)', en: 'Director (appeals)' },
  },
  {
    id: 'appeal-general',
    role: 'DG',
    office: 'hq',
    workingDays,
    label: { bn: 'মহাপরিচালক (আপিল)', en: 'Director general (appeals)' },
  },
]

const appealed: State = {
  ...reviewStates.appealed,
  reads: { bn: '{hearing} সিদ্ধান্ত হবে {date} তারিখের মধ্যে।', en: '{hearing} It will be decided by {date}.' },
}

/** Who hears the appeal, as the applicant reads it. */
export const hearingSentences = {
  named: { bn: 'আপিল শুনছেন: {hearer}, প্রধান কার্যালয়।', en: 'Your appeal is with: {hearer}, head office.' },
  notNamed: {
    bn: 'আপনার আপিল শোনার জন্য প্রধান কার্যালয় এখনো কোনো কর্মকর্তা ঠিক করেনি।',
    en: 'Head office has not yet named an officer to hear your appeal.',
  },
}

const cache = new WeakMap<ServiceDefinition, ServiceDefinition>()

/**
 * Adds the desks that hear appeals to a service with appeals, and gives them its moves. They are not part of its
 * definition, because they apply to every version of it, also to applications that are older than these desks.
 */
export function withAppeals(definition: ServiceDefinition): ServiceDefinition {
  const { workflow } = definition
  if (workflow.states['appealed'] === undefined) return definition
  const known = cache.get(definition) ?? { ...definition, workflow: workflowWithAppeals(workflow) }
  cache.set(definition, known)
  return known
}

export const workflowWithAppeals = (workflow: Workflow): Workflow => ({
  ...workflow,
  appeals: appealDesks,
  states: { ...workflow.states, appealed },
  moves: workflow.moves.map((move) => {
    const change = changes.get(move.id)
    return change && (move.row === 'T10' || move.row === 'T7') ? { ...move, ...change(move) } : move
  }),
})

const changes = new Map<string, (move: Move) => Partial<Move>>([
  ['appeal', () => ({ handsTo: 'appeal', notifies: 'APPEAL_RECEIVED' })],
  [
    'reopen',
    () => ({
      by: 'holder',
      asks: bilingualNote,
      notifies: 'APPEAL_GRANTED',
      label: { bn: 'আপিল মঞ্জুর', en: 'Grant the appeal' },
    }),
  ],
  // The permission to reject also includes entering cheque books, which the director general does not do.
  ['uphold', () => ({ by: 'holder', needs: 'approve', notifies: 'APPEAL_DISMISSED' })],
  // An officer whose rejection was overruled cannot reject the same application again.
  ['reject', ({ guards = [] }) => ({ guards: [...guards, 'not-overruled'] })],
])
