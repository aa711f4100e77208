import type { Test } from '../conditions/condition.ts'
import { missions } from '../lookups/missions.ts'

const countries = [...new Set(missions.flatMap(({ within = [] }) => within))]

/** Does the country that this answer names have a mission of Bangladesh? Where it has none, one of another country serves it. */
export const hasMission = (country: string): Test => ({ field: country, isOneOf: countries })
