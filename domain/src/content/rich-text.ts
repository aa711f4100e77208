import { toAsciiDigits } from '#language/digits.ts'

/** A run of text within a line. The format has no tags, scripts or styles, so it needs no sanitizing. */
export type RichTextRun = { text: string; isBold?: true; href?: string }
export type RichTextLine = RichTextRun[]
export type RichTextBlock =
  | { kind: 'paragraph'; lines: RichTextLine[] }
  | { kind: 'list'; isNumbered: boolean; items: RichTextLine[] }

// Every quantifier is bounded, so that hostile input cannot cause excessive backtracking.
const marks = /\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g
const bullet = /^\s{0,8}[-*•]\s/
const numbered = /^\s{0,8}(?:[0-9]{1,2}|[০-৯]{1,2})[.)]\s/

/**
 * Parses a small subset of Markdown (`**bold**`, `- item`, `1. item`, `[words](https://…)`) into paragraphs and lists.
 * Anything else remains plain text.
 */
export function parseRichText(source: string): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let open: RichTextBlock | undefined
  for (const line of source.split('\n')) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    const next = extend(open, line)
    if (next !== open) blocks.push(next)
    open = next
  }
  return blocks
}

/** Appends the line to the open block, or begins a new one. */
function extend(open: RichTextBlock | undefined, line: string): RichTextBlock {
  const mark = bullet.exec(line) ?? numbered.exec(line)
  if (!mark) {
    const runs = readLine(line.trim())
    if (open?.kind !== 'paragraph') return { kind: 'paragraph', lines: [runs] }
    open.lines.push(runs)
    return open
  }
  const isNumbered = numbered.test(line)
  const item = readLine(line.slice(mark[0].length).trim())
  if (open?.kind !== 'list' || open.isNumbered !== isNumbered) return { kind: 'list', isNumbered, items: [item] }
  open.items.push(item)
  return open
}

function readLine(line: string): RichTextLine {
  const runs: RichTextLine = []
  let isBold = false
  let at = 0
  // An unpaired `**` is literal text, as in a footnote.
  let pairs = Math.floor((line.match(/\*\*/g)?.length ?? 0) / 2) * 2
  const add = (text: string, href?: string) => {
    if (text) runs.push({ text, ...(isBold && { isBold }), ...(href && { href }) })
  }
  for (const found of line.matchAll(marks)) {
    const [whole, words, address] = found
    const href = address === undefined ? undefined : parseLink(address)
    if (address === undefined ? pairs === 0 : href === undefined) continue
    add(line.slice(at, found.index))
    at = found.index + whole.length
    if (words !== undefined) add(words, href)
    else {
      isBold = !isBold
      pairs -= 1
    }
  }
  add(line.slice(at))
  return runs
}

/**
 * Returns the normalized URL of an allowed link (https, tel or mailto), otherwise undefined. Rejects `javascript:` and
 * all other schemes.
 */
export function parseLink(address: string): string | undefined {
  if (/^tel:/i.test(address))
    return /^tel:\+?[0-9]{3,15}$/i.exec(toAsciiDigits(address).replaceAll('-', ''))?.[0].toLowerCase()
  if (/^mailto:/i.test(address)) return /^mailto:[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}$/i.exec(address)?.[0]
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  // Rejects credentials in the URL: `https://bank.bd@evil.com` pretends to lead elsewhere.
  return protocol === 'https:' && !username && !password && hostname.includes('.') ? href : undefined
}

/** Link targets in the text that `parseLink` rejects, as typed. */
export const findDisallowedLinks = (source: string): string[] =>
  [...source.matchAll(marks)].flatMap(([, , address]) =>
    address !== undefined && parseLink(address) === undefined ? [address] : [],
  )

/** Text without its markup on one line: for search engines, lists and other plain-text output. */
export const toPlainText = (source: string): string =>
  parseRichText(source)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')

/** The beginning of the text, cut between words. */
export function excerpt(source: string, maxLength: number): string {
  const text = toPlainText(source)
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`
}
