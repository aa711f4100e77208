import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { alterations, seededRandom } from '#membership/signed-codes/tampered-codes.test.support.ts'
import { formatCode, encodePayload, parseCode } from '#membership/signed-codes/code-encoding.ts'
import { codeUrl } from '#membership/signed-codes/sign-code.ts'
import { distrustSigningKey, rotateSigningKey } from '#membership/signed-codes/signing-keys.ts'
import { createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { birthDay, insertMemberWithCards, number, passport, verificationClient } from './verify-code.test.support.ts'

const today = toDhakaDate(new Date())

let portal: TestPortal
let applicationNo: string
let memberId: number
beforeAll(async () => {
  portal = await startTestPortal()
  applicationNo = await submitApplicationAs(portal, '01700000001')
  memberId = await insertMemberWithCards(portal, applicationNo)
})
afterAll(() => portal.stop())

const { answers, codeFor, verify, stateOf, lastAudit } = verificationClient(() => portal)

describe('verification of a membership card', () => {
  it('shows the masked name and the photo of a valid card, and no passport or date of birth', async () => {
    const { code, body } = await verify(await codeFor())
    expect([code, body.message]).toEqual([200, 'Data Verified Successfully!'])
    const { photo, ...rest } = body.data
    expect(rest).toEqual({
      type: 'MEMBERSHIP_CARD',
      typeName: 'Membership card',
      typeNameBng: 'সদস্য কার্ড',
      validYn: 'Y',
      state: 'VALID',
      name: 'A***** Mia',
      referenceNo: number,
      issuedOn: '2026-11-10',
      validUntil: null,
      about: null,
      aboutBng: null,
    })
    expect(photo).toMatch(/^data:image\/jpeg;base64,\/9j\//)
    expect(await lastAudit()).toEqual({
      event: 'code.verified',
      subject: `member:${number}`,
      detail: { type: 'MEMBERSHIP_CARD', serial: 2, state: 'VALID' },
      actor: 'visitor',
    })
  })

  it('shows the name in the requested language', async () => {
    expect((await verify(await codeFor(), 'bn')).body).toMatchObject({
      message: 'তথ্য সফলভাবে যাচাই হয়েছে!',
      data: { name: 'আ***** মিয়া' },
    })
  })

  it('reports a replaced card without the photo', async () => {
    const { body } = await verify(await codeFor({ serial: 1 }))
    expect(body.data).toMatchObject({ validYn: 'N', state: 'REPLACED', issuedOn: '2026-11-02', photo: null })
  })

  it('reports a revoked card or membership', async () => {
    await portal.db.updateTable('member_card').set({ state: 'REVOKED' }).where('serial', '=', 2).execute()
    expect(await stateOf({})).toBe('REVOKED')
    await portal.db.updateTable('member_card').set({ state: 'VALID' }).where('serial', '=', 2).execute()
    await portal.db.updateTable('member').set({ state: 'ENDED' }).where('id', '=', memberId).execute()
    expect([await stateOf({}), await stateOf({ serial: 1 })]).toEqual(['REVOKED', 'REVOKED'])
    await portal.db.updateTable('member').set({ state: 'ACTIVE' }).where('id', '=', memberId).execute()
    expect(await stateOf({})).toBe('VALID')
  })
})

describe('verification of an application', () => {
  const application = () => ({ type: 'APPLICATION' as const, reference: applicationNo, serial: 0, issuedOn: today })

  it('confirms a submitted application without its status', async () => {
    const { body } = await verify(await codeFor(application()))
    expect(body.data).toEqual({
      type: 'APPLICATION',
      typeName: 'Application',
      typeNameBng: 'আবেদনপত্র',
      validYn: 'Y',
      state: 'VALID',
      name: 'R***** KHATUN',
      referenceNo: applicationNo,
      issuedOn: today,
      validUntil: null,
      photo: null,
      about: expect.stringMatching(/education/i) as string,
      aboutBng: expect.stringContaining('শিক্ষা') as string,
    })
    expect(await lastAudit()).toMatchObject({ event: 'code.verified', subject: `application:${applicationNo}` })
  })

  it('reports a withdrawn application as revoked, and a draft as unknown', async () => {
    const { status } = await portal.db
      .selectFrom('application')
      .select('status')
      .where('no', '=', applicationNo)
      .executeTakeFirstOrThrow()
    const put = (value: string) =>
      portal.db.updateTable('application').set({ status: value }).where('no', '=', applicationNo).execute()
    await put('WITHDRAWN')
    expect(await stateOf(application())).toBe('REVOKED')
    await put(status)
    const draft = await createTestApplicant(portal, await portal.tokenOf('01700000002')).start()
    expect(await stateOf({ ...application(), reference: draft })).toBe('VERIFICATION_NOT_FOUND')
  })

  it('confirms a selection letter after approval and publication, until the approval is revoked', async () => {
    const letter = { ...application(), type: 'RESULT_LETTER' as const, issuedOn: '2026-11-12' }
    const put = (values: { approval_status: number; published: boolean }) =>
      portal.db.updateTable('application').set(values).where('no', '=', applicationNo).execute()
    await put({ approval_status: 2, published: false })
    expect(await stateOf(letter)).toBe('VERIFICATION_NOT_FOUND')
    await put({ approval_status: 2, published: true })
    const { body } = await verify(await codeFor(letter))
    expect(body.data).toMatchObject({
      state: 'VALID',
      typeName: 'Selection letter',
      issuedOn: '2026-11-12',
      about: expect.stringContaining('SSC') as string,
    })
    await put({ approval_status: 1, published: true })
    expect(await stateOf(letter)).toBe('REVOKED')
  })
})

describe('verification code', () => {
  it('is accepted in the query too, and as the whole URL of the QR code', async () => {
    const code = await codeFor()
    expect((await portal.post(`/pub/qr-code-verify?code=${code}`)).body.data.state).toBe('VALID')
    expect((await verify(` ${codeUrl(portal.config, code)}\n`)).body.data.state).toBe('VALID')
  })

  it('returns the same bytes if it is forged, altered, distrusted, unknown or malformed', async () => {
    const good = await codeFor()
    const signed = encodePayload(parseCode(good)?.keyId ?? 0, {
      type: 'MEMBERSHIP_CARD',
      reference: number,
      serial: 2,
      issuedOn: '2026-11-10',
    })
    const foreign = formatCode(signed, sign(null, signed, generateKeyPairSync('ed25519').privateKey))
    const lost = await codeFor()
    await rotateSigningKey(portal)
    await distrustSigningKey(portal, parseCode(lost)?.keyId ?? 0)
    const codesByEvent = {
      'code.unknown': [
        await codeFor({ reference: 'RUH9999999' }),
        await codeFor({ serial: 9 }),
        await codeFor({ type: 'ACKNOWLEDGEMENT' }),
        await codeFor({ type: 'APPLICATION', reference: 'EDU-1999-000001' }),
      ],
      'code.forged': [foreign, lost],
      'code.malformed': [
        '',
        'RUH0000001',
        good.slice(0, -3),
        `${good}=`,
        'https://example.com/?code=x',
        '২০০৯১২৩৪৫৬৭৮৯০১২৩',
      ],
    }
    for (const language of ['en', 'bn'] as const) {
      const seen = new Set<string>()
      for (const [event, codes] of Object.entries(codesByEvent))
        for (const code of codes) {
          const { headers, ...answer } = await rawAnswer(code, language)
          seen.add(JSON.stringify({ ...answer, headers: { ...headers, 'x-request-id': '', date: '' } }))
          expect((await lastAudit()).event).toBe(event)
        }
      expect(seen.size).toBe(1)
      expect([...seen][0]).toContain(language === 'en' ? 'Data Not Found!' : 'তথ্য পাওয়া যায়নি!')
    }
  })

  const rawAnswer = async (code: string, language: string) => {
    const { statusCode, payload, headers } = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/pub/qr-code-verify',
      payload: { code },
      headers: { 'accept-language': language },
    })
    return { statusCode, payload, headers }
  }

  it('is rejected over HTTP in any altered form', async () => {
    const [one, other] = [await codeFor(), await codeFor({ serial: 1 })]
    const random = seededRandom(7)
    const statuses = []
    for (const alter of Object.values(alterations)) {
      const altered = alter(one, random, other)
      // The endpoint removes white space from pasted codes, so such an alteration is still genuine.
      if (altered.replace(/\s/g, '') !== one) statuses.push((await verify(altered)).code)
    }
    expect(new Set(statuses)).toEqual(new Set([404]))
  })

  it('is never in the audit log, nor is other input', async () => {
    const good = await codeFor()
    const forged = alterations['no signature']?.(good, seededRandom(1), good) ?? ''
    await verify(forged)
    expect(await lastAudit()).toMatchObject({
      event: 'code.forged',
      subject: expect.stringMatching(/^code:[0-9a-f]{16}$/) as string,
      detail: {},
    })
    await verify('1234567890')
    expect(await lastAudit()).toMatchObject({ event: 'code.malformed', subject: 'code', detail: {} })
    const whole = JSON.stringify(
      await portal.db.selectFrom('audit').selectAll().where('event', 'like', 'code.%').execute(),
    )
    for (const secret of [good, forged, good.slice(0, 40), '1234567890', passport, birthDay, 'Karim', 'করিম'])
      expect(whole).not.toContain(secret)
  })

  it('is rate-limited by address', async () => {
    const strict = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
    const ask = async () =>
      (await strict.post('/pub/qr-code-verify', { code: 'x' }, { remoteAddress: '203.0.113.9' })).code
    const codes: number[] = []
    // All requests at once would wait for the database longer than the portal permits.
    while (codes.length < 610) codes.push(...(await Promise.all(Array.from({ length: 61 }, ask))))
    await strict.stop()
    expect([codes.filter((code) => code === 404).length, codes.filter((code) => code === 429).length]).toEqual([
      600, 10,
    ])
  })
})

