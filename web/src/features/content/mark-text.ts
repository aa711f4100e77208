/** A text that was marked, and what is then selected in it. */
export type Marked = { text: string; from: number; to: number }

/** Bold round what is selected, or round words to write over. */
export function markWords(text: string, from: number, to: number, sample: string): Marked {
  const words = text.slice(from, to).trim() || sample
  return { text: `${text.slice(0, from)}**${words}**${text.slice(to)}`, from: from + 2, to: from + 2 + words.length }
}

const address = 'https://'

/** A link with its words; the address is selected, to be typed or pasted. */
export function markLink(text: string, from: number, to: number, sample: string): Marked {
  const words = text.slice(from, to).trim() || sample
  const start = from + words.length + 3
  return { text: `${text.slice(0, from)}[${words}](${address})${text.slice(to)}`, from: start, to: start + address.length }
}

const listed = /^\s*(?:[-*•]|[0-9০-৯]{1,2}[.)])\s+/

/** Every selected line becomes an item, on lines of their own. */
export function markLines(text: string, from: number, to: number, mark: (line: number) => string): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const nextLine = text.indexOf('\n', Math.max(to - 1, start))
  const end = nextLine === -1 ? text.length : nextLine
  const items = text
    .slice(start, end)
    .split('\n')
    .map((line, index) => mark(index + 1) + line.replace(listed, ''))
    .join('\n')
  return { text: text.slice(0, start) + items + text.slice(end), from: start + items.length, to: start + items.length }
}
