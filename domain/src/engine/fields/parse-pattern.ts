import { getOwn } from '#collections/get-own.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Characters that one position matches: ranges of code points, or their complement. */
export type CharacterClass = { ranges: [number, number][]; isNegated: boolean }
export type PatternNode =
  | { characters: CharacterClass }
  | { sequence: PatternNode[] }
  | { alternatives: PatternNode[] }
  | { repeat: PatternNode; min: number; /** Undefined: unlimited. */ max: number | undefined }

/** Thrown for an invalid pattern, with a message for the person who wrote it. */
export class PatternSyntaxError extends Error {
  readonly sentence: Bilingual
  constructor(sentence: Bilingual) {
    super(sentence.en)
    this.sentence = sentence
  }
}

const faults = {
  unfinished: { bn: 'ধরনটি অসম্পূর্ণ।', en: 'The pattern is not finished.' },
  bracket: { bn: 'একটি বন্ধনী খোলা বা বন্ধ করা হয়নি।', en: 'A bracket is not opened or not closed.' },
  nothing: { bn: '{, *, + বা ? চিহ্নের আগে কিছু লেখা নেই।', en: 'There is nothing before a {, *, + or ?.' },
  order: { bn: 'সীমার প্রথমটি দ্বিতীয়টির চেয়ে বড়।', en: 'The first end of a range is greater than the second.' },
  notTaken: { bn: 'ধরনে এ চিহ্নটি ব্যবহার করা যায় না: {sign}', en: 'This sign cannot be used in a pattern: {sign}' },
} satisfies Record<string, Bilingual>

const fault = (name: keyof typeof faults, sign = ''): never => {
  const { bn, en } = faults[name]
  throw new PatternSyntaxError({ bn: bn.replace('{sign}', sign), en: en.replace('{sign}', sign) })
}

/** Quantifiers; `{` gives explicit numbers. */
const repeats = new Map<string, [least: number, most: number | undefined]>([
  ['*', [0, undefined]],
  ['+', [1, undefined]],
  ['?', [0, 1]],
])

const range = (text: string): [number, number] => [
  text.codePointAt(0) ?? 0,
  text.codePointAt(1) ?? text.codePointAt(0) ?? 0,
]
const classes: { readonly [letter: string]: [number, number][] } = {
  d: [range('09')],
  w: [range('az'), range('AZ'), range('09'), range('_')],
  s: [
    range('\t\r'),
    range(' '),
    range('\u00a0'),
    range('\u2000\u200a'),
    range('\u2028\u2029'),
    range('\u202f'),
    range('\u3000'),
  ],
}
/** Everything except line terminators. */
const any: CharacterClass = { ranges: [range('\n'), range('\r'), range('\u2028\u2029')], isNegated: true }
const only = (sign: string): CharacterClass => ({ ranges: [range(sign)], isNegated: false })

/**
 * Parses the subset of regular expressions that forms need: literals, classes, groups, alternatives and repeats. No
 * look-around, back-references or named groups, which a single-pass match cannot evaluate.
 */
export function parsePattern(source: string): PatternNode {
  // `^` and `$` are optional: a pattern always matches the whole answer.
  const signs = Array.from(source.replace(/^\^/, '').replace(/(^|[^\\])\$$/, '$1'))
  let offset = 0
  const peek = () => signs[offset]
  const take = () => signs[offset++] ?? fault('unfinished')

  const readEither = (): PatternNode => {
    const alternatives = [readSequence()]
    while (peek() === '|') {
      offset += 1
      alternatives.push(readSequence())
    }
    return alternatives.length === 1 && alternatives[0] ? alternatives[0] : { alternatives }
  }

  const readSequence = (): PatternNode => {
    const sequence: PatternNode[] = []
    while (peek() !== undefined && peek() !== '|' && peek() !== ')') sequence.push(readRepeats(readOne()))
    return { sequence }
  }

  const readOne = (): PatternNode => {
    const sign = take()
    if (sign === '(') return readGroup()
    if (sign === '[') return { characters: readClass() }
    if (sign === '\\') return { characters: readEscape() }
    if (sign === '.') return { characters: any }
    if ('*+?{'.includes(sign)) return fault('nothing')
    if (']}'.includes(sign)) return fault('bracket')
    return '^$'.includes(sign) ? fault('notTaken', sign) : { characters: only(sign) }
  }

  const readGroup = (): PatternNode => {
    if (peek() === '?') {
      offset += 1
      const kind = take()
      if (kind !== ':') return fault('notTaken', `(?${kind}`)
    }
    const inside = readEither()
    return peek() === ')' && take() ? inside : fault('bracket')
  }

  const readRepeats = (node: PatternNode): PatternNode => {
    const sign = peek()
    if (sign === undefined || !'*+?{'.includes(sign)) return node
    offset += 1
    const [min, max] = repeats.get(sign) ?? readTimes()
    const next = peek()
    if (next !== undefined && '*+?{'.includes(next)) return fault('notTaken', sign + next)
    return { repeat: node, min, max }
  }

  const readTimes = (): [number, number | undefined] => {
    const end = signs.indexOf('}', offset)
    const [, first = '', comma, second] =
      /^(\d{1,3})(,(\d{1,3})?)?$/.exec(signs.slice(offset, Math.max(end, offset)).join('')) ?? fault('unfinished')
    offset = end + 1
    const [min, max] = [Number(first), second === undefined ? (comma ? undefined : Number(first)) : Number(second)]
    return max !== undefined && max < min ? fault('order') : [min, max]
  }

  const readClass = (): CharacterClass => {
    const isNegated = peek() === '^'
    if (isNegated) offset += 1
    const ranges: [number, number][] = []
    while (peek() !== ']') {
      const from = readLetter()
      if (peek() !== '-' || signs[offset + 1] === ']' || signs[offset + 1] === undefined) {
        ranges.push(...from)
        continue
      }
      offset += 1
      const to = readLetter()
      if (from.length !== 1 || to.length !== 1) return fault('notTaken', '-')
      const [low, high] = [from[0]?.[0] ?? 0, to[0]?.[1] ?? 0]
      if (high < low) return fault('order')
      ranges.push([low, high])
    }
    offset += 1
    return { ranges, isNegated }
  }

  const readLetter = (): [number, number][] => {
    const sign = take()
    if (sign === '[') return fault('notTaken', '[')
    if (sign !== '\\') return only(sign).ranges
    const { ranges, isNegated } = readEscape()
    return isNegated ? fault('notTaken', '\\D') : ranges
  }

  const readEscape = (): CharacterClass => {
    const sign = take()
    const characterClass = getOwn(classes, sign.toLowerCase())
    if (characterClass) return { ranges: characterClass, isNegated: sign !== sign.toLowerCase() }
    return /[A-Za-z0-9]/.test(sign) ? fault('notTaken', `\\${sign}`) : only(sign)
  }

  const pattern = readEither()
  return peek() === undefined ? pattern : fault('bracket')
}
