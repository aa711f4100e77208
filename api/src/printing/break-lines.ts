import { lettersOf } from './typefaces.ts'

type Measure = (text: string) => number

/** After a space, or after a hyphen inside a word: never inside -5, never inside a conjunct. */
const breakable = /(?<=[ \t])|(?<=\S[-–])(?=\S)/

export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((paragraph) => breakParagraph(withoutControls(paragraph), width, measure))

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of paragraph.split(breakable)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    if (line.trimEnd()) lines.push(line.trimEnd())
    const parts = measure(piece.trimEnd()) <= width ? [piece] : breakWord(piece, width, measure)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line.trimEnd()]
}

/** A word wider than its column, such as an e-mail address. Letters are measured one by one, so a huge word takes no longer than it should. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  let taken = 0
  for (const letter of lettersOf(word)) {
    const room = measure(letter)
    if (part && taken + room > width) {
      parts.push(part)
      part = ''
      taken = 0
    }
    part += letter
    taken += room
  }
  return [...parts, part]
}

/** A tab has a width of its own in no font, and a control character would be drawn as an empty box. */
const withoutControls = (text: string): string => text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '')
