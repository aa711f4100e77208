import { describe, expect, it } from 'vitest'
import { pageWindow, parsePage } from './page-window.ts'

describe('page window', () => {
  it('shows two pages on each side, the first and the last', () =>
    expect(pageWindow(6, 20)).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]))
  it('has no gap for a single page', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  it('is clamped at both ends', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(pageWindow(20, 20)).toEqual([1, 'gap', 18, 19, 20])
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(1, 0)).toEqual([1])
  })
  it('parses the page of a URL, and defaults to the first', () => {
    expect(parsePage('3')).toBe(3)
    for (const wrong of [null, '', '0', '-1', '1e3', 'x', '12345678']) expect(parsePage(wrong)).toBe(1)
  })
})
