import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { daysBetween } from './ageing-buckets.ts'

const first = '2000-01-01'
const maxFiles = 1e9

/** Encodes a day and an application id as one ascending number, for keyset pagination. */
export const encodeDayCursor = (day: string, id: number): number => daysBetween(first, day) * maxFiles + id

export const decodeDayCursor = (key: number): { day: string; id: number } => ({
  day: addDays(first, Math.floor(key / maxFiles)),
  id: key % maxFiles,
})
