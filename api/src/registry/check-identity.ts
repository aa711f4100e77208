import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { identitySays, type verifyStudent as studentCall, type verifyWorker as workerCall } from '../../../domain/src/contracts/registry.ts'
import { sourceTypes } from '../../../domain/src/fields/verification.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import type { Found, Register } from './register.ts'
import { conclude, lookUp, type Checked } from './verify.ts'

export const checkWorker = (register: Register) => async (context: Context, input: InputOf<typeof workerCall>) => {
  const { found, ...said } = await check(context, register, 'worker', input)
  const isMember = found?.source === 'MEMBERSHIP'
  const sourceType: number = said.outcome === 'not-found' || said.source === 'BOARD' ? sourceTypes.MANUAL : sourceTypes[said.source]
  return new Answered(
    {
      foundYn: yesNo(found), outcome: said.outcome, sourceType, verifyToken: null, verifiedOn: said.on,
      workerNameEn: textOf(found?.confirmed['workerNameEn']), countryId: textOf(found?.confirmed['workerCountryId']),
      fatherName: found?.more.fatherName ?? null, insuranceNo: found?.more.insuranceNo ?? null, clearanceDate: found?.more.issuedOn ?? null,
      clearanceId: (!isMember && found?.reference) || null, memberNo: (isMember && found.reference) || null,
    },
    { says: identitySays[said.outcome] },
  ) // prettier-ignore
}

export const checkStudent = (register: Register) => async (context: Context, input: InputOf<typeof studentCall>) => {
  const { found, outcome, on } = await check(context, register, 'student', input)
  const { studentNameEn, fatherName, motherName, result } = found?.confirmed ?? {}
  return new Answered(
    {
      foundYn: yesNo(found), outcome, verifyToken: null, verifiedOn: on,
      studentNameEn: textOf(studentNameEn), fatherName: textOf(fatherName), motherName: textOf(motherName), result: result === undefined ? null : Number(result),
      groupId: found?.more.groupId ?? null, totalMarks: found?.more.totalMarks ?? null, passedInstitute: found?.more.passedInstitute ?? null,
    },
    { says: identitySays[outcome] },
  ) // prettier-ignore
}

/** Counted and recorded before the answer: whoever tries numbers is slowed down, and seen. */
async function check({ db, actor, limits, now }: Context, register: Register, of: Checked, asked: Readonly<Record<string, unknown>>) {
  await limits.count('identity-checks', String(actor.id))
  const answer = await lookUp(register, of, asked)
  const { outcome, source, on } = conclude(of, asked, answer, dhakaDay(now()))
  await db.transaction().execute((tx) => record(tx, actor, 'identity.checked', `account:${actor.id}`, { of, outcome, source }))
  return {
    found: answer.outcome === 'found' ? answer : undefined,
    outcome: outcome === 'skipped' ? 'manual' : outcome,
    source,
    on,
  } as const
}

const yesNo = (found: Found | undefined) => (found ? 'Y' : 'N')
const textOf = (value: string | number | undefined) => (value === undefined ? null : String(value))
