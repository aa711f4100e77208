import { expect, it } from 'vitest'
import { verificationResultMessages } from './verification-result-messages.ts'
import { describeDocumentState } from './describe-document-state.ts'

const card = { type: 'MEMBERSHIP_CARD', state: 'VALID', photo: null } as const

it('names a card a card and every other document a document', () => {
  expect(describeDocumentState(card).description).toBe(verificationResultMessages.validCard)
  expect(describeDocumentState({ ...card, type: 'RESULT_LETTER' }).description).toBe(
    verificationResultMessages.validPaper,
  )
  expect(describeDocumentState({ ...card, state: 'REPLACED' }).description.bn).toBe('এই কার্ডের বদলে নতুন কার্ড দেওয়া হয়েছে')
})

it('asks to compare the face only if there is a photo', () => {
  expect(describeDocumentState({ ...card, photo: 'data:image/jpeg;base64,' }).help).toBe(
    verificationResultMessages.compare,
  )
  expect(describeDocumentState(card).help).toBeUndefined()
})

it('shows each state by its own word and colour, with advice if it is invalid', () => {
  const states = (['VALID', 'REPLACED', 'REVOKED'] as const).map((state) => describeDocumentState({ ...card, state }))
  expect(new Set(states.map(({ title }) => title.en)).size).toBe(3)
  expect(new Set(states.map(({ colours }) => colours)).size).toBe(3)
  expect(states.slice(1).every(({ help }) => help)).toBe(true)
})
