import { settleJoiners } from './joiners.ts'
import { tidy } from './scripts.ts'

/** A person's name as it is stored, in either script. */
export const tidyName = (typed: string): string => settleJoiners(tidy(typed)).trim().replace(/\s+/g, ' ')
