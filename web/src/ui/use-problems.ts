import { useState } from 'react'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { houseProblems } from '../../../domain/src/contracts/house-problems.ts'
import { issueCodes, issueText, type Issue, type IssueCode } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { CallProblem, noConnection, type CallIssue } from '../api-client/call.ts'
import { useText } from '../i18n/language.tsx'

/** What is wrong with a form, kept in both languages so that switching the language translates it too. */
type Shown = { issues: { path: string; message: Bilingual }[]; alert: Bilingual | undefined; attempt: number }

const none: Shown = { issues: [], alert: undefined, attempt: 0 }

/** `labels` name the fields in the summary, where a sentence stands without its field. `before`: what the server found already. */
export function useProblems(labels: Record<string, Bilingual> = {}, before: Partial<Shown> = {}) {
  const text = useText()
  const [shown, setShown] = useState<Shown>({ ...none, ...before })
  const [settled, setSettled] = useState<readonly string[]>([])
  const show = (issues: Shown['issues'], alert?: Bilingual) => {
    setShown(({ attempt }) => ({ issues, alert, attempt: attempt + 1 }))
    setSettled([])
  }
  const named = (path: string, sentence: string) => {
    const label = getOwn(labels, path)
    return label ? `${text(label)}: ${sentence}` : sentence
  }
  return {
    errors: shown.issues.map(({ path, message }) => ({ path, text: named(path, text(message)) })),
    errorOf: (path: string): string | undefined => {
      const found = settled.includes(path) ? undefined : shown.issues.find((issue) => issue.path === path)
      return found && text(found.message)
    },
    alert: shown.alert && text(shown.alert),
    /** The `key` of what takes the focus after each failed attempt. */
    attempt: shown.attempt,
    /** True when there is something to put right. */
    refuse: (issues: readonly Issue[]): boolean => {
      if (issues.length) show(issues.map((issue) => ({ path: issue.path, message: issueText(issue) })))
      return issues.length > 0
    },
    /** A field that is being changed stops complaining; the summary stays still until the next attempt. */
    settle: (...paths: string[]) => setSettled((before) => (paths.every((path) => before.includes(path)) ? before : [...before, ...paths])),
    failed: (problem: unknown) => show(...explain(problem)),
    clear: () => setShown(({ attempt }) => ({ ...none, attempt })),
  }
}

/** The problem's own sentence, or the issues at their fields when the server names fields. */
function explain(problem: unknown): [Shown['issues'], Bilingual?] {
  if (problem instanceof CallProblem && problem.issues.length) {
    return [problem.issues.map((issue) => ({ path: issue.path, message: sentenceOf(issue) }))]
  }
  return [[], problemMessage(problem)]
}

/** Anything that was thrown, as a sentence in both languages. */
export function problemMessage(problem: unknown): Bilingual {
  if (!(problem instanceof CallProblem)) return houseProblems.UNEXPECTED.message
  if (problem.code === 'NO_CONNECTION') return noConnection
  // The sentences of applications are not carried by every page: the server's own is in the language the call was made in.
  return getOwn(houseProblems, problem.code)?.message ?? { bn: problem.message, en: problem.message }
}

/** The server's message is in one language only; the code gives both, unless its sentence waits for a number. */
function sentenceOf({ code, message }: CallIssue): Bilingual {
  // A rule of a service brings its own sentence; the code alone says only that something is not right.
  const known = code !== 'rule' && issueCodes.includes(code as IssueCode) ? issueText({ code: code as IssueCode }) : undefined
  return known && !known.en.includes('{') ? known : { bn: message, en: message }
}
