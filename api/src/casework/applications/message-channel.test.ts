import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginTestUsers, logins, replies, type TestUsers } from './test-users.test.support.ts'
import { bodyOf, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let users: TestUsers
let no: string
let last = 0
const otp = '246813'
const email = 'rahima@example.com'
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: otp })
  users = await loginTestUsers(portal)
  no = await submitApplicationAs(portal, logins.rahima)
})
afterAll(() => portal.stop())

const choose = (channel: string) => users.as('rahima').send('PUT', '/profile/contact', { channel })
const contact = async () => bodyOf(await users.as('rahima').send('GET', '/profile/contact')).data
const askCode = async (typed: string) =>
  await users.as('rahima').send('POST', '/profile/contact/email', { email: typed })
/** Sends the application back, corrects it, and returns where the message about the return went. */
async function recipientsOfReturn(accountNumber: string) {
  const sent = await users.move('section', no, 'send-back', replies.sendBack)
  const rows = await portal.db
    .selectFrom('message')
    .select(['id', 'recipient'])
    .where('template', '=', 'RETURNED')
    .where('file_no', '=', no)
    .where('id', '>', last)
    .orderBy('id')
    .execute()
  last = rows.at(-1)?.id ?? last
  const { answers } = await users.as('rahima').get(no)
  const bank = { ...answers.bank, accountNumber: [accountNumber, accountNumber] }
  await users.as('rahima').save(no, 'address', { ...users.as('rahima').stepAnswers('address', answers), bank })
  const corrected = await users.as('rahima').submit(no)
  expect([sent.code, corrected.code]).toEqual([200, 200])
  return rows.map(({ recipient }) => recipient)
}

describe('the channel of messages about applications', () => {
  it('needs an email address that was confirmed with a code', async () => {
    expect(await contact()).toEqual({ channel: 'USUAL', email: null, mayChangeEmailYn: 'Y' })
    expect(bodyOf(await choose('EMAIL')).issues?.map(({ path }) => path)).toEqual(['channel'])
    expect(bodyOf(await askCode('rahima@')).issues?.map(({ path }) => path)).toEqual(['email'])
    const { otpToken } = bodyOf(await askCode(email)).data
    const confirm = (name: 'rahima' | 'karim', code: string) =>
      users.as(name).send('POST', '/profile/contact/email/confirm', { otpToken, otp: code })
    expect(bodyOf(await confirm('rahima', '000000')).code).toBe('OTP_WRONG')
    expect(bodyOf(await confirm('karim', otp)).code).toBe('OTP_WRONG')
    expect((await contact())['email']).toBeNull()
    expect((await confirm('rahima', otp)).code).toBe(200)
    expect((await contact())['email']).toBe(email)
  })
  it('is SMS, email or both, as the person chooses', async () => {
    expect((await choose('EMAIL')).code).toBe(200)
    expect(await recipientsOfReturn('0099999999901')).toEqual([email])
    expect((await choose('BOTH')).code).toBe(200)
    expect(await recipientsOfReturn('0099999999902')).toEqual([logins.rahima, email])
    expect((await choose('SMS')).code).toBe(200)
    expect(await recipientsOfReturn('0099999999903')).toEqual([logins.rahima])
  })
  it('does not affect one-time codes', async () => {
    await choose('EMAIL')
    const asked = await portal.post('/pub/forget-password', { loginId: logins.rahima, ...(await portal.newCaptcha()) })
    expect(asked.code).toBe(200)
    const code = await portal.db
      .selectFrom('message')
      .select('recipient')
      .where('template', '=', 'OTP_FORGOT')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(code.recipient).toBe(logins.rahima)
  })
  it('is no matter of staff, whose address an administrator maintains', async () => {
    expect((await users.as('section').send('GET', '/profile/contact')).code).toBe(403)
    expect((await users.as('section').send('PUT', '/profile/contact', { channel: 'SMS' })).code).toBe(403)
  })
})
