import { accent } from './text-styles.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** Side of the square in which the logo is defined. */
const renderedIn = 40

/** Draws the portal's logo, the same as on the screen. */
export function drawLogo(document: PdfWriter, { left, top, side }: { left: number; top: number; side: number }) {
  const { pdf } = document
  pdf.save().translate(left, top)
  pdf.scale(side / renderedIn)
  pdf.roundedRect(0, 0, renderedIn, renderedIn, 10).fill(accent)
  pdf.lineWidth(3).lineCap('round').strokeColor('#ffffff')
  pdf.path('M8 27.5c5-5.5 9.5-7.5 12-7.5s7 2 12 7.5').stroke()
  pdf.path('M13 31c3-2.6 5-3.5 7-3.5s4 .9 7 3.5').strokeColor('#b3d2ca').stroke()
  pdf.circle(20, 12, 4.5).fill('#ffffff')
  pdf.restore()
}
