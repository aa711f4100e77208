import { expect, it } from 'vitest'
import { addOptions, nextOptionValue, parseOptions } from './parse-options.ts'

it('parses two columns from the clipboard of a sheet', () => {
  expect(parseOptions('মুরগি পালন\tPoultry\r\nদর্জি\tTailoring\r\n\r\n')).toEqual([
    { bn: 'মুরগি পালন', en: 'Poultry' },
    { bn: 'দর্জি', en: 'Tailoring' },
  ])
})

it('parses a CSV file with quotation marks, a byte order mark and a heading', () => {
  expect(parseOptions('\uFEFFবাংলা,English\n"দোকান, ছোট","Shop, ""small"""')).toEqual([
    { bn: 'দোকান, ছোট', en: 'Shop, "small"' },
  ])
})

it('detects the Bangla column by its letters', () => {
  expect(parseOptions('Fishery\tমাছ চাষ')).toEqual([{ bn: 'মাছ চাষ', en: 'Fishery' }])
  expect(parseOptions('মাছ চাষ')).toEqual([{ bn: 'মাছ চাষ', en: '' }])
  expect(parseOptions('Fishery')).toEqual([{ bn: '', en: 'Fishery' }])
})

it('adds new options with new values, and no duplicates', () => {
  const first = addOptions([], [{ bn: 'ক', en: 'A' }])
  expect(first).toEqual([{ value: '1', label: { bn: 'ক', en: 'A' } }])
  expect(
    addOptions(first, [
      { bn: 'ক', en: 'A' },
      { bn: 'খ', en: 'B' },
    ]).map(({ value }) => value),
  ).toEqual(['1', '2'])
  expect(
    nextOptionValue([
      { value: 'YES', label: { bn: 'হ্যাঁ', en: 'Yes' } },
      { value: '7', label: { bn: 'না', en: 'No' } },
    ]),
  ).toBe('8')
})
