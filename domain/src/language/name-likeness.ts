import { distantlyHeardAs, nearlyHeardAs } from './latin-name-keys.ts'
import { romanizeBangla } from './romanize-bangla.ts'

/** From this likeness on, two names count as the same person's (decision D-06). */
export const SAME_NAME_PERCENT = 80

/** Titles and forms of address, which one document has and another leaves out. */
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
function joinedLikeness(first: readonly string[], second: readonly string[]): number {
  if (first.length === second.length) return 0
  const likeness = wordLikeness(first.join(''), second.join(''))
  return likeness < LEAST_JOINED ? 0 : likeness
}

/** Latin words without titles. A name of titles alone, such as "Begum", keeps them. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['\u2019\u200c\u200d]/g, '')
    .split(/[^a-z\u0980-\u09ff]+/)
    .map((word) => (/[a-z]/.test(word) ? word : romanizeBangla(word)))
    .filter(Boolean)
  const own = words.filter((word) => !titles.has(word))
  return own.length > 0 ? own : words
}

/** Pairs each word with the most similar one of the other name, and weighs the pairs by their length. */
function pairedLikeness(first: readonly string[], second: readonly string[]): number {
  const left = [...second]
  let common = 0
  for (const word of first.toSorted((a, b) => b.length - a.length)) {
    const scores = left.map((candidate) => wordLikeness(word, candidate))
    const best = Math.max(0, ...scores)
    if (best < LEAST_WORD) continue
    const [partner = ''] = left.splice(scores.indexOf(best), 1)
    common += best * (weightOf(word) + weightOf(partner))
  }
  const total = [...first, ...second].reduce((sum, word) => sum + weightOf(word), 0)
  return common / total
}

/** Words less alike than this are different names: Karim is not Kabir. */
const LEAST_WORD = 0.75
/** Long words differ in few letters even where the people differ. */
const LEAST_JOINED = 0.9
/** Likeness of an initial to the word that it may stand for. */
const INITIAL = 0.85
/** Other first letters make other names: Jamal and Kamal. */
const OTHER_BEGINNING = 0.6

const weightOf = (word: string) => Math.max(word.length, 2)

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? INITIAL : 0
  const near = spelledAlike(nearlyHeardAs(one), nearlyHeardAs(other))
  return Math.max(near, 0.95 * spelledAlike(distantlyHeardAs(one), distantlyHeardAs(other)))
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
