import { expect, it } from 'vitest'
import { finderUrl, answersBefore, parseFinderAnswers } from './finder-url.ts'

const answers = { who: ['family'], registration: ['bmet'], needs: ['study', 'dues'], study: ['after-ssc'] }

it('holds all answers in the address, and reads them back', () => {
  const address = finderUrl(answers)
  expect(address).toBe('/benefit-finder?who=family&registration=bmet&needs=study&needs=dues&study=after-ssc')
  expect(parseFinderAnswers(address.slice(address.indexOf('?')))).toEqual(answers)
  expect(finderUrl({})).toBe('/benefit-finder')
})

it('takes nothing from the address that was not asked', () => {
  expect(parseFinderAnswers('?who=king&needs=study&lang=en')).toEqual({ needs: ['study'] })
  expect(parseFinderAnswers('?who=bereaved&needs=illness&__proto__=1')).toEqual({ who: ['bereaved'] })
})

it('goes back to a question without it and what came after', () => {
  expect(answersBefore('needs', answers)).toEqual({ who: ['family'], registration: ['bmet'] })
  expect(answersBefore('who', answers)).toEqual({})
})
