import { issue, type Issue } from '@wewb/domain/engine/fields/issue'

const MIN_LENGTH = 10

export function validateReason(path: string, reason: string): Issue[] {
  if (reason === '') return [issue(path, 'required')]
  return reason.length < MIN_LENGTH ? [issue(path, 'too-short', MIN_LENGTH)] : []
}
