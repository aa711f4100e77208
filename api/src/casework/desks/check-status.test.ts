import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { digestOf } from '#casework/applications/application-keys.ts'
import { createTestApplicant, submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { sampleService } from '#testing/sample-service.ts'

let portal: TestPortal
let applicationNo: string
let officer: string
let applicant: string
beforeAll(async () => {
  portal = await startTestPortal({}, [...catalogue, sampleService])
  applicationNo = await submitApplicationAs(portal, '01700000001')
  officer = await portal.tokenOf('so.edu@demo.wewb')
  applicant = await portal.tokenOf('01700000001')
})
afterAll(() => portal.stop())

const send = () => ({ moduleCode: 'edu-allowance', applicationNo })
const ask = async (mobile: string, changes: object = {}) =>
  await portal.post(
    '/pub/application-status-check',
    { ...send(), mobile, ...changes, ...(await portal.newCaptcha()) },
    { language: 'en' },
  )
const askSignedIn = (mobile: string, token = officer, changes: object = {}) =>
  portal.post('/application-status-check', { ...send(), mobile, ...changes }, { token, language: 'en' })
const addPhone = async (phone: string) => {
  const { id } = await portal.db
    .selectFrom('application')
    .select('id')
    .where('no', '=', applicationNo)
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('application_key')
    .values({ application_id: id, kind: 'mobile', digest: digestOf(portal.secrets, 'mobile', phone) })
    .execute()
}

describe('phone number of the status check', () => {
  it.each(['01812345678', '+880 1812-345678', '০১৮১২৩৪৫৬৭৮', '8801812345678', '01700000001'])(
    'matches in the notation %s',
    async (mobile) => {
      expect((await ask(mobile)).body.data).toMatchObject({ applicationNo, moduleCode: 'edu-allowance' })
      expect((await askSignedIn(mobile)).code).toBe(200)
    },
  )

  it('may be foreign, with its country code', async () => {
    expect((await ask('+971501234567')).code).toBe(404)
    await addPhone('+971501234567')
    for (const mobile of ['+971501234567', '00971 50-123 4567', '+৯৭১ ৫০ ১২৩ ৪৫৬৭']) {
      expect((await ask(mobile)).code).toBe(200)
      expect((await askSignedIn(mobile)).code).toBe(200)
    }
    expect((await ask('+971501234568')).body.code).toBe('NOT_FOUND')
  })

  it('may be a Bangladeshi one stored with its country code', async () => {
    await addPhone('+8801998877665')
    for (const mobile of ['01998877665', '+8801998877665']) expect((await ask(mobile)).code).toBe(200)
  })

  it.each(['0501234567', 'kamal@demo.wewb', '12', ''])('is rejected as %j with a format hint', async (mobile) => {
    for (const { code, body } of [await ask(mobile), await askSignedIn(mobile)]) {
      expect([code, body.issues[0].path]).toEqual([422, 'mobile'])
      expect(body.issues[0].message).toContain('with its country code')
    }
  })
})

it('returns no NID, passport, date of birth, account or phone of any person', async () => {
  const said = JSON.stringify([(await ask('01812345678')).body, (await ask('01799999999')).body])
  const canaries = [
    ...JSON.stringify(eduAllowanceAnswers).matchAll(/[A-Z]{0,2}\d{8,17}|(?:19\d|200)\d-\d{2}-\d{2}/g),
  ].map(([canary]) => canary)
  expect(canaries.length).toBeGreaterThan(5)
  expect(canaries.filter((canary) => said.includes(canary))).toEqual([])
})

describe('service excluded from the status check', () => {
  const hide = (value: string, active: 'Y' | 'N' = 'Y') =>
    portal.db
      .updateTable('general_setting')
      .set({ value, active_yn: active })
      .where('code', '=', 'APP_STATUS_CHECK_HIDDEN_MODULES')
      .execute()
  const offered = async () => {
    const codesOf = (list: { moduleCode: string }[]) => list.map(({ moduleCode }) => moduleCode)
    const lists = [
      codesOf((await portal.get('/pub/status-check-modules')).body.data),
      codesOf((await portal.get('/pub/portal-settings')).body.data.appStatusCheckModuleList),
    ]
    expect(lists[0]).toEqual(lists[1])
    return lists[0]
  }

  it('is not offered to the public, like a wrong number; staff and the owner have access', async () => {
    expect(await offered()).toContain('edu-allowance')
    const unknown = (await ask('01812345678', { applicationNo: 'EDU-2026-999999' })).body
    await hide(' gms , Edu-allowance')
    expect(await offered()).not.toContain('edu-allowance')
    const hidden = await ask('01812345678')
    expect([hidden.code, hidden.body]).toEqual([404, unknown])
    expect((await askSignedIn('01812345678')).code).toBe(200)
    expect((await askSignedIn('01812345678', applicant)).code).toBe(200)
  })

  it('is available again when the setting is cleared or turned off', async () => {
    await hide('edu-allowance', 'N')
    expect(await offered()).toContain('edu-allowance')
    await hide('')
    expect((await ask('01812345678')).code).toBe(200)
  })

  it('may be all grant programmes at once', async () => {
    const sewing = createTestApplicant(portal, applicant)
    const no: string = bodyOf(await sewing.send('POST', '/applications', { service: 'gms-12' })).data['applicationNo']
    const document = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#eee' } })
      .png()
      .toBuffer()
    const home = {
      divisionId: '6',
      districtId: '44',
      upazilaId: '342',
      unionWard: '5',
      postOffice: 'Tangail',
      village: 'Akur Takur Para',
    }
    const passportCopy = [await sewing.upload(no, 'passportCopy', document)]
    await sewing.save(no, 'about', { fullName: 'Rahima Begum', nid: '1234567890', home, passportCopy })
    await sewing.save(no, 'send', { declarationAccepted: true })
    expect((await sewing.submit(no)).code).toBe(200)
    const programme = { applicationNo: no, moduleCode: 'gms' }
    expect((await ask('01700000001', programme)).body.data).toMatchObject(programme)
    expect((await ask('01700000001', { ...programme, moduleCode: 'gms-12' })).code).toBe(200)
    expect((await ask('01700000001', { ...programme, moduleCode: 'edu-allowance' })).code).toBe(404)
    await hide('gms')
    expect((await ask('01700000001', programme)).code).toBe(404)
    expect((await ask('01700000001', { ...programme, moduleCode: 'gms-12' })).code).toBe(404)
    expect((await askSignedIn('01700000001', applicant, programme)).code).toBe(200)
  })
})
