import { encodeQR } from 'qr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadQrReader } from './read-qr.ts'

const text = 'https://portal.example/service-verification?code=abc'

/** Renders a code on white, as a canvas holds it. */
function render(squares: boolean[][]): HTMLCanvasElement {
  const scale = 4
  const side = squares.length * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (squares[Math.floor(y / scale)]?.[Math.floor(x / scale)]) data.set([0, 0, 0], (y * side + x) * 4)
  const pixels = { width: side, height: side, data }
  return {
    width: side,
    height: side,
    getContext: () => ({ getImageData: () => pixels }),
  } as unknown as HTMLCanvasElement
}
const code = render(encodeQR(text, 'raw', { border: 4 }))
const table = render(Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => false)))

/** Fakes a browser whose BarcodeDetector supports these formats. */
const browserWith = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) =>
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats
      detect = detect
    },
  )
afterEach(() => vi.unstubAllGlobals())

describe('QR code reader', () => {
  it('is our own if the browser has none, and ignores an image without a code', async () => {
    const read = await loadQrReader()
    expect(await read(code)).toBe(text)
    expect(await read(code, true)).toBe(text)
    expect(await read(table)).toBeUndefined()
  })

  it('is the browser’s if it supports QR codes', async () => {
    browserWith(['ean_13', 'qr_code'], async () => [{ rawValue: 'by the browser' }])
    expect(await (await loadQrReader())(table)).toBe('by the browser')
  })

  it('is our own if the browser supports only bar codes', async () => {
    browserWith(['ean_13'], async () => [{ rawValue: 'by the browser' }])
    expect(await (await loadQrReader())(code)).toBe(text)
  })

  it('is our own if the browser’s turns out to be unavailable', async () => {
    browserWith(['qr_code'], () => Promise.reject(new Error('Barcode detection service unavailable')))
    expect(await (await loadQrReader())(code)).toBe(text)
  })
})
