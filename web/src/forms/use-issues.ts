import { useCallback, useState } from 'react'
import { issueCodes, issueText, type Issue, type IssueCode } from '../../../domain/src/fields/issue.ts'
import { formIssueCodes } from '../../../domain/src/fields/form-issues.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { CallIssue } from '../api-client/call.ts'

type Found = { attempt: number; all: readonly Issue[]; open: readonly Issue[]; alert?: Bilingual }

const none: readonly Issue[] = []

/**
 * What is wrong with a form. `open` are those beside their fields: one that is being changed stops complaining.
 * `all` stand in the summary, which keeps still until the next attempt.
 */
export function useIssues() {
  const [found, setFound] = useState<Found>({ attempt: 0, all: none, open: none })
  const show = useCallback(
    (all: readonly Issue[], alert?: Bilingual) =>
      setFound(({ attempt }) => ({ attempt: attempt + 1, all, open: all, ...(alert && { alert }) })),
    [],
  )
  const clear = useCallback(() => setFound(({ attempt }) => ({ attempt, all: none, open: none })), [])
  const settle = useCallback(
    (path: string) =>
      setFound((before) => {
        const open = before.open.filter((issue) => !isAt(issue.path, path))
        return open.length === before.open.length ? before : { ...before, open }
      }),
    [],
  )
  return { ...found, show, clear, settle }
}

/** At the field itself, or at something inside it. */
export const isAt = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)

/** What the server found, as if it had been found here. Its sentence is in one language; the code often knows both. */
export const readIssue = ({ path, code, message }: CallIssue): Issue => {
  const known = [...issueCodes, ...formIssueCodes].find((one) => one === code)
  const sentence = known && issueText({ code: known })
  const isWhole = sentence && known !== 'rule' && issueCodes.includes(known) && !sentence.en.includes('{')
  return { path, code: known ?? ('rule' satisfies IssueCode), ...(!isWhole && { message: { bn: message, en: message } }) }
}
