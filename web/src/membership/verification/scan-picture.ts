import type { PixelSize } from '#components/inputs/crop-photo-dialog.tsx'
import { ScanError } from './scan-error.ts'
import { loadQrReader } from './read-qr.ts'

/** A code that fills the photo is read at the small size; one in a corner of a page needs the large one. */
const maxSides = [1000, 2400]
/** Small screenshots are enlarged, so that each module of the code has some pixels. */
const minSide = 600

/** Returns the sizes at which an image is scanned, the fastest first. */
export function scanSizes({ width, height }: PixelSize): PixelSize[] {
  const longSide = Math.max(width, height)
  const sides = new Set(maxSides.map((side) => Math.max(Math.min(longSide, side), minSide)))
  // A small image has only one size, so the second attempt enlarges it by half.
  const two = sides.size > 1 ? [...sides] : [...sides].flatMap((side) => [side, side * 1.5])
  return two.map((side) => ({
    width: Math.round((width * side) / longSide),
    height: Math.round((height * side) / longSide),
  }))
}

/** Reads the QR code of a file. Throws `ScanError`. */
export async function scanPicture(file: File): Promise<string> {
  const read = await loadQrReader()
  const picture = await createImageBitmap(file).catch(() => {
    throw new ScanError('no-picture')
  })
  try {
    for (const size of scanSizes(picture)) {
      const text = await read(framed(picture, size), true)
      if (text) return text
    }
    throw new ScanError('no-code')
  } finally {
    picture.close()
  }
}

/** Adds a white background and border, so that a tightly cropped or transparent code can be read. */
function framed(picture: ImageBitmap, { width, height }: PixelSize): HTMLCanvasElement {
  const edge = Math.round(Math.max(width, height) / 20)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width + 2 * edge, height: height + 2 * edge })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new ScanError('no-picture')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, edge, edge, width, height)
  return canvas
}
