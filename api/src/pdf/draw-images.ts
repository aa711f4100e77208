import qrcode from 'qrcode'
import sharp from 'sharp'
import type { PdfWriter } from './pdf-writer.ts'

export type Rectangle = { left: number; top: number; width: number; height: number }

/** Maximum number of pixels: a phone's photo has 12 to 50 million, a decompression bomb billions. */
const maxPixels = 60_000_000
/** Four times the points of the box: 288 dpi, the resolution of a card printer. */
const pixelsPerPoint = 4
/** Quiet zone of a QR code, in modules on each side. */
const quietModules = 4

/** Distance between a QR code and its caption. */
export const captionGap = 8

/**
 * Draws an image re-encoded as JPEG on white. An unreadable image is left out, because the document is still needed.
 */
export async function drawImage(document: PdfWriter, bytes: Uint8Array, box: Rectangle): Promise<boolean> {
  const size = { width: Math.round(box.width * pixelsPerPoint), height: Math.round(box.height * pixelsPerPoint) }
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ ...size, fit: 'inside' })
    const jpeg = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
    document.pdf.image(jpeg, box.left, box.top, { fit: [box.width, box.height], align: 'center', valign: 'center' })
    return true
  } catch {
    return false
  }
}

/**
 * Computes the largest QR code for the corner of a card: the quiet zone on the left and at the top is part of `room`,
 * the one on the right and at the bottom is the card's own `edge`.
 */
export function fitQrCodeInCorner(text: string, room: number, edge: number): number {
  const { size } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  return size * Math.min(room / (size + quietModules), edge / quietModules)
}

/** Draws vector squares instead of an image, so that the edges print sharply. */
export function drawQrCode(document: PdfWriter, text: string, left: number, top: number, side: number) {
  const { data, size } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const module = side / size
  for (let row = 0; row < size; row++) {
    for (let start = 0; start < size; start++) {
      let end = start
      while (end < size && data[row * size + end]) end++
      // Draws adjacent modules of a row as one bar: separate squares show hairlines between them.
      if (end > start) document.pdf.rect(left + start * module, top + row * module, (end - start) * module, module)
      start = end
    }
  }
  document.pdf.fill('#000000')
}
