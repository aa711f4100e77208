import type { Style } from './pdf-writer.ts'

const ink = '#000000'
/** Dark enough for a printer that is short of toner. */
const quietInk = '#333333'

/** The only colour in a document: the board's bottle green, which prints as dark grey in black and white. */
export const accent = '#006a4e'
export const hairline = '#b5b5b5'

export const styles = {
  board: { size: 11, weight: 'regular', colour: ink },
  title: { size: 16, weight: 'bold', colour: ink },
  number: { size: 12, weight: 'bold', colour: ink },
  heading: { size: 12, weight: 'bold', colour: ink },
  subheading: { size: 10, weight: 'bold', colour: ink },
  label: { size: 10, weight: 'regular', colour: quietInk },
  answer: { size: 10, weight: 'regular', colour: ink },
  small: { size: 8, weight: 'regular', colour: quietInk },
} satisfies Record<string, Style>
