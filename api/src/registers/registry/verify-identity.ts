import type { Verification } from '@wewb/domain/engine/fields/verification'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { parseRegisterQuery } from './parse-register-query.ts'
import { notFound, type RegisterResult, type Register } from './register.ts'

export type RegisterSubject = 'worker' | 'student'
export type VerificationResult = Omit<Verification, 'asked'>

/** Verifies a person against the register. `request` contains the answers of the form by field id. */
export async function verifyIdentity(
  { register, now }: { register: Register; now(): Date },
  of: RegisterSubject,
  request: Readonly<Record<string, unknown>>,
): Promise<VerificationResult> {
  return toVerificationResult(of, request, await queryRegister(register, of, request), toDhakaDate(now()))
}

export async function queryRegister(
  register: Register,
  of: RegisterSubject,
  request: Readonly<Record<string, unknown>>,
): Promise<RegisterResult> {
  if (of === 'worker') {
    const query = parseRegisterQuery.worker(request)
    return query ? register.findWorker(query) : notFound
  }
  const query = parseRegisterQuery.student(request)
  return query ? register.findStudent(query) : notFound
}

/**
 * A person who is not found cannot continue; where no register applies, values are entered by hand and an officer
 * verifies them.
 */
export function toVerificationResult(
  of: RegisterSubject,
  request: Readonly<Record<string, unknown>>,
  answer: RegisterResult,
  on: string,
): VerificationResult {
  if (answer.outcome === 'found') {
    const { source, reference, confirmed } = answer
    return { outcome: 'verified', source, on, ...(reference && { reference }), confirmed }
  }
  if (of === 'worker' && String(request['identitySource']) === '2') return { outcome: 'manual', source: 'NOC', on }
  // English-medium students have no board that could confirm them.
  const hasNoRegister = of === 'student' && !request['boardId']
  if (answer.outcome === 'silent' || hasNoRegister) return { outcome: 'manual', source: 'MANUAL', on }
  return { outcome: 'not-found', source: of === 'worker' ? 'BMET' : 'BOARD', on }
}
