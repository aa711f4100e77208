import { expect, it } from 'vitest'
import { addressOf, answersBefore, answersIn } from './finder-address.ts'

const answers = { who: ['family'], registration: ['bmet'], needs: ['study', 'dues'], study: ['after-ssc'] }

it('holds all answers in the address, and reads them back', () => {
  const address = addressOf(answers)
  expect(address).toBe('/benefit-finder?who=family&registration=bmet&needs=study&needs=dues&study=after-ssc')
  expect(answersIn(address.slice(address.indexOf('?')))).toEqual(answers)
  expect(addressOf({})).toBe('/benefit-finder')
})

it('takes nothing from the address that was not asked', () => {
  expect(answersIn('?who=king&needs=study&lang=en')).toEqual({ needs: ['study'] })
  expect(answersIn('?who=bereaved&needs=illness&__proto__=1')).toEqual({ who: ['bereaved'] })
})

it('goes back to a question without it and what came after', () => {
  expect(answersBefore('needs', answers)).toEqual({ who: ['family'], registration: ['bmet'] })
  expect(answersBefore('who', answers)).toEqual({})
})
