import { expect, it } from 'vitest'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { toIssue } from './use-issues.ts'

it('shows an issue of the server in both languages if its code has a message', () => {
  expect(issueMessage(toIssue({ path: 'name', code: 'required', message: 'This field is required.' })).bn).toBe(
    'এ তথ্যটি আবশ্যক।',
  )
})

it('shows the server’s own message if the code is too general, or needs a number', () => {
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
