import { readEntry } from './read-values.ts'

/** Regions that ICU has a name for, but nobody works in. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function* countries(): Generator<[string, string]> {
  const [english, bangla] = (['en', 'bn'] as const).map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english?.of(code)
    if (!name || notCountries.has(code)) continue
    yield [code, code]
    yield [name, code]
    yield [bangla?.of(code) ?? code, code]
  }
}

type ReadEntry = ReturnType<typeof readEntry>
// Asked of ICU with the first country that is read: the names take a tenth of a second.
let known: ReadEntry | undefined

/** ISO code, or the country's name in English or Bangla as ICU writes it; a few as everybody does. */
export const readCountry: ReadEntry = (typed) => {
  known ??= readEntry(new Map([...countries(), ['UAE', 'AE'], ['KSA', 'SA'], ['UK', 'GB'], ['USA', 'US']]))
  return known(typed)
}
