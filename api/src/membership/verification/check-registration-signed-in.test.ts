import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upsertRegisterMember, linkPassport } from '#registers/registry/linked-passports.ts'
import { deleteRegisterMember } from '#registers/registry/queries.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
const logins = {
  mission: 'mission.riyadh@demo.wewb',
  elsewhere: 'mission.dubai@demo.wewb',
  district: 'demo.tangail@demo.wewb',
  section: 'so.edu@demo.wewb',
  callCentre: 'callcentre@demo.wewb',
  auditor: 'auditor@demo.wewb',
  applicant: '01700000001',
}
/** Rafiqul's clearance has the old passport; his membership has the new one and links the old one. */
const [oldPassport, newPassport, birthDay] = ['A05678901', 'G55555555', '1978-12-16']
const ids: Record<string, number> = {}
let applicationNo: string

beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins)) tokens[name] = await portal.tokenOf(login)
  const applicant = createTestApplicant(portal, tokens['applicant'] ?? '')
  applicationNo = await applicant.start()
  const { id: applicationId } = await portal.db
    .selectFrom('application')
    .select('id')
    .where('no', '=', applicationNo)
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('application').set({ mission: 'RUH' }).where('id', '=', applicationId).execute()
  const { encrypt } = portal.secrets
  await portal.db.transaction().execute(async (tx) => {
    const document = {
      number: 'RUH0000005',
      passportNo: newPassport,
      birthDay,
      name: 'RAFIQUL ISLAM',
      fatherName: 'SIRAJUL ISLAM',
      country: 'QA',
      issuedOn: '2026-11-01',
      insuranceNo: 'POL-5',
    }
    const workerId = await upsertRegisterMember(tx, portal.secrets, document)
    await linkPassport(tx, portal.secrets, workerId, { passportNo: oldPassport, birthDay })
    await tx
      .insertInto('member')
      .values({
        number: 'RUH0000005',
        application_id: applicationId,
        account_id: null,
        worker_id: workerId,
        mission: 'RUH',
        country: 'QA',
        name: 'RAFIQUL ISLAM',
        name_bng: null,
        passport_sealed: encrypt(newPassport),
        passport_index: passportIndexOf(portal.secrets, newPassport),
        passport_expires_on: null,
        birth_sealed: encrypt(birthDay),
        photo: null,
        joined_on: '2026-11-01',
        insurance_no: 'POL-5',
        sum_assured: '1000000',
        cover_from: '2026-11-01',
        cover_until: '2031-10-31',
      })
      .execute()
  })
  for (const { id, number } of await portal.db.selectFrom('worker').select(['id', 'number']).execute()) ids[number] = id
})
afterAll(() => portal.stop())

const ask = async (name: string, searchBy: string, value: string) =>
  await portal.post('/bmet-wewbm-check', { searchBy, value }, { token: tokens[name] ?? '', language: 'en' })
const numbersOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.data.list.map(({ number }: { number: string }) => number)
const lastAudit = () =>
  portal.db
    .selectFrom('audit')
    .select(['subject', 'detail'])
    .where('event', '=', 'registration.checked')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('registration check by staff', () => {
  it.each([
    ['the new passport', 'PASSPORT', 'g৫৫৫৫৫৫৫৫'],
    ['the old passport', 'PASSPORT', oldPassport],
    ['the clearance', 'CLEARANCE', 'c-5'],
    ['the earlier membership', 'MEMBERSHIP', 'M-5'],
    ['the membership', 'MEMBERSHIP', 'ruh0000005'],
  ])('finds every document of a person by %s, newest first', async (_what, searchBy, value) => {
    const answer = await ask('mission', searchBy, value)
    expect([answer.body.message, answer.body.data.foundYn]).toEqual(['Data Verified Successfully!', 'Y'])
    expect(numbersOf(answer)).toEqual(['RUH0000005', 'M-5', 'C-5'])
  })

  it('returns state, cover and application of a member, and the absence of other documents', async () => {
    const [member, , clearance] = (await ask('mission', 'PASSPORT', newPassport)).body.data.list
    expect(member).toEqual({
      type: 'MEMBERSHIP',
      number: 'RUH0000005',
      name: 'RAFIQUL ISLAM',
      fatherName: 'SIRAJUL ISLAM',
      passportNo: newPassport,
      linkedPassports: [oldPassport],
      countryId: 'QA',
      countryName: 'Qatar',
      countryNameBng: 'কাতার',
      issuedOn: '2026-11-01',
      insuranceNo: 'POL-5',
      membershipState: 'ACTIVE',
      coverFrom: '2026-11-01',
      coverUntil: '2031-10-31',
      applicationNo,
    })
    expect(clearance).toMatchObject({
      type: 'BMET',
      passportNo: oldPassport,
      linkedPassports: [],
      membershipState: null,
      coverFrom: null,
      applicationNo: null,
    })
  })

  it.each(['mission', 'section'])(
    'shows full passports to roles that decide on members or edit the register (%s)',
    async (name) => {
      expect((await ask(name, 'CLEARANCE', 'C-5')).body.data.list[0]).toMatchObject({
        passportNo: newPassport,
        linkedPassports: [oldPassport],
      })
    },
  )

  it.each(['callCentre', 'auditor'])(
    'masks passports to the last four characters for read-only roles (%s)',
    async (name) => {
      const { body } = await ask(name, 'CLEARANCE', 'C-5')
      expect(body.data.list[0]).toMatchObject({ passportNo: '•••••5555', linkedPassports: ['•••••8901'] })
      expect(JSON.stringify(body)).not.toMatch(/G55555555|A05678901|1978-12-16/)
    },
  )

  it('is audited with the documents found, not with the input', async () => {
    await ask('callCentre', 'PASSPORT', newPassport)
    const subject = ['RUH0000005', 'M-5', 'C-5'].map((number) => `worker:${ids[number]}`).join(' ')
    expect(await lastAudit()).toEqual({ subject, detail: { by: 'PASSPORT', outcome: 'found' } })
  })

  it('reports no match and invalid numbers', async () => {
    const { body } = await ask('mission', 'PASSPORT', 'Z99999999')
    expect([body.message, body.data]).toEqual(['Data Not Found!', { foundYn: 'N', list: [] }])
    expect(await lastAudit()).toEqual({ subject: 'registry', detail: { by: 'PASSPORT', outcome: 'not-found' } })
    const wrong = await ask('mission', 'PASSPORT', 'twelve')
    expect([wrong.code, wrong.body.issues[0].path]).toEqual([422, 'value'])
  })

  it('finds a NOC with the other documents of its passport', async () => {
    expect((await ask('mission', 'PASSPORT', 'A06789012')).body.data.list).toMatchObject([
      { type: 'NOC', number: 'NOC-15/2026' },
    ])
  })

  it('returns the application number only with access to the application', async () => {
    const applicationsOf = async (name: string) =>
      (await ask(name, 'PASSPORT', newPassport)).body.data.list[0].applicationNo
    expect([
      await applicationsOf('section'),
      await applicationsOf('callCentre'),
      await applicationsOf('elsewhere'),
      await applicationsOf('district'),
    ]).toEqual([applicationNo, applicationNo, null, null])
  })

  it('returns an ended membership too', async () => {
    await portal.db.transaction().execute(async (tx) => {
      await tx.updateTable('member').set({ state: 'ENDED' }).where('number', '=', 'RUH0000005').execute()
      await deleteRegisterMember(tx, ids['RUH0000005'] ?? 0)
    })
    for (const [searchBy, value] of [
      ['MEMBERSHIP', 'RUH0000005'],
      ['PASSPORT', newPassport],
    ] as const) {
      expect((await ask('mission', searchBy, value)).body.data.list).toMatchObject([
        { number: 'RUH0000005', membershipState: 'ENDED', applicationNo },
      ])
      expect(await lastAudit()).toMatchObject({ subject: 'member:RUH0000005' })
    }
    expect(numbersOf(await ask('mission', 'PASSPORT', oldPassport))).toEqual(['M-5', 'C-5'])
  })
})

it('is denied to applicants and without log-in', async () => {
  expect((await ask('applicant', 'PASSPORT', newPassport)).code).toBe(403)
  expect((await portal.post('/bmet-wewbm-check', { searchBy: 'PASSPORT', value: newPassport })).code).toBe(401)
})
