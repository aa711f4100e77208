import { expect, it } from 'vitest'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { toIssue } from './use-issues.ts'

it('reads an issue of the server in both languages where its code has a sentence', () => {
  expect(issueMessage(toIssue({ path: 'name', code: 'required', message: 'This field is required.' })).bn).toBe(
    'এ তথ্যটি আবশ্যক।',
  )
})

it('keeps the server’s own sentence where the code says too little, or waits for a number', () => {
  expect(issueMessage(toIssue({ path: 'nid', code: 'rule', message: 'You have already applied.' })).en).toBe(
    'You have already applied.',
  )
  expect(issueMessage(toIssue({ path: 'note', code: 'too-short', message: 'Write at least 10.' })).en).toBe(
    'Write at least 10.',
  )
  expect(issueMessage(toIssue({ path: 'note', code: 'something-new', message: 'Something new.' })).en).toBe(
    'Something new.',
  )
})
