import { readDay, readDigits, readNumber, readPassport, readWhole } from './read-values.ts'
import type { StudentQuery, WorkerQuery } from './register.ts'

type Asked = Readonly<Record<string, unknown>>
const written = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function worker(asked: Asked): WorkerQuery | undefined {
  const read = <T>(name: string, reader: (typed: string) => T | undefined) => {
    const value = reader(written(asked[name]))
    return value === undefined ? {} : { [name]: value }
  }
  const workerPassportNo = readPassport(written(asked['workerPassportNo']))
  const identitySource = written(asked['identitySource'])
  if (!workerPassportNo || (identitySource !== '2' && identitySource !== '4')) return undefined
  return {
    identitySource,
    workerPassportNo,
    ...read('clearanceOrMemberNo', readNumber),
    ...read('workerDob', readDay),
    ...read('nocNumber', readNumber),
    ...read('nocDate', readDay),
    ...read('nocMissionId', (code) => code.trim() || undefined),
  }
}

function student(asked: Asked): StudentQuery | undefined {
  const whole = (name: string, most: number) => Number(readWhole(1, most)(written(asked[name])) ?? 0)
  const digits = (name: string) => String(readDigits(1, 17)(written(asked[name])) ?? '')
  const [educationLevelId, boardId, passingYear] = [whole('educationLevelId', 5), whole('boardId', 11), whole('passingYear', 2100)]
  const [rollNo, registrationNo] = [digits('rollNo'), digits('registrationNo')]
  if (!educationLevelId || !boardId || !passingYear || !rollNo || !registrationNo) return undefined
  const studentDob = readDay(written(asked['studentDob']))
  return { educationLevelId, boardId, passingYear, rollNo, registrationNo, ...(studentDob && { studentDob }) }
}

/** The answers of a form as a question to a register; undefined when there is too little to ask. */
export const readAsked = { worker, student }
