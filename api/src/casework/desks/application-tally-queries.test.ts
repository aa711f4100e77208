import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locatePage } from '#db/block-pagination.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { findPagePosition } from './application-tally-queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

/** Expected totals per block, with gaps between the blocks; the test inserts each total as several rows. */
const blocks = [
  { block: 3, n: 7 },
  { block: 4, n: 1 },
  { block: 9, n: 12 },
  { block: 40, n: 5 },
]
const which: Parameters<typeof findPagePosition>[1] = (eb) =>
  eb.and([eb('service', '=', 'counted'), eb('state', 'in', ['lying', 'taken'])])

describe('page position from running totals', () => {
  beforeAll(async () => {
    const added = blocks.flatMap(({ block, n }) => [
      { service: 'counted', state: 'lying', desk: 'first', block, n: n + 2 },
      { service: 'counted', state: 'taken', desk: 'second', block, n: -2 },
      { service: 'counted', state: 'elsewhere', desk: 'first', block, n: 100 },
    ])
    await portal.db.insertInto('application_tally').values(added).execute()
  })
  it.each([true, false])(
    'equals the position from individual counts, for every page and size (newest first: %s)',
    async (newestFirst) => {
      const inOrder = newestFirst ? blocks.toReversed() : blocks
      for (const size of [1, 3, 10, 100])
        for (let page = 1; page <= 30; page += 1)
          expect(await findPagePosition(portal.db, which, { page, size, newestFirst })).toEqual(
            locatePage(inOrder, { page, size, newestFirst }),
          )
    },
  )
  it('is empty without rows', async () => {
    const nothing: typeof which = (eb) => eb('service', '=', 'nowhere')
    expect(await findPagePosition(portal.db, nothing, { page: 2, size: 10, newestFirst: true })).toEqual({
      total: 0,
      offset: 10,
    })
  })
})
