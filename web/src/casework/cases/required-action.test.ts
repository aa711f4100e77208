import { describe, expect, it } from 'vitest'
import { requiredActionOf } from './required-action.ts'

const file = (applicationStatus: string, colour: string, ownYn: 'Y' | 'N' = 'Y') =>
  requiredActionOf({ applicationStatus, colour, ownYn })

describe('application of a case', () => {
  it('requires an action only of the family to complete or correct it', () => {
    expect([file('DRAFT', 'grey'), file('RETURNED', 'orange'), file('PAYMENT_FAILED', 'orange')]).toEqual([
      'complete',
      'correct',
      'correct',
    ])
    expect([file('DRAFT', 'grey', 'N'), file('RETURNED', 'orange', 'N')]).toEqual(['wait', 'wait'])
  })
  it('waits while a desk has it, and is done at the end', () => {
    expect([file('SUBMITTED', 'amber'), file('APPROVED', 'green'), file('PAYMENT_FAILED', 'blue')]).toEqual([
      'wait',
      'wait',
      'wait',
    ])
    expect([file('PAID', 'green'), file('CLOSED', 'grey'), file('REJECTED', 'red')]).toEqual(['over', 'over', 'over'])
  })
})
