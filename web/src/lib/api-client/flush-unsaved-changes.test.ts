import { afterEach, expect, it, vi } from 'vitest'
import { registerFlush, flushUnsavedChanges } from './flush-unsaved-changes.ts'

const settled: (() => void)[] = []
const registerTestFlush = (flush: () => Promise<boolean>) => settled.push(registerFlush(flush))
afterEach(() => {
  for (const settle of settled.splice(0)) settle()
  vi.useRealTimers()
})

it('resolves at once without input', async () => {
  expect(await flushUnsavedChanges()).toBe(true)
})

it('waits until the server has confirmed the input of every form', async () => {
  const saved: string[] = []
  for (const form of ['first', 'second'])
    registerTestFlush(async () => {
      await Promise.resolve()
      saved.push(form)
      return true
    })
  expect([await flushUnsavedChanges(), saved]).toEqual([true, ['first', 'second']])
})

it('reports a form that could not be saved', async () => {
  registerTestFlush(async () => true)
  registerTestFlush(async () => false)
  expect(await flushUnsavedChanges()).toBe(false)
  registerTestFlush(() => Promise.reject(new Error('offline')))
  expect(await flushUnsavedChanges()).toBe(false)
})

it('does not wait for a dead connection', async () => {
  vi.useFakeTimers()
  registerTestFlush(() => new Promise(() => {}))
  const done = flushUnsavedChanges()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await done).toBe(false)
})

it('ignores forms that were closed', async () => {
  registerFlush(async () => false)()
  expect(await flushUnsavedChanges()).toBe(true)
})
