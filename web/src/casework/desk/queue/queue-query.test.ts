import { describe, expect, it } from 'vitest'
import { parseQueueFilters } from './queue-query.ts'

const read = (address: string) => parseQueueFilters(new URLSearchParams(address))

describe('queue query of the URL', () => {
  it('is the own desk, newest first, by default', () => {
    expect(read('')).toEqual({
      view: 'mine',
      page: 1,
      search: undefined,
      status: undefined,
      setupId: undefined,
      district: undefined,
      overdue: undefined,
      from: undefined,
      to: undefined,
      sort: '-submittedOn',
    })
  })

  it('preserves every filter', () => {
    const days = 'from=2026-07-01&to=2026-07-31'
    expect(
      read(`view=all&page=3&search=A01234567&status=RETURNED&setup=6&district=44&overdue=Y&sort=due&${days}`),
    ).toEqual({
      view: 'all',
      page: 3,
      search: 'A01234567',
      status: 'RETURNED',
      setupId: '6',
      district: '44',
      overdue: 'Y',
      from: '2026-07-01',
      to: '2026-07-31',
      sort: 'due',
    })
  })

  it('ignores invalid values', () => {
    expect(read('view=theirs&page=0&sort=name&overdue=maybe')).toEqual(read(''))
  })
})
