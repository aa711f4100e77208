import { expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'
import { paperShown } from './paper-shown.ts'

const card = { type: 'MEMBERSHIP_CARD', state: 'VALID', photo: null } as const

it('calls a card a card and every other paper a paper', () => {
  expect(paperShown(card).sentence).toBe(answerWords.validCard)
  expect(paperShown({ ...card, type: 'RESULT_LETTER' }).sentence).toBe(answerWords.validPaper)
  expect(paperShown({ ...card, state: 'REPLACED' }).sentence.bn).toBe('এই কার্ডের বদলে নতুন কার্ড দেওয়া হয়েছে')
})

it('asks to compare the face only where there is one', () => {
  expect(paperShown({ ...card, photo: 'data:image/jpeg;base64,' }).help).toBe(answerWords.compare)
  expect(paperShown(card).help).toBeUndefined()
})

it('tells each state by a word and a colour of its own, and says what to do when it is not in force', () => {
  const shown = (['VALID', 'REPLACED', 'REVOKED'] as const).map((state) => paperShown({ ...card, state }))
  expect(new Set(shown.map(({ word }) => word.en)).size).toBe(3)
  expect(new Set(shown.map(({ colours }) => colours)).size).toBe(3)
  expect(shown.slice(1).every(({ help }) => help)).toBe(true)
})
