import { beforeEach, expect, it, vi } from 'vitest'
import { disAllowance } from '../../../domain/src/services/dis-allowance/definition.ts'
import { eduAllowance } from '../../../domain/src/services/edu-allowance/definition.ts'
import { carriedInto, startingAnswers } from './carried-answers.ts'
import { forgetFinder, keepFinder, readFinder } from './kept-finder.ts'

/** As much of a tab's storage as is used. */
function stubStorage() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
}

const told = { workerAliveYn: 'N', 'worker.identitySource': '4' }
const draft = { service: 'edu-allowance', definition: eduAllowance, answers: { guardianMobile: '01712345678' }, facts: {}, before: null }

beforeEach(() => {
  stubStorage()
  keepFinder({ answers: { who: ['bereaved'] }, carries: { 'edu-allowance': told } })
})

it('begins a draft with what was told, inside blocks too, beside what is there', () => {
  expect(startingAnswers(draft)).toEqual({ guardianMobile: '01712345678', workerAliveYn: 'N', worker: { identitySource: '4' } })
})

it('never writes over an answer', () => {
  const answers = { workerAliveYn: 'Y', worker: { workerPassportNo: 'A01234567' } }
  expect(startingAnswers({ ...draft, answers })).toEqual({ ...answers, worker: { ...answers.worker, identitySource: '4' } })
  expect(carriedInto({ ...draft, answers })).toEqual({ 'worker.identitySource': '4' })
})

it('leaves another service, a file sent back and what an officer enters as they are', () => {
  const untouched = [
    { ...draft, service: 'dis-allowance', definition: disAllowance },
    { ...draft, before: draft.answers },
    { ...draft, facts: { 'applicant.isStaff': true } },
  ]
  for (const one of untouched) expect(startingAnswers(one)).toEqual(draft.answers)
})

it('is forgotten when asked', () => {
  forgetFinder()
  expect(readFinder()).toEqual({ answers: {}, carries: {} })
  expect(startingAnswers(draft)).toEqual(draft.answers)
})
