import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { performAction, fillMembershipForm, tryAction } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { assistant, dubai, issuesOf, memberClient, passport, riyadh } from './members.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const { messagesTo, submit, stateOf, check, changeTo } = memberClient(() => portal)

describe('membership application', () => {
  let no: string
  let number: string

  it('requires the fee of the mission in its currency, with the premium for insured members', async () => {
    const token = await portal.tokenOf('kamal@demo.wewb')
    no = await fillMembershipForm(portal, token, { insuranceYn: 'Y' })
    const { answers, facts } = await createTestApplicant(portal, token).get(no)
    expect(answers).toMatchObject({
      membershipFee: '110',
      insurancePremium: '31.50',
      totalWithInsurance: '141.50',
      insuranceClaimAmount: '1000000',
      currency: 'SAR',
    })
    expect(facts['membership.due']).toBe('141.50')
    expect((await createTestApplicant(portal, token).submit(no)).code).toBe(200)
  })

  it('is visible to the mission of the country only', async () => {
    const statusFor = async (login: string) =>
      (await portal.get(`/applications/${no}`, { token: await portal.tokenOf(login) })).code
    expect([await statusFor(riyadh), await statusFor(dubai)]).toEqual([200, 404])
  })

  it('requires memo and full amount before it leaves the mission', async () => {
    const bare = await tryAction(portal, riyadh, no, 'forward', {})
    expect(issuesOf(bare)?.map((text) => text.split(':')[0])).toEqual(['cashMemoNo', 'receivedAmount'])
    const short = await tryAction(portal, riyadh, no, 'forward', { cashMemoNo: 'RUH-1', receivedAmount: '110' })
    expect(issuesOf(short)).toEqual(['receivedAmount: 141.50 SAR is due; the amount received must equal it.'])
    await performAction(portal, riyadh, no, 'forward', { cashMemoNo: 'RUH-1', receivedAmount: '১৪১.৫০' })
  })

  it('notifies the member abroad by e-mail, and by SMS to the number in Bangladesh', async () => {
    const [mail, sms] = await Promise.all([messagesTo('kamal@demo.wewb'), messagesTo('01712345670')])
    expect([mail, sms].map((list) => list.map(({ template }) => template))).toEqual([
      ['SUBMITTED', 'MEMBER_FEE'],
      ['SUBMITTED', 'MEMBER_FEE'],
    ])
    expect(sms.at(-1)?.body).toBe('সদস্যপদ ফি ১৪১.৫০ SAR গৃহীত হয়েছে। মেমো নম্বর RUH-1। -WEWB')
  })

  it('is approved at head office: number, policy, card, register and message in one transaction', async () => {
    await performAction(portal, assistant, no, 'approve', {})
    const token = await portal.tokenOf('kamal@demo.wewb')
    const mine = bodyOf(await portal.get('/memberships/mine', { token })).data
    number = mine['membershipId']
    expect(number).toBe('RUH0000001')
    expect(mine).toMatchObject({
      applicationNo: no,
      state: 'ACTIVE',
      name: 'KAMAL HOSSAIN',
      countryName: 'Saudi Arabia',
      passportNo: 'BX0123456',
      earlierPassports: ['AB1234567'],
      insurance: { claimAmount: '1000000' },
      cards: [{ serial: 1, state: 'VALID' }],
    })
    const { coverFrom, coverUntil, insuranceNo } = mine['insurance']
    expect([
      insuranceNo.slice(0, 4),
      Number(addDays(coverUntil, 1).slice(0, 4)) - Number(coverFrom.slice(0, 4)),
    ]).toEqual(['INS-', 5])
    const file = await createTestApplicant(portal, token).get(no)
    expect(file['statusText']).toBe('Approved – member no. RUH0000001')
    expect((await messagesTo('01712345670')).at(-1)?.body).toContain('RUH0000001')
  })

  it('finds the member in the register by the current and the previous passport', async () => {
    const token = await portal.tokenOf('01700000001')
    for (const workerPassportNo of ['BX0123456', 'AB1234567']) {
      const found = await portal.post(
        '/identity/verify-worker',
        { identitySource: '4', workerPassportNo, workerDob: '1985-05-05' },
        { token },
      )
      expect(bodyOf(found).data).toMatchObject({ foundYn: 'Y', memberNo: number })
    }
  })

  it('is shown in full to the mission, masked to the auditor, and not to another mission', async () => {
    const getAs = async (login: string) => portal.get(`/memberships/${number}`, { token: await portal.tokenOf(login) })
    expect(bodyOf(await getAs(riyadh)).data['passportNo']).toBe('BX0123456')
    expect(bodyOf(await getAs('auditor@demo.wewb')).data['passportNo']).toMatch(/^[*•]+3456$/)
    expect([(await getAs(dubai)).code, (await getAs('01700000001')).code]).toEqual([404, 404])
  })

  it('rejects a second membership for either passport (E-11)', async () => {
    const again = await submit('01700000002', { nidOrBrn: '9876543210' })
    expect(issuesOf(again)).toEqual([`passport.passportNo: You are already registered: ${number}.`])
    const byOld = await submit('01700000002', {
      nidOrBrn: '9876543210',
      passport: passport('AB1234567'),
      referencePassports: [],
    })
    expect(issuesOf(byOld)).toEqual([`passport.passportNo: You are already registered: ${number}.`])
    const cleared = await submit('01700000002', {
      nidOrBrn: '9876543210',
      passport: passport('A01234567'),
      referencePassports: [],
    })
    expect(issuesOf(cleared)).toEqual(['passport.passportNo: You are already registered: C-1.'])
  })
})

