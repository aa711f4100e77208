import { expect, it } from 'vitest'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { problemMessage } from './use-problems.ts'

it('shows the message of the server, for known and for unknown codes', () => {
  for (const code of ['NOT_FOUND', 'NEW_CODE'])
    expect(problemMessage(new ApiProblem(code as 'NOT_FOUND', 'Server says no'))).toEqual({
      bn: 'Server says no',
      en: 'Server says no',
    })
})

it('shows the usual message of a code in both languages, so that it follows a change of the language', () => {
  const { message } = baseProblems.NOT_FOUND
  for (const text of [message.bn, message.en, ''])
    expect(problemMessage(new ApiProblem('NOT_FOUND', text))).toEqual(message)
})

it('shows a general message for an unexpected error', () => {
  expect(problemMessage(new Error('bug'))).toEqual(baseProblems.UNEXPECTED.message)
})
