import type { Pixels } from '../../ui/crop-photo.tsx'
import { NotScanned } from './not-scanned.ts'
import { loadQrReader } from './read-qr.ts'

/** A code that fills the photo is read small; one in the corner of a page only when it is drawn large. */
const longestSides = [1000, 2400]
/** Screenshots cut out by hand are drawn larger, so that each square of the code has some pixels. */
const leastSide = 600

/** The sizes in which a picture is looked at, the quick one first. */
export function sizesOf({ width, height }: Pixels): Pixels[] {
  const longest = Math.max(width, height)
  const sides = new Set(longestSides.map((side) => Math.max(Math.min(longest, side), leastSide)))
  // A small picture has only one size of its own; the second look takes it half again as large.
  const two = sides.size > 1 ? [...sides] : [...sides].flatMap((side) => [side, side * 1.5])
  return two.map((side) => ({ width: Math.round((width * side) / longest), height: Math.round((height * side) / longest) }))
}

/** The text of the QR code in a file. Throws `NotScanned`. */
export async function scanPicture(file: File): Promise<string> {
  const read = await loadQrReader()
  const picture = await createImageBitmap(file).catch(() => {
    throw new NotScanned('no-picture')
  })
  try {
    for (const size of sizesOf(picture)) {
      const text = await read(framed(picture, size), true)
      if (text) return text
    }
    throw new NotScanned('no-code')
  } finally {
    picture.close()
  }
}

/** On white and with a white edge: a code cut out tightly, or drawn on nothing, is read like one on paper. */
function framed(picture: ImageBitmap, { width, height }: Pixels): HTMLCanvasElement {
  const edge = Math.round(Math.max(width, height) / 20)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width + 2 * edge, height: height + 2 * edge })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new NotScanned('no-picture')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, edge, edge, width, height)
  return canvas
}
