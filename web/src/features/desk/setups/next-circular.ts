import type { Answers } from '../../../../../domain/src/conditions/holds.ts'

/** Last year's circular as the beginning of this year's: one year later, and the days still to be said. */
export function nextCircular({ startDate: _start, endDate: _end, ...circular }: Answers): Answers {
  const year = Number(circular.passingYear)
  return Number.isInteger(year) ? { ...circular, passingYear: year + 1 } : circular
}
