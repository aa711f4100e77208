import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upsertRegisterMember, linkPassport } from '#registers/registry/linked-passports.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

type Query = { searchBy?: string; value?: string; dateOfBirth?: string }
const karim = { searchBy: 'PASSPORT', value: 'A01234567', dateOfBirth: '1975-05-05' }
const ask = async (query: Query, language: 'bn' | 'en' = 'en') =>
  await portal.post('/pub/bmet-wewbm-check', { ...karim, ...query, ...(await portal.newCaptcha()) }, { language })
const nothing = {
  foundYn: 'N',
  type: null,
  nameMasked: null,
  number: null,
  countryId: null,
  countryName: null,
  countryNameBng: null,
  issuedOn: null,
  insuranceYn: null,
}
const lastAudit = () =>
  portal.db
    .selectFrom('audit')
    .select(['actor', 'subject', 'detail'])
    .where('event', '=', 'registration.checked')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('public registration check', () => {
  it('confirms a clearance for passport and date of birth, with a masked name', async () => {
    const { code, body } = await ask({})
    expect([code, body.message]).toEqual([200, 'Data Verified Successfully!'])
    expect(body.data).toEqual({
      foundYn: 'Y',
      type: 'BMET',
      nameMasked: 'A***** KARIM',
      number: 'C-1',
      countryId: 'SA',
      countryName: 'Saudi Arabia',
      countryNameBng: 'সৌদি আরব',
      issuedOn: '2015-03-10',
      insuranceYn: 'N',
    })
  })

  it.each([
    [
      'clearance',
      { searchBy: 'CLEARANCE', value: 'C-2', dateOfBirth: '1972-11-30' },
      { type: 'BMET', number: 'C-2', insuranceYn: 'Y' },
    ],
    [
      'membership',
      { searchBy: 'MEMBERSHIP', value: 'M-1', dateOfBirth: '1980-02-14' },
      { type: 'MEMBERSHIP', number: 'M-1' },
    ],
    [
      'number written as on a telephone',
      { searchBy: 'CLEARANCE', value: ' c – ২ ', dateOfBirth: '৩০-১১-১৯৭২' },
      { number: 'C-2' },
    ],
    ['passport written as on a telephone', { value: 'a০১ ২৩৪-৫৬৭', dateOfBirth: '০৫/০৫/১৯৭৫' }, { number: 'C-1' }],
  ])('finds a person by %s', async (_what, query, found) => {
    expect((await ask(query)).body.data).toMatchObject({ foundYn: 'Y', ...found })
  })

  it('returns the newer of two documents, or the requested one', async () => {
    const both = { dateOfBirth: '1978-12-16' }
    expect((await ask({ ...both, value: 'A05678901' })).body.data).toMatchObject({ type: 'MEMBERSHIP', number: 'M-5' })
    expect((await ask({ ...both, searchBy: 'CLEARANCE', value: 'C-5' })).body.data).toMatchObject({
      type: 'BMET',
      number: 'C-5',
    })
    expect((await ask({ ...both, searchBy: 'MEMBERSHIP', value: 'M-5' })).body.data).toMatchObject({
      type: 'MEMBERSHIP',
      number: 'M-5',
    })
  })

  it('does not reveal which of the two values was wrong', async () => {
    const wrong = [
      { dateOfBirth: '1975-05-06' },
      { value: 'Z99999999' },
      { searchBy: 'CLEARANCE', value: 'C-1', dateOfBirth: '1975-05-06' },
      { searchBy: 'CLEARANCE', value: 'C-999' },
      // A membership number is not a clearance number, and a NOC is neither.
      { searchBy: 'MEMBERSHIP', value: 'C-1' },
      { searchBy: 'CLEARANCE', value: 'NOC-15/2026' },
    ]
    for (const query of wrong) {
      const { code, body } = await ask(query)
      expect([code, body]).toEqual([200, { status: true, message: 'Data Not Found!', data: nothing }])
    }
    expect((await ask({ value: 'Z99999999' }, 'bn')).body.message).toBe('তথ্য পাওয়া যায়নি!')
  })

  it.each([
    ['PASSPORT', '12', 'value'],
    ['PASSPORT', ' ', 'value'],
    ['CLEARANCE', 'ছাড়পত্র', 'value'],
  ])('rejects an invalid %s: %j', async (searchBy, value, path) => {
    const { code, body } = await ask({ searchBy, value })
    expect([code, body.code, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([
      422,
      'ANSWERS_INVALID',
      [path],
    ])
    expect(body.issues[0].message).not.toBe('This value is not right.')
  })

  it.each(['', '1975-02-30', '2999-01-01', 'yesterday'])('rejects the date of birth %j', async (dateOfBirth) => {
    const { body } = await ask({ dateOfBirth })
    expect([body.code, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([
      'ANSWERS_INVALID',
      ['dateOfBirth'],
    ])
  })

  it('requires a captcha for every query', async () => {
    const captcha = await portal.newCaptcha()
    expect((await portal.post('/pub/bmet-wewbm-check', { ...karim, ...captcha })).code).toBe(200)
    expect((await portal.post('/pub/bmet-wewbm-check', { ...karim, ...captcha })).body.code).toBe('INVALID_CAPTCHA')
  })

  it('audits the kind of query and its outcome, never the number', async () => {
    await ask({})
    expect(await lastAudit()).toEqual({
      actor: 'visitor',
      subject: 'registry',
      detail: { by: 'PASSPORT', outcome: 'found' },
    })
    await ask({ searchBy: 'CLEARANCE', value: 'C-999' })
    expect(await lastAudit()).toEqual({
      actor: 'visitor',
      subject: 'registry',
      detail: { by: 'CLEARANCE', outcome: 'not-found' },
    })
  })
})

describe('registration check after a passport change', () => {
  it('finds the same membership by the old and the new passport', async () => {
    await portal.db.transaction().execute(async (tx) => {
      const member = {
        number: 'RUH0000009',
        passportNo: 'E99999999',
        birthDay: '1985-06-07',
        name: 'ROKEYA BEGUM',
        fatherName: null,
        country: 'SA',
        issuedOn: '2026-11-01',
        insuranceNo: null,
      }
      const id = await upsertRegisterMember(tx, portal.secrets, member)
      await linkPassport(tx, portal.secrets, id, { passportNo: 'E88888888', birthDay: '1985-06-07' })
    })
    for (const value of ['E99999999', 'E88888888'])
      expect((await ask({ value, dateOfBirth: '1985-06-07' })).body.data).toMatchObject({
        number: 'RUH0000009',
        nameMasked: 'R***** BEGUM',
      })
    expect(
      (await ask({ searchBy: 'MEMBERSHIP', value: 'ruh 0000009', dateOfBirth: '1985-06-07' })).body.data.foundYn,
    ).toBe('Y')
    expect((await ask({ value: 'E88888888', dateOfBirth: '1985-06-08' })).body.data).toEqual(nothing)
  })
})

it('returns no passport, date of birth or father’s name of any person', async () => {
  const { demoWorkers } = await import('#demo/registers.ts')
  const canaries = demoWorkers
    .flatMap(({ passport_no, date_of_birth, father_name }) =>
      [passport_no, date_of_birth, father_name ?? []].flat().map(String),
    )
    .filter((text) => text !== 'null')
  const questions = demoWorkers.slice(0, 12).map(({ source, number, date_of_birth }) => ({
    searchBy: source === 'MEMBERSHIP' ? 'MEMBERSHIP' : 'CLEARANCE',
    value: String(number),
    dateOfBirth: String(date_of_birth ?? '1980-01-01'),
  }))
  const answers = []
  for (const query of [...questions, {}, { dateOfBirth: '1975-05-06' }, { value: '12' }])
    answers.push((await ask(query)).body)
  expect(answers.filter(({ data }) => data?.foundYn === 'Y').length).toBeGreaterThan(8)
  const said = JSON.stringify(answers)
  expect(canaries.filter((canary) => said.includes(canary))).toEqual([])
})

it('is disabled and enabled by the setting', async () => {
  const turn = (active: 'Y' | 'N') =>
    portal.db
      .updateTable('general_setting')
      .set({ active_yn: active })
      .where('code', '=', 'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL')
      .execute()
  await turn('N')
  const closed = await ask({})
  expect([closed.code, closed.body.code]).toEqual([403, 'SERVICE_CLOSED'])
  await turn('Y')
  expect((await ask({})).code).toBe(200)
})

describe('registration check with an external register', () => {
  let outside: Server
  let isSilent = false
  beforeAll(async () => {
    outside = createServer((_request, response) => {
      const known = { data: { name: 'HANIF MIA', country: 'Qatar', clearanceId: 'out-1' } }
      response.writeHead(isSilent ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(known))
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => outside.close())

  it('finds people missing in our tables, and reports an unavailable register', async () => {
    const original = portal
    portal = await startTestPortal({ BMET_URL: `http://127.0.0.1:${(outside.address() as AddressInfo).port}/` })
    try {
      expect((await ask({ value: 'F77777777', dateOfBirth: '1991-02-03' })).body.data).toMatchObject({
        type: 'BMET',
        number: 'OUT-1',
        nameMasked: 'H***** MIA',
        countryName: 'Qatar',
      })
      isSilent = true
      expect((await ask({ value: 'F77777777', dateOfBirth: '1991-02-03' })).code).toBe(503)
      expect((await lastAudit()).detail).toEqual({ by: 'PASSPORT', outcome: 'silent' })
      expect((await ask({})).body.data.number).toBe('C-1')
    } finally {
      await portal.stop()
      portal = original
    }
  })
})
