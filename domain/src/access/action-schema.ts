import * as z from 'zod/mini'
import { actions } from './actions.ts'

/** Apart from the list, so that pages which only ask for the guard do not carry the validator. */
export const Action = z.enum(actions)
