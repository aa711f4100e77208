import { toAsciiDigits } from '../language/digits.ts'

/** A piece of a line. That is all a text can be: there is no place in it for a tag, a script or a style. */
export type Run = { text: string; isBold?: true; href?: string }
export type Line = Run[]
export type Block = { kind: 'paragraph'; lines: Line[] } | { kind: 'list'; isNumbered: boolean; items: Line[] }

// Every repetition is bounded, so that a hostile text costs no more time than an honest one.
const marks = /\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g
const bullet = /^\s{0,8}[-*•]\s/
const numbered = /^\s{0,8}(?:[0-9]{1,2}|[০-৯]{1,2})[.)]\s/

/**
 * What an editor typed, as paragraphs and lists: a small part of Markdown (`**bold**`, `- item`, `1. item`, `[words](https://…)`).
 * Whatever is not understood stays the text it is.
 */
export function readRichText(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
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

/** The block that this line goes on with, or the one it begins. */
function extend(open: Block | undefined, line: string): Block {
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

function readLine(line: string): Line {
  const runs: Line = []
  let isBold = false
  let at = 0
  // A last mark without its pair is two stars, as in a footnote.
  let pairs = Math.floor((line.match(/\*\*/g)?.length ?? 0) / 2) * 2
  const add = (text: string, href?: string) => {
    if (text) runs.push({ text, ...(isBold && { isBold }), ...(href && { href }) })
  }
  for (const found of line.matchAll(marks)) {
    const [whole, words, address] = found
    const href = address === undefined ? undefined : readLink(address)
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

/** The address a link may lead to, in its one spelling: another site over https, a phone, a mailbox. Nothing else, above all no script. */
export function readLink(address: string): string | undefined {
  if (/^tel:/i.test(address)) return /^tel:\+?[0-9]{3,15}$/i.exec(toAsciiDigits(address).replaceAll('-', ''))?.[0].toLowerCase()
  if (/^mailto:/i.test(address)) return /^mailto:[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}$/i.exec(address)?.[0]
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  // A name before an @ is how a link pretends to lead elsewhere.
  return protocol === 'https:' && !username && !password && hostname.includes('.') ? href : undefined
}

/** Addresses that stand like a link but lead nowhere we send people, as they were typed. */
export const refusedLinks = (source: string): string[] =>
  [...source.matchAll(marks)].flatMap(([, , address]) => (address !== undefined && readLink(address) === undefined ? [address] : []))

/** Without its marks, on one line: for search engines, lists and other places that only show text. */
export const plainText = (source: string): string =>
  readRichText(source)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')

/** Its beginning, cut between words. */
export function excerptOf(source: string, longest: number): string {
  const text = plainText(source)
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}
