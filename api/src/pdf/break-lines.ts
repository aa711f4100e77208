import { splitGraphemes } from './typefaces.ts'

type Measure = (text: string) => number

/** Breaks after a space, or after a hyphen inside a word: never inside -5, never inside a conjunct. */
const breakable = /(?<=[ \t])|(?<=\S[-–])(?=\S)/

export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((paragraph) => breakParagraph(withoutControls(paragraph), width, measure))

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of paragraph.split(breakable)) {
    if (measure((line + part).trimEnd()) <= width) {
      line += part
      continue
    }
    if (line.trimEnd()) lines.push(line.trimEnd())
    const parts = measure(part.trimEnd()) <= width ? [part] : breakWord(part, width, measure)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line.trimEnd()]
}

/**
 * Breaks a word wider than its column, such as an e-mail address. Letters are measured one by one, so that a huge word
 * takes linear time.
 */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  let taken = 0
  for (const letter of splitGraphemes(word)) {
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

/** No font has a width for a tab, and a control character would be drawn as an empty box. */
const withoutControls = (text: string): string => text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '')
