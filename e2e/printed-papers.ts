import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { kamal } from '../domain/src/services/wewb-membership/example.ts'
import { fillMembership } from '../api/src/testing/joining.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { filesAt, officers } from './files.ts'
import { captcha, password } from './people.ts'
import { freshPassport, registeredAbroad } from './worker-abroad.ts'

type Asking = { token?: string; headers?: Record<string, string> }
type Envelope = { data: { captchaId: string }; token: string }

/** What people hold in their hands: papers as the portal prints them. */
export function papersAt(request: APIRequestContext, baseURL = '') {
  const { as, move } = filesAt(baseURL)
  const ask = async (method: string, path: string, body?: unknown, { token, headers }: Asking = {}) => {
    const response = await request.fetch(`/api/v1${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { data: body }),
    })
    return { code: response.status(), body: (await response.json()) as Envelope }
  }
  const tokenOf = async (loginId: string): Promise<string> => {
    const { captchaId } = (await ask('GET', '/pub/captcha')).body.data
    return (await ask('POST', '/pub/login', { loginId, password, captchaId, captcha })).body.token
  }
  const printed = async (loginId: string, path: string): Promise<Buffer> => {
    const response = await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${await tokenOf(loginId)}` } })
    if (response.headers()['content-type'] !== 'application/pdf') throw new Error(`not printed: ${await response.text()}`)
    return await response.body()
  }

  /** In Dubai, and nobody else's passport or NID: journeys of other members go on beside this one. */
  const enrolled = async () => {
    const login = await registeredAbroad(request, 'en')
    const passport = { ...(kamal['passport'] as Answers), passportNo: freshPassport() }
    const dubai = { foreignCountryId: 'AE', missionId: 'DXB', abroad: { primary: 'Al Quoz 4', city: 'Dubai' } }
    const changes = { ...dubai, passport, referencePassports: [], nidOrBrn: '4455667788', email: login }
    const no = await fillMembership({ ask } as unknown as TestPortal, await tokenOf(login), changes)
    const { revision, facts } = await as(login, 'GET', `/applications/${no}`)
    await as(login, 'POST', `/applications/${no}/submit`, { revision })
    await move('mission.dubai@demo.wewb', no, 'forward', { cashMemoNo: `CARD-${no}`, receivedAmount: facts['membership.due'] })
    await move(officers.assistant, no, 'approve', {})
    const { membershipId } = await as(login, 'GET', '/memberships/mine')
    return { login, membershipId: String(membershipId) }
  }
  return {
    enrolled,
    slipOf: (loginId: string, no: string) => printed(loginId, `/applications/${no}/print?paper=slip`),
    cardOf: (loginId: string, membershipId: string) => printed(loginId, `/memberships/${membershipId}/card`),
    replaceCard: (loginId: string, membershipId: string) =>
      as(loginId, 'POST', `/memberships/${membershipId}/new-card`, { reason: 'LOST' }),
  }
}
