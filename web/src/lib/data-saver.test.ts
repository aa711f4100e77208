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

it('dresses the page lightly for whoever saves data, in either way a browser says so', () => {
  expect(isLightFor(true, false)).toBe(true)
  expect(isLightFor(undefined, true)).toBe(true)
  expect(isLightFor(false, true)).toBe(true)
})

it('leaves the page as it is for everybody else, and where a browser knows nothing of it', () => {
  expect(isLightFor(false, false)).toBe(false)
  expect(isLightFor(undefined, false)).toBe(false)
})

it('draws on the server as for everybody', () => {
  expect(isDataSaverOn()).toBe(false)
})
