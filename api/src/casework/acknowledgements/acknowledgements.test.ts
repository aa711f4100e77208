import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { exampleBankAccount } from '@wewb/domain/services/definitions/example-people'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example, servicesOnlyMoves } from '@wewb/domain/services/definitions/re-integration/example'
import { readAsciiTexts, readPageTexts } from '#pdf/read-pdf.test.support.ts'
import { signCode } from '#membership/signed-codes/sign-code.ts'
import { bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { picture } from '#testing/images.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

const [returnee, stranger] = ['01700000001', '01700000002']
const [centre, section, elsewhere] = ['wc.tangail@demo.wewb', 'so.two@demo.wewb', 'demo.cumilla@demo.wewb']
const today = toDhakaDate(new Date())
const training = { planningDate: today, serviceTypeId: 'TRAINING', serviceProviderId: 'TTC_TANGAIL' }

let portal: TestPortal
let no: string
beforeAll(async () => {
  portal = await startTestPortal()
  no = await fillInApplication(portal, await portal.tokenOf(returnee), reIntegration, example.answers)
})
afterAll(() => portal.stop())

const as = async (
  login: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) =>
  await portal.request(method, path, body, {
    token: await portal.tokenOf(login),
    language: 'en',
    ...(headers ? { headers } : {}),
  })
const refer = (login: string, changes: Answers = {}, applicationNo = no) =>
  as(login, 'POST', '/acknowledgements', { applicationNo, ...training, ...changes })
const listOf = async (login: string) => bodyOf(await as(login, 'GET', `/acknowledgements?applicationNo=${no}`)).data
const verify = async (code: string) => (await portal.post('/pub/qr-code-verify', { code }, { language: 'en' })).body
const messagesOf = async (template: string) =>
  await portal.db.selectFrom('message').selectAll().where('template', '=', template).orderBy('id').execute()

describe('referral', () => {
  it('requires an approved application', async () => {
    await performMoves(portal, returnee, no, servicesOnlyMoves.slice(0, 5))
    expect((await refer(centre)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await listOf(centre))['mayAddYn']).toBe('N')
    await performMoves(portal, returnee, no, servicesOnlyMoves.slice(5, 6))
    expect((await listOf(centre))['mayAddYn']).toBe('Y')
  })
  it('is created by the centre and the section officer, not by other offices or roles, nor for oneself', async () => {
    const codes = async (...logins: string[]) =>
      await Promise.all(logins.map(async (login) => (await refer(login)).body.code))
    expect(await codes(returnee, stranger, elsewhere)).toEqual(['NO_PERMISSION', 'NOT_FOUND', 'NOT_FOUND'])
    expect(await codes('dir.welfare@demo.wewb', 'ad.welfare@demo.wewb', 'acc.maker@demo.wewb')).toEqual([
      'NO_PERMISSION',
      'NO_PERMISSION',
      'NO_PERMISSION',
    ])
  })
  it('reports all issues at once at their fields', async () => {
    const { body, code } = await refer(centre, {
      planningDate: '2999-01-01',
      serviceTypeId: 'X',
      serviceProviderId: 'NOBODY',
      amount: '5000',
    })
    expect(code).toBe(422)
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['planningDate', 'serviceTypeId', 'serviceProviderId', 'bankDetails.accountNumber']),
    )
  })
  it('gets its number, is notified to the person, and advances the stage of the case', async () => {
    const answer = await refer(centre, { remarks: 'Knows the trade already.' })
    const referral = bodyOf(answer).data
    expect(referral).toMatchObject({
      referralNo: `RFL-${today.slice(0, 4)}-000001`,
      ackStatus: 'REFERRED',
      serviceTypeName: 'Technical training',
      serviceProviderNameBng: 'কারিগরি প্রশিক্ষণ কেন্দ্র, টাঙ্গাইল',
      mayEditYn: 'Y',
    })
    const [message] = await messagesOf('RIN_REFERRED')
    expect(message?.body).toContain('আপনাকে কারিগরি প্রশিক্ষণ কেন্দ্র, টাঙ্গাইল-এ কারিগরি প্রশিক্ষণ সেবার জন্য রেফার করা হয়েছে।')
    const file = await portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
    expect([file.stage, file.state, file.desk]).toEqual(['REFERRED', 'approved', 'follow-up'])
    const acts = await portal.db
      .selectFrom('application_act')
      .selectAll()
      .where('application_id', '=', file.id)
      .orderBy('id', 'desc')
      .execute()
    expect([acts[0]?.move, acts[0]?.note]).toEqual(['progress-later', expect.stringContaining('RFL-')])
  })
  it('changes status step by step, and every step stays in its history', async () => {
    const { list } = await listOf(centre)
    const { referralNo, revision } = list[0]
    const change = (login: string, body: object) => as(login, 'PUT', `/acknowledgements/${referralNo}`, body)
    expect((await change(centre, { ackStatus: 'COMPLETED', revision })).code).toBe(422)
    expect(
      bodyOf(await change(centre, { ackStatus: 'ACCEPTED', remarks: 'They have a place.', revision })).data[
        'ackStatus'
      ],
    ).toBe('ACCEPTED')
    expect((await change(centre, { ackStatus: 'RUNNING', serviceStart: today, revision })).body.code).toBe(
      'VERSION_CONFLICT',
    )
    expect((await change(section, { ackStatus: 'RUNNING', serviceStart: today, revision: 2 })).code).toBe(200)
    expect((await change(returnee, { ackStatus: 'DROPPED', revision: 3 })).body.code).toBe('NO_PERMISSION')
    expect((await change(elsewhere, { ackStatus: 'DROPPED', revision: 3 })).body.code).toBe('NOT_FOUND')
    // The start date is already stored; only the end date is required.
    expect((await change(centre, { ackStatus: 'COMPLETED', serviceEnd: today, revision: 3 })).code).toBe(200)
    expect((await change(centre, { ackStatus: 'DROPPED', revision: 4 })).body.code).toBe('MOVE_NOT_OPEN')
    const [done] = (await listOf(section))['list']
    expect(done).toMatchObject({ ackStatus: 'COMPLETED', serviceStart: today, serviceEnd: today, mayEditYn: 'N' })
    expect(done.history.map(({ ackStatus, remarks }: Record<string, string>) => [ackStatus, remarks])).toEqual([
      ['REFERRED', 'Knows the trade already.'],
      ['ACCEPTED', 'They have a place.'],
      ['RUNNING', ''],
      ['COMPLETED', ''],
    ])
    const audit = await portal.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `acknowledgement:${referralNo}`)
      .execute()
    expect(audit).toHaveLength(4)
  })
  it('is readable by its person without remarks and names of officers', async () => {
    const { list, mayAddYn } = await listOf(returnee)
    expect([mayAddYn, list[0].mayEditYn, list[0].ackStatusNameBng]).toEqual(['N', 'N', 'সেবা সম্পন্ন'])
    expect(
      list[0].history.every(({ remarks, person }: Record<string, string>) => remarks === '' && person === ''),
    ).toBe(true)
    expect((await as(stranger, 'GET', `/acknowledgements?applicationNo=${no}`)).body.code).toBe('NOT_FOUND')
  })
  it('encrypts the account, and masks it for readers without the permission', async () => {
    const { payload, headers } = multipartForm('bankDetails.chequeCopy', await page())
    const cheque = bodyOf(await as(centre, 'POST', `/acknowledgements/documents/${no}`, payload, headers)).data[
      'documentId'
    ]
    const bankDetails = { ...exampleBankAccount, chequeCopy: [cheque] }
    const loan = bodyOf(
      await refer(section, {
        serviceTypeId: 'LOAN',
        serviceProviderId: 'EXPATRIATES_BANK',
        amount: '50000',
        bankDetails,
      }),
    ).data
    expect(loan['bankDetails'].accountNumber).toBe(exampleBankAccount['accountNumber'])
    const row = await portal.db
      .selectFrom('acknowledgement')
      .selectAll()
      .where('referral_no', '=', loan['referralNo'])
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row.answers)).not.toContain(exampleBankAccount['accountNumber'])
    const [listed] = (await listOf('acc.maker@demo.wewb'))['list']
    expect(listed.bankDetails.accountNumber).toBe(`${'•'.repeat(9)}8901`)
    expect((await listOf(returnee))['list'][0].bankDetails.accountNumber).toBe(exampleBankAccount['accountNumber'])
    // Without an amount there is no account either.
    const { data } = bodyOf(
      await as(centre, 'PUT', `/acknowledgements/${loan['referralNo']}`, {
        ackStatus: 'REFERRED',
        amount: '',
        revision: 1,
      }),
    )
    expect([data['amount'], data['bankDetails']]).toEqual([null, null])
  })
  it('accepts five documents, which only the person and permitted staff can open', async () => {
    const send = async (login: string, field = 'documents') => {
      const { payload, headers } = multipartForm(field, await page())
      return await as(login, 'POST', `/acknowledgements/documents/${no}`, payload, headers)
    }
    expect([
      (await send(returnee)).body.code,
      (await send(stranger)).body.code,
      (await send(centre, 'photo')).body.code,
    ]).toEqual(['NO_PERMISSION', 'NOT_FOUND', 'NOT_FOUND'])
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) ids.push(bodyOf(await send(centre)).data['documentId'])
    expect((await refer(centre, { documents: ids })).code).toBe(422)
    expect((await refer(centre, { documents: ['00000000-0000-4000-8000-000000000000'] })).code).toBe(422)
    const made = bodyOf(await refer(centre, { documents: ids.slice(0, 5) })).data
    expect(made['documents']).toHaveLength(5)
    expect((await as(returnee, 'GET', `/applications/${no}/documents/${ids[0]}`)).code).toBe(200)
    expect((await as(stranger, 'GET', `/applications/${no}/documents/${ids[0]}`)).code).toBe(404)
  })
  it('is printed in both languages with a verifiable code, and is invalid once dropped', async () => {
    const { list } = await listOf(returnee)
    const { referralNo, revision } = list.find(({ ackStatus }: { ackStatus: string }) => ackStatus === 'REFERRED')
    const english = await as(returnee, 'GET', `/acknowledgements/${referralNo}/print?language=en`)
    expect([english.code, english.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await readAsciiTexts(english.body as Buffer)).join(' ')).toContain(referralNo)
    const bangla = await readPageTexts(
      (await as(centre, 'GET', `/acknowledgements/${referralNo}/print?language=bn`)).body as Buffer,
    )
    expect(bangla.join(' ').replaceAll(' ', '')).toContain('কারিগরিপ্রশিক্ষণকেন্দ্র')
    expect((await as(stranger, 'GET', `/acknowledgements/${referralNo}/print`)).code).toBe(404)
    const code = await codeOf(referralNo)
    expect((await verify(code)).data).toMatchObject({
      type: 'ACKNOWLEDGEMENT',
      state: 'VALID',
      referenceNo: referralNo,
      name: 'R***** ISLAM',
      about: 'Technical training, Technical training centre, Tangail',
    })
    await as(centre, 'PUT', `/acknowledgements/${referralNo}`, { ackStatus: 'DROPPED', revision })
    expect((await verify(code)).data).toMatchObject({ state: 'REVOKED', validYn: 'N' })
    expect((await verify(await codeOf('RFL-1999-000001'))).code).toBe('VERIFICATION_NOT_FOUND')
  })
  it('cannot be added to a closed case', async () => {
    await performMoves(portal, returnee, no, servicesOnlyMoves.slice(7))
    expect((await refer(centre)).body.code).toBe('MOVE_NOT_OPEN')
  })
})

const page = () => picture()
const codeOf = (reference: string) =>
  signCode(portal, { type: 'ACKNOWLEDGEMENT', reference, serial: 0, issuedOn: today })
