import type { Verification } from '../../../domain/src/fields/verification.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { readAsked } from './read-asked.ts'
import { notFound, type Answer, type Register } from './register.ts'

export type Checked = 'worker' | 'student'
export type Finding = Omit<Verification, 'asked'>

/** What a form keeps of a look into the register. `asked` are its answers, by field id. */
export async function verify(
  { register, now }: { register: Register; now(): Date },
  of: Checked,
  asked: Readonly<Record<string, unknown>>,
): Promise<Finding> {
  return conclude(of, asked, await lookUp(register, of, asked), dhakaDay(now()))
}

export async function lookUp(register: Register, of: Checked, asked: Readonly<Record<string, unknown>>): Promise<Answer> {
  if (of === 'worker') {
    const query = readAsked.worker(asked)
    return query ? register.findWorker(query) : notFound
  }
  const query = readAsked.student(asked)
  return query ? register.findStudent(query) : notFound
}

/** Not being found stops a person; what no register can know is typed by hand, and an officer must verify it. */
export function conclude(of: Checked, asked: Readonly<Record<string, unknown>>, answer: Answer, on: string): Finding {
  if (answer.outcome === 'found') {
    const { source, reference, confirmed } = answer
    return { outcome: 'verified', source, on, ...(reference && { reference }), confirmed }
  }
  if (of === 'worker' && String(asked['identitySource']) === '2') return { outcome: 'manual', source: 'NOC', on }
  // English medium has no board, so no board can confirm it.
  const hasNoRegister = of === 'student' && !asked['boardId']
  if (answer.outcome === 'silent' || hasNoRegister) return { outcome: 'manual', source: 'MANUAL', on }
  return { outcome: 'not-found', source: of === 'worker' ? 'BMET' : 'BOARD', on }
}
