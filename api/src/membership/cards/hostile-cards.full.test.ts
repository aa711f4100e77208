import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestResponse, type TestPortal } from '#testing/test-portal.ts'
import { CARD_LINK_TTL_SECONDS, signCardLink } from './card-link.ts'

/** Uses the rate limits of production, because these tests attack them. */
let portal: TestPortal
let number: string
let token: string
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '135790', PORTAL_LIMIT_FACTOR: '1' })
  ;({ number, token } = await joinAsMember(portal, 'kamal@demo.wewb'))
})
afterAll(() => portal.stop())

const [download, open] = ['/pub/download/wewb-membership-card', '/pub/membership-card']
const right = () => ({ membershipId: number, passportNo: 'BX0123456', dateOfBirth: '1985-05-05' })
const wrong = () => ({ ...right(), dateOfBirth: '1985-05-06' })
const ask = async (identity: object) => portal.post(download, { ...identity, ...(await portal.newCaptcha()) })
const tokenIn = (answer: TestResponse): string => bodyOf(answer).data['otpToken']
const endOf = ({ code, body }: TestResponse) => bodyOf({ body }).code ?? String(code)
const codesSent = async () =>
  (
    await portal.db
      .selectFrom('message')
      .select('id')
      .where('template', '=', 'OTP_CARD')
      .where('state', '!=', 'void')
      .execute()
  ).length
const forgetLimits = () => portal.db.deleteFrom('rate_limit' as never).execute()
const opened = () =>
  portal.db
    .selectFrom('audit')
    .select(['actor', 'subject', 'detail'])
    .where('event', '=', 'card.opened')
    .orderBy('id')
    .execute()

describe('guessing number, passport and date of birth', () => {
  it('is not confirmed by a rate limit', async () => {
    const wrongs: string[] = []
    for (let time = 0; time < 5; time += 1) wrongs.push(endOf(await ask(wrong())))
    expect([...wrongs, endOf(await ask(right()))]).toEqual(Array(6).fill('200'))
  })

  it('is not confirmed by an older code that stays valid', async () => {
    await forgetLimits()
    const [first, second] = [tokenIn(await ask(right())), tokenIn(await ask(wrong()))]
    await ask(wrong())
    const tried = async (otpToken: string) => endOf(await portal.post(open, { otpToken, otp: '000000' }))
    expect([await tried(first), await tried(second)]).toEqual(['OTP_WRONG', 'OTP_WRONG'])
  })

  it('causes at most three codes in ten minutes, with the same response afterwards', async () => {
    await forgetLimits()
    const before = await codesSent()
    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push(endOf(await ask(right())))
    expect([answers, (await codesSent()) - before]).toEqual([Array(5).fill('200'), 3])
  })

  it('is not confirmed by a repeated request for the code', async () => {
    await forgetLimits()
    const tokens = [tokenIn(await ask(right())), tokenIn(await ask(wrong()))]
    await portal.db
      .updateTable('one_time_code')
      .set({ created_at: new Date(Date.now() - 5 * 60_000) as never })
      .execute()
    // Uses up the twenty codes that one recipient may get in a day.
    for (let time = 0; time < 20; time += 1) await portal.limits.tryConsume('codes-a-day', 'kamal@demo.wewb')
    const before = await codesSent()
    const again = await Promise.all(
      tokens.map((otpToken) => portal.post('/pub/resend-otp', { otpToken, purpose: 'MEMBERSHIP_CARD' })),
    )
    expect([again.map(endOf), await codesSent()]).toEqual([['200', '200'], before])
  })

  it('causes no code for a deactivated account, with the same response', async () => {
    await forgetLimits()
    const before = await codesSent()
    const account = portal.db.updateTable('account').where('login_id', '=', 'kamal@demo.wewb')
    await account.set({ state: 'inactive' }).execute()
    const answer = await ask(right())
    await account.set({ state: 'active' }).execute()
    expect([endOf(answer), await codesSent()]).toEqual(['200', before])
  })
})

describe('download code', () => {
  it('opens the card once, and permits at most five attempts, also concurrently', async () => {
    await forgetLimits()
    const used = tokenIn(await ask(right()))
    const together = await Promise.all(
      Array.from({ length: 8 }, () => portal.post(open, { otpToken: used, otp: '135790' })),
    )
    expect(together.filter(({ code }) => code === 200)).toHaveLength(1)
    const guessed = tokenIn(await ask(right()))
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => portal.post(open, { otpToken: guessed, otp: `00000${index}` })),
    )
    expect(guesses.filter((answer) => endOf(answer) === 'OTP_WRONG').length).toBeLessThanOrEqual(4)
    expect(endOf(await portal.post(open, { otpToken: guessed, otp: '135790' }))).toBe('OTP_LOCKED')
  })

  it('issued for another purpose opens no card, and the code of a card nothing else', async () => {
    await forgetLimits()
    const forgot = tokenIn(
      await portal.post('/pub/forget-password', { loginId: 'kamal@demo.wewb', ...(await portal.newCaptcha()) }),
    )
    expect(endOf(await portal.post(open, { otpToken: forgot, otp: '135790' }))).toBe('OTP_EXPIRED')
    const card = tokenIn(await ask(right()))
    const asPassword = await portal.post('/pub/otp-verification', {
      otpToken: card,
      otp: '135790',
      purpose: 'FORGOT_PASSWORD',
    })
    expect(endOf(asPassword)).toBe('OTP_EXPIRED')
  })
})

