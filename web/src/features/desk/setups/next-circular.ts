import type { Answers } from '../../../../../domain/src/conditions/holds.ts'

/** Last year's circular as the beginning of this year's: one year later, and its number and the days still to be said. */
export function nextCircular({ startDate: _start, endDate: _end, circularNo: _number, ...circular }: Answers): Answers {
  const { passingYear, effectiveFrom } = circular
  return {
    ...circular,
    ...(typeof passingYear === 'number' && { passingYear: passingYear + 1 }),
    ...(typeof effectiveFrom === 'string' && { effectiveFrom: `${Number(effectiveFrom.slice(0, 4)) + 1}${effectiveFrom.slice(4)}` }),
  }
}
