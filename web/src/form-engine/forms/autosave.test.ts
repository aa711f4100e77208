import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Autosave, StoredOffline, type SaveState } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = { bn: 'না', en: 'No' }

function begin(answer: (value: string) => Promise<unknown> = () => Promise.resolve()) {
  const saved: string[] = []
  const stored: string[] = []
  const states: SaveState['status'][] = []
  const autosave = new Autosave<string>({
    save: async (value) => {
      await answer(value)
      saved.push(value)
    },
    persist: (value) => stored.push(value),
    onState: ({ status }) => states.push(status),
    getRejection: (problem) => (problem === 'never' ? refusal : undefined),
  })
  return { autosave, saved, kept: stored, states }
}

describe('saving while typing', () => {
  it('sends the last of many keystrokes within two seconds of the first', async () => {
    const { autosave, saved, states } = begin()
    for (const value of ['R', 'Ra', 'Rah']) {
      autosave.change(value)
      await vi.advanceTimersByTimeAsync(400)
    }
    await vi.advanceTimersByTimeAsync(400)
    expect(saved).toEqual(['Rah'])
    expect(states).toEqual(['saving', 'saved'])
  })

  it('stores input on the device long before it is sent, and not for every key', async () => {
    const { autosave, saved, kept: stored } = begin()
    for (const value of ['R', 'Ra', 'Rah', 'Rahi']) {
      autosave.change(value)
      await vi.advanceTimersByTimeAsync(60)
    }
    expect([stored, saved]).toEqual([['Rahi'], []])
  })

  it('stores input during a request, at once on page leave, but never the input being sent', async () => {
    const { autosave, kept: stored } = begin(() => new Promise((resolve) => setTimeout(resolve, 3000)))
    autosave.change('first')
    void autosave.flush()
    void autosave.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored).toEqual([])
    autosave.change('second')
    void autosave.flush()
    expect(stored).toEqual(['second'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stored).toEqual(['second'])
  })

  it('does not report saved while anything is unsaved', async () => {
    const { autosave, states } = begin(() => new Promise((resolve) => setTimeout(resolve, 300)))
    autosave.change('first')
    void autosave.flush()
    autosave.change('second')
    await vi.advanceTimersByTimeAsync(500)
    expect(states).not.toContain('saved')
    await vi.advanceTimersByTimeAsync(300)
    expect(states.at(-1)).toBe('saved')
    autosave.change('third')
    expect(states.at(-1)).toBe('saving')
  })

  it('sends at once on page leave, and nothing twice', async () => {
    const { autosave, saved } = begin()
    autosave.change('R')
    expect(await autosave.flush()).toBe(true)
    await autosave.flush()
    await vi.advanceTimersByTimeAsync(5000)
    expect(saved).toEqual(['R'])
  })

  it('sends one request at a time, the newest last', async () => {
    const { autosave, saved } = begin(() => new Promise((resolve) => setTimeout(resolve, 3000)))
    autosave.change('first')
    const flushed = autosave.flush()
    autosave.change('second')
    const both = Promise.all([flushed, autosave.flush(), autosave.flush()])
    await vi.advanceTimersByTimeAsync(10_000)
    await both
    expect(saved).toEqual(['first', 'second'])
  })

  it('reports input as saved once it is on the device, and when it is sent', async () => {
    let goes = () => {}
    const states: SaveState['status'][] = []
    const autosave = new Autosave<string>({
      save: async () => new StoredOffline(new Promise<void>((resolve) => (goes = resolve))),
      onState: ({ status }) => states.push(status),
      getRejection: () => undefined,
    })
    autosave.change('R')
    expect(await autosave.flush()).toBe(true)
    expect(states).toEqual(['saving', 'kept'])
    goes()
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toBe('saved')
  })

  it('does not block navigation on a slow connection, and still sends', async () => {
    const { autosave, saved } = begin(() => new Promise((resolve) => setTimeout(resolve, 3000)))
    autosave.change('R')
    const isSafe = autosave.flushSoon()
    await vi.advanceTimersByTimeAsync(200)
    expect([await isSafe, saved]).toEqual([true, []])
    await vi.advanceTimersByTimeAsync(3000)
    expect(saved).toEqual(['R'])
  })

  it('sends input typed during a request', async () => {
    const { autosave, saved } = begin(() => new Promise((resolve) => setTimeout(resolve, 300)))
    autosave.change('first')
    const flushed = autosave.flush()
    await vi.advanceTimersByTimeAsync(100)
    autosave.change('second')
    await vi.advanceTimersByTimeAsync(600)
    expect([await flushed, saved]).toEqual([true, ['first', 'second']])
  })

  it('retries after a lost connection, and reports it', async () => {
    let isDown = true
    const { autosave, saved, states } = begin(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
    autosave.change('R')
    expect(await autosave.flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(states).toEqual(['saving', 'waiting', 'saving', 'waiting'])
    isDown = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(saved).toEqual(['R'])
    expect(states.at(-1)).toBe('saved')
  })

  it('does not retry a rejected save until the input changes', async () => {
    let tries = 0
    const { autosave, states } = begin(() => {
      tries += 1
      return Promise.reject('never')
    })
    autosave.change('R')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tries, states.at(-1)]).toEqual([1, 'refused'])
    autosave.change('Ra')
    await vi.advanceTimersByTimeAsync(2000)
    expect(tries).toBe(2)
  })
})
