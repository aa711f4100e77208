import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { openRegister } from './open-register.ts'
import { verifyIdentity } from './verify-identity.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('01700000001')
})
afterAll(() => portal.stop())

const karim = { identitySource: '4', workerPassportNo: 'A01234567', workerDob: '1975-05-05' }
const rahima = {
  educationLevelId: '3',
  boardId: '3',
  passingYear: 2025,
  rollNo: '123456',
  registrationNo: '1234567890',
}
const askWorker = (worker: object, language: 'bn' | 'en' = 'en') =>
  portal.post('/identity/verify-worker', worker, { token, language })
const askStudent = (student: object) => portal.post('/identity/verify-student', student, { token, language: 'en' })

describe('worker verification', () => {
  it('matches passport and date of birth together', async () => {
    const { body } = await askWorker(karim)
    expect(body.message).toBe('Data Verified Successfully!')
    expect(body.data).toMatchObject({
      foundYn: 'Y',
      outcome: 'verified',
      sourceType: 1,
      workerNameEn: 'ABDUL KARIM',
      countryId: 'SA',
      clearanceId: 'C-1',
      verifyToken: null,
    })
  })

  it('matches passport and document number in any digits', async () => {
    const { body } = await askWorker({ identitySource: '4', workerPassportNo: 'a০১২৩৪৫৬৭', clearanceOrMemberNo: 'c-১' })
    expect(body.data).toMatchObject({ outcome: 'verified', clearanceId: 'C-1' })
  })

  it('reports a member if the match is a membership of the Board', async () => {
    const { body } = await askWorker({ identitySource: '4', workerPassportNo: 'A04567890', workerDob: '14-02-1980' })
    expect(body.data).toMatchObject({ sourceType: 3, memberNo: 'M-1', clearanceId: null, insuranceNo: 'INS-4' })
  })

  it('returns the clearance of a worker with both documents, unless the membership was requested', async () => {
    const both = { identitySource: '4', workerPassportNo: 'A05678901', workerDob: '1978-12-16' }
    expect((await askWorker(both)).body.data).toMatchObject({ sourceType: 1, clearanceId: 'C-5' })
    expect((await askWorker({ ...both, clearanceOrMemberNo: 'M-5' })).body.data).toMatchObject({
      sourceType: 3,
      memberNo: 'M-5',
    })
  })

  it('has the same message for an unknown passport and a different date of birth', async () => {
    const answers = await Promise.all(
      [
        { ...karim, workerDob: '1975-05-06' },
        { ...karim, workerPassportNo: 'Z99999999' },
        { ...karim, workerDob: undefined, clearanceOrMemberNo: 'C-2' },
        { ...karim, workerPassportNo: 'not one' },
      ].map((worker) => askWorker(worker, 'bn')),
    )
    for (const { code, body } of answers) expect([code, body]).toEqual([200, answers[0]?.body])
    expect(answers[0]?.body).toMatchObject({
      message: 'তথ্য পাওয়া যায়নি!',
      data: { foundYn: 'N', outcome: 'not-found', workerNameEn: null },
    })
  })

  it('matches a NOC by number, day, mission and passport, else leaves it to an officer', async () => {
    const noc = {
      identitySource: '2',
      workerPassportNo: 'A06789012',
      nocNumber: 'noc-15/2026',
      nocDate: '2026-01-20',
      nocMissionId: 'RUH',
    }
    expect((await askWorker(noc)).body.data).toMatchObject({
      outcome: 'verified',
      sourceType: 2,
      workerNameEn: 'NASIMA AKTER',
    })
    for (const other of [
      { nocMissionId: 'JED' },
      { nocDate: '2026-01-21' },
      { nocNumber: 'NOC-16/2026' },
      { workerPassportNo: 'A01234567' },
    ]) {
      expect((await askWorker({ ...noc, ...other })).body.data).toMatchObject({
        foundYn: 'N',
        outcome: 'manual',
        sourceType: 2,
        workerNameEn: null,
      })
    }
  })
})

