import { expect, it } from 'vitest'
import { circular2026 } from '@wewb/domain/services/definitions/dis-allowance/example'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { nextCircular } from './use-setups.ts'

it('copies last year’s circular by one year, without the dates', () => {
  const { startDate: _start, endDate: _end, ...rest } = sscCircular
  expect(nextCircular(sscCircular)).toEqual({ ...rest, passingYear: 2026 })
})

it('leaves the number of the next disability circular empty, and starts it a year later', () => {
  const { startDate: _start, endDate: _end, circularNo: _number, ...rest } = circular2026
  expect(nextCircular(circular2026)).toEqual({ ...rest, effectiveFrom: '2027-01-01' })
})
