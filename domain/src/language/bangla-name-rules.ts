import { getOwn } from '../collections/get-own.ts'
/**
 * How a name that stands in no table is most likely written in Bangla, sound by sound: whoever reads it sees at once whether
 * it is theirs. Names keep to far fewer sounds than the language has, so the letters that only a dictionary could tell
 * apart (ণ, ষ, ঈ, ঊ) are left to the table.
 */
const consonants: Record<string, string> = {
  kkh: 'ক্ষ', ksh: 'ক্ষ', chh: 'ছ', kh: 'খ', gh: 'ঘ', ng: 'ন', ch: 'চ', jh: 'ঝ', th: 'থ', dh: 'ধ', ph: 'ফ', bh: 'ভ', sh: 'শ', ck: 'ক',
  k: 'ক', q: 'ক', c: 'ক', g: 'গ', j: 'জ', z: 'জ', t: 'ত', d: 'দ', n: 'ন', p: 'প', f: 'ফ', b: 'ব', v: 'ভ', m: 'ম', r: 'র', l: 'ল', s: 'স', h: 'হ', x: 'ক্স',
} // prettier-ignore

/**
 * A vowel after a consonant, at the beginning of a word, and after another vowel. An `o` is what a consonant says by itself;
 * the large one, which nobody types, is the other way to write it.
 */
const vowels: Record<string, readonly [sign: string, letter: string, glide: string]> = {
  a: ['া', 'আ', 'য়া'], i: ['ি', 'ই', 'ই'], ee: ['ি', 'ই', 'ই'], u: ['ু', 'উ', 'উ'], oo: ['ু', 'উ', 'উ'], e: ['ে', 'এ', 'য়ে'],
  o: ['', 'ও', 'ও'], O: ['ো', 'অ', 'ও'], ou: ['ৌ', 'ঔ', 'উ'], ow: ['ৌ', 'ঔ', 'উ'], oi: ['ৈ', 'ঐ', 'ই'], y: ['ি', 'ই', 'য়'], w: ['ও', 'ও', 'ও'],
  ya: ['্যা', 'ইয়া', 'য়া'], yo: ['্য', 'ইয়', 'য়'], yu: ['্যু', 'ইউ', 'য়ু'], ye: ['্যে', 'ইয়ে', 'য়ে'], wa: ['োয়া', 'ওয়া', 'ওয়া'], we: ['োয়ে', 'ওয়ে', 'ওয়ে'], wi: ['ুই', 'উই', 'উই'],
} // prettier-ignore

/** Neighbours that are written as one letter. All others keep the vowel between them unsaid: সুলতান, not সুল্তান. */
const joined = new Set('kk gg jj tt dd bb mm nn ll pp ss cch ddh tth ndh nth kt nt nd mp mb nm st sk sp'.split(' '))
const opening = /^(?:kh|gh|bh|dh|sh|[kgtdpbfsm])$/

const sounds = [...Object.keys(consonants), ...Object.keys(vowels)].toSorted((one, other) => other.length - one.length)
const sound = new RegExp(sounds.join('|'), 'g')

/** As it is heard, then as it may be meant besides. The word is of small Latin letters, and each of them has a sound. */
export function spellByRules(word: string): string[] {
  // Letters that are not doubled in Bangla, and none three times.
  const plain = word.replace(/([ahrfvzwxyq])\1+/g, '$1').replace(/([a-z])\1{2,}/g, '$1$1')
  const heard = plain.match(sound) ?? []
  return [...new Set([write(heard), write(otherReading(heard))])]
}

/** The first vowel is the one that Latin letters leave open: Kabir is কবির but Rakib রাকিব, Momena মোমেনা but Moni মনি. */
function otherReading(heard: string[]): string[] {
  const first = isVowel(heard[0]) ? 0 : 1
  if (heard[first] === 'o') return heard.with(first, 'O')
  const isOpen = first === 1 && heard[1] === 'a' && !isVowel(heard[2]) && isVowel(heard[3]) && heard.length > 4
  return isOpen ? heard.with(1, 'o') : heard
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
  // ং begins no word and carries no vowel.
  if (own === 'ng' && at > 0) return isVowel(after) ? 'ঙ্গ' : 'ং'
  const isJoined = after !== undefined && !isVowel(after) && after !== 'ng' && joins(before, own, after)
  return `${getOwn(consonants, own) ?? ''}${isJoined ? '্' : ''}`
}

/** An r or l leans on the letter that opens a word or ends a joined pair (প্রিয়া, চন্দ্র); otherwise only the usual pairs are joined. */
const joins = (before: string | undefined, own: string, after: string): boolean =>
  joined.has(own + after) || ((before === undefined || joined.has(before + own)) && opening.test(own) && (after === 'r' || after === 'l'))