describe('card link', () => {
  const linkFor = async () =>
    String(bodyOf(await portal.post(`/memberships/${number}/card-link`, {}, { token })).data['link']).split('#')[1] ??
    ''

  it('cannot be extended by opening it', async () => {
    const old = signCardLink(
      portal.secrets,
      { number, serial: 1 },
      new Date(Date.now() - (CARD_LINK_TTL_SECONDS - 60) * 1000),
    )
    const { link, linkExpiresIn } = bodyOf(await portal.post(open, { link: old })).data
    expect(link).toBe(old)
    expect(linkExpiresIn).toBeLessThanOrEqual(60)
  })

  it('is audited on every use, like the code', async () => {
    const before = (await opened()).length
    const link = await linkFor()
    await portal.post(open, { link })
    await portal.post(`${download}?link=${link}`)
    const traces = (await opened()).slice(before)
    expect(traces).toEqual(
      Array.from({ length: 2 }, () => ({ actor: 'visitor', subject: `member:${number}`, detail: { by: 'link' } })),
    )
  })

  it('opens neither card when the card is replaced during printing', async () => {
    const link = await linkFor()
    const both = await Promise.all([
      portal.post(`/memberships/${number}/new-card`, { reason: 'STOLEN' }, { token }),
      ...Array.from({ length: 5 }, () => portal.post(open, { link })),
    ])
    for (const { code, body } of both.slice(1)) {
      if (code === 410) continue
      const verified = await portal.post('/pub/qr-code-verify', { code: bodyOf({ body }).data['code'] })
      expect(bodyOf(verified).data['state']).toBe('REPLACED')
    }
    expect((await portal.post(open, { link })).code).toBe(410)
  })
})

describe('member without an account, entered at the counter', () => {
  it('opens the card with a code to the given phone, and the access is not attributed to the officer', async () => {
    await forgetLimits()
    const officer = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'mission.riyadh@demo.wewb')
      .executeTakeFirstOrThrow()
    const member = await portal.db
      .selectFrom('member')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await portal.db.updateTable('member').set({ account_id: null }).where('id', '=', member.id).execute()
    await portal.db
      .updateTable('application')
      .set({ entered_by: officer.id, contact: '01811111111' })
      .where('id', '=', member.application_id)
      .execute()
    const answer = await portal.post(open, { otpToken: tokenIn(await ask(right())), otp: '135790' })
    expect([answer.code, (await opened()).at(-1)]).toEqual([
      200,
      { actor: 'visitor', subject: `member:${number}`, detail: { by: 'code' } },
    ])
    await portal.db.updateTable('member').set({ account_id: member.account_id }).where('id', '=', member.id).execute()
  })
})

describe('replacement cards', () => {
  it('are limited by the serial numbers of a member', async () => {
    const ends: string[] = []
    for (let time = 0; time < 7; time += 1)
      ends.push(endOf(await portal.post(`/memberships/${number}/new-card`, { reason: 'LOST' }, { token })))
    expect(ends.at(-1)).toBe('TOO_MANY_REQUESTS')
  })
})

describe('malformed input', () => {
  const wrongTypes = [
    [],
    'text',
    7,
    true,
    { link: 7 },
    { link: null },
    { link: ['x'] },
    { otpToken: {} },
    { link: 'x'.repeat(201) },
    { link: 'a\u0000b' },
    { membershipId: 'x'.repeat(21) },
    { unknown: 'x' },
    { memberId: 1, state: 'ACTIVE' },
  ]

  it('is rejected without a server error', async () => {
    for (const path of [download, open])
      for (const body of wrongTypes) {
        const { code } = await portal.post(path, JSON.stringify(body), {
          headers: { 'content-type': 'application/json' },
        })
        expect([path, body, code]).toEqual([path, body, 400])
      }
    for (const query of ['link=a&link=b', 'link=%00', 'paper=../x', 'language=xx', `link=${'x'.repeat(300)}`])
      expect([query, (await portal.post(`${download}?${query}`)).code]).toEqual([query, 400])
    for (const body of [
      {},
      { link: '' },
      { membershipId: '' },
      { membershipId: '🙂', passportNo: '🙂', dateOfBirth: '🙂' },
      { ...right(), dateOfBirth: '1985-02-30' },
    ])
      expect([body, endOf(await ask(body))]).toEqual([body, 'ANSWERS_INVALID'])
    expect(endOf(await portal.post(open, {}))).toBe('OTP_EXPIRED')
  })

  it('accepts common notations of the number', async () => {
    await forgetLimits()
    const before = await codesSent()
    await ask({
      ...right(),
      membershipId: ` ${number.toLowerCase().replace(/(\d{7})/, ' $1')}`.replaceAll('0', '০').slice(0, 20),
    })
    expect(await codesSent()).toBe(before + 1)
  })
})
