import { expect, it } from 'vitest'
import { sscCircular } from '../../../../../domain/src/services/edu-allowance/example.ts'
import { nextCircular } from './next-circular.ts'

it('begins this year’s circular as last year’s, one year on, with the days still to be said', () => {
  const { startDate: _start, endDate: _end, ...rest } = sscCircular
  expect(nextCircular(sscCircular)).toEqual({ ...rest, passingYear: 2026 })
})
