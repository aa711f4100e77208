import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

type Pair = { bn: string; en: string; at: string }

/** Names and signs that stay in Latin script in a Bangla sentence. */
const names = /WEWB|AB[+-]|Rahima Begum|name@example\.com|A[–-]Z|a[–-]z|English|JPG|PNG|PDF|\bid\b|\{\w+\}/g

/** Collects every `{ bn, en }` pair, however deep, from the exports of the web and domain modules. */
const pairsIn = (value: unknown, at: string, seen = new Set<unknown>()): Pair[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  // Zod schemas also have `bn` and `en` keys, but hold no texts.
  if ('_zod' in value) return []
  if ('bn' in value || 'en' in value) return [{ ...(value as Pair), at }]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${at}.${key}`, seen))
}

const isMessages = (file: string) => /messages[^/]*\.ts$/.test(file)
const files = globSync(['web/src/**/*messages*.ts', 'domain/src/**/*.ts']).filter((file) => !file.includes('.test.'))
const pairs = (
  await Promise.all(
    files.map(async (file) => pairsIn(await import(/* @vite-ignore */ resolve(file)), file.replace(/\.ts$/, ''))),
  )
).flat()

it('finds the texts of the portal', () => {
  expect(pairs.length).toBeGreaterThan(5000)
})
it('has both languages for every text', () => {
  expect(pairs.filter(({ bn, en }) => !bn?.trim() || !en?.trim()).map(({ at }) => at)).toEqual([])
})
it('writes Bangla in Bangla: no English words, no 0–9', () => {
  const wrong = pairs.filter(({ bn }) => /[A-Za-z]{2,}|[0-9]/.test(bn.replace(names, '')))
  expect(wrong.map(({ at, bn }) => `${at}: ${bn}`)).toEqual([])
})
it('writes English in English', () => {
  const wrong = pairs.filter(({ en }) => /[\u0985-\u09ff]/.test(en.replace(/রহিমা বেগম|\(?বাংলা\)?/g, '')))
  expect(wrong.map(({ at, en }) => `${at}: ${en}`)).toEqual([])
})
it('has the same placeholders in both', () => {
  const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()
  expect(pairs.filter(({ bn, en }) => placeholdersOf(bn) !== placeholdersOf(en)).map(({ at }) => at)).toEqual([])
})
it('has one Unicode encoding of Bangla', () => {
  expect(pairs.filter(({ bn }) => bn !== bn.normalize('NFC')).map(({ at }) => at)).toEqual([])
})
it('has no text that nothing uses', () => {
  const code = globSync('{web,domain,api}/src/**/*.{ts,tsx}')
    .filter((file) => !isMessages(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n')
  const words = new Set(code.match(/\w+/g))
  const unused = pairs.filter(({ at }) => {
    const [file, , key = '', ...inner] = at.split('.')
    // Texts of codes are looked up by the code of an answer; their keys contain other signs or belong to a list.
    return isMessages(`${file}.ts`) && inner.length === 0 && /^[a-z]\w+$/.test(key) && !words.has(key)
  })
  expect(unused.map(({ at }) => at)).toEqual([])
})
