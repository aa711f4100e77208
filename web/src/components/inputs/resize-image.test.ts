import { describe, expect, it } from 'vitest'
import { listResizeAttempts } from './resize-image.ts'

describe('oversized image', () => {
  it('is first scaled to 1600 pixels, then compressed, then scaled down', () => {
    const [first, second] = listResizeAttempts({ width: 4000, height: 3000 })
    expect(first).toEqual({ width: 1600, height: 1200, quality: 0.85 })
    expect(second).toEqual({ width: 1600, height: 1200, quality: 0.75 })
    expect(listResizeAttempts({ width: 4000, height: 3000 }).at(-1)).toEqual({ width: 800, height: 600, quality: 0.45 })
  })

  it('is never smaller than a readable scan', () => {
    const min = { width: 800, height: 600 }
    for (const { width, height } of listResizeAttempts({ width: 3000, height: 1000 }, min)) {
      expect(width).toBeGreaterThanOrEqual(800)
      expect(height).toBeGreaterThanOrEqual(600)
    }
  })

  it('is never enlarged', () => {
    expect(
      listResizeAttempts({ width: 500, height: 400 }, { width: 800, height: 600 }).every(({ width }) => width === 500),
    ).toBe(true)
  })
})
