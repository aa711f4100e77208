import type { APIRequestContext, Page } from '@playwright/test'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Locale } from '@wewb/domain/language/bilingual'
import { fillMembershipForm } from '@wewb/api/testing/test-membership.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import type { KeyboardLayout } from './applicant.ts'
import { applicationApi, officers } from './application-api.ts'
import { captcha, readOtp, expect, fillCaptcha, password } from './fixtures.ts'

type Registration = { login: string; name: string; nameBn: string; locale?: Locale }
type ResponseBody = { data: { captchaId: string; otpToken: string } }

/** Fills in and sends the registration form; the code is then sent. */
export async function fillRegistration(
  page: Page,
  locale: Locale,
  mobile: string,
  secret: string,
  typed: KeyboardLayout,
) {
  await page.goto('/register')
  await page.getByLabel(account.fullNameEn[locale]).fill('Rahima Begum')
  await page.getByLabel(account.fullNameBn[locale]).fill('রহিমা বেগম')
  await page.getByLabel(account.nid[locale]).fill(typed('1234567890'))
  await page.getByLabel(account.mobile[locale], { exact: true }).last().fill(typed(mobile))
  await page.getByLabel(account.password[locale], { exact: true }).fill(secret)
  await page.getByLabel(account.confirmPassword[locale]).fill(secret)
  await fillCaptcha(page, locale, typed(captcha))
  await page.getByLabel(account.terms[locale]).check()
  await page.getByRole('button', { name: account.continue[locale] }).click()
  await expect(page.getByRole('heading', { name: account.codeTitle[locale] })).toBeVisible()
}

/** Registers a new person over HTTP by mobile or e-mail, with no applications and messages of others. */
export async function register(
  request: APIRequestContext,
  { login, name, nameBn, locale = 'bn' }: Registration,
): Promise<string> {
  const ask = async (path: string, data?: object) => {
    const headers = { 'accept-language': locale }
    const response = await request.fetch(`/api/v1/pub${path}`, data ? { method: 'POST', headers, data } : { headers })
    return ((await response.json()) as ResponseBody).data
  }
  const way = login.includes('@') ? { loginType: 'EMAIL', email: login } : { loginType: 'MOBILE', mobile: login }
  const secret = { password, confirmPassword: password, termsAccepted: 'Y' }
  const { captchaId } = await ask('/captcha')
  const { otpToken } = await ask('/registration', {
    fullNameEn: name,
    fullNameBn: nameBn,
    ...way,
    ...secret,
    captchaId,
    captcha,
  })
  await ask('/otp-verification', { otpToken, otp: await readOtp(request, login), purpose: 'REGISTRATION' })
  return login
}

/** Creates a complete membership draft over HTTP. */
export async function createMembershipDraft(
  baseURL: string | undefined,
  login: string,
  changes: Answers,
): Promise<string> {
  const { ask: request, tokenOf } = applicationApi(baseURL)
  return await fillMembershipForm({ request } as unknown as TestPortal, await tokenOf(login), changes)
}

/** In Dubai, so that the counts in the journeys of the mission in Riyadh do not change. */
const inDubai: Answers = { foreignCountryId: 'AE', missionId: 'DXB', abroad: { primary: 'Al Quoz 4', city: 'Dubai' } }

/** Enrols a member with a card: application, payment at the mission, approval. Returns the membership number. */
export async function enrolMember(baseURL: string | undefined, login: string, changes: Answers): Promise<string> {
  const { as, move } = applicationApi(baseURL)
  const no = await createMembershipDraft(baseURL, login, { ...inDubai, referencePassports: [], ...changes })
  const { revision, facts } = await as(login, 'GET', `/applications/${no}`)
  await as(login, 'POST', `/applications/${no}/submit`, { revision })
  await move('mission.dubai@demo.wewb', no, 'forward', {
    cashMemoNo: `DXB-${no}`,
    receivedAmount: facts['membership.due'],
  })
  await move(officers.assistant, no, 'approve', {})
  const { membershipId } = await as(login, 'GET', '/memberships/mine')
  return String(membershipId)
}
