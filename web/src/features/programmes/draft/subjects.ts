import { kindOf, type FieldKind } from '../../../../../domain/src/fields/field.ts'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { seenBy, type Seen } from '../../../../../domain/src/programmes/seen.ts'
import type { Way } from './condition-lines.ts'

/** An answer that a condition may look at, and what may be asked of it. */
export type Subject = Seen & { ways: readonly Way[] }

const filled: readonly Way[] = ['isFilled', 'isEmpty']
const compared: readonly Way[] = ['atLeast', 'atMost', 'is', ...filled]
const chosen: readonly Way[] = ['is', 'isNot', 'isOneOf', ...filled]

/** Of those left out nothing is asked, but of what is inside them. */
const waysOf: { readonly [K in FieldKind]?: readonly Way[] } = {
  text: ['is', 'isNot', ...filled],
  paragraph: filled,
  number: compared,
  money: compared,
  total: compared,
  date: compared,
  time: compared,
  'date-time': compared,
  choice: chosen,
  lookup: chosen,
  phone: filled,
  file: filled,
  consent: filled,
  list: filled,
}
/** Ticks are many: they are one of some, never one. */
const waysOfTicks: readonly Way[] = ['isOneOf', ...filled]
const waysOfFinding: readonly Way[] = ['is', 'isNot']

/** Everything asked before this question; without one, everything. */
export const subjectsBefore = (programme: Programme, id?: string): Subject[] =>
  seenBy(programme, id).flatMap((seen) => {
    const ways = waysFor(seen)
    return ways ? [{ ...seen, ways }] : []
  })

function waysFor({ path, field }: Seen): readonly Way[] | undefined {
  const [outcome] = kindOf(field).facets ?? []
  if (outcome !== undefined) return path.endsWith(`.${outcome}`) ? waysOfFinding : undefined
  return 'display' in field && field.display === 'checkboxes' ? waysOfTicks : waysOf[field.kind]
}
