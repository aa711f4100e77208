import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as accounts from '../../../domain/src/contracts/accounts.ts'
import * as complaints from '../../../domain/src/contracts/complaints.ts'
import * as content from '../../../domain/src/contracts/content.ts'
import type { AnyContract } from '../../../domain/src/contracts/contract.ts'
import * as dashboard from '../../../domain/src/contracts/dashboard.ts'
import * as desk from '../../../domain/src/contracts/desk.ts'
import * as membership from '../../../domain/src/contracts/membership.ts'
import * as portalCalls from '../../../domain/src/contracts/portal.ts'
import * as programmes from '../../../domain/src/contracts/programmes.ts'
import * as results from '../../../domain/src/contracts/results.ts'
import * as secondFactor from '../../../domain/src/contracts/second-factor.ts'
import * as verification from '../../../domain/src/contracts/verification.ts'
import { bribe, complaintsAt, itsMobile, secrets as ofComplainant } from '../complaints/complaint-form.test.support.ts'
import { demoWorkers } from '../demo/register.ts'
import { signCode } from '../signed-codes/sign-code.ts'
import { applyAs } from '../testing/applying.ts'
import { join } from '../testing/joining.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'

let portal: TestPortal
let member: { no: string; number: string }
let stipend: string
beforeAll(async () => {
  portal = await startTestPortal()
  member = await join(portal, 'kamal@demo.wewb', { changes: { insuranceYn: 'Y' }, amount: '141.50' })
  stipend = await applyAs(portal, '01700000001')
})
afterAll(() => portal.stop())

/** Of the two applications, of the complaint and of everybody in the register. */
const canaries = [
  '1234567890', 'BX0123456', 'AB1234567', '966501234567', '01712345670', '01712345678', '1712345670', '1985-05-05', '05-05-1985', '5 May 1985',
  'Villa 3', 'kamal@example.com', 'Riyadh Builders', '01700000001', '0012345678901', '2009-03-01',
  ...ofComplainant, bribe.mobile, itsMobile,
  ...demoWorkers.flatMap(({ passport_no, date_of_birth }) => [String(passport_no), ...(date_of_birth ? [String(date_of_birth)] : [])]),
] // prettier-ignore

const captcha = () => portal.newCaptcha()
type Call = () => Promise<{ code: number; body: unknown }>
const post = (contract: AnyContract, body: object) => portal.post(contract.path, body)
const get = (contract: AnyContract, query = '') => portal.get(contract.path + query)

