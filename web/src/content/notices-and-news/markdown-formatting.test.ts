import { expect, it } from 'vitest'
import { parseRichText } from '@wewb/domain/content/rich-text'
import { formatListItems, formatLink, formatBold } from './markdown-formatting.ts'

it('makes the selected text bold, or inserts a placeholder', () => {
  expect(formatBold('one two', 4, 7, 'bold')).toEqual({ text: 'one **two**', from: 6, to: 9 })
  expect(formatBold('', 0, 0, 'bold')).toEqual({ text: '**bold**', from: 2, to: 6 })
})

it('makes a link and selects the URL to be typed', () => {
  const { text, from, to } = formatLink('see form', 4, 8, 'words')
  expect([text, text.slice(from, to)]).toEqual(['see [form](https://)', 'https://'])
})

it('makes each selected line an item, and converts between list types', () => {
  const bullets = formatListItems('a\nb\nc', 0, 3, () => '- ')
  expect(bullets.text).toBe('- a\n- b\nc')
  const numbers = formatListItems(bullets.text, 0, 7, (line) => `${line}. `)
  expect(numbers.text).toBe('1. a\n2. b\nc')
  expect(parseRichText(numbers.text)[0]).toEqual({
    kind: 'list',
    isNumbered: true,
    items: [[{ text: 'a' }], [{ text: 'b' }]],
  })
  expect(formatListItems('x', 1, 1, () => '- ').text).toBe('- x')
})
