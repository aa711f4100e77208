import { expect, it } from 'vitest'
import { groupRowErrors } from './group-row-errors.ts'

const bank = { bn: 'ব্যাংক', en: 'Bank' }
const unknown = { bn: 'পাওয়া যায়নি।', en: 'Not found.' }
const empty = { bn: 'খালি।', en: 'Empty.' }

it('groups the same error of consecutive rows, and lists others separately', () => {
  const rows = [
    { row: 3, label: bank, message: unknown },
    { row: 4, label: bank, message: unknown },
    { row: 4, label: { bn: 'নাম', en: 'Name' }, message: empty },
    { row: 5, label: bank, message: unknown },
    { row: 7, label: bank, message: unknown },
  ]
  expect(groupRowErrors(rows).map(({ from, to, label }) => `${from}–${to} ${label.en}`)).toEqual([
    '3–5 Bank',
    '4–4 Name',
    '7–7 Bank',
  ])
  expect(groupRowErrors([])).toEqual([])
})
