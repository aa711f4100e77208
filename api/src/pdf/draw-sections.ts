import type { FormattedAnswer, FormattedSection } from '@wewb/domain/engine/evaluation/format-answers'
import { drawLabelledRow, minRowHeight } from './draw-rows.ts'
import type { Column, PdfWriter, Style } from './pdf-writer.ts'
import { hairline, styles } from './text-styles.ts'

type Heading = { heading: string; depth: number }
type Block = Heading | (FormattedAnswer & { indent: number })

const indent = 10
const deepest = 3
const above = { heading: 14, subheading: 6, row: 2 }
const underHeading = 5

/** Draws the answers of an application by heading; no heading ends a page. */
export function drawSections(document: PdfWriter, sections: readonly FormattedSection[]) {
  const blocks = sections.flatMap((section) => blocksOf(section, 0))
  blocks.forEach((block, index) => {
    if ('heading' in block) {
      document.ensureSpace(heightWithNext(document, blocks, index))
      drawHeading(document, block)
    } else {
      drawLabelledRow(document, block)
      document.y += above.row
    }
  })
}

/** Omits the heading of a section without answers. */
function blocksOf(section: FormattedSection, depth: number): Block[] {
  const under = section.lines.flatMap((line): Block[] =>
    'lines' in line ? blocksOf(line, depth + 1) : [{ ...line, indent: indentAt(depth) }],
  )
  return under.length > 0 ? [{ heading: section.heading, depth }, ...under] : []
}

/** Returns the height of a heading, of the headings directly below it, and of the first answer. */
function heightWithNext(document: PdfWriter, blocks: readonly Block[], from: number): number {
  const next = blocks.findIndex((block, index) => index >= from && !('heading' in block))
  return blocks
    .slice(from, next + 1)
    .reduce(
      (sum, block) => sum + ('heading' in block ? heightOfHeading(document, block) : minRowHeight(document, block)),
      0,
    )
}

function drawHeading(document: PdfWriter, { heading, depth }: Heading) {
  document.y += spaceAbove(depth)
  document.writeParagraph(heading, styleAt(depth), columnAt(document, depth))
  if (depth > 0) return
  document.drawRule(document.y, 0.6, hairline)
  document.y += underHeading
}

function heightOfHeading(document: PdfWriter, { heading, depth }: Heading): number {
  const style = styleAt(depth)
  const text = document.heightOf(document.breakIntoLines(heading, style, columnAt(document, depth).width), style)
  return spaceAbove(depth) + text + (depth === 0 ? underHeading : 0)
}

const styleAt = (depth: number): Style => (depth === 0 ? styles.heading : styles.subheading)
const spaceAbove = (depth: number): number => (depth === 0 ? above.heading : above.subheading)

const indentAt = (depth: number): number => Math.min(depth, deepest) * indent
const columnAt = ({ column }: PdfWriter, depth: number): Column => ({
  left: column.left + indentAt(depth),
  width: column.width - indentAt(depth),
})
