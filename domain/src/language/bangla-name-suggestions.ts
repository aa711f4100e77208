import { getOwn } from '#collections/get-own.ts'
import { distantPhoneticKey, nearPhoneticKey } from './latin-name-keys.ts'
import { transliterateByRules } from './bangla-transliteration-rules.ts'
import { banglaNameTable } from './bangla-name-table.ts'

const max = 3
/** Maximum input length; longer text, pasted into the wrong input, gets no suggestions. */
const maxLength = 100

/** Names of the letters in initials: A K M is এ কে এম. */
const initials: Record<string, string> = {
  a: 'এ',
  b: 'বি',
  c: 'সি',
  d: 'ডি',
  e: 'ই',
  f: 'এফ',
  g: 'জি',
  h: 'এইচ',
  i: 'আই',
  j: 'জে',
  k: 'কে',
  l: 'এল',
  m: 'এম',
  n: 'এন',
  o: 'ও',
  p: 'পি',
  q: 'কিউ',
  r: 'আর',
  s: 'এস',
  t: 'টি',
  u: 'ইউ',
  v: 'ভি',
  w: 'ডব্লিউ',
  x: 'এক্স',
  y: 'ওয়াই',
  z: 'জেড',
}

/**
 * Suggests up to three Bangla spellings of a name typed in Latin letters, likeliest first: "rohima" gives রহিমা.
 * Bangla words stay unchanged. Numbers and other non-names give none.
 */
export function suggestBanglaNames(typed: string): string[] {
  const words = typed
    .normalize('NFC')
    .replace(/['’]/g, '')
    .split(/[\s.-]+/)
    .filter(Boolean)
  if (typed.length > maxLength || !words.some((word) => /^[a-z]{2,}$/i.test(word))) return []
  const choices = words.map(spellingsOf)
  return choices.every(([first]) => first !== undefined) ? combine(choices) : []
}

/** The first spelling of every word, then variants of one word at a time. */
function combine(choices: string[][]): string[] {
  const first = choices.map(([one = '']) => one)
  const varied = choices.flatMap((spellings, at) => spellings.slice(1).map((other) => first.with(at, other)))
  return distinct([first, ...varied].map((words) => words.join(' '))).slice(0, max)
}

/** Exact entries of the table with similar ones; without an exact entry, similar ones and those by rules. */
function spellingsOf(word: string): string[] {
  if (/^[\u0981-\u0983\u0985-\u09e3]+$/.test(word)) return [word]
  const latin = word.toLowerCase()
  if (!/^[a-z]+$/.test(latin)) return []
  if (latin.length === 1) return [getOwn(initials, latin) ?? '']
  table ??= readTable()
  const listed = table.get(latin) ?? []
  const near = table.get(nearKey(latin)) ?? []
  if (listed.length > 0) return distinct([...listed, ...near])
  const byRules = transliterateByRules(latin)
  return distinct(
    near.length > 0 ? [...near, ...byRules.slice(0, 1)] : [...(table.get(farKey(latin)) ?? []), ...byRules],
  )
}

const distinct = (spellings: string[]): string[] => [...new Set(spellings)]

/** Key under which rohima, rahima and raheema are equal. */
const nearKey = (latin: string): string => `near:${nearPhoneticKey(latin)}`

/** A more lenient key. Used only if nothing closer is found. */
const farKey = (latin: string): string => `far:${distantPhoneticKey(latin)}`

/** Names by Latin spelling and by both keys; built on first use. */
let table: Map<string, string[]> | undefined

function readTable(): Map<string, string[]> {
  const read = new Map<string, string[]>()
  const put = (key: string, bangla: string) => {
    const there = read.get(key) ?? []
    if (!there.includes(bangla)) read.set(key, [...there, bangla])
  }
  for (const entry of banglaNameTable.split(',')) {
    const [bangla = '', latin = ''] = entry.trim().split(/ (?=[a-z])(.*)/s)
    for (const spelling of latin.split(' '))
      for (const key of [spelling, nearKey(spelling), farKey(spelling)]) put(key, bangla)
  }
  return read
}
