import type { Line, Section } from '../../../domain/src/engine/describe.ts'
import { drawRow, leastHeight } from './draw-rows.ts'
import type { Column, Paper, Style } from './paper.ts'
import { hairline, styles } from './paper-styles.ts'

type Heading = { heading: string; depth: number }
type Block = Heading | (Line & { inwards: number })

const indent = 10
const deepest = 3
const above = { heading: 14, subheading: 6, row: 2 }
const underHeading = 5

/** The answers of an application, heading by heading; no heading stays behind at the end of a page. */
export function drawSections(paper: Paper, sections: readonly Section[]) {
  const blocks = sections.flatMap((section) => blocksOf(section, 0))
  blocks.forEach((block, index) => {
    if ('heading' in block) {
      paper.makeRoom(heightWithNext(paper, blocks, index))
      drawHeading(paper, block)
    } else {
      drawRow(paper, block)
      paper.y += above.row
    }
  })
}

/** A section nobody answered has no heading either. */
function blocksOf(section: Section, depth: number): Block[] {
  const under = section.lines.flatMap((line): Block[] =>
    'lines' in line ? blocksOf(line, depth + 1) : [{ ...line, inwards: inwardsAt(depth) }],
  )
  return under.length > 0 ? [{ heading: section.heading, depth }, ...under] : []
}

/** A heading, the headings right under it, and the first answer. */
function heightWithNext(paper: Paper, blocks: readonly Block[], from: number): number {
  const next = blocks.findIndex((block, index) => index >= from && !('heading' in block))
  return blocks
    .slice(from, next + 1)
    .reduce((sum, block) => sum + ('heading' in block ? heightOfHeading(paper, block) : leastHeight(paper, block)), 0)
}

function drawHeading(paper: Paper, { heading, depth }: Heading) {
  paper.y += spaceAbove(depth)
  paper.write(heading, styleAt(depth), columnAt(paper, depth))
  if (depth > 0) return
  paper.drawRule(paper.y, 0.6, hairline)
  paper.y += underHeading
}

function heightOfHeading(paper: Paper, { heading, depth }: Heading): number {
  const style = styleAt(depth)
  const text = paper.heightOf(paper.linesOf(heading, style, columnAt(paper, depth).width), style)
  return spaceAbove(depth) + text + (depth === 0 ? underHeading : 0)
}

const styleAt = (depth: number): Style => (depth === 0 ? styles.heading : styles.subheading)
const spaceAbove = (depth: number): number => (depth === 0 ? above.heading : above.subheading)

const inwardsAt = (depth: number): number => Math.min(depth, deepest) * indent
const columnAt = ({ column }: Paper, depth: number): Column => ({
  left: column.left + inwardsAt(depth),
  width: column.width - inwardsAt(depth),
})
