import { describe, expect, it } from 'vitest'
import { countListChange, findListChangeError, type ListChangeTarget } from './list-change.ts'

const listed: ListChangeTarget = { selection: 'selected', status: 'APPROVED', isCandidate: false, isInBatch: false }
const ranked = { listState: 'PUBLISHED', isRanked: true } as const

describe('a change of a list', () => {
  it('selects only who is on it and not selected', () => {
    const change = { ...ranked, action: 'SELECT' } as const
    expect(findListChangeError(change, { ...listed, selection: 'unselected', status: 'REJECTED' })).toBeUndefined()
    expect(findListChangeError(change, { ...listed, selection: 'unselected', status: 'WITHDRAWN' })).toBe('WITHDRAWN')
    expect(findListChangeError(change, listed)).toBe('ALREADY_SELECTED')
    expect(findListChangeError(change, { ...listed, selection: 'off' })).toBe('NOT_ON_LIST')
  })

  it('adds only who is not on it and found eligible', () => {
    const change = { ...ranked, action: 'ADD' } as const
    expect(findListChangeError(change, { ...listed, selection: 'off', isCandidate: true })).toBeUndefined()
    expect(findListChangeError(change, { ...listed, selection: 'off' })).toBe('NOT_A_CANDIDATE')
    expect(findListChangeError(change, listed)).toBe('ALREADY_ON_LIST')
  })

  it('takes nobody off whose money is on its way', () => {
    for (const action of ['DESELECT', 'REMOVE'] as const) {
      expect(findListChangeError({ ...ranked, action }, { ...listed, status: 'PAYMENT_QUEUED' })).toBeUndefined()
      expect(findListChangeError({ ...ranked, action }, { ...listed, isInBatch: true })).toBe('PAYMENT_UNDER_WAY')
      for (const status of ['PAYMENT_SENT', 'PAYMENT_FAILED', 'PAID', 'CLOSED'] as const)
        expect(findListChangeError({ ...ranked, action }, { ...listed, status })).toBe('PAYMENT_UNDER_WAY')
    }
  })

  it('removes somebody who is not selected only before the list is public', () => {
    const unselected = { ...listed, selection: 'unselected', status: 'UNDER_REVIEW' } as const
    expect(findListChangeError({ ...ranked, action: 'REMOVE' }, unselected)).toBe('NOTHING_TO_REMOVE')
    expect(findListChangeError({ ...ranked, listState: 'APPROVED', action: 'REMOVE' }, unselected)).toBeUndefined()
    expect(findListChangeError({ ...ranked, action: 'DESELECT' }, unselected)).toBe('NOT_SELECTED')
  })

  it('can only remove where there are no ranks', () => {
    const unranked = { listState: 'PUBLISHED', isRanked: false } as const
    expect(findListChangeError({ ...unranked, action: 'REMOVE' }, listed)).toBeUndefined()
    for (const action of ['SELECT', 'DESELECT', 'ADD'] as const)
      expect(findListChangeError({ ...unranked, action }, { ...listed, selection: 'off', isCandidate: true })).toBe(
        'UNRANKED',
      )
  })

  it('counts who comes and who goes', () => {
    expect(countListChange(['SELECT', 'ADD', 'DESELECT'])).toEqual({ added: 2, removed: 1 })
  })
})
