import { describe, expect, it } from 'vitest'
import { parseQueueFilters } from './queue-query.ts'

const read = (address: string) => parseQueueFilters(new URLSearchParams(address))

describe('the queue as the address asks for it', () => {
  it('is my own desk, newest first, when nothing is asked', () => {
    expect(read('')).toEqual({
      view: 'mine',
      page: 1,
      search: undefined,
      status: undefined,
      setupId: undefined,
      district: undefined,
      overdue: undefined,
      sort: '-submittedOn',
    })
  })

  it('keeps every filter', () => {
    expect(read('view=all&page=3&search=A01234567&status=RETURNED&setup=6&district=44&overdue=Y&sort=due')).toEqual({
      view: 'all',
      page: 3,
      search: 'A01234567',
      status: 'RETURNED',
      setupId: '6',
      district: '44',
      overdue: 'Y',
      sort: 'due',
    })
  })

  it('takes what was mistyped as not asked', () => {
    expect(read('view=theirs&page=0&sort=name&overdue=maybe')).toEqual(read(''))
  })
})
