import { issueText } from '../../../domain/src/fields/issue.ts'
import { fill } from '../../../domain/src/language/bilingual.ts'
import type { File } from '../applications/file.ts'
import { Problem, refuse } from '../platform/problem.ts'

/** An act on a whole list does not wait for a colleague who has taken one of its files from the queue. */
export function inNobodysHands(file: File): File {
  const { takenBy: _, ...standing } = file.standing
  return { ...file, standing }
}

const blocked = {
  bn: 'আবেদন {no}-এ এই পদক্ষেপ আপনি নিতে পারেন না: {why} তালিকাটি আরেকজন কর্মকর্তাকে পাঠাতে বলুন।',
  en: 'You cannot take this step on application {no}: {why} Let another officer send the list.',
}
const why = {
  bn: 'এটি আপনার নিজের, আপনার নেওয়া, অথবা এর মধ্যে সরে গেছে।',
  en: 'it is your own, was passed on by you, or has moved meanwhile.',
}

/** One file that will not go holds up the whole list, so it is named. */
export async function each<R>(no: string, work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [first] = error.more.issues ?? []
    const reason = first ? issueText(first) : why
    return refuse('ANSWERS_INVALID', { issues: [{ path: '', code: 'rule', message: fill(blocked, { no, why: reason }) }] })
  }
}
