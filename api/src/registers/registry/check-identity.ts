import type { InputOf } from '@wewb/domain/http/contract'
import {
  identityCheckMessages,
  type verifyStudent as verifyStudentEndpoint,
  type verifyWorker as verifyWorkerEndpoint,
} from '@wewb/domain/registers/register-contracts'
import { sourceTypes } from '@wewb/domain/engine/fields/verification'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import type { RegisterMatch } from './register.ts'
import { toVerificationResult, queryRegister, type RegisterSubject } from './verify-identity.ts'

export async function checkWorker(context: Context, input: InputOf<typeof verifyWorkerEndpoint>) {
  const { found, ...said } = await check(context, 'worker', input)
  const isMember = found?.source === 'MEMBERSHIP'
  const sourceType: number =
    said.outcome === 'not-found' || said.source === 'BOARD' ? sourceTypes.MANUAL : sourceTypes[said.source]
  return new ApiResponse(
    {
      foundYn: yesNo(found),
      outcome: said.outcome,
      sourceType,
      verifyToken: null,
      verifiedOn: said.on,
      workerNameEn: textOf(found?.confirmed['workerNameEn']),
      countryId: textOf(found?.confirmed['workerCountryId']),
      fatherName: found?.details.fatherName ?? null,
      insuranceNo: found?.details.insuranceNo ?? null,
      clearanceDate: found?.details.issuedOn ?? null,
      clearanceId: (!isMember && found?.reference) || null,
      memberNo: (isMember && found.reference) || null,
    },
    { message: identityCheckMessages[said.outcome] },
  )
}

export async function checkStudent(context: Context, input: InputOf<typeof verifyStudentEndpoint>) {
  const { found, outcome, on } = await check(context, 'student', input)
  const { studentNameEn, fatherName, motherName, result } = found?.confirmed ?? {}
  return new ApiResponse(
    {
      foundYn: yesNo(found),
      outcome,
      verifyToken: null,
      verifiedOn: on,
      studentNameEn: textOf(studentNameEn),
      fatherName: textOf(fatherName),
      motherName: textOf(motherName),
      result: result === undefined ? null : Number(result),
      groupId: found?.details.groupId ?? null,
      totalMarks: found?.details.totalMarks ?? null,
      passedInstitute: found?.details.passedInstitute ?? null,
    },
    { message: identityCheckMessages[outcome] },
  )
}

/** Counts and records the check before the response, so that guessing numbers is slowed down and visible. */
async function check(
  { db, actor, limits, now, register }: Context,
  of: RegisterSubject,
  query: Readonly<Record<string, unknown>>,
) {
  await limits.consume('identity-checks', String(actor.id))
  const answer = await queryRegister(register, of, query)
  const { outcome, source, on } = toVerificationResult(of, query, answer, toDhakaDate(now()))
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'identity.checked', `account:${actor.id}`, { of, outcome, source }))
  return {
    found: answer.outcome === 'found' ? answer : undefined,
    outcome: outcome === 'skipped' ? 'manual' : outcome,
    source,
    on,
  } as const
}

const yesNo = (found: RegisterMatch | undefined) => (found ? 'Y' : 'N')
const textOf = (value: string | number | undefined) => (value === undefined ? null : String(value))
