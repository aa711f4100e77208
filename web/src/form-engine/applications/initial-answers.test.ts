import { beforeEach, expect, it, vi } from 'vitest'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { getPrefilledAnswers, getInitialAnswers } from './initial-answers.ts'
import { deleteFinderAnswers, saveFinderAnswers, readFinderAnswers } from './finder-storage.ts'

/** Fakes the part of session storage in use. */
function stubStorage() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
}

const prefilled = { workerAliveYn: 'N', 'worker.identitySource': '4' }
const draft = {
  service: 'edu-allowance',
  definition: eduAllowance,
  answers: { guardianMobile: '01712345678' },
  facts: {},
  before: null,
}

beforeEach(() => {
  stubStorage()
  saveFinderAnswers({ answers: { who: ['bereaved'] }, carries: { 'edu-allowance': prefilled } })
})

it('starts a draft with prefilled answers, inside blocks too, in addition to existing ones', () => {
  expect(getInitialAnswers(draft)).toEqual({
    guardianMobile: '01712345678',
    workerAliveYn: 'N',
    worker: { identitySource: '4' },
  })
})

it('never overwrites an answer', () => {
  const answers = { workerAliveYn: 'Y', worker: { workerPassportNo: 'A01234567' } }
  expect(getInitialAnswers({ ...draft, answers })).toEqual({
    ...answers,
    worker: { ...answers.worker, identitySource: '4' },
  })
  expect(getPrefilledAnswers({ ...draft, answers })).toEqual({ 'worker.identitySource': '4' })
})

it('ignores other services, returned applications and staff entries', () => {
  const untouched = [
    { ...draft, service: 'dis-allowance', definition: disAllowance },
    { ...draft, before: draft.answers },
    { ...draft, facts: { 'applicant.isStaff': true } },
  ]
  for (const one of untouched) expect(getInitialAnswers(one)).toEqual(draft.answers)
})

it('is cleared on request', () => {
  deleteFinderAnswers()
  expect(readFinderAnswers()).toEqual({ answers: {}, carries: {} })
  expect(getInitialAnswers(draft)).toEqual(draft.answers)
})
