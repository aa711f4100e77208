import * as z from 'zod/mini'
import { FactNameShape } from '../conditions/condition.ts'
import { isBlank, valueOf } from '../conditions/holds.ts'
import { FieldPath } from '../conditions/names.ts'
import { fill } from '../language/bilingual.ts'
import { isDay, showDate } from '../language/dates.ts'
import { fine, found, type FieldView, type Finding } from './kind.ts'

/** A day written down, a fact (`today`, the closing day of the circular), or another answer (issued on). */
const DayLimit = z.union([
  z.strictObject({ fact: FactNameShape }),
  z.strictObject({ field: FieldPath }),
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
])
export type DayLimit = z.infer<typeof DayLimit>

export const dayLimits = { notBefore: z.exactOptional(DayLimit), notAfter: z.exactOptional(DayLimit) }
type DayLimits = { notBefore?: DayLimit; notAfter?: DayLimit }

const early = { bn: 'তারিখটি {day} বা তার পরের হতে হবে।', en: 'The date must be {day} or later.' }
const late = { bn: 'তারিখটি {day} বা তার আগের হতে হবে।', en: 'The date must be {day} or earlier.' }

export function checkDay(day: string, { notBefore, notAfter }: DayLimits, view: FieldView): Finding[] {
  const [first, last] = [dayAt(notBefore, view), dayAt(notAfter, view)]
  if (first === 'unknown' || last === 'unknown') return found('limit-unknown')
  if (last && day > last) return isToday(notAfter) ? found('in-the-future') : found('too-late', undefined, naming(late, last))
  if (first && day < first) return isToday(notBefore) ? found('in-the-past') : found('too-early', undefined, naming(early, first))
  return fine
}

const isToday = (limit: DayLimit | undefined) => typeof limit === 'object' && 'fact' in limit && limit.fact === 'today'
const naming = (sentence: typeof early, day: string) => fill(sentence, { day: { bn: showDate(day, 'bn'), en: showDate(day, 'en') } })

function dayAt(limit: DayLimit | undefined, view: FieldView): string | undefined {
  if (limit === undefined) return undefined
  const value = valueOf(limit, view)
  if (typeof value === 'string' && isDay(value)) return value
  // Another answer may not be there yet, and is then an issue of its own; a fact must be.
  return isBlank(value) && typeof limit === 'object' && 'field' in limit ? undefined : 'unknown'
}
