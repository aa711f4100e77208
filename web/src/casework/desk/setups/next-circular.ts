import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'

/** Copies last year's circular: one year later, without number and dates. */
export function nextCircular({ startDate: _start, endDate: _end, circularNo: _number, ...circular }: Answers): Answers {
  const { passingYear, effectiveFrom } = circular
  return {
    ...circular,
    ...(typeof passingYear === 'number' && { passingYear: passingYear + 1 }),
    ...(typeof effectiveFrom === 'string' && {
      effectiveFrom: `${Number(effectiveFrom.slice(0, 4)) + 1}${effectiveFrom.slice(4)}`,
    }),
  }
}
