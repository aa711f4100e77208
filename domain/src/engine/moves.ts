import type { Answers } from '../conditions/holds.ts'
import type { Facts } from '../conditions/facts.ts'
import type { TemplateName } from '../definition/statuses.ts'
import type { Move, Workflow } from '../definition/workflow.ts'
import { guards, type Asking } from './guards.ts'
import { stageOf } from './apply-move.ts'
import { deskOf, placeOf, servesFile, sitsAt, type Person, type Standing } from './standing.ts'

/** The buttons this person sees on this application, and the only moves the server accepts from them. */
export function movesOpenTo(person: Person, workflow: Workflow, standing: Standing, facts: Facts): Move[] {
  return workflow.moves.filter((move) => {
    const asking = { person, workflow, standing, facts, move }
    return (
      move.from.includes(standing.state) &&
      actors[move.by](asking) &&
      (!move.needs || person.actions.includes(move.needs)) &&
      isInPlace(asking) &&
      (move.guards ?? []).every((guard) => guards[guard](asking))
    )
  })
}

/** Does the file lie with this person? The queue "my desk" asks the same. */
export const isHolder = (person: Person, workflow: Workflow, standing: Standing): boolean =>
  isStranger(person, standing) &&
  sitsAt(person, deskOf(workflow, standing.desk), standing) &&
  (standing.takenBy === undefined || standing.takenBy === person.id)

/** Whose form it is to fill in: the applicant's, or the officer's who entered it for them, as long as entering is still their work. */
export const isWriter = (person: Person, { owners, enteredBy }: Standing): boolean =>
  owners.includes(person.id) || (enteredBy === person.id && person.actions.includes('create'))

/** May this person open the file at all? Head office sees every file of the service, other offices their own. Who may not is told it does not exist. */
export const maySee = (person: Person, standing: Standing): boolean => {
  if (isWriter(person, standing)) return true
  return person.actions.includes('view') && person.office !== undefined && servesFile(person.office, standing)
}

/** The handing in of a form. It has checks of its own, so it is never just a move. */
export const isHandIn = ({ by, handsTo }: Pick<Move, 'by' | 'handsTo'>): boolean =>
  by === 'applicant' && (handsTo === 'first' || handsTo === 'sender')

/** The message that goes out with the move, if any: its own, that of the stage it brings, or that of the desk it leaves. */
export const messageOf = (move: Move, workflow: Workflow, standing: Standing, reply: Answers = {}): TemplateName | undefined =>
  move.notifies ??
  workflow.stages?.find(({ id }) => id === stageOf(move, workflow, standing, reply))?.notifies ??
  (move.handsTo === 'next' ? deskOf(workflow, standing.desk)?.notifies : undefined)

// No one acts on his own application, whatever his roles.
const isStranger = (person: Person, standing: Standing) => !person.isSystem && !standing.owners.includes(person.id)

const actors: { [By in Move['by']]: (asking: Asking) => boolean } = {
  applicant: ({ person, standing, move }) =>
    standing.owners.includes(person.id) || (move.onBehalf === true && isStranger(person, standing) && isWriter(person, standing)),
  holder: ({ person, workflow, standing }) => isHolder(person, workflow, standing),
  approver: ({ person, workflow, standing }) => isStranger(person, standing) && sitsAt(person, workflow.desks.at(-1), standing),
  sender: ({ person, workflow, standing }) =>
    isStranger(person, standing) && sitsAt(person, deskOf(workflow, standing.returnsTo), standing),
  accounts: ({ person, standing }) => isStranger(person, standing) && person.isBatch === true,
  system: ({ person }) => person.isSystem === true,
}

function isInPlace({ workflow, standing, move }: Asking): boolean {
  const place = placeOf(workflow, standing.desk)
  if (move.at === 'first') return place === 0
  if (move.at === 'not-first') return place > 0
  if (move.at === 'not-last') return place >= 0 && place < workflow.desks.length - 1
  return move.at === 'last' ? place === workflow.desks.length - 1 : true
}
