import { parseEmail } from '#engine/fields/formats.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { parsePhone } from '#engine/fields/phone.ts'

export const MIN_PROBLEM_LENGTH = 10
export const MAX_PROBLEM_LENGTH = 1000
export const MIN_NOTE_LENGTH = 3

const invalidContact: Issue = {
  path: 'contact',
  code: 'rule',
  message: {
    bn: 'মোবাইল নম্বর বা ই-মেইল ঠিকানা পুরোটা লিখুন। বিদেশের নম্বর দেশের কোডসহ লিখুন, অথবা ঘরটি খালি রাখুন।',
    en: 'Write a whole mobile number or e-mail address, a number abroad with its country code, or leave this empty.',
  },
}

/** A phone number or an e-mail address in its normal form; undefined for anything else. */
export const parseContact = (typed: string): string | undefined => parsePhone(typed) ?? parseEmail(typed)

/** Issues of a report about a page. The contact is optional. */
export const validatePageProblem = ({ text, contact }: { text: string; contact: string }): Issue[] => [
  ...lengthIssues('text', text, MIN_PROBLEM_LENGTH),
  ...(contact.trim() && parseContact(contact) === undefined ? [invalidContact] : []),
]

/** Issues of the note with which staff close a report. */
export const validateNote = (note: string): Issue[] => lengthIssues('note', note, MIN_NOTE_LENGTH)

function lengthIssues(path: string, typed: string, minLength: number): Issue[] {
  const { length } = typed.trim()
  if (length === 0) return [issue(path, 'required')]
  if (length < minLength) return [issue(path, 'too-short', minLength)]
  return length > MAX_PROBLEM_LENGTH ? [issue(path, 'too-long', MAX_PROBLEM_LENGTH)] : []
}
