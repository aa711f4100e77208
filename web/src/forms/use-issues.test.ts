import { expect, it } from 'vitest'
import { issueText } from '../../../domain/src/fields/issue.ts'
import { readIssue } from './use-issues.ts'

it('reads an issue of the server in both languages where its code has a sentence', () => {
  expect(issueText(readIssue({ path: 'name', code: 'required', message: 'This field is required.' })).bn).toBe('এ তথ্যটি আবশ্যক।')
})

it('keeps the server’s own sentence where the code says too little, or waits for a number', () => {
  expect(issueText(readIssue({ path: 'nid', code: 'rule', message: 'You have already applied.' })).en).toBe('You have already applied.')
  expect(issueText(readIssue({ path: 'note', code: 'too-short', message: 'Write at least 10.' })).en).toBe('Write at least 10.')
  expect(issueText(readIssue({ path: 'note', code: 'something-new', message: 'Something new.' })).en).toBe('Something new.')
})
