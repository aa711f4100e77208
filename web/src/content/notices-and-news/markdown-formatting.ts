/** A formatted text and the new selection. */
export type FormattedText = { text: string; from: number; to: number }

/** Makes the selection bold, or inserts a sample to overwrite. */
export function formatBold(text: string, from: number, to: number, sample: string): FormattedText {
  const selection = text.slice(from, to).trim() || sample
  return {
    text: `${text.slice(0, from)}**${selection}**${text.slice(to)}`,
    from: from + 2,
    to: from + 2 + selection.length,
  }
}

const address = 'https://'

/** Inserts a link and selects its URL, to be typed or pasted over. */
export function formatLink(text: string, from: number, to: number, sample: string): FormattedText {
  const selection = text.slice(from, to).trim() || sample
  const start = from + selection.length + 3
  return {
    text: `${text.slice(0, from)}[${selection}](${address})${text.slice(to)}`,
    from: start,
    to: start + address.length,
  }
}

const marker = /^\s*(?:[-*•]|[0-9০-৯]{1,2}[.)])\s+/

/** Turns every selected line into a list item. */
export function formatListItems(text: string, from: number, to: number, mark: (line: number) => string): FormattedText {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const nextItem = text.indexOf('\n', Math.max(to - 1, start))
  const end = nextItem === -1 ? text.length : nextItem
  const items = text
    .slice(start, end)
    .split('\n')
    .map((line, index) => mark(index + 1) + line.replace(marker, ''))
    .join('\n')
  return { text: text.slice(0, start) + items + text.slice(end), from: start + items.length, to: start + items.length }
}
