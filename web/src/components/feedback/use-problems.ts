import { useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { issueCodes, issueMessage, type Issue, type IssueCode } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ApiProblem, noConnection, type ApiIssue } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'

/** Problems of a form, stored in both languages, so that switching the language translates them. */
type ProblemState = { issues: { path: string; message: Bilingual }[]; alert: Bilingual | undefined; attempt: number }

const none: ProblemState = { issues: [], alert: undefined, attempt: 0 }

/**
 * `labels` name the fields in the summary, where a message stands without its field. `before` holds issues the server
 * has already found.
 */
export function useProblems(labels: Record<string, Bilingual> = {}, before: Partial<ProblemState> = {}) {
  const text = useText()
  const [problems, setProblems] = useState<ProblemState>({ ...none, ...before })
  const [settled, setSettled] = useState<readonly string[]>([])
  const show = (issues: ProblemState['issues'], alert?: Bilingual) => {
    setProblems(({ attempt }) => ({ issues, alert, attempt: attempt + 1 }))
    setSettled([])
  }
  const named = (path: string, sentence: string) => {
    const label = getOwn(labels, path)
    return label ? `${text(label)}: ${sentence}` : sentence
  }
  return {
    errors: problems.issues.map(({ path, message }) => ({ path, text: named(path, text(message)) })),
    errorOf: (path: string): string | undefined => {
      const found = settled.includes(path) ? undefined : problems.issues.find((issue) => issue.path === path)
      return found && text(found.message)
    },
    alert: problems.alert && text(problems.alert),
    /** The `key` of the element that takes the focus after each failed attempt. */
    attempt: problems.attempt,
    /** Shows the issues; returns true when there are any. */
    showIssues: (issues: readonly Issue[]): boolean => {
      if (issues.length) show(issues.map((issue) => ({ path: issue.path, message: issueMessage(issue) })))
      return issues.length > 0
    },
    /** Hides the issue of a field that is being changed; the summary stays until the next attempt. */
    clearErrorsAt: (...paths: string[]) =>
      setSettled((before) => (paths.every((path) => before.includes(path)) ? before : [...before, ...paths])),
    showProblem: (problem: unknown) => show(...explain(problem)),
    clear: () => setProblems(({ attempt }) => ({ ...none, attempt })),
  }
}

/** Returns the problem's message, or the issues by field when the server names fields. */
function explain(problem: unknown): [ProblemState['issues'], Bilingual?] {
  if (problem instanceof ApiProblem && problem.issues.length) {
    return [problem.issues.map((issue) => ({ path: issue.path, message: sentenceOf(issue) }))]
  }
  return [[], problemMessage(problem)]
}

/** Converts any thrown value to a message in both languages. */
export function problemMessage(problem: unknown): Bilingual {
  if (!(problem instanceof ApiProblem)) return baseProblems.UNEXPECTED.message
  if (problem.code === 'NO_CONNECTION') return noConnection
  return serverMessage(problem.message, getOwn(baseProblems, problem.code)?.message)
}

/**
 * The server's message, which is in the language of the request. Where it is the usual one of its code, the page has it
 * in both languages.
 */
const serverMessage = (message: string, usual: Bilingual | undefined): Bilingual =>
  usual && (!message || Object.values(usual).includes(message)) ? usual : { bn: message, en: message }

const sentenceOf = ({ code, message }: ApiIssue): Bilingual =>
  serverMessage(message, issueCodes.includes(code as IssueCode) ? issueMessage({ code: code as IssueCode }) : undefined)