describe('ineligible applicants', () => {
  it('are too young, too old, or have expired documents (E-10, E-12)', async () => {
    const other = { nidOrBrn: '9876543211', passport: passport('BX0999999'), referencePassports: [] }
    expect(issuesOf(await submit('01700000002', { ...other, dateOfBirth: '1940-01-01' }))).toEqual([
      'dateOfBirth: Age must be between 18 and 65.',
    ])
    expect(issuesOf(await submit('01700000002', { ...other, legalIdExpiry: '2020-01-01' }))).toEqual([
      'legalIdExpiry: The passport or residence document has expired.',
    ])
    expect(
      issuesOf(
        await submit('01700000002', {
          ...other,
          paymentMethod: 'BANK',
          transactionId: 'T1',
          senderName: 'KAMAL',
          senderAccount: '1',
          voucherNo: '2',
          paidAmount: '110',
        }),
      ),
    ).toEqual(['paymentMethod: Bank payment is currently unavailable.'])
  })
})

describe('mission memo', () => {
  it('is unique at its mission, even for two concurrent officers', async () => {
    const nos: string[] = []
    for (const [index, login] of ['01700000002', '01700000003'].entries()) {
      const token = await portal.tokenOf(login)
      const changes = {
        nidOrBrn: `987654322${index}`,
        passport: passport(`BX022222${index}`),
        referencePassports: [],
        dateOfBirth: '1990-01-01',
      }
      const no = await fillMembershipForm(portal, token, changes)
      expect((await createTestApplicant(portal, token).submit(no)).code).toBe(200)
      nos.push(no)
    }
    const reply = { cashMemoNo: 'RUH-TWICE', receivedAmount: '110' }
    const answers = await Promise.all(nos.map((no) => tryAction(portal, riyadh, no, 'forward', reply)))
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['200', '422'])
    const refused = answers.find(({ code }) => code === 422)
    expect(issuesOf(refused ?? { body: {} })).toEqual([
      'cashMemoNo: This memo or transaction number has been used before. Check the number.',
    ])
    const used = await tryAction(portal, riyadh, nos[answers.findIndex(({ code }) => code === 422)] ?? '', 'forward', {
      ...reply,
      cashMemoNo: 'RUH-1',
    })
    expect(used.code).toBe(422)
  })
})

