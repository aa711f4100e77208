import { describe, expect, it } from 'vitest'
import { blockSize, locatePage } from './block-pagination.ts'

const blocks = [
  { block: 2, n: 5 },
  { block: 0, n: 10 },
]

describe('page of a block-paginated list', () => {
  it('starts in the block of its first row', () => {
    expect(locatePage(blocks, { page: 1, size: 10, newestFirst: true })).toEqual({
      total: 15,
      offset: 0,
      to: 3 * blockSize - 1,
    })
    expect(locatePage(blocks, { page: 2, size: 10, newestFirst: true })).toEqual({
      total: 15,
      offset: 5,
      to: blockSize - 1,
    })
    expect(locatePage(blocks.toReversed(), { page: 2, size: 10, newestFirst: false })).toEqual({
      total: 15,
      offset: 0,
      from: 2 * blockSize,
    })
  })
  it('is empty past the end', () => {
    const { offset, total } = locatePage(blocks, { page: 3, size: 10, newestFirst: true })
    expect(offset).toBeGreaterThanOrEqual(total)
  })
})
