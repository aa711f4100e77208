import {
  parseDate,
  digitsParser,
  parseDocumentNumber,
  parsePassport,
  integerParser,
} from '#registers/imports/parse-values.ts'
import type { StudentQuery, WorkerQuery } from './register.ts'

type Query = Readonly<Record<string, unknown>>
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function worker(query: Query): WorkerQuery | undefined {
  const read = <T>(name: string, reader: (typed: string) => T | undefined) => {
    const value = reader(written(query[name]))
    return value === undefined ? {} : { [name]: value }
  }
  const workerPassportNo = parsePassport(written(query['workerPassportNo']))
  const identitySource = written(query['identitySource'])
  if (!workerPassportNo || (identitySource !== '2' && identitySource !== '4')) return undefined
  return {
    identitySource,
    workerPassportNo,
    ...read('clearanceOrMemberNo', parseDocumentNumber),
    ...read('workerDob', parseDate),
    ...read('nocNumber', parseDocumentNumber),
    ...read('nocDate', parseDate),
    ...read('nocMissionId', (code) => code.trim() || undefined),
  }
}

function student(query: Query): StudentQuery | undefined {
  const whole = (name: string, max: number) => Number(integerParser(1, max)(written(query[name])) ?? 0)
  const digits = (name: string) => String(digitsParser(1, 17)(written(query[name])) ?? '')
  const [educationLevelId, boardId, passingYear] = [
    whole('educationLevelId', 5),
    whole('boardId', 11),
    whole('passingYear', 2100),
  ]
  const [rollNo, registrationNo] = [digits('rollNo'), digits('registrationNo')]
  if (!educationLevelId || !boardId || !passingYear || !rollNo || !registrationNo) return undefined
  const studentDob = parseDate(written(query['studentDob']))
  return { educationLevelId, boardId, passingYear, rollNo, registrationNo, ...(studentDob && { studentDob }) }
}

/** Converts form answers to a register query; undefined when there is too little to search for. */
export const parseRegisterQuery = { worker, student }
