import { getOwn } from '#collections/get-own.ts'
import { banglaNameTable } from './bangla-name-table.ts'

/** Latin letters of the Bangla letters, as passports write them. The inherent vowel is written `a`. */
const consonants: Record<string, string> = {
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'ch',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
}
const vowels: Record<string, string> = {
  অ: 'a',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
}
const signs: Record<string, string> = {
  '\u09be': 'a',
  '\u09bf': 'i',
  '\u09c0': 'i',
  '\u09c1': 'u',
  '\u09c2': 'u',
  '\u09c3': 'ri',
  '\u09c7': 'e',
  '\u09c8': 'oi',
  '\u09cb': 'o',
  '\u09cc': 'ou',
}
/** Letters without an inherent vowel at the end of a syllable. */
const closings: Record<string, string> = { '\u09ce': 't', '\u0982': 'ng', '\u0983': '', '\u0981': '' }
const hasanta = '\u09cd'

/** Writes a Bangla word in Latin letters: by the table of names, otherwise letter by letter. */
export function romanizeBangla(word: string): string {
  table ??= readTable()
  return table.get(word) ?? byLetters(word)
}

function byLetters(word: string): string {
  // Letters with a dot below consist of two characters in the composed form of Unicode.
  const letters = word
    .replace(/[\u09a1\u09a2]\u09bc|[\u09dc\u09dd]/g, 'র')
    .replace(/\u09af\u09bc|\u09df/g, 'ʼ')
    .split('')
  const latin = letters.map((letter, at) => written(letter, letters[at - 1], letters[at + 1])).join('')
  // Names of a vow (ব্রত) keep the vowel.
  return latin.replace(/brat$/, 'brata')
}

function written(letter: string, before: string | undefined, after: string | undefined): string {
  if (letter === 'ʼ') return isVowelSign(after) || after === undefined ? 'y' : 'ya'
  const consonant = getOwn(consonants, letter)
  if (consonant === undefined) return getOwn(vowels, letter) ?? getOwn(signs, letter) ?? getOwn(closings, letter) ?? ''
  // A y under a consonant only changes its sound.
  if (letter === 'য' && before === hasanta) return isVowelSign(after) ? '' : 'a'
  // A word ends without the inherent vowel, but for conjuncts: করিম, but আনন্দ.
  const isSilent = isVowelSign(after) || (after === undefined && before !== hasanta)
  return isSilent ? consonant : `${consonant}a`
}

const isVowelSign = (letter: string | undefined) =>
  letter === hasanta || (letter !== undefined && Object.hasOwn(signs, letter))

/** The usual Latin spelling by Bangla word; built on first use. */
let table: Map<string, string> | undefined

function readTable(): Map<string, string> {
  const entries = banglaNameTable.split(',').flatMap((entry): [string, string][] => {
    const [bangla = '', latin = ''] = entry.trim().split(/ (?=[a-z])(.*)/s)
    const [spelling] = latin.split(' ')
    return spelling && !bangla.includes(' ') ? [[bangla.normalize('NFC'), spelling]] : []
  })
  return new Map(entries)
}
