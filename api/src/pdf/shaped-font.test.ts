import { expect, it } from 'vitest'
import { facesFor, splitGraphemes, splitRuns } from './typefaces.ts'

const [bangla, latin] = facesFor('regular', 'bn')

it('renders a conjunct as one glyph', () => {
  expect(bangla.font.layout('ক্ষ').glyphs).toHaveLength(1)
  expect(bangla.font.layout('জ্ঞ').glyphs).toHaveLength(1)
  expect(splitGraphemes('স্ত্র')).toEqual(['স্ত্র'])
  expect(splitGraphemes('স্ত্রীর')).toEqual(['স্ত্রী', 'র'])
})

it('renders the sign ি before its letter, with one text mapping for both', () => {
  const { glyphs } = bangla.font.layout('কি')
  const [letter] = bangla.font.layout('ক').glyphs
  expect(glyphs.map(({ id }) => id).indexOf(letter?.id ?? 0)).toBe(1)
  expect(glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
    Array.from('কি', (character) => character.codePointAt(0)),
  )
})

it('applies a joiner without rendering it', () => {
  expect(bangla.font.layout('র‍্যাব').glyphs).toHaveLength(4)
  expect(bangla.font.layout('র‍্যাব').glyphs.map(({ id }) => id)).not.toEqual(
    bangla.font.layout('র্যাব').glyphs.map(({ id }) => id),
  )
})

it.each(['bn', 'en'] as const)('has a glyph for every permitted character (%s)', (locale) => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  const sample = `${ascii} শিক্ষাবৃত্তি ০১২৩৪৫৬৭৮৯ – × ৳ “” ‘’ … • । ॥ é ñ €`
  for (const weight of ['regular', 'bold'] as const) {
    const runs = splitRuns(sample, facesFor(weight, locale))
    expect(runs.map(({ text }) => text).join('')).toBe(sample)
    expect(runs.flatMap(({ face, text }) => face.font.layout(text).glyphs).filter(({ id }) => id === 0)).toEqual([])
  }
})

it('falls back to the Latin font only for characters missing in the Bangla font', () => {
  const runs = splitRuns('নাম Rahima, নগুয়েন Nguyễn', [bangla, latin])
  expect(runs.map(({ face, text }) => [face.name, text])).toEqual([
    ['NotoSansBengali_400Regular', 'নাম Rahima, নগুয়েন Nguy'],
    ['NotoSans_400Regular', 'ễ'],
    ['NotoSansBengali_400Regular', 'n'],
  ])
})
