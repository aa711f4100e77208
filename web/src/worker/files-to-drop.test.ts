import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filesToDrop, mostBytes, type KeptFile } from './files-to-drop.ts'

const day = 24 * 60 * 60 * 1000
const now = 100 * day
const file = (path: string, days: number, size = 1000): KeptFile => ({ path: `/assets/${path}`, size, keptAt: now - days * day })

describe('files on the phone', () => {
  it('go when a newer release has replaced them, once no page names them and a day has passed', () => {
    const kept = [file('kit-aaaa_aaa.js', 3), file('react-bbbbbbbb.js', 3), file('kit-cccccc-c.js', 2)]
    expect(filesToDrop(kept, new Set(), now)).toEqual(['/assets/kit-aaaa_aaa.js'])
    expect(filesToDrop(kept, new Set(['/assets/kit-aaaa_aaa.js']), now)).toEqual([])
  })

  it('stay for whoever has a page of the last release open', () => {
    expect(filesToDrop([file('kit-aaaaaaaa.js', 0.9), file('kit-bbbbbbbb.js', 0)], new Set(), now)).toEqual([])
  })

  it('never take more than the ceiling, and those that kept pages start with go last', () => {
    const anyFile = fc.record({ path: fc.stringMatching(/^\/assets\/[ab]-[0-9]{8}\.js$/), size: fc.nat(mostBytes), keptAt: fc.nat(now) })
    const anyFiles = fc.uniqueArray(anyFile, { selector: ({ path }) => path, maxLength: 30 })
    fc.assert(
      fc.property(anyFiles, fc.func(fc.boolean()), (files, isNamed) => {
        const named = new Set(files.map(({ path }) => path).filter((path) => isNamed(path)))
        const dropped = new Set(filesToDrop(files, named, now))
        const stay = files.filter(({ path }) => !dropped.has(path))
        const size = (some: KeptFile[]) => some.reduce((sum, one) => sum + one.size, 0)
        expect(size(stay)).toBeLessThanOrEqual(mostBytes)
        const ofPages = files.filter(({ path }) => named.has(path))
        expect(size(ofPages) <= mostBytes && ofPages.some(({ path }) => dropped.has(path))).toBe(false)
      }),
    )
  })
})