describe('student verification', () => {
  it('matches if examination, board, year, roll and registration all agree', async () => {
    const { body } = await askStudent(rahima)
    expect(body.message).toBe('Data Verified Successfully!')
    expect(body.data).toMatchObject({
      foundYn: 'Y',
      studentNameEn: 'RAHIMA KHATUN',
      fatherName: 'ABDUL KARIM',
      motherName: 'AMENA BEGUM',
      groupId: 'SCIENCE',
      result: 5,
      totalMarks: 1150,
    })
    expect((await askStudent({ ...rahima, rollNo: '১২৩৪৫৬', studentDob: '2009-03-01' })).body.data.outcome).toBe(
      'verified',
    )
  })

  it('fails if one of them, or a known date of birth, differs', async () => {
    for (const other of [
      { registrationNo: '1234567891' },
      { boardId: '4' },
      { passingYear: 2024 },
      { educationLevelId: '4' },
      { studentDob: '2009-03-02' },
    ]) {
      expect((await askStudent({ ...rahima, ...other })).body).toMatchObject({
        message: 'Data Not Found!',
        data: { outcome: 'not-found', studentNameEn: null },
      })
    }
  })

  it('is left to an officer for English medium, which has no board', async () => {
    const { boardId: _, ...english } = rahima
    expect((await askStudent(english)).body.data).toMatchObject({ foundYn: 'N', outcome: 'manual' })
  })
})

describe('stored verification', () => {
  const now = () => new Date('2026-11-14T20:00:00Z')
  const check = (of: 'worker' | 'student', query: object) =>
    verifyIdentity({ register: openRegister(portal), now }, of, query as Record<string, unknown>)

  it('has the result with its source, the day in Dhaka, and the answers by field id', async () => {
    expect(await check('worker', karim)).toEqual({
      outcome: 'verified',
      source: 'BMET',
      on: '2026-11-15',
      reference: 'C-1',
      confirmed: { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' },
    })
    expect(await check('student', rahima)).toEqual({
      outcome: 'verified',
      source: 'BOARD',
      on: '2026-11-15',
      reference: '3-3-2025-123456',
      confirmed: { studentNameEn: 'RAHIMA KHATUN', fatherName: 'ABDUL KARIM', motherName: 'AMENA BEGUM', result: 5 },
    })
  })

  it('confirms nothing without a match', async () => {
    expect(await check('worker', { ...karim, workerDob: '1975-05-06' })).toEqual({
      outcome: 'not-found',
      source: 'BMET',
      on: '2026-11-15',
    })
    expect(await check('worker', {})).toEqual({ outcome: 'not-found', source: 'BMET', on: '2026-11-15' })
    expect(await check('worker', { identitySource: '2' })).toEqual({
      outcome: 'manual',
      source: 'NOC',
      on: '2026-11-15',
    })
    expect(await check('student', { ...rahima, boardId: undefined })).toEqual({
      outcome: 'manual',
      source: 'MANUAL',
      on: '2026-11-15',
    })
  })
})

it('is audited without the identity of the person', async () => {
  await askWorker(karim)
  const { detail } = await portal.db
    .selectFrom('audit')
    .select('detail')
    .where('event', '=', 'identity.checked')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ of: 'worker', outcome: 'verified', source: 'BMET' })
})

it('requires a log-in, and is rate-limited', async () => {
  expect((await portal.post('/identity/verify-worker', karim)).code).toBe(401)
  const strict = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  const own = await strict.tokenOf('01700000001')
  const codes = []
  for (let tries = 0; tries < 61; tries += 1)
    codes.push((await strict.post('/identity/verify-student', rahima, { token: own })).code)
  await strict.stop()
  expect([codes.slice(0, 60).every((code) => code === 200), codes[60]]).toEqual([true, 429])
})

it('stores no passport and date of birth unencrypted', async () => {
  const rows = await portal.db.selectFrom('worker').selectAll().execute()
  expect(rows).toHaveLength(41)
  expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toMatch(/A01234567|1975-05-05/)
})
