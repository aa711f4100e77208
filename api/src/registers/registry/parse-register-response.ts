import { getOwn } from '@wewb/domain/collections/get-own'
import { parseCountry } from '#registers/imports/parse-country.ts'
import { notFound, unavailable, type RegisterResult } from './register.ts'
import {
  parseDate,
  digitsParser,
  parseEnglishText,
  parseGpa,
  parseEnglishName,
  parseDocumentNumber,
  parsePassport,
  integerParser,
  type ValueParser,
} from '#registers/imports/parse-values.ts'

/** Fields that an external response may be mapped to, with their parsers. */
const readers: Record<string, ValueParser> = {
  workerPassportNo: parsePassport,
  workerDob: parseDate,
  clearanceOrMemberNo: parseDocumentNumber,
  workerNameEn: parseEnglishName,
  workerCountryId: parseCountry,
  reference: parseDocumentNumber,
  issuedOn: parseDate,
  insuranceNo: parseDocumentNumber,
  educationLevelId: integerParser(1, 5),
  boardId: integerParser(1, 11),
  passingYear: integerParser(1970, 2100),
  rollNo: digitsParser(1, 10),
  registrationNo: digitsParser(1, 17),
  studentDob: parseDate,
  studentNameEn: parseEnglishName,
  fatherName: parseEnglishName,
  motherName: parseEnglishName,
  result: parseGpa,
  groupId: parseDocumentNumber,
  totalMarks: integerParser(0, 1300),
  passedInstitute: parseEnglishText,
}

const needed = {
  worker: ['workerNameEn', 'workerCountryId'],
  student: ['studentNameEn', 'fatherName', 'motherName', 'result'],
} as const
const further = ['fatherName', 'issuedOn', 'insuranceNo', 'groupId', 'totalMarks', 'passedInstitute'] as const

type Values = Readonly<Record<string, string | number | undefined>>

/** Parses an external response. An unreadable one counts as unavailable; one without a name as not found. */
export function parseRegisterResponse(
  kind: 'worker' | 'student',
  paths: Readonly<Record<string, string>>,
  answered: unknown,
  query: Values,
): RegisterResult {
  const entries = Object.entries(paths).map(([ours, path]) => [ours, valueAt(answered, path)] as const)
  const raw = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  if (needed[kind].every((name) => getOwn(raw, name) === undefined)) return notFound
  const read: Values = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, getOwn(readers, name)?.(value ?? '')]),
  )
  if (needed[kind].some((name) => getOwn(read, name) === undefined)) return unavailable
  if (!agrees(kind, query, raw, read)) return notFound
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = getOwn(read, name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  return {
    outcome: 'found',
    source: kind === 'worker' ? 'BMET' : 'BOARD',
    reference: String(read['reference'] ?? ''),
    confirmed: pick(needed[kind]),
    details: pick(kind === 'worker' ? further : further.slice(3)),
  }
}

function valueAt(answered: unknown, place: string): string | undefined {
  let value = answered
  for (const step of place.split('.'))
    value =
      value !== null && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? String(value) : undefined
}

/**
 * Values that the register returns must equal the queried ones: for a worker the passport, and birth date or number;
 * for a student all of them.
 */
function agrees(kind: 'worker' | 'student', query: Values, given: Values, read: Values): boolean {
  const isSentBack = (name: string) => getOwn(given, name) !== undefined
  const isSame = (name: string) => query[name] !== undefined && getOwn(read, name) === query[name]
  if (kind === 'student')
    return Object.keys(query).every((name) => query[name] === undefined || !isSentBack(name) || isSame(name))
  const second = ['workerDob', 'clearanceOrMemberNo'].filter(isSentBack)
  return (!isSentBack('workerPassportNo') || isSame('workerPassportNo')) && (second.length === 0 || second.some(isSame))
}
