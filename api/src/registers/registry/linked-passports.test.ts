import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { upsertRegisterMember, linkPassport, listLinkedPassports } from './linked-passports.ts'
import { findRegisteredWorker, deleteRegisterMember } from './queries.ts'
import { passportIndexOf } from './database-register.ts'

let portal: TestPortal
let applicant: string
let officer: string
let auditor: string
beforeAll(async () => {
  portal = await startTestPortal()
  applicant = await portal.tokenOf('01700000001')
  officer = await portal.tokenOf('so.edu@demo.wewb')
  auditor = await portal.tokenOf('auditor@demo.wewb')
})
afterAll(() => portal.stop())

const idOf = async (number: string, mission = '') =>
  (
    await portal.db
      .selectFrom('worker')
      .select('id')
      .where('number', '=', number)
      .where('mission', '=', mission)
      .executeTakeFirstOrThrow()
  ).id
const link = async (workerId: number, passportNo: string, birthDay: string | null) =>
  await portal.db.transaction().execute((tx) => linkPassport(tx, portal.secrets, workerId, { passportNo, birthDay }))
const enter = async (changes: object = {}) =>
  await portal.db.transaction().execute((tx) =>
    upsertRegisterMember(tx, portal.secrets, {
      number: 'RUH0000001',
      passportNo: 'C11111111',
      birthDay: '1990-01-02',
      name: 'KAMAL HOSSAIN',
      fatherName: 'JAMAL HOSSAIN',
      country: 'SA',
      issuedOn: '2026-11-01',
      insuranceNo: 'POL-1',
      ...changes,
    }),
  )
const check = async (query: object) =>
  (await portal.post('/identity/verify-worker', { identitySource: '4', ...query }, { token: applicant })).body.data
const search = async (text: string, token = officer) =>
  (await portal.get(`/registry/workers?search=${text}`, { token })).body.data.list

describe('linked passport', () => {
  it('finds the worker by date of birth or document number, like the first one', async () => {
    expect(await check({ workerPassportNo: 'D22222222', workerDob: '1975-05-05' })).toMatchObject({
      outcome: 'not-found',
    })
    await link(await idOf('C-1'), 'D22222222', '1975-05-05')
    for (const workerPassportNo of ['A01234567', 'd২২২২২২২২']) {
      expect(await check({ workerPassportNo, workerDob: '1975-05-05' })).toMatchObject({
        outcome: 'verified',
        clearanceId: 'C-1',
      })
      expect(await check({ workerPassportNo, clearanceOrMemberNo: 'C-1' })).toMatchObject({
        outcome: 'verified',
        clearanceId: 'C-1',
      })
      expect(await check({ workerPassportNo, workerDob: '1975-05-06' })).toMatchObject({ outcome: 'not-found' })
    }
  })

  it('finds an embassy’s NOC', async () => {
    await link(await idOf('NOC-15/2026', 'RUH'), 'D33333333', null)
    const noc = {
      identitySource: '2',
      workerPassportNo: 'D33333333',
      nocNumber: 'NOC-15/2026',
      nocDate: '2026-01-20',
      nocMissionId: 'RUH',
    }
    expect(await check(noc)).toMatchObject({ outcome: 'verified', workerNameEn: 'NASIMA AKTER' })
    expect(await check({ ...noc, nocMissionId: 'JED' })).toMatchObject({ outcome: 'manual' })
  })

  it('is unique after repeated linking, and preserves its date of birth', async () => {
    const worker = await idOf('C-1')
    await link(worker, 'D22222222', null)
    await link(worker, 'D22222222', '1975-05-05')
    expect((await listLinkedPassports(portal.db, portal.secrets, [worker])).get(worker)).toEqual(['D22222222'])
    expect(await check({ workerPassportNo: 'D22222222', workerDob: '1975-05-05' })).toMatchObject({
      outcome: 'verified',
    })
  })

  it('is searched and listed in the register: in full with edit permission, otherwise masked', async () => {
    expect(await search('D22222222')).toMatchObject([{ number: 'C-1', passportNo: 'A01234567, D22222222' }])
    expect(await search('D22222222', auditor)).toMatchObject([{ number: 'C-1', passportNo: 'A01***567, D22***222' }])
    expect(await search('D99999999')).toEqual([])
  })

  it('reveals that its holder is registered already', async () => {
    const registered = (passport: string) =>
      findRegisteredWorker(portal.db, [passportIndexOf(portal.secrets, passport)])
    expect(await registered('D22222222')).toEqual({ number: 'C-1' })
    expect(await registered('D33333333')).toBeUndefined()
    expect(await findRegisteredWorker(portal.db, [])).toBeUndefined()
  })

  it('is encrypted in the database', async () => {
    const rows = await portal.db.selectFrom('worker_passport').selectAll().execute()
    expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toMatch(/D22222222|1975-05-05/)
  })
})

describe('member in the register', () => {
  it('is listed with the first day, once for repeated entries', async () => {
    const id = await enter()
    expect(await enter({ insuranceNo: 'POL-2' })).toBe(id)
    expect(await check({ workerPassportNo: 'C11111111', workerDob: '1990-01-02' })).toMatchObject({
      sourceType: 3,
      memberNo: 'RUH0000001',
      insuranceNo: 'POL-2',
    })
    expect(await search('RUH0000001')).toHaveLength(1)
  })

  it('is found by the new passport and by the linked old one', async () => {
    const id = await enter({ passportNo: 'C44444444' })
    await link(id, 'C11111111', '1990-01-02')
    for (const workerPassportNo of ['C44444444', 'C11111111'])
      expect(await check({ workerPassportNo, workerDob: '1990-01-02' })).toMatchObject({ memberNo: 'RUH0000001' })
    expect(await search('C11111111')).toMatchObject([{ passportNo: 'C44444444, C11111111' }])
  })

  it('is found by none of the passports once the membership ends, but clearances stay', async () => {
    const id = await enter({ passportNo: 'C44444444' })
    await portal.db.transaction().execute((tx) => deleteRegisterMember(tx, id))
    for (const workerPassportNo of ['C44444444', 'C11111111'])
      expect(await check({ workerPassportNo, workerDob: '1990-01-02' })).toMatchObject({ outcome: 'not-found' })
    const clearance = await idOf('C-1')
    await portal.db.transaction().execute((tx) => deleteRegisterMember(tx, clearance))
    expect(await idOf('C-1')).toBe(clearance)
  })
})