/** Every call that asks for no log-in, rightly and wrongly. One that is missing here is named by the test. */
const asked = new Map<AnyContract, Call[]>([
  [verification.verifyCode, [
    async () => post(verification.verifyCode, { code: await signCode(portal, { type: 'MEMBERSHIP_CARD', reference: member.number, serial: 1, issuedOn: '2026-11-15' }) }),
    async () => post(verification.verifyCode, { code: await signCode(portal, { type: 'APPLICATION', reference: member.no, serial: 0, issuedOn: '2026-11-15' }) }),
    async () => post(verification.verifyCode, { code: await signCode(portal, { type: 'APPLICATION', reference: stipend, serial: 0, issuedOn: '2026-11-15' }) }),
    () => post(verification.verifyCode, { code: member.number }),
  ]],
  [verification.listSigningKeys, [() => get(verification.listSigningKeys)]],
  [verification.checkRegistration, ['PASSPORT:BX0123456', 'PASSPORT:AB1234567', 'MEMBERSHIP:RUH0000001', 'CLEARANCE:C-1', 'PASSPORT:A01234567'].flatMap((sought) =>
    ['1985-05-05', '1975-05-05', '2001-01-01'].map((dateOfBirth): Call => async () => {
      const [searchBy, value] = sought.split(':')
      return await post(verification.checkRegistration, { searchBy, value, dateOfBirth, ...(await captcha()) })
    }))],
  [desk.checkStatus, [
    async () => post(desk.checkStatus, { moduleCode: 'wewb-membership', applicationNo: member.no, mobile: '+966501234567', ...(await captcha()) }),
    async () => post(desk.checkStatus, { moduleCode: 'wewb-membership', applicationNo: member.no, mobile: '01712345670', ...(await captcha()) }),
    async () => post(desk.checkStatus, { moduleCode: 'edu-allowance', applicationNo: stipend, mobile: '01700000001', ...(await captcha()) }),
    async () => post(desk.checkStatus, { moduleCode: 'wewb-membership', applicationNo: member.no, mobile: '01799999999', ...(await captcha()) }),
  ]],
  [membership.downloadCard, [
    async () => post(membership.downloadCard, { membershipId: member.number, passportNo: 'BX0123456', dateOfBirth: '1985-05-05', ...(await captcha()) }),
    async () => post(membership.downloadCard, { membershipId: member.number, passportNo: 'BX0123457', dateOfBirth: '1985-05-05', ...(await captcha()) }),
    async () => post(membership.downloadCard, { link: 'RUH0000001.1.9999999999.x' }),
  ]],
  // With a right code it is the member's own card, which bears the passport; without one it is nothing.
  [membership.openCard, [() => post(membership.openCard, { otpToken: 'x', otp: '123456' }), () => post(membership.openCard, { link: 'x' })]],
  [membership.listMembershipFees, [() => get(membership.listMembershipFees)]],
  [results.searchResults, ['EDUCATION', 'EDUCATION&searchBy=ROLL&searchValue=123456', 'DISABILITY', 'DISABILITY&searchBy=RECORD_NO&searchValue=DIS-2026-000001'].map((query): Call => () => get(results.searchResults, `?type=${query}`))],
  [programmes.listPublicProgrammes, [() => get(programmes.listPublicProgrammes)]],
  [programmes.getPublicForm, ['1', '999'].map((id): Call => () => portal.get(programmes.getPublicForm.path.replace(':programId', id)))],
  [accounts.forgetPassword, [async () => post(accounts.forgetPassword, { loginId: 'kamal@demo.wewb', ...(await captcha()) })]],
  [accounts.login, [async () => post(accounts.login, { loginId: '01700000002', password: 'wrong', ...(await captcha()) })]],
  // Whoever has not the token of a right password learns nothing, not even whose it might be.
  [secondFactor.enterSecondFactor, [() => post(secondFactor.enterSecondFactor, { token: 'x', way: 'TOTP', code: '123456' })]],
  [secondFactor.sendSecondFactor, [() => post(secondFactor.sendSecondFactor, { token: 'x' })]],
  [complaints.submitComplaint, [() => complaintsAt(portal).submit(), () => complaintsAt(portal).submit({ subject: '' })]],
  [complaints.checkComplaint, [
    async () => complaintsAt(portal).status(await complaintsAt(portal).ticketOf()),
    async () => complaintsAt(portal).status(await complaintsAt(portal).ticketOf(), '01799999999'),
  ]],
  [complaints.replyToComplaint, [async () => complaintsAt(portal).reply(await complaintsAt(portal).ticketOf(), 'ANSWER', { answer: 'x' })]],
  [portalCalls.getAppSettings, [() => get(portalCalls.getAppSettings)]],
  [portalCalls.getPortalSettings, [() => get(portalCalls.getPortalSettings)]],
  [portalCalls.getStatusModules, [() => get(portalCalls.getStatusModules)]],
  [dashboard.listWaitingTimes, [() => get(dashboard.listWaitingTimes)]],
  [content.getNewsShort, [() => get(content.getNewsShort)]],
  [content.listPublicNotices, [() => get(content.listPublicNotices)]],
]) // prettier-ignore

/** They take what the caller already has (a code, a token, a captcha's id) and give back nothing about a person. */
const aboutNobody = new Set([
  '/pub/registration', '/pub/otp-verification', '/pub/resend-otp', '/pub/reset-password', '/pub/captcha', '/pub/captcha/audio',
  '/pub/portal-get-attachment/notice', '/pub/portal-notice-details', '/pub/portal-news-highlight-details', '/lookups/:name', '/demo/outbox',
  // The list as it was published, drawn from the same masked rows that the search answers with.
  '/pub/results/:id/list.pdf',
]) // prettier-ignore

it('no public answer holds an NID, a passport, a phone, an address or a birth date', async () => {
  const found: string[] = []
  for (const [contract, calls] of asked)
    for (const call of calls) {
      const { code, body } = await call()
      expect([contract.path, code < 500]).toEqual([contract.path, true])
      const text = JSON.stringify(body)
      found.push(...canaries.filter((canary) => text.includes(canary)).map((canary) => `${contract.path} told ${canary}`))
    }
  expect(found).toEqual([])
})

it('asks every call that is open to anyone', async () => {
  const folder = new URL('../../../domain/src/contracts/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<object>))
  const isContract = (value: unknown): value is AnyContract => typeof value === 'object' && value !== null && 'opensTo' in value
  const open = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isContract).filter(({ opensTo }) => opensTo === 'anyone') // prettier-ignore
  const paths = new Set([...asked.keys()].map(({ path }) => path))
  expect(open.length).toBeGreaterThan(20)
  expect(open.map(({ path }) => path).filter((path) => !paths.has(path) && !aboutNobody.has(path))).toEqual([])
})
