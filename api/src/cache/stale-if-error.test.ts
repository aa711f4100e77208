import { expect, it } from 'vitest'
import { createStaleIfErrorCache } from './stale-if-error.ts'

it('reads once for concurrent callers, again after a change, and serves the last value on failure', async () => {
  let reads = 0
  let fails = false
  const fresh = createStaleIfErrorCache(async () => {
    if (fails) throw new Error('away')
    return { n: (reads += 1) }
  })
  const [one, other] = await Promise.all([fresh.read(), fresh.read()])
  expect([one.value.n, other.value.n, one.version === other.version]).toEqual([1, 1, true])
  fresh.invalidate()
  expect((await fresh.read()).value.n).toBe(2)
  fails = true
  fresh.invalidate()
  expect((await fresh.read()).value.n).toBe(2)
  fails = false
  fresh.invalidate()
  expect((await fresh.read()).value.n).toBe(3)
})

it('fails only without an earlier value', async () => {
  let fails = true
  const fresh = createStaleIfErrorCache(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve('here')))
  await expect(fresh.read()).rejects.toThrow('away')
  fails = false
  expect((await fresh.read()).value).toBe('here')
})
