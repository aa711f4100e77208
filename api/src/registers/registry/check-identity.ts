import type { InputOf } from '@wewb/domain/http/contract'
import {
  identityCheckMessages,
  type verifyStudent as studentCall,
  type verifyWorker as workerCall,
} from '@wewb/domain/registers/register-contracts'
import { sourceTypes } from '@wewb/domain/engine/fields/verification'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { record } from '#server/audit-record.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import type { RegisterMatch } from './register.ts'
import { toVerificationResult, queryRegister, type RegisterSubject } from './verify-identity.ts'

export async function checkWorker(context: Context, input: InputOf<typeof workerCall>) {
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
      fatherName: found?.more.fatherName ?? null,
      insuranceNo: found?.more.insuranceNo ?? null,
      clearanceDate: found?.more.issuedOn ?? null,
      clearanceId: (!isMember && found?.reference) || null,
      memberNo: (isMember && found.reference) || null,
    },
    { says: identityCheckMessages[said.outcome] },
  )
}

export async function checkStudent(context: Context, input: InputOf<typeof studentCall>) {
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
      groupId: found?.more.groupId ?? null,
      totalMarks: found?.more.totalMarks ?? null,
      passedInstitute: found?.more.passedInstitute ?? null,
    },
    { says: identityCheckMessages[outcome] },
  )
}

/** Counts and records the check before the response, so that guessing numbers is slowed down and visible. */
async function check(
  { db, actor, limits, now, register }: Context,
  of: RegisterSubject,
  asked: Readonly<Record<string, unknown>>,
) {
  await limits.count('identity-checks', String(actor.id))
  const answer = await queryRegister(register, of, asked)
  const { outcome, source, on } = toVerificationResult(of, asked, answer, toDhakaDate(now()))
  await db
    .transaction()
    .execute((tx) => record(tx, actor, 'identity.checked', `account:${actor.id}`, { of, outcome, source }))
  return {
    found: answer.outcome === 'found' ? answer : undefined,
    outcome: outcome === 'skipped' ? 'manual' : outcome,
    source,
    on,
  } as const
}

const yesNo = (found: RegisterMatch | undefined) => (found ? 'Y' : 'N')
const textOf = (value: string | number | undefined) => (value === undefined ? null : String(value))
