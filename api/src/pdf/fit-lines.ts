import type { PdfWriter, Style } from './pdf-writer.ts'

export type FittedLines = { lines: string[]; style: Style }

const smaller = 0.96

/**
 * Finds the largest font size, up to that of `style`, at which the text fits the number of lines without breaking a
 * word.
 */
export function fitLines(
  document: PdfWriter,
  text: string,
  style: Style,
  { width, maxLines }: { width: number; maxLines: number },
): FittedLines {
  const words = text.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  let fitted = style
  while (!fits(fitted)) fitted = { ...fitted, size: fitted.size * smaller }
  return { lines: balance(document.breakIntoLines(whole, fitted, width)), style: fitted }

  function fits(tried: Style): boolean {
    return (
      words.every((word) => document.widthOf(word, tried) <= width) &&
      document.breakIntoLines(whole, tried, width).length <= maxLines
    )
  }

  /** Balances the lines, so that the last one is not a single short word. */
  function balance(lines: string[]): string[] {
    const widest = Math.max(...lines.map((line) => document.widthOf(line, fitted)))
    const narrower = document.breakIntoLines(whole, fitted, widest - 0.01)
    return narrower.length === lines.length &&
      Math.max(...narrower.map((line) => document.widthOf(line, fitted))) < widest
      ? balance(narrower)
      : lines
  }
}
