import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

let page: EventTarget
let reloads: number
const at = { pathname: '/education-allowance', reload: () => (reloads += 1) }

beforeEach(async () => {
  page = new EventTarget()
  reloads = 0
  at.pathname = '/education-allowance'
  const stored = new Map<string, string>()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', at)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())
// The next test file of this worker must not get the modules of these pages.
afterAll(() => void vi.resetModules())

const start = async () => {
  const { reloadOnStaleChunk } = await import('./reload-on-stale-chunk.ts')
  reloadOnStaleChunk()
}
/** Simulates a request for a chunk that the new release no longer has. */
const missPart = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

it('reloads once if a file of an older release is missing, without a loop', async () => {
  await start()
  missPart()
  missPart()
  expect(reloads).toBe(1)
})

it('never reloads a page during input; the next page is of the new release', async () => {
  await start()
  page.dispatchEvent(new Event('input'))
  missPart()
  expect(reloads).toBe(0)
  at.pathname = '/dashboard'
  missPart()
  expect(reloads).toBe(1)
})

it('does not reload for prefetched files or without a connection', async () => {
  await start()
  const { loadOptional } = await import('#lib/lazy/load-optional.ts')
  expect(await loadOptional(async () => (missPart(), await Promise.reject(new Error('gone'))))).toBeUndefined()
  vi.stubGlobal('navigator', { onLine: false })
  missPart()
  expect(reloads).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  missPart()
  expect(reloads).toBe(1)
})