it('is verifiable offline with the public keys, without distrusted ones', async () => {
  const { keyId, signed, signature } = parseCode(await codeFor()) ?? {}
  const { data } = (await portal.get('/pub/signing-keys')).body
  const { publicKey } = (data as { keyId: number; publicKey: string }[]).find((key) => key.keyId === keyId) ?? {}
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey ?? '', 'base64url'), 'Ed25519', false, [
    'verify',
  ])
  expect(
    await crypto.subtle.verify('Ed25519', key, new Uint8Array(signature ?? []), new Uint8Array(signed ?? [])),
  ).toBe(true)
  const distrusted = await portal.db
    .selectFrom('signing_key')
    .select('id')
    .where('distrusted_at', 'is not', null)
    .execute()
  expect(distrusted.length).toBeGreaterThan(0)
  expect(data.filter((one: { keyId: number }) => distrusted.some(({ id }) => id === one.keyId))).toEqual([])
  expect(Object.keys(data[0]).toSorted()).toEqual(['keyId', 'publicKey'])
})

it('returned no NID, passport, phone or date of birth in all of these tests', () => {
  const canaries = [
    passport,
    birthDay,
    '2031-08-09',
    'A01234567',
    '1975-05-05',
    '01700000001',
    ...['studentBrn', 'studentMobile', 'studentDob', 'guardianNid', 'guardianMobile'].map((field) =>
      String(eduAllowanceAnswers[field]),
    ),
  ]
  const whole = answers.join('\n')
  expect(answers.length).toBeGreaterThan(20)
  expect(canaries.filter((canary) => whole.includes(canary))).toEqual([])
})
