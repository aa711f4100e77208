import { entryParser } from './parse-values.ts'

/** Regions with a name in ICU that are not countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function* countries(): Generator<[string, string]> {
  const [english, bangla] = (['en', 'bn'] as const).map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  )
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english?.of(code)
    if (!name || notCountries.has(code)) continue
    yield [code, code]
    yield [name, code]
    yield [bangla?.of(code) ?? code, code]
  }
}

type ReadEntry = ReturnType<typeof entryParser>
// Loaded from ICU with the first country: the names take a tenth of a second.
let cached: ReadEntry | undefined

/** Parses an ISO code, or the country's name in English or Bangla as in ICU, plus some common abbreviations. */
export const parseCountry: ReadEntry = (typed) => {
  cached ??= entryParser(new Map([...countries(), ['UAE', 'AE'], ['KSA', 'SA'], ['UK', 'GB'], ['USA', 'US']]))
  return cached(typed)
}
