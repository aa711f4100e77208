import { expect, it } from 'vitest'
import { operatorOf } from './operators.ts'
import { isResendable } from './message-states.ts'

it('finds the operator by the prefix, and treats every other number as foreign', () => {
  const numbers = ['013', '017', '014', '019', '015', '016', '018'].map((prefix) => operatorOf(`${prefix}12345678`))
  expect(numbers).toEqual(['GP', 'GP', 'BANGLALINK', 'BANGLALINK', 'TELETALK', 'ROBI', 'ROBI'])
  expect(['+971501234567', '0121234567', '017123'].map(operatorOf)).toEqual(['FOREIGN', 'FOREIGN', 'FOREIGN'])
})

it('retries failed and unconfirmed messages, but never a code', () => {
  expect(isResendable({ state: 'failed', secret: false })).toBe(true)
  expect(isResendable({ state: 'unknown', secret: false })).toBe(true)
  expect(isResendable({ state: 'failed', secret: true })).toBe(false)
  expect(
    ['queued', 'sending', 'retry', 'sent', 'delivered', 'expired', 'stopped'].filter((state) =>
      isResendable({ state: state as 'sent', secret: false }),
    ),
  ).toEqual([])
})
