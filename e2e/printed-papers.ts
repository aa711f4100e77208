import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { kamal } from '../domain/src/services/wewb-membership/example.ts'
import { filesAt } from './files.ts'
import { enrol } from './newcomers.ts'
import { freshPassport, registeredAbroad } from './worker-abroad.ts'

/** What people hold in their hands: papers as the portal prints them. */
export function papersAt(request: APIRequestContext, baseURL?: string) {
  const { as, tokenOf } = filesAt(baseURL)
  const printed = async (loginId: string, path: string): Promise<Buffer> => {
    const response = await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${await tokenOf(loginId)}` } })
    if (response.headers()['content-type'] !== 'application/pdf') throw new Error(`not printed: ${await response.text()}`)
    return await response.body()
  }

  /** With nobody else's passport or NID: journeys of other members go on beside this one. */
  const enrolled = async () => {
    const login = await registeredAbroad(request, 'en')
    const passport = { ...(kamal['passport'] as Answers), passportNo: freshPassport() }
    return { login, membershipId: await enrol(baseURL, login, { passport, nidOrBrn: '4455667788', email: login }) }
  }
  return {
    enrolled,
    slipOf: (loginId: string, no: string) => printed(loginId, `/applications/${no}/print?paper=slip`),
    cardOf: (loginId: string, membershipId: string) => printed(loginId, `/memberships/${membershipId}/card`),
    replaceCard: (loginId: string, membershipId: string) =>
      as(loginId, 'POST', `/memberships/${membershipId}/new-card`, { reason: 'LOST' }),
  }
}
