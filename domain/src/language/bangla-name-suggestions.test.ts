import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateScript, normalizeScript } from '#engine/fields/text-scripts.ts'
import { banglaNameTable } from './bangla-name-table.ts'
import { suggestBanglaNames } from './bangla-name-suggestions.ts'
import { sized } from '@wewb/tests/test-size.ts'

const first = (typed: string) => suggestBanglaNames(typed)[0]

describe('Bangla name typed in Latin letters', () => {
  it.each([
    ['rohima', 'রহিমা'],
    ['Rahima Khatun', 'রহিমা খাতুন'],
    ['md abdul karim', 'মোঃ আব্দুল করিম'],
    ['Fatema Begum', 'ফাতেমা বেগম'],
    ['MD. ABDUL-KARIM', 'মোঃ আব্দুল করিম'],
    ['Mst. Amena Bibi', 'মোছাঃ আমেনা বিবি'],
    ['Syeda Nasrin Akter', 'সৈয়দা নাসরিন আক্তার'],
    ['A K M Shamsul Haque', 'এ কে এম শামসুল হক'],
    ['Krishna Rani Das', 'কৃষ্ণ রানী দাস'],
    ['Bijoy Kumar Chakraborty', 'বিজয় কুমার চক্রবর্তী'],
    ['Shilpi Barua', 'শিল্পী বড়ুয়া'],
    ['Mong Prue Marma', 'মং প্রু মারমা'],
    ["Joseph D'Costa", 'যোসেফ ডি কস্তা'],
    ['Maria Gomes', 'মারিয়া গোমেজ'],
    ['Nokrek', 'নকরেক'],
    ['Jahangir Alam', 'জাহাঙ্গীর আলম'],
    ['Nurul Islam Bhuiyan', 'নুরুল ইসলাম ভূঁইয়া'],
  ])('%s is suggested as %s', (typed, bangla) => {
    expect(first(typed)).toBe(bangla.normalize('NFC'))
  })

  it.each([
    ['রহিমা', 'rahima rohima raheema Rohema rohimah'],
    ['মোহাম্মদ', 'mohammad mohammed muhammad mohamad Mohammod'],
    ['খাতুন', 'khatun khatoon katun'],
    ['হোসেন', 'hossain hussain hossen hosen hosain husain'],
    ['চৌধুরী', 'chowdhury choudhuri chaudhury chowdhuri chawdhury'],
    ['শেখ', 'sheikh shekh shaikh sk'],
    ['আক্তার', 'akter aktar akhter'],
    ['মিয়া', 'mia miah miya miyah'],
    ['জাহিদ', 'jahid zahid zaheed'],
    ['ফারুক', 'faruk farooq faruque Pharuk'],
    ['তানভীর', 'tanvir tanveer tanbir'],
    ['রফিকুল', 'rafiqul rofikul Rafikool'],
  ])('%s is found in any spelling', (bangla, spellings) => {
    for (const typed of spellings.split(' ')) expect([typed, first(typed)]).toEqual([typed, bangla.normalize('NFC')])
  })

  it.each([
    ['Priya', 'প্রিয়া'],
    ['Tasnia', 'তাসনিয়া'],
    ['Rumpa', 'রুম্পা'],
    ['Rubayet', 'রুবায়েত'],
    ['Wasi', 'ওয়াসি'],
    ['Anika', 'আনিকা'],
    ['Jhumur', 'ঝুমুর'],
    ['Bithika', 'বিথিকা'],
    ['Moumita', 'মৌমিতা'],
    ['Sumonto', 'সুমন্ত'],
    ['Mongol', 'মঙ্গল'],
    ['Binoy', 'বিনয়'],
  ])('%s, which is not in the table, is transliterated by rules: %s', (typed, bangla) => {
    expect(first(typed)).toBe(bangla.normalize('NFC'))
  })

  it('has up to three alternative spellings after the likeliest, one word varied at a time', () => {
    expect(suggestBanglaNames('md abdul karim')).toEqual(['মোঃ আব্দুল করিম', 'মোহাম্মদ আব্দুল করিম', 'মোঃ আবদুল করিম'])
    expect(suggestBanglaNames('hossain')).toEqual(['হোসেন', 'হোসাইন'])
    expect(suggestBanglaNames('Tabir')).toEqual(['তাবির', 'তবির'])
  })

  it('preserves words that are Bangla already', () => {
    expect(suggestBanglaNames('রহিমা khatun')).toEqual(['রহিমা খাতুন'])
    expect(suggestBanglaNames('রহিমা খাতুন')).toEqual([])
  })

  it.each([
    '',
    ' ',
    'r',
    'r k',
    "'a",
    '01712345678',
    'rahim 5',
    'rahim@mail.com',
    'রহিমাkhatun',
    'José',
    'রহিম',
    'rahim '.repeat(40),
  ])('is not detected in %j', (typed) => expect(suggestBanglaNames(typed)).toEqual([]))
})

describe('any typed text', () => {
  const words = fc
    .array(fc.stringMatching(/^[A-Za-z]{1,12}$/), { minLength: 1, maxLength: 5 })
    .map((some) => some.join(' '))
  const anything = fc.oneof(words, fc.string(), fc.string({ unit: 'grapheme' }))

  it('gets at most three distinct, deterministic spellings that the name field accepts', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const offered = suggestBanglaNames(typed)
        expect(offered).toEqual(suggestBanglaNames(typed))
        expect(offered.length).toBeLessThanOrEqual(3)
        expect(new Set(offered).size).toBe(offered.length)
        for (const name of offered) {
          expect(validateScript(name, 'bangla-text')).toBeUndefined()
          expect(normalizeScript(name)).toBe(name)
        }
      }),
    )
  })

  it('gets well-formed Bangla: no sign without its letter, no trailing hasanta', () => {
    fc.assert(
      fc.property(words, (typed) => {
        for (const name of suggestBanglaNames(typed)) {
          expect(name).not.toMatch(/্(?: |$)/)
          expect(name).not.toMatch(/(?:^|\s|[\u0985-\u0994]|\u0982)[\u09be-\u09cd]|[\u09be-\u09cc][\u09be-\u09cd]/)
          expect(name).toMatch(/^[^ ]+(?: [^ ]+)*$/)
        }
      }),
      { numRuns: sized(100, 500) },
    )
  })
})

describe('table of names', () => {
  const rows = banglaNameTable.split(',').map((row) => row.trim())

  it('has each name once, in the stored encoding, with its Latin spellings', () => {
    for (const row of rows) expect(row).toMatch(/^[\u0980-\u09e5]+(?: [\u0980-\u09e5]+)?(?: [a-z]+)+$/)
    expect(banglaNameTable).toBe(banglaNameTable.normalize('NFC'))
    const names = rows.map((row) => row.replace(/ [a-z ]+$/, ''))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('suggests every name for each of its spellings', () => {
    for (const row of rows) {
      const [bangla = '', ...spellings] = row.split(/ (?=[a-z])/)
      for (const typed of spellings) expect([typed, ...suggestBanglaNames(typed)]).toContain(bangla)
    }
  })
})
