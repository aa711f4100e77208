import { expect, it } from 'vitest'
import { sumAmounts } from './money.ts'

it('adds amounts exactly, without floating-point errors', () => {
  expect(sumAmounts([])).toBe('0.00')
  expect(sumAmounts(['0.10', '0.20'])).toBe('0.30')
  expect(sumAmounts(Array.from({ length: 10_000 }, () => '27500.05'))).toBe('275000500.00')
  expect(sumAmounts(['30000000000000.99', '0.01'])).toBe('30000000000001.00')
})
