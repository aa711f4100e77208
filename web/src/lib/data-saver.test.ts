import { afterEach, expect, it, vi } from 'vitest'
import { applyDataSaver, isDataSaverOn } from './data-saver.ts'

afterEach(() => vi.unstubAllGlobals())

const isLightFor = (saveData: boolean | undefined, prefersLessData: boolean) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-data: reduce)' && prefersLessData,
  }))
  applyDataSaver()
  return isDataSaverOn()
}

it('applies the light style for data savers, in either browser setting', () => {
  expect(isLightFor(true, false)).toBe(true)
  expect(isLightFor(undefined, true)).toBe(true)
  expect(isLightFor(false, true)).toBe(true)
})

it('leaves the page unchanged otherwise, and without browser support', () => {
  expect(isLightFor(false, false)).toBe(false)
  expect(isLightFor(undefined, false)).toBe(false)
})

it('renders the default on the server', () => {
  expect(isDataSaverOn()).toBe(false)
})
