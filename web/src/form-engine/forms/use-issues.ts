import { useCallback, useState } from 'react'
import { issueCodes, issueMessage, type Issue, type IssueCode } from '@wewb/domain/engine/fields/issue'
import { formIssueCodes } from '@wewb/domain/engine/fields/form-issues'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ApiIssue } from '#lib/api-client/send-request.ts'

type Found = { attempt: number; all: readonly Issue[]; open: readonly Issue[]; alert?: Bilingual }

const none: readonly Issue[] = []

/**
 * Issues of a form. `open` are shown at their fields and disappear when the field changes; `all` are shown in the
 * summary, which stays until the next attempt.
 */
export function useIssues() {
  const [found, setFound] = useState<Found>({ attempt: 0, all: none, open: none })
  const show = useCallback(
    (all: readonly Issue[], alert?: Bilingual) =>
      setFound(({ attempt }) => ({ attempt: attempt + 1, all, open: all, ...(alert && { alert }) })),
    [],
  )
  const clear = useCallback(() => setFound(({ attempt }) => ({ attempt, all: none, open: none })), [])
  const clearAt = useCallback(
    (path: string) =>
      setFound((before) => {
        const open = before.open.filter((issue) => !isAtPath(issue.path, path))
        return open.length === before.open.length ? before : { ...before, open }
      }),
    [],
  )
  return { ...found, show, clear, settle: clearAt }
}

/** True for the field itself and for paths inside it. */
export const isAtPath = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)

/** Converts an issue of the server. Its message is in one language; the code often provides both. */
export const toIssue = ({ path, code, message }: ApiIssue): Issue => {
  const issueCode = [...issueCodes, ...formIssueCodes].find((one) => one === code)
  const sentence = issueCode && issueMessage({ code: issueCode })
  const isWhole = sentence && issueCode !== 'rule' && issueCodes.includes(issueCode) && !sentence.en.includes('{')
  return {
    path,
    code: issueCode ?? ('rule' satisfies IssueCode),
    ...(!isWhole && { message: { bn: message, en: message } }),
  }
}
