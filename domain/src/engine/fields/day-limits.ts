import * as z from 'zod/mini'
import { FactNameSchema } from '#engine/conditions/condition.ts'
import { isBlank, resolveOperand } from '#engine/conditions/evaluate-condition.ts'
import { FieldPath } from '#engine/conditions/identifiers.ts'
import { interpolate } from '#language/bilingual.ts'
import { isIsoDate, formatDate } from '#language/dates.ts'
import { NO_ISSUES, fieldIssues, type FieldContext, type FieldIssue } from './kind.ts'

/** A literal date, a fact (`today`, the closing day of the circular), or another answer. */
const DayLimit = z.union([
  z.strictObject({ fact: FactNameSchema }),
  z.strictObject({ field: FieldPath }),
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
])
export type DayLimit = z.infer<typeof DayLimit>

export const dayLimits = { notBefore: z.exactOptional(DayLimit), notAfter: z.exactOptional(DayLimit) }
type DayLimits = { notBefore?: DayLimit; notAfter?: DayLimit }

const early = { bn: 'তারিখটি {day} বা তার পরের হতে হবে।', en: 'The date must be {day} or later.' }
const late = { bn: 'তারিখটি {day} বা তার আগের হতে হবে।', en: 'The date must be {day} or earlier.' }

export function validateDayLimits(day: string, { notBefore, notAfter }: DayLimits, view: FieldContext): FieldIssue[] {
  const [first, last] = [dayAt(notBefore, view), dayAt(notAfter, view)]
  if (first === 'unknown' || last === 'unknown') return fieldIssues('limit-unknown')
  if (last && day > last)
    return isToday(notAfter) ? fieldIssues('in-the-future') : fieldIssues('too-late', undefined, naming(late, last))
  if (first && day < first)
    return isToday(notBefore) ? fieldIssues('in-the-past') : fieldIssues('too-early', undefined, naming(early, first))
  return NO_ISSUES
}

const isToday = (limit: DayLimit | undefined) => typeof limit === 'object' && 'fact' in limit && limit.fact === 'today'
const naming = (sentence: typeof early, day: string) =>
  interpolate(sentence, { day: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') } })

function dayAt(limit: DayLimit | undefined, view: FieldContext): string | undefined {
  if (limit === undefined) return undefined
  const value = resolveOperand(limit, view)
  if (typeof value === 'string' && isIsoDate(value)) return value
  // A blank answer has its own issue and sets no limit; a missing fact is an error.
  return isBlank(value) && typeof limit === 'object' && 'field' in limit ? undefined : 'unknown'
}
