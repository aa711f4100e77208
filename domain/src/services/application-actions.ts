import type { Move } from '#engine/definition/workflow.ts'
import { catalogue } from './definitions/catalogue.ts'

/** Moves of a batch, a list or the portal are made by their own endpoints and jobs. */
const isTakenByPerson = ({ by }: Move) => by !== 'accounts' && by !== 'list' && by !== 'system'

/**
 * Every action that a person can take on an application, for the documentation of the API. Grant programmes have the
 * moves of the approval workflow, like the catalogue.
 */
export const applicationActions: readonly string[] = [
  ...new Set([
    'backward',
    ...catalogue.flatMap(({ workflow }) => workflow.moves.filter(isTakenByPerson).map(({ id }) => id)),
  ]),
].toSorted()