describe('existing membership', () => {
  it('gets a new passport through mission and head office; the old one matches, the card is replaced', async () => {
    const change = await changeTo('BX0123456')
    expect(issuesOf(await change.submit())).toEqual([
      'passport.passportNo: This is your present passport. Write the number of the new one.',
    ])
    await change.save('BX0777777')
    expect((await change.submit()).code).toBe(200)
    await performAction(portal, riyadh, change.no, 'forward', {})
    await performAction(portal, assistant, change.no, 'approve', {})
    expect(await stateOf('RUH0000001')).toMatchObject({
      passportNo: 'BX0777777',
      earlierPassports: ['BX0123456', 'AB1234567'],
      cards: [
        { serial: 2, state: 'VALID' },
        { serial: 1, state: 'REPLACED', reason: 'PASSPORT' },
      ],
    })
    expect([await check('BX0777777'), await check('BX0123456'), await check('AB1234567')]).toEqual([
      'RUH0000001',
      'RUH0000001',
      'RUH0000001',
    ])
    expect((await messagesTo('kamal@demo.wewb')).at(-1)?.template).toBe('MEMBER_PASSPORT')
  })

  it('permits one passport change at a time, and the next after approval', async () => {
    const first = await changeTo('BX0888888')
    expect((await first.submit()).code).toBe(200)
    const second = await changeTo('BX0999999')
    expect(issuesOf(await second.submit())).toEqual([
      'passport.passportNo: Another change of your passport is under way. Apply again when it is decided, ' +
        `or withdraw it. The earlier application: ${first.no}.`,
    ])
    await performAction(portal, riyadh, first.no, 'forward', {})
    expect((await second.submit()).code).toBe(422)
    await performAction(portal, assistant, first.no, 'approve', {})
    expect(await stateOf('RUH0000001')).toMatchObject({ passportNo: 'BX0888888' })
    await second.save('BX0999999')
    expect((await second.submit()).code).toBe(200)
    await performAction(portal, 'kamal@demo.wewb', second.no, 'withdraw', {})
  })

  it('is required for a passport change', async () => {
    const offered = async (login: string) =>
      (
        bodyOf(await portal.get('/services', { token: await portal.tokenOf(login) })).data as unknown as {
          service: string
        }[]
      ).map(({ service }) => service)
    expect(await offered('kamal@demo.wewb')).toContain('wewb-passport')
    expect(await offered('01700000001')).not.toContain('wewb-passport')
    const refused = await portal.post(
      '/applications',
      { service: 'wewb-passport' },
      { token: await portal.tokenOf('01700000001') },
    )
    expect(refused.code).toBe(403)
  })

  it('gets a new card when the old one is lost', async () => {
    const token = await portal.tokenOf('kamal@demo.wewb')
    const answer = await portal.post('/memberships/RUH0000001/new-card', { reason: 'LOST' }, { token })
    expect(bodyOf(answer).data['cards'].map(({ state }: { state: string }) => state)).toEqual([
      'VALID',
      'REPLACED',
      'REPLACED',
      'REPLACED',
    ])
    const stranger = await portal.post(
      '/memberships/RUH0000001/new-card',
      { reason: 'LOST' },
      { token: await portal.tokenOf('01700000002') },
    )
    expect(stranger.code).toBe(404)
  })

  it('ends when the approval is revoked, and resumes with the same number and passports', async () => {
    const { no } = await portal.db
      .selectFrom('application')
      .innerJoin('member', 'member.application_id', 'application.id')
      .select('application.no')
      .where('number', '=', 'RUH0000001')
      .executeTakeFirstOrThrow()
    await performAction(portal, assistant, no, 'revoke', { note: 'The papers turned out to be forged.' })
    expect(await stateOf('RUH0000001')).toMatchObject({ state: 'ENDED', cards: [{ state: 'REVOKED' }, {}, {}, {}] })
    const passports = ['BX0888888', 'BX0777777', 'BX0123456', 'AB1234567']
    for (const one of passports) expect(await check(one)).toBeNull()
    await performAction(portal, riyadh, no, 'forward', { cashMemoNo: 'RUH-1', receivedAmount: '141.50' })
    await performAction(portal, assistant, no, 'approve', {})
    for (const one of passports) expect([one, await check(one)]).toEqual([one, 'RUH0000001'])
    const restored = await stateOf('RUH0000001')
    expect(restored).toMatchObject({
      state: 'ACTIVE',
      passportNo: 'BX0888888',
      cards: [{ serial: 5, state: 'VALID' }, {}, {}, {}, {}],
    })
    expect(restored['earlierPassports'].toSorted()).toEqual(['AB1234567', 'BX0123456', 'BX0777777'])
  })
})
