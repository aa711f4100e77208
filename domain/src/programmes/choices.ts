import type { TemplateName } from '../definition/statuses.ts'
import { seats } from '../workflows/desks.ts'

/** The desks an approval chain is put together from; one in the field is found by an address or a mission in the form. */
export const seatNames = [
  'demo',
  'centre',
  'district',
  'mission',
  'section',
  'assistant',
  'director',
] as const satisfies (keyof typeof seats)[]
export type SeatName = (typeof seatNames)[number]

/** The messages a programme may say in its own words. */
export const toldMoves = ['SUBMITTED', 'RETURNED', 'APPROVED', 'REJECTED'] as const satisfies TemplateName[]
