import { expect, it } from 'vitest'
import { scanSizes } from './scan-picture.ts'

it('scans a photo of twelve megapixels at low, then higher resolution, never in full', () => {
  expect(scanSizes({ width: 4000, height: 3000 })).toEqual([
    { width: 1000, height: 750 },
    { width: 2400, height: 1800 },
  ])
})

it('enlarges a small crop, and scans it twice', () => {
  expect(scanSizes({ width: 120, height: 120 })).toEqual([
    { width: 600, height: 600 },
    { width: 900, height: 900 },
  ])
  expect(scanSizes({ width: 900, height: 450 })).toEqual([
    { width: 900, height: 450 },
    { width: 1350, height: 675 },
  ])
})

it('scans an image between both resolutions in both of its own', () => {
  expect(scanSizes({ width: 1000, height: 2000 })).toEqual([
    { width: 500, height: 1000 },
    { width: 1000, height: 2000 },
  ])
})
