import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFilesToEvict, MAX_CACHE_BYTES, type CachedFile } from './evict-files.ts'

const day = 24 * 60 * 60 * 1000
const now = 100 * day
const file = (path: string, days: number, size = 1000): CachedFile => ({
  path: `/assets/${path}`,
  size,
  cachedAt: now - days * day,
})

describe('cached files', () => {
  it('are evicted after a newer release, once no page refers to them and a day has passed', () => {
    const stored = [file('kit-aaaa_aaa.js', 3), file('react-bbbbbbbb.js', 3), file('kit-cccccc-c.js', 2)]
    expect(listFilesToEvict(stored, new Set(), now)).toEqual(['/assets/kit-aaaa_aaa.js'])
    expect(listFilesToEvict(stored, new Set(['/assets/kit-aaaa_aaa.js']), now)).toEqual([])
  })

  it('stay while a page of the last release is open', () => {
    expect(listFilesToEvict([file('kit-aaaaaaaa.js', 0.9), file('kit-bbbbbbbb.js', 0)], new Set(), now)).toEqual([])
  })

  it('never exceed the limit, and those of cached pages are evicted last', () => {
    const anyFile = fc.record({
      path: fc.stringMatching(/^\/assets\/[ab]-[0-9]{8}\.js$/),
      size: fc.nat(MAX_CACHE_BYTES),
      cachedAt: fc.nat(now),
    })
    const anyFiles = fc.uniqueArray(anyFile, { selector: ({ path }) => path, maxLength: 30 })
    fc.assert(
      fc.property(anyFiles, fc.func(fc.boolean()), (files, isNamed) => {
        const named = new Set(files.map(({ path }) => path).filter((path) => isNamed(path)))
        const dropped = new Set(listFilesToEvict(files, named, now))
        const remaining = files.filter(({ path }) => !dropped.has(path))
        const size = (some: CachedFile[]) => some.reduce((sum, one) => sum + one.size, 0)
        expect(size(remaining)).toBeLessThanOrEqual(MAX_CACHE_BYTES)
        const ofPages = files.filter(({ path }) => named.has(path))
        expect(size(ofPages) <= MAX_CACHE_BYTES && ofPages.some(({ path }) => dropped.has(path))).toBe(false)
      }),
    )
  })
})
