import { distantPhoneticKey, nearPhoneticKey } from './latin-name-keys.ts'
import { romanizeBangla } from './romanize-bangla.ts'

/** From this likeness on, two names count as the same person's (decision D-06). */
export const SAME_NAME_PERCENT = 80

/** Titles and forms of address, which only some documents contain. */
const titles = new Set(
  `md mohd mohammad mohammed muhammad muhammed mohammod muhammod mst mosa mossa most mosammat mussammat musammat
  mosammad mosammot begum late mr mrs ms miss dr haji hazi alhaj alhaz al-haj sri sree shri smt janab`.split(/\s+/),
)

/**
 * Likeness of two names of persons in per cent. It ignores script, titles, order, spacing and the usual differences of
 * transliteration; a word that only one name has counts as a difference.
 */
export function nameLikeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length === 0 || second.length === 0) return 0
  const likeness = Math.max(pairedLikeness(first, second), joinedLikeness(first, second))
  return Math.round(100 * likeness)
}

/** Compares without spaces names that one writer joins: Abdulkarim and Abdul Karim. */
function joinedLikeness(first: readonly Word[], second: readonly Word[]): number {
  if (first.length === second.length) return 0
  const likeness = wordLikeness(joined(first), joined(second))
  return likeness < LEAST_JOINED ? 0 : likeness
}

/** A Latin word of a name with its keys, which are computed once for all comparisons. */
type Word = Readonly<{ latin: string; near: string; distant: string; weight: number }>

const wordOf = (latin: string): Word => {
  const weight = Math.max(latin.length, 2)
  return { latin, near: nearPhoneticKey(latin), distant: distantPhoneticKey(latin), weight }
}

const joined = (words: readonly Word[]): Word => wordOf(words.map(({ latin }) => latin).join(''))

/** Latin words without titles. A name of titles alone, such as "Begum", keeps them. */
function wordsOf(name: string): Word[] {
  const words = name
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['\u2019\u200c\u200d]/g, '')
    .split(/[^a-z\u0980-\u09ff]+/)
    .map((word) => (/[a-z]/.test(word) ? word : romanizeBangla(word)))
    .filter(Boolean)
  const own = words.filter((word) => !titles.has(word))
  return (own.length > 0 ? own : words).map(wordOf)
}

/** Pairs the most similar words first and weighs the pairs by their length. Both names count alike. */
function pairedLikeness(first: readonly Word[], second: readonly Word[]): number {
  const pairs = first
    .flatMap((one) => second.map((other) => ({ one, other, likeness: wordLikeness(one, other) })))
    .filter(({ likeness }) => likeness >= MIN_WORD_LIKENESS)
    .map((pair) => ({ ...pair, weight: pair.one.weight + pair.other.weight, key: pairKey(pair.one, pair.other) }))
    .toSorted((a, b) => b.likeness - a.likeness || b.weight - a.weight || (a.key < b.key ? -1 : 1))
  const paired = new Set<Word>()
  let common = 0
  for (const { one, other, likeness, weight } of pairs) {
    if (paired.has(one) || paired.has(other)) continue
    paired.add(one).add(other)
    common += likeness * weight
  }
  const total = [...first, ...second].reduce((sum, { weight }) => sum + weight, 0)
  return common / total
}

/** The same from both sides, so that equal pairs have one order. */
const pairKey = (one: Word, other: Word) => [one.latin, other.latin].toSorted().join(' ')

/** Fields of names hold at most as many characters. The time grows with the square of the length. */
const MAX_LENGTH = 255
/** Words less alike than this are different names: Karim is not Kabir. */
const MIN_WORD_LIKENESS = 0.75
/** Long words differ in few letters even where the people differ. */
const LEAST_JOINED = 0.9
/** Likeness of an initial to the word that it may stand for. */
const INITIAL = 0.85
/** Other first letters make other names: Jamal and Kamal. */
const OTHER_BEGINNING = 0.6

function wordLikeness(one: Word, other: Word): number {
  if (one.latin === other.latin) return 1
  if (one.latin.length === 1 || other.latin.length === 1) return one.latin[0] === other.latin[0] ? INITIAL : 0
  const near = spelledAlike(one.near, other.near)
  return Math.max(near, 0.95 * spelledAlike(one.distant, other.distant))
}

function spelledAlike(one: string, other: string): number {
  if (one === other) return 1
  // The last letter tells a woman's name from a man's: Rahima and Rahim.
  if (`${one}a` === other || `${other}a` === one) return OTHER_BEGINNING
  const likeness = 1 - editDistance(one, other) / Math.max(one.length, other.length, 1)
  return one[0] === other[0] ? likeness : likeness * OTHER_BEGINNING
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1]
    for (const [j, candidate] of other.split('').entries())
      next.push(Math.min((row[j] ?? 0) + (letter === candidate ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
