import { timingSafeEqualBytes, type Secrets } from '#security/secrets.ts'
import type { Database } from '#db/database.ts'
import { findClearance, findNoc, findDocuments, findResult } from './queries.ts'
import { notFound, type RegisterResult, type RegisterMatch, type Register, type WorkerQuery } from './register.ts'

type Source = 'BMET' | 'MEMBERSHIP'
export type DocumentQuery = { source: Source; numbers: readonly string[]; birthDay: string }
export type DatabaseRegister = Omit<Register, 'findWorker'> & {
  findWorker(query: WorkerQuery, sources?: readonly Source[]): Promise<RegisterResult>
  findDocument(query: DocumentQuery): Promise<RegisterResult>
}

/** Looks up imported data. Two values must match, and the result never reveals which one did not. */
export const createDatabaseRegister = (db: Database, secrets: Secrets): DatabaseRegister => ({
  async findWorker(query, sources = ['BMET', 'MEMBERSHIP']) {
    const {
      identitySource,
      workerPassportNo: passport,
      workerDob,
      clearanceOrMemberNo,
      nocNumber,
      nocDate,
      nocMissionId,
    } = query
    const passportIndex = passportIndexOf(secrets, passport)
    if (identitySource === '2') {
      if (!nocNumber || !nocDate || !nocMissionId) return notFound
      return describeWorker(
        await findNoc(db, { passportIndex, number: nocNumber, issuedOn: nocDate, mission: nocMissionId }),
      )
    }
    const birthIndex = workerDob ? birthIndexOf(secrets, passport, workerDob) : null
    return describeWorker(
      await findClearance(db, { passportIndex, birthIndex, number: clearanceOrMemberNo ?? null, sources }),
    )
  },
  async findDocument({ source, numbers, birthDay }) {
    const documents = await findDocuments(db, source, numbers)
    // The birth date is stored only as a hash together with the passport, so each passport is decrypted; the extra time
    // is too small to measure from outside.
    const own = documents.find(({ passport_sealed, birth_index }) => {
      const index = birthIndexOf(secrets, secrets.decrypt(passport_sealed), birthDay)
      return birth_index !== null && timingSafeEqualBytes(index, birth_index)
    })
    return describeWorker(own)
  },
  async findStudent(query) {
    const result = await findResult(db, query)
    // Only some boards supply the birth date; where one does, it must match.
    const isAnother = result?.date_of_birth && query.studentDob && result.date_of_birth !== query.studentDob
    return result && !isAnother ? describeResult(result) : notFound
  },
})

export const passportIndexOf = (secrets: Secrets, passport: string) => secrets.blindIndex('passport', passport)
export const birthIndexOf = (secrets: Secrets, passport: string, birthDay: string) =>
  secrets.blindIndex('worker-birth', `${passport}:${birthDay}`)

function describeWorker(worker: Awaited<ReturnType<typeof findClearance>>): RegisterResult {
  if (!worker) return notFound
  const { source, number, name_en, country, father_name, issued_on, insurance_no } = worker
  return {
    outcome: 'found',
    source,
    reference: number,
    confirmed: { workerNameEn: name_en, workerCountryId: country },
    details: {
      ...(father_name && { fatherName: father_name }),
      ...(issued_on && { issuedOn: issued_on }),
      ...(insurance_no && { insuranceNo: insurance_no }),
    },
  }
}

function describeResult(result: NonNullable<Awaited<ReturnType<typeof findResult>>>): RegisterMatch {
  const {
    level,
    board_id,
    passing_year,
    roll,
    student_name,
    father_name,
    mother_name,
    gpa,
    group_id,
    total_marks,
    institute,
  } = result
  return {
    outcome: 'found',
    source: 'BOARD',
    reference: [level, board_id, passing_year, roll].join('-'),
    confirmed: { studentNameEn: student_name, fatherName: father_name, motherName: mother_name, result: Number(gpa) },
    details: {
      ...(group_id && { groupId: group_id }),
      ...(total_marks !== null && { totalMarks: total_marks }),
      ...(institute && { passedInstitute: institute }),
    },
  }
}
