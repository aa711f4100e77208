import { describe, expect, it } from 'vitest'
import { createPdfCache } from './pdf-cache.ts'
import { findPageStart } from './result-pagination.ts'

describe('page of a long list', () => {
  const blocks = [
    { block: 0, n: 4095 },
    { block: 1, n: 4000 },
    { block: 3, n: 10 },
  ]

  it('is located by block totals, without reading the rows before it', () => {
    expect(findPageStart(blocks, 0)).toEqual({ fromRank: 0, offset: 0 })
    expect(findPageStart(blocks, 4094)).toEqual({ fromRank: 0, offset: 4094 })
    expect(findPageStart(blocks, 4095)).toEqual({ fromRank: 4096, offset: 0 })
    expect(findPageStart(blocks, 8100)).toEqual({ fromRank: 3 * 4096, offset: 5 })
  })

  it('is empty after the last', () => {
    expect(findPageStart(blocks, 9999)).toEqual({ fromRank: 4 * 4096, offset: 0 })
    expect(findPageStart([], 0)).toEqual({ fromRank: 4096, offset: 0 })
  })
})

describe('printed list', () => {
  it('is rendered once for concurrent requests, and again after a failure', async () => {
    const stored = createPdfCache(1000)
    let listed = 0
    const draw = async () => ((listed += 1), Buffer.alloc(400))
    await Promise.all([stored('a', draw), stored('a', draw), stored('a', draw)])
    expect(listed).toBe(1)
    await expect(stored('b', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    await stored('b', draw)
    expect(listed).toBe(2)
  })

  it('is evicted by newer ones when the cache is full', async () => {
    const stored = createPdfCache(1000)
    let listed = 0
    const draw = async () => ((listed += 1), Buffer.alloc(400))
    for (const key of ['a', 'b', 'c']) await stored(key, draw)
    await stored('c', draw)
    expect(listed).toBe(3)
    await stored('a', draw)
    expect(listed).toBe(4)
  })
})
