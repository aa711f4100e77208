import type { PdfWriter, Style } from './pdf-writer.ts'

export type FittedLines = { lines: string[]; style: Style }

const smaller = 0.96

/**
 * Finds the largest font size, up to that of `style`, at which the text fits the number of lines without breaking a
 * word.
 */
export function fitLines(
  paper: PdfWriter,
  text: string,
  style: Style,
  { width, most }: { width: number; most: number },
): FittedLines {
  const words = text.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  let fitted = style
  while (!fits(fitted)) fitted = { ...fitted, size: fitted.size * smaller }
  return { lines: balance(paper.linesOf(whole, fitted, width)), style: fitted }

  function fits(tried: Style): boolean {
    return (
      words.every((word) => paper.widthOf(word, tried) <= width) && paper.linesOf(whole, tried, width).length <= most
    )
  }

  /** Balances the lines, so that the last one is not a single short word. */
  function balance(lines: string[]): string[] {
    const widest = Math.max(...lines.map((line) => paper.widthOf(line, fitted)))
    const narrower = paper.linesOf(whole, fitted, widest - 0.01)
    return narrower.length === lines.length && Math.max(...narrower.map((line) => paper.widthOf(line, fitted))) < widest
      ? balance(narrower)
      : lines
  }
}
