import { expect, it } from 'vitest'
import { readRichText } from '../../../../domain/src/content/rich-text.ts'
import { markLines, markLink, markWords } from './mark-text.ts'

it('makes the selected words bold, or gives words to write over', () => {
  expect(markWords('one two', 4, 7, 'bold')).toEqual({ text: 'one **two**', from: 6, to: 9 })
  expect(markWords('', 0, 0, 'bold')).toEqual({ text: '**bold**', from: 2, to: 6 })
})

it('makes a link and selects the address that is still to be written', () => {
  const { text, from, to } = markLink('see form', 4, 8, 'words')
  expect([text, text.slice(from, to)]).toEqual(['see [form](https://)', 'https://'])
})

it('makes each selected line an item, and changes one kind of list into the other', () => {
  const bullets = markLines('a\nb\nc', 0, 3, () => '- ')
  expect(bullets.text).toBe('- a\n- b\nc')
  const numbers = markLines(bullets.text, 0, 7, (line) => `${line}. `)
  expect(numbers.text).toBe('1. a\n2. b\nc')
  expect(readRichText(numbers.text)[0]).toEqual({ kind: 'list', isNumbered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] })
  expect(markLines('x', 1, 1, () => '- ').text).toBe('- x')
})
