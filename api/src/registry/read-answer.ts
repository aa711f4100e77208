import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { readCountry } from './read-country.ts'
import { notFound, silent, type Answer } from './register.ts'
import { readDay, readDigits, readEnglish, readGpa, readName, readNumber, readPassport, readWhole, type Reader } from './read-values.ts'

/** The names an outside register may be mapped to, and how each is read. */
const readers: Record<string, Reader> = {
  workerPassportNo: readPassport, workerDob: readDay, clearanceOrMemberNo: readNumber,
  workerNameEn: readName, workerCountryId: readCountry, reference: readNumber, issuedOn: readDay, insuranceNo: readNumber,
  educationLevelId: readWhole(1, 5), boardId: readWhole(1, 11), passingYear: readWhole(1970, 2100), rollNo: readDigits(1, 10), registrationNo: readDigits(1, 17), studentDob: readDay,
  studentNameEn: readName, fatherName: readName, motherName: readName, result: readGpa, groupId: readNumber, totalMarks: readWhole(0, 1300), passedInstitute: readEnglish,
} // prettier-ignore

const needed = { worker: ['workerNameEn', 'workerCountryId'], student: ['studentNameEn', 'fatherName', 'motherName', 'result'] } as const
const further = ['fatherName', 'issuedOn', 'insuranceNo', 'groupId', 'totalMarks', 'passedInstitute'] as const

type Values = Readonly<Record<string, string | number | undefined>>

/** An outside answer in our words. One that we cannot read is as good as none; one without a name has found nobody. */
export function readAnswer(kind: 'worker' | 'student', places: Readonly<Record<string, string>>, answered: unknown, asked: Values): Answer {
  const raw = Object.entries(places).map(([ours, place]) => [ours, valueAt(answered, place)] as const)
  const given = Object.fromEntries(raw.filter(([, value]) => value !== undefined))
  if (needed[kind].every((name) => getOwn(given, name) === undefined)) return notFound
  const read: Values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, getOwn(readers, name)?.(value ?? '')]))
  if (needed[kind].some((name) => getOwn(read, name) === undefined)) return silent
  if (!agrees(kind, asked, given, read)) return notFound
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
    more: pick(kind === 'worker' ? further : further.slice(3)),
  }
}

function valueAt(answered: unknown, place: string): string | undefined {
  let value = answered
  for (const step of place.split('.')) value = value !== null && typeof value === 'object' && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? String(value) : undefined
} // prettier-ignore

/** What we asked and it sends back must be the same: of a worker the passport, and birth day or number; of a student all of it. */
function agrees(kind: 'worker' | 'student', asked: Values, given: Values, read: Values): boolean {
  const isSentBack = (name: string) => getOwn(given, name) !== undefined
  const isSame = (name: string) => asked[name] !== undefined && getOwn(read, name) === asked[name]
  if (kind === 'student') return Object.keys(asked).every((name) => asked[name] === undefined || !isSentBack(name) || isSame(name))
  const second = ['workerDob', 'clearanceOrMemberNo'].filter(isSentBack)
  return (!isSentBack('workerPassportNo') || isSame('workerPassportNo')) && (second.length === 0 || second.some(isSame))
}
