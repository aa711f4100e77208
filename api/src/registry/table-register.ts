import { sameBytes, type Secrets } from '../platform/secrets.ts'
import type { Database } from '../platform/database.ts'
import { findClearance, findNoc, findPapers, findResult } from './repository.ts'
import { notFound, type Answer, type Found, type Register, type WorkerQuery } from './register.ts'

type Source = 'BMET' | 'MEMBERSHIP'
export type PaperQuery = { source: Source; numbers: readonly string[]; birthDay: string }
export type TableRegister = Omit<Register, 'findWorker'> & {
  findWorker(query: WorkerQuery, sources?: readonly Source[]): Promise<Answer>
  findPaper(query: PaperQuery): Promise<Answer>
}

/** What staff imported. Two things must agree, and the answer never says which of them did not. */
export const tableRegister = (db: Database, secrets: Secrets): TableRegister => ({
  async findWorker(query, sources = ['BMET', 'MEMBERSHIP']) {
    const { identitySource, workerPassportNo: passport, workerDob, clearanceOrMemberNo, nocNumber, nocDate, nocMissionId } = query
    const passportIndex = passportIndexOf(secrets, passport)
    if (identitySource === '2') {
      if (!nocNumber || !nocDate || !nocMissionId) return notFound
      return describeWorker(await findNoc(db, { passportIndex, number: nocNumber, issuedOn: nocDate, mission: nocMissionId }))
    }
    const birthIndex = workerDob ? birthIndexOf(secrets, passport, workerDob) : null
    return describeWorker(await findClearance(db, { passportIndex, birthIndex, number: clearanceOrMemberNo ?? null, sources }))
  },
  async findPaper({ source, numbers, birthDay }) {
    const papers = await findPapers(db, source, numbers)
    // The birth day is only kept together with the passport, so each is opened; beside the query that costs no time one could measure.
    const own = papers.find(({ passport_sealed, birth_index }) => {
      const index = birthIndexOf(secrets, secrets.open(passport_sealed), birthDay)
      return birth_index !== null && sameBytes(index, birth_index)
    })
    return describeWorker(own)
  },
  async findStudent(query) {
    const result = await findResult(db, query)
    // Only some boards tell the birth day; where one does, it must agree.
    const isAnother = result?.date_of_birth && query.studentDob && result.date_of_birth !== query.studentDob
    return result && !isAnother ? describeResult(result) : notFound
  },
})

export const passportIndexOf = (secrets: Secrets, passport: string) => secrets.blindIndex('passport', passport)
export const birthIndexOf = (secrets: Secrets, passport: string, birthDay: string) =>
  secrets.blindIndex('worker-birth', `${passport}:${birthDay}`)

function describeWorker(worker: Awaited<ReturnType<typeof findClearance>>): Answer {
  if (!worker) return notFound
  const { source, number, name_en, country, father_name, issued_on, insurance_no } = worker
  return {
    outcome: 'found', source, reference: number, confirmed: { workerNameEn: name_en, workerCountryId: country },
    more: { ...(father_name && { fatherName: father_name }), ...(issued_on && { issuedOn: issued_on }), ...(insurance_no && { insuranceNo: insurance_no }) },
  } // prettier-ignore
}

function describeResult(result: NonNullable<Awaited<ReturnType<typeof findResult>>>): Found {
  const { level, board_id, passing_year, roll, student_name, father_name, mother_name, gpa, group_id, total_marks, institute } = result
  return {
    outcome: 'found', source: 'BOARD', reference: [level, board_id, passing_year, roll].join('-'),
    confirmed: { studentNameEn: student_name, fatherName: father_name, motherName: mother_name, result: Number(gpa) },
    more: { ...(group_id && { groupId: group_id }), ...(total_marks !== null && { totalMarks: total_marks }), ...(institute && { passedInstitute: institute }) },
  } // prettier-ignore
}
