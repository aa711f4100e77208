import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { kamal } from '../domain/src/services/wewb-membership/example.ts'
import { fillMembership } from '../api/src/testing/joining.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { filesAt, officers } from './files.ts'
import { captcha, codeFor, freshMobile, password } from './people.ts'

const person = {
  name: 'ABDUL KARIM',
  nameBn: 'আব্দুল করিম',
  passportNo: 'EK7654321',
  dateOfBirth: '1988-03-09',
}
export type Member = typeof person & { login: string; membershipId: string }

/** Somebody in Dubai, so that the journeys of the mission in Riyadh keep their numbers to themselves. */
const answers: Answers = {
  nameEn: person.name,
  nameBn: person.nameBn,
  dateOfBirth: person.dateOfBirth,
  nidOrBrn: '5544332211',
  mobileAbroad: '+971501234567',
  email: 'karim@example.com',
  passport: { ...(kamal['passport'] as Answers), passportNo: person.passportNo },
  referencePassports: [],
  foreignCountryId: 'AE',
  missionId: 'DXB',
  abroad: { primary: 'Al Quoz 4', city: 'Dubai' },
  insuranceYn: 'Y',
}

/** A member with a card, over HTTP: registered, applied, paid at the mission, approved at head office. */
export async function memberAt(request: APIRequestContext, baseURL = ''): Promise<Member> {
  const { as, move } = filesAt(baseURL)
  const login = freshMobile()
  await register(request, baseURL, login)
  const { token } = (await ask(baseURL, 'POST', '/pub/login', { loginId: login, password, ...(await freshCaptcha(baseURL)) })).body
  const portal = { ask: (method: string, path: string, body?: unknown, options?: Options) => ask(baseURL, method, path, body, options) }
  const no = await fillMembership(portal as unknown as TestPortal, token, { ...answers, mobileBd: login })
  const { revision, facts } = await as(login, 'GET', `/applications/${no}`)
  await as(login, 'POST', `/applications/${no}/submit`, { revision })
  await move('mission.dubai@demo.wewb', no, 'forward', { cashMemoNo: `DXB-${no}`, receivedAmount: facts['membership.due'] })
  await move(officers.assistant, no, 'approve', {})
  const { membershipId } = await as(login, 'GET', '/memberships/mine')
  return { ...person, login, membershipId }
}

async function register(request: APIRequestContext, baseURL: string, mobile: string) {
  const { name: fullNameEn, nameBn: fullNameBn } = person
  const account = { fullNameEn, fullNameBn, loginType: 'MOBILE', mobile, password, confirmPassword: password, termsAccepted: 'Y' }
  const { body } = await ask(baseURL, 'POST', '/pub/registration', { ...account, ...(await freshCaptcha(baseURL)) })
  const { otpToken } = body.data
  await ask(baseURL, 'POST', '/pub/otp-verification', { otpToken, otp: await codeFor(request, mobile), purpose: 'REGISTRATION' })
}

const freshCaptcha = async (baseURL: string) => ({ captchaId: (await ask(baseURL, 'GET', '/pub/captcha')).body.data['captchaId'], captcha })

type Options = { token?: string; headers?: Record<string, string> }

async function ask(baseURL: string, method: string, path: string, body?: unknown, { token, headers }: Options = {}) {
  const isBytes = body instanceof Uint8Array
  const response = await fetch(`${baseURL}/api/v1${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  return { code: response.status, body: (await response.json()) as { data: Record<string, string>; token: string } }
}
