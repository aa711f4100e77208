import { expect, it } from 'vitest'
import { finderUrl, answersBefore, parseFinderAnswers, parseFinderService } from './finder-url.ts'

const answers = { who: ['family'], registration: ['bmet'], needs: ['study', 'dues'], study: ['after-ssc'] }

it('stores all answers in the URL, and parses them', () => {
  const address = finderUrl(answers)
  expect(address).toBe('/benefit-finder?who=family&registration=bmet&needs=study&needs=dues&study=after-ssc')
  expect(parseFinderAnswers(address.slice(address.indexOf('?')))).toEqual(answers)
  expect(finderUrl({})).toBe('/benefit-finder')
})

it('ignores unasked answers in the URL', () => {
  expect(parseFinderAnswers('?who=king&needs=study&lang=en')).toEqual({ needs: ['study'] })
  expect(parseFinderAnswers('?who=bereaved&needs=illness&__proto__=1')).toEqual({ who: ['bereaved'] })
})

it('drops later answers on going back to a question', () => {
  expect(answersBefore('needs', answers)).toEqual({ who: ['family'], registration: ['bmet'] })
  expect(answersBefore('who', answers)).toEqual({})
})

it('keeps the service that the person wants to know about', () => {
  const url = finderUrl({ who: ['family'] }, 'edu-allowance')
  expect(url).toBe('/benefit-finder?service=edu-allowance&who=family')
  expect(parseFinderService(url.slice(url.indexOf('?')))).toBe('edu-allowance')
  expect(parseFinderService('?service=unknown')).toBeUndefined()
})
