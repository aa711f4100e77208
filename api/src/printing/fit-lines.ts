import type { Paper, Style } from './paper.ts'

export type FittedLines = { lines: string[]; style: Style }

const smaller = 0.96

/** The text in the largest letters, up to those of `style`, with which it takes no more lines and no word is broken. */
export function fitLines(paper: Paper, text: string, style: Style, { width, most }: { width: number; most: number }): FittedLines {
  const words = text.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  let fitted = style
  while (!fits(fitted)) fitted = { ...fitted, size: fitted.size * smaller }
  return { lines: balance(paper.linesOf(whole, fitted, width)), style: fitted }

  function fits(tried: Style): boolean {
    return words.every((word) => paper.widthOf(word, tried) <= width) && paper.linesOf(whole, tried, width).length <= most
  }

  /** No last line of one short word: each is about as long as the others. */
  function balance(lines: string[]): string[] {
    const widest = Math.max(...lines.map((line) => paper.widthOf(line, fitted)))
    const narrower = paper.linesOf(whole, fitted, widest - 0.01)
    return narrower.length === lines.length && Math.max(...narrower.map((line) => paper.widthOf(line, fitted))) < widest
      ? balance(narrower)
      : lines
  }
}
