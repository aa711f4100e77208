import { getOwn } from '#collections/get-own.ts'
/**
 * Transliterates names that are not in the table, sound by sound; the person sees whether the result is right. Names
 * use fewer sounds than the language, so letters that need a dictionary (ণ, ষ, ঈ, ঊ) are left to the table.
 */
const consonants: Record<string, string> = {
  kkh: 'ক্ষ',
  ksh: 'ক্ষ',
  chh: 'ছ',
  kh: 'খ',
  gh: 'ঘ',
  ng: 'ন',
  ch: 'চ',
  jh: 'ঝ',
  th: 'থ',
  dh: 'ধ',
  ph: 'ফ',
  bh: 'ভ',
  sh: 'শ',
  ck: 'ক',
  k: 'ক',
  q: 'ক',
  c: 'ক',
  g: 'গ',
  j: 'জ',
  z: 'জ',
  t: 'ত',
  d: 'দ',
  n: 'ন',
  p: 'প',
  f: 'ফ',
  b: 'ব',
  v: 'ভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'স',
  h: 'হ',
  x: 'ক্স',
}

/**
 * Vowel after a consonant, at the beginning of a word, and after another vowel. `o` is the inherent vowel of a
 * consonant; `O`, which nobody types, is its written form.
 */
const vowels: Record<string, readonly [sign: string, letter: string, glide: string]> = {
  a: ['া', 'আ', 'য়া'],
  i: ['ি', 'ই', 'ই'],
  ee: ['ি', 'ই', 'ই'],
  u: ['ু', 'উ', 'উ'],
  oo: ['ু', 'উ', 'উ'],
  e: ['ে', 'এ', 'য়ে'],
  o: ['', 'ও', 'ও'],
  O: ['ো', 'অ', 'ও'],
  ou: ['ৌ', 'ঔ', 'উ'],
  ow: ['ৌ', 'ঔ', 'উ'],
  oi: ['ৈ', 'ঐ', 'ই'],
  y: ['ি', 'ই', 'য়'],
  w: ['ও', 'ও', 'ও'],
  ya: ['্যা', 'ইয়া', 'য়া'],
  yo: ['্য', 'ইয়', 'য়'],
  yu: ['্যু', 'ইউ', 'য়ু'],
  ye: ['্যে', 'ইয়ে', 'য়ে'],
  wa: ['োয়া', 'ওয়া', 'ওয়া'],
  we: ['োয়ে', 'ওয়ে', 'ওয়ে'],
  wi: ['ুই', 'উই', 'উই'],
}

/** Consonant pairs written as a conjunct. Others keep the inherent vowel: সুলতান, not সুল্তান. */
const joined = new Set('kk gg jj tt dd bb mm nn ll pp ss cch ddh tth ndh nth kt nt nd mp mb nm st sk sp'.split(' '))
const opening = /^(?:kh|gh|bh|dh|sh|[kgtdpbfsm])$/

const sounds = [...Object.keys(consonants), ...Object.keys(vowels)].toSorted((one, other) => other.length - one.length)
const sound = new RegExp(sounds.join('|'), 'g')

/** Likeliest spelling first, then an alternative reading. Expects lower-case Latin letters. */
export function transliterateByRules(word: string): string[] {
  // Collapses letters that are not doubled in Bangla, and any tripled letter.
  const plain = word.replace(/([ahrfvzwxyq])\1+/g, '$1').replace(/([a-z])\1{2,}/g, '$1$1')
  const syllables = plain.match(sound) ?? []
  return [...new Set([write(syllables), write(otherReading(syllables))])]
}

/**
 * Alternative reading of the first vowel, which Latin letters leave open: Kabir is কবির but Rakib রাকিব, Momena মোমেনা
 * but Moni মনি.
 */
function otherReading(sounds: string[]): string[] {
  const first = isVowel(sounds[0]) ? 0 : 1
  if (sounds[first] === 'o') return sounds.with(first, 'O')
  const isOpen = first === 1 && sounds[1] === 'a' && !isVowel(sounds[2]) && isVowel(sounds[3]) && sounds.length > 4
  return isOpen ? sounds.with(1, 'o') : sounds
}

const isVowel = (heard: string | undefined): boolean => heard !== undefined && Object.hasOwn(vowels, heard)

function write(heard: readonly string[]): string {
  return heard
    .map((one, at) => (isVowel(one) ? vowelAt(heard, at) : consonantAt(heard, at)))
    .join('')
    .normalize('NFC')
}

function vowelAt(heard: readonly string[], at: number): string {
  const [sign, letter, glide] = getOwn(vowels, heard[at] ?? '') ?? ['', '', '']
  if (at === 0) return letter
  return isVowel(heard[at - 1]) ? glide : sign
}

function consonantAt(heard: readonly string[], at: number): string {
  const [before, own = '', after] = [heard[at - 1], heard[at], heard[at + 1]]
  // ং never begins a word and takes no vowel.
  if (own === 'ng' && at > 0) return isVowel(after) ? 'ঙ্গ' : 'ং'
  const isJoined = after !== undefined && !isVowel(after) && after !== 'ng' && joins(before, own, after)
  return `${getOwn(consonants, own) ?? ''}${isJoined ? '্' : ''}`
}

/**
 * An r or l joins a word-initial consonant or the end of a conjunct (প্রিয়া, চন্দ্র); otherwise only the usual pairs
 * are joined.
 */
const joins = (before: string | undefined, own: string, after: string): boolean =>
  joined.has(own + after) ||
  ((before === undefined || joined.has(before + own)) && opening.test(own) && (after === 'r' || after === 'l'))
