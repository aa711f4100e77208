import { addDays } from '../../../../domain/src/engine/working-days.ts'
import { daysBetween } from './ages.ts'

const first = '2000-01-01'
const mostFiles = 1e9

/** A day and the number of a file as one number that grows with both: where a long list goes on. */
export const keyOf = (day: string, id: number): number => daysBetween(first, day) * mostFiles + id

export const readKey = (key: number): { day: string; id: number } => ({
  day: addDays(first, Math.floor(key / mostFiles)),
  id: key % mostFiles,
})
