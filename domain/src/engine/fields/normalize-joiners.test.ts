import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeJoiners } from './normalize-joiners.ts'
import { validateScript } from './text-scripts.ts'
import { text } from './text.ts'
import { normalizeName } from './normalize-name.ts'
import { sized } from '@wewb/tests/test-size.ts'

const label = { bn: 'নাম', en: 'Name' }
const stored = (typed: string) =>
  text.normalize?.({ kind: 'text', id: 'nameBn', script: 'bangla-text', label }, typed, { answers: [], facts: {} })

describe('Bangla name with two encodings', () => {
  it.each([
    ['য় of one sign or two', 'রা\u09df', 'রা\u09af\u09bc'],
    ['ড় of one sign or two', 'ব\u09dcু\u09dfা', 'ব\u09a1\u09bcু\u09af\u09bcা'],
    ['ঢ় of one sign or two', 'দৃ\u09dd', 'দৃ\u09a2\u09bc'],
    ['ো of one sign or two', 'ম\u09cbঃ', 'ম\u09c7\u09beঃ'],
    ['ৌ of one sign or two', 'চ\u09ccধুরী', 'চ\u09c7\u09d7ধুরী'],
    ['ৎ and what stood for it', 'বিশ্বজিৎ', 'বিশ্বজিত্\u200d'],
    ['the র‍্য of either joiner', 'র\u200d্যাব', 'র\u200c্যাব'],
  ])('is stored in one encoding: %s', (_what, one, other) => {
    expect(one).not.toBe(other)
    expect(stored(one)).toBe(stored(other))
    expect(normalizeName(one)).toBe(normalizeName(other))
  })
})

describe('invisible joiners', () => {
  it('are dropped where they join nothing', () => {
    const strays = ['রহি\u200dমা', 'রহিমা\u200c', '\u200cরহিমা', 'র\u200c\u200dহিমা', 'রহি\u200c\u200c\u200dমা']
    for (const stray of strays) expect([stored(stray), normalizeName(stray)]).toEqual(['রহিমা', 'রহিমা'])
    expect(normalizeName('রহিমা \u200dখাতুন')).toBe('রহিমা খাতুন')
    expect(normalizeName('মাহমুদ্\u200c খান')).toBe('মাহমুদ্ খান')
    expect(normalizeName('ম\u09c7\u200c\u09beঃ')).toBe('মোঃ')
  })

  it('stay where they affect reading, and in other scripts', () => {
    for (const word of ['র\u200d্যাব', 'উদ্\u200cযাপন', 'ক্\u200dষ', '👨\u200d👩\u200d👧', 'می\u200cخواهم'])
      expect(normalizeJoiners(word)).toBe(word)
  })

  it('are unchanged by a second normalization, and nothing else is dropped', () => {
    const letters = fc.string({ unit: fc.constantFrom('র', 'ত', 'য', '্', '়', 'ে', 'া', ' ', 'a', '\u200c', '\u200d') })
    const seen = (written: string) =>
      written
        .replace(/[\u200c\u200d]/g, '')
        .replaceAll('ৎ', 'ত্')
        .normalize('NFC')
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (typed) => {
        const settled = normalizeJoiners(typed)
        expect(normalizeJoiners(settled)).toBe(settled)
        expect(settled).toBe(settled.normalize('NFC'))
        expect(seen(settled)).toBe(seen(typed))
      }),
      { numRuns: sized(200, 1000) },
    )
  })

  it('are accepted in names', () => {
    expect(validateScript('র\u200d্যাব', 'bangla-text')).toBeUndefined()
  })
})
