import { afterAll, beforeAll, expect, it } from 'vitest'
import * as accounts from '@wewb/domain/identity/account-contracts'
import * as complaints from '@wewb/domain/content/complaint-contracts'
import * as content from '@wewb/domain/content/notice-contracts'
import type { AnyContract } from '@wewb/domain/http/contract'
import * as desk from '@wewb/domain/casework/desk-contracts'
import * as membership from '@wewb/domain/membership/membership-contracts'
import * as portalContracts from '@wewb/domain/administration/portal-contracts'
import * as programmes from '@wewb/domain/services/programme-contracts'
import * as results from '@wewb/domain/content/result-contracts'
import * as secondFactor from '@wewb/domain/identity/second-factor-contracts'
import * as verification from '@wewb/domain/membership/verification-contracts'
import * as waitingTimes from '@wewb/domain/casework/waiting-time-contracts'
import {
  bribeComplaint,
  complaintClient,
  complainantMobile,
  complainantSecrets as ofComplainant,
} from '#content/complaints/complaint-client.test.support.ts'
import { demoWorkers } from '#demo/registers.ts'
import { signCode } from '#membership/signed-codes/sign-code.ts'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { submitApplicationAs } from '#testing/test-applicant.ts'
import { joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let member: { no: string; number: string }
let stipend: string
beforeAll(async () => {
  portal = await startTestPortal()
  member = await joinAsMember(portal, 'kamal@demo.wewb', { changes: { insuranceYn: 'Y' }, amount: '141.50' })
  stipend = await submitApplicationAs(portal, '01700000001')
})
afterAll(() => portal.stop())

/** Personal data of the two applications, of the complaint and of all persons in the register. */
const canaries = [
  '1234567890',
  'BX0123456',
  'AB1234567',
  '966501234567',
  '01712345670',
  '01712345678',
  '1712345670',
  '1985-05-05',
  '05-05-1985',
  '5 May 1985',
  'Villa 3',
  'kamal@example.com',
  'Riyadh Builders',
  '01700000001',
  '0012345678901',
  '2009-03-01',
  ...ofComplainant,
  bribeComplaint.mobile,
  complainantMobile,
  ...demoWorkers.flatMap(({ passport_no, date_of_birth }) => [
    String(passport_no),
    ...(date_of_birth ? [String(date_of_birth)] : []),
  ]),
]

const captcha = () => portal.newCaptcha()
type Call = () => Promise<{ code: number; body: unknown }>
const post = (contract: AnyContract, body: object) => portal.post(contract.path, body)
const get = (contract: AnyContract, query = '') => portal.get(contract.path + query)

/** Requests, valid and invalid, to every public endpoint. The test names an endpoint that is missing here. */
const request = new Map<AnyContract, Call[]>([
  [
    verification.verifyCode,
    [
      async () =>
        post(verification.verifyCode, {
          code: await signCode(portal, {
            type: 'MEMBERSHIP_CARD',
            reference: member.number,
            serial: 1,
            issuedOn: '2026-11-15',
          }),
        }),
      async () =>
        post(verification.verifyCode, {
          code: await signCode(portal, {
            type: 'APPLICATION',
            reference: member.no,
            serial: 0,
            issuedOn: '2026-11-15',
          }),
        }),
      async () =>
        post(verification.verifyCode, {
          code: await signCode(portal, { type: 'APPLICATION', reference: stipend, serial: 0, issuedOn: '2026-11-15' }),
        }),
      () => post(verification.verifyCode, { code: member.number }),
    ],
  ],
  [verification.listSigningKeys, [() => get(verification.listSigningKeys)]],
  [
    verification.checkRegistration,
    [
      'PASSPORT:BX0123456',
      'PASSPORT:AB1234567',
      'MEMBERSHIP:RUH0000001',
      'CLEARANCE:C-1',
      'PASSPORT:A01234567',
    ].flatMap((filters) =>
      ['1985-05-05', '1975-05-05', '2001-01-01'].map((dateOfBirth): Call => async () => {
        const [searchBy, value] = filters.split(':')
        return await post(verification.checkRegistration, { searchBy, value, dateOfBirth, ...(await captcha()) })
      }),
    ),
  ],
  [
    desk.checkStatus,
    [
      async () =>
        post(desk.checkStatus, {
          moduleCode: 'wewb-membership',
          applicationNo: member.no,
          mobile: '+966501234567',
          ...(await captcha()),
        }),
      async () =>
        post(desk.checkStatus, {
          moduleCode: 'wewb-membership',
          applicationNo: member.no,
          mobile: '01712345670',
          ...(await captcha()),
        }),
      async () =>
        post(desk.checkStatus, {
          moduleCode: 'edu-allowance',
          applicationNo: stipend,
          mobile: '01700000001',
          ...(await captcha()),
        }),
      async () =>
        post(desk.checkStatus, {
          moduleCode: 'wewb-membership',
          applicationNo: member.no,
          mobile: '01799999999',
          ...(await captcha()),
        }),
    ],
  ],
  [
    membership.downloadCard,
    [
      async () =>
        post(membership.downloadCard, {
          membershipId: member.number,
          passportNo: 'BX0123456',
          dateOfBirth: '1985-05-05',
          ...(await captcha()),
        }),
      async () =>
        post(membership.downloadCard, {
          membershipId: member.number,
          passportNo: 'BX0123457',
          dateOfBirth: '1985-05-05',
          ...(await captcha()),
        }),
      async () => post(membership.downloadCard, { link: 'RUH0000001.1.9999999999.x' }),
    ],
  ],
  // With a valid code the response is the member's own card, which shows the passport; without one it is empty.
  [
    membership.openCard,
    [() => post(membership.openCard, { otpToken: 'x', otp: '123456' }), () => post(membership.openCard, { link: 'x' })],
  ],
  [membership.listMembershipFees, [() => get(membership.listMembershipFees)]],
  [
    results.searchResults,
    [
      'EDUCATION',
      'EDUCATION&searchBy=ROLL&searchValue=123456',
      'DISABILITY',
      'DISABILITY&searchBy=RECORD_NO&searchValue=DIS-2026-000001',
    ].map(
      (query): Call =>
        () =>
          get(results.searchResults, `?type=${query}`),
    ),
  ],
  [programmes.listPublicProgrammes, [() => get(programmes.listPublicProgrammes)]],
  [
    programmes.getPublicForm,
    ['1', '999'].map(
      (id): Call =>
        () =>
          portal.get(programmes.getPublicForm.path.replace(':programId', id)),
    ),
  ],
  [
    accounts.requestPasswordReset,
    [async () => post(accounts.requestPasswordReset, { loginId: 'kamal@demo.wewb', ...(await captcha()) })],
  ],
  [
    accounts.login,
    [async () => post(accounts.login, { loginId: '01700000002', password: 'wrong', ...(await captcha()) })],
  ],
  // Without the token of a successful password check, the response discloses nothing.
  [
    secondFactor.enterSecondFactor,
    [() => post(secondFactor.enterSecondFactor, { token: 'x', way: 'TOTP', code: '123456' })],
  ],
  [secondFactor.sendSecondFactor, [() => post(secondFactor.sendSecondFactor, { token: 'x' })]],
  [
    complaints.submitComplaint,
    [() => complaintClient(portal).submit(), () => complaintClient(portal).submit({ subject: '' })],
  ],
  [
    complaints.checkComplaint,
    [
      async () => complaintClient(portal).status(await complaintClient(portal).ticketOf()),
      async () => complaintClient(portal).status(await complaintClient(portal).ticketOf(), '01799999999'),
    ],
  ],
  [
    complaints.replyToComplaint,
    [async () => complaintClient(portal).reply(await complaintClient(portal).ticketOf(), 'ANSWER', { answer: 'x' })],
  ],
  [portalContracts.getAppSettings, [() => get(portalContracts.getAppSettings)]],
  [portalContracts.getPortalSettings, [() => get(portalContracts.getPortalSettings)]],
  [portalContracts.getStatusModules, [() => get(portalContracts.getStatusModules)]],
  [waitingTimes.listWaitingTimes, [() => get(waitingTimes.listWaitingTimes)]],
  [content.getNewsShort, [() => get(content.getNewsShort)]],
  [content.listPublicNotices, [() => get(content.listPublicNotices)]],
])

/**
 * Endpoints that take something the client already has (a code, a token, a captcha id) and return nothing about a
 * person.
 */
const aboutNobody = new Set([
  '/pub/registration',
  '/pub/otp-verification',
  '/pub/resend-otp',
  '/pub/reset-password',
  '/pub/captcha',
  '/pub/page-problems',
  '/pub/captcha/audio',
  '/pub/portal-get-attachment/notice',
  '/pub/portal-notice-details',
  '/pub/portal-news-highlight-details',
  '/lookups/:name',
  '/demo/outbox',
  // The published list, rendered from the same masked rows as the search.
  '/pub/results/:id/list.pdf',
])

it('no public response contains an NID, a passport, a phone, an address or a date of birth', async () => {
  const found: string[] = []
  for (const [contract, calls] of request)
    for (const call of calls) {
      const { code, body } = await call()
      expect([contract.path, code < 500]).toEqual([contract.path, true])
      const text = JSON.stringify(body)
      found.push(
        ...canaries.filter((canary) => text.includes(canary)).map((canary) => `${contract.path} told ${canary}`),
      )
    }
  expect(found).toEqual([])
})

it('covers every public endpoint', async () => {
  const open = (await loadContracts()).filter(({ access }) => access === 'anyone')
  const paths = new Set([...request.keys()].map(({ path }) => path))
  expect(open.length).toBeGreaterThan(20)
  expect(open.map(({ path }) => path).filter((path) => !paths.has(path) && !aboutNobody.has(path))).toEqual([])
})
