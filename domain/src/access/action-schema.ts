import * as z from 'zod/mini'
import { actions } from './actions.ts'

/** Separate from the list of actions, so that pages that only need the guard do not bundle the validator. */
export const Action = z.enum(actions)
