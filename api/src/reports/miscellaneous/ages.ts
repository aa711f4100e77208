import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays } from '../../../../domain/src/engine/working-days.ts'

/** How long a file has lain where it lies, in days of the calendar: domain/6-reports.md M01. */
export const ages = ['upTo3', 'upTo7', 'upTo15', 'over15'] as const
export type Age = (typeof ages)[number]

const spans: Record<Age, { from: number; to: number | undefined }> = {
  upTo3: { from: 0, to: 3 },
  upTo7: { from: 4, to: 7 },
  upTo15: { from: 8, to: 15 },
  over15: { from: 16, to: undefined },
}

/** Of `file.since`, seen from a day. */
export function ageCondition(age: Age, today: string): RawBuilder<SqlBool> {
  const { from, to } = spans[age]
  const youngest = from === 0 ? sql<SqlBool>`true` : sql<SqlBool>`file.since <= ${addDays(today, -from)}::date`
  return to === undefined ? youngest : sql<SqlBool>`${youngest} and file.since >= ${addDays(today, -to)}::date`
}

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
