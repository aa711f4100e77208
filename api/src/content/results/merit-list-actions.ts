import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { interpolate } from '@wewb/domain/language/bilingual'
import type { Application } from '#casework/applications/application.ts'
import { Problem, throwProblem } from '#problems/problem.ts'

/**
 * Returns the application as a move of its list requires it: a colleague's claim does not hold up the whole list, and
 * the guards against single moves do not bar the list itself.
 */
export function asMovedByList(application: Application): Application {
  const { takenBy: _, listMembership: _place, ...workflowState } = application.workflowState
  return { ...application, workflowState }
}

const blocked = {
  bn: 'আবেদন {no}-এ এই পদক্ষেপ আপনি নিতে পারেন না: {why} তালিকাটি আরেকজন কর্মকর্তাকে পাঠাতে বলুন।',
  en: 'You cannot take this step on application {no}: {why} Let another officer send the list.',
}
const failureReason = {
  bn: 'এটি আপনার নিজের, আপনার নেওয়া, অথবা এর মধ্যে সরে গেছে।',
  en: 'it is your own, was passed on by you, or has moved meanwhile.',
}

/** Names the application that fails, because it blocks the whole list. */
export async function withFailureNamed<R>(no: string, work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [first] = error.details.issues ?? []
    const reason = first ? issueMessage(first) : failureReason
    return throwProblem('ANSWERS_INVALID', {
      issues: [{ path: '', code: 'rule', message: interpolate(blocked, { no, why: reason }) }],
    })
  }
}
