import qrcode from 'qrcode'
import sharp from 'sharp'
import type { Paper } from './paper.ts'

export type Box = { left: number; top: number; width: number; height: number }

/** A phone's photo has 12 to 50 million; a bomb has billions. */
const mostPixels = 60_000_000
/** Four times the points of the box: 288 to the inch, as fine as a printer of cards shows. */
const pixelsPerPoint = 4
/** How many squares of white a reader of codes needs on every side. */
const quietModules = 4

/** The squares of white between a code and the words under it. */
export const captionGap = 8

/** Drawn anew as JPEG on white. A picture that cannot be read is left out: the person still needs the paper. */
export async function drawPicture(paper: Paper, bytes: Uint8Array, box: Box): Promise<boolean> {
  const size = { width: Math.round(box.width * pixelsPerPoint), height: Math.round(box.height * pixelsPerPoint) }
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ ...size, fit: 'inside' })
    const jpeg = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
    paper.pdf.image(jpeg, box.left, box.top, { fit: [box.width, box.height], align: 'center', valign: 'center' })
    return true
  } catch {
    return false
  }
}

/**
 * How large a code may be in the corner of a card: the white at its left and top is taken from `room`, the white at its
 * right and bottom is the card's own `edge`.
 */
export function qrSideInCorner(text: string, room: number, edge: number): number {
  const { size } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  return size * Math.min(room / (size + quietModules), edge / quietModules)
}

/** Drawn as squares and not as a picture, so that any printer keeps its edges sharp. */
export function drawQr(paper: Paper, text: string, left: number, top: number, side: number) {
  const { data, size } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const module = side / size
  for (let row = 0; row < size; row++) {
    for (let start = 0; start < size; start++) {
      let end = start
      while (end < size && data[row * size + end]) end++
      // Neighbours in a row are one bar: separate squares show hairlines between them.
      if (end > start) paper.pdf.rect(left + start * module, top + row * module, (end - start) * module, module)
      start = end
    }
  }
  paper.pdf.fill('#000000')
}
