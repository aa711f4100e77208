import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { applicationApi } from './application-api.ts'
import { enrolMember } from './registration.ts'
import { freshPassport, registerWorkerAbroad } from './worker-abroad.ts'

/** Documents as printed by the portal. */
export function printedDocumentsAt(request: APIRequestContext, baseURL?: string) {
  const { as, tokenOf } = applicationApi(baseURL)
  const printed = async (loginId: string, path: string): Promise<Buffer> => {
    const response = await request.get(`/api/v1${path}`, {
      headers: { authorization: `Bearer ${await tokenOf(loginId)}` },
    })
    if (response.headers()['content-type'] !== 'application/pdf')
      throw new Error(`not printed: ${await response.text()}`)
    return await response.body()
  }

  /** With a unique passport and NID, because journeys of other members run in parallel. */
  const enrolPrintedMember = async () => {
    const login = await registerWorkerAbroad(request, 'en')
    const passport = { ...(membershipAnswers['passport'] as Answers), passportNo: freshPassport() }
    return {
      login,
      membershipId: await enrolMember(baseURL, login, { passport, nidOrBrn: '4455667788', email: login }),
    }
  }
  return {
    enrolMember: enrolPrintedMember,
    slipOf: (loginId: string, no: string) => printed(loginId, `/applications/${no}/print?paper=slip`),
    cardOf: (loginId: string, membershipId: string) => printed(loginId, `/memberships/${membershipId}/card`),
    replaceCard: (loginId: string, membershipId: string) =>
      as(loginId, 'POST', `/memberships/${membershipId}/new-card`, { reason: 'LOST' }),
  }
}
