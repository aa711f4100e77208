import { afterEach, expect, it, vi } from 'vitest'
import { registerFlush, flushUnsavedChanges } from './flush-unsaved-changes.ts'

const settled: (() => void)[] = []
const holding = (flush: () => Promise<boolean>) => settled.push(registerFlush(flush))
afterEach(() => {
  for (const settle of settled.splice(0)) settle()
  vi.useRealTimers()
})

it('is done at once when nothing was typed', async () => {
  expect(await flushUnsavedChanges()).toBe(true)
})

it('waits until the server has what every form holds', async () => {
  const saved: string[] = []
  for (const form of ['first', 'second'])
    holding(async () => {
      await Promise.resolve()
      saved.push(form)
      return true
    })
  expect([await flushUnsavedChanges(), saved]).toEqual([true, ['first', 'second']])
})

it('says so when one of them could not be saved', async () => {
  holding(async () => true)
  holding(async () => false)
  expect(await flushUnsavedChanges()).toBe(false)
  holding(() => Promise.reject(new Error('no line')))
  expect(await flushUnsavedChanges()).toBe(false)
})

it('does not wait for a line that is dead', async () => {
  vi.useFakeTimers()
  holding(() => new Promise(() => {}))
  const done = flushUnsavedChanges()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await done).toBe(false)
})

it('asks no form that has been left', async () => {
  registerFlush(async () => false)()
  expect(await flushUnsavedChanges()).toBe(true)
})
