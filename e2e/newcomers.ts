import type { APIRequestContext, Page } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { fillMembership } from '../api/src/testing/joining.ts'
import type { TestPortal } from '../api/src/testing/portal-under-test.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import type { Keyboard } from './applicant.ts'
import { filesAt, officers } from './files.ts'
import { captcha, codeFor, expect, fillCaptcha, password } from './people.ts'

type Newcomer = { login: string; name: string; nameBn: string; locale?: Locale }
type Told = { data: { captchaId: string; otpToken: string } }

/** The form of who has never been here, filled in by hand and sent: the code is on its way. */
export async function fillRegistration(page: Page, locale: Locale, mobile: string, secret: string, typed: Keyboard) {
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

/** Somebody who has never been here, registered over HTTP under a mobile number or an e-mail: files and messages are theirs alone. */
export async function register(request: APIRequestContext, { login, name, nameBn, locale = 'bn' }: Newcomer): Promise<string> {
  const ask = async (path: string, data?: object) => {
    const headers = { 'accept-language': locale }
    const response = await request.fetch(`/api/v1/pub${path}`, data ? { method: 'POST', headers, data } : { headers })
    return ((await response.json()) as Told).data
  }
  const way = login.includes('@') ? { loginType: 'EMAIL', email: login } : { loginType: 'MOBILE', mobile: login }
  const secret = { password, confirmPassword: password, termsAccepted: 'Y' }
  const { captchaId } = await ask('/captcha')
  const { otpToken } = await ask('/registration', { fullNameEn: name, fullNameBn: nameBn, ...way, ...secret, captchaId, captcha })
  await ask('/otp-verification', { otpToken, otp: await codeFor(request, login), purpose: 'REGISTRATION' })
  return login
}

/** The whole form for membership filled in over HTTP, and not yet handed in. */
export async function fillFormOf(baseURL: string | undefined, login: string, changes: Answers): Promise<string> {
  const { ask, tokenOf } = filesAt(baseURL)
  return await fillMembership({ ask } as unknown as TestPortal, await tokenOf(login), changes)
}

/** In Dubai, so that the journeys of the mission in Riyadh keep their numbers to themselves. */
const inDubai: Answers = { foreignCountryId: 'AE', missionId: 'DXB', abroad: { primary: 'Al Quoz 4', city: 'Dubai' } }

/** A member with a card: applied, paid at the mission, approved at head office. The member's number comes back. */
export async function enrol(baseURL: string | undefined, login: string, changes: Answers): Promise<string> {
  const { as, move } = filesAt(baseURL)
  const no = await fillFormOf(baseURL, login, { ...inDubai, referencePassports: [], ...changes })
  const { revision, facts } = await as(login, 'GET', `/applications/${no}`)
  await as(login, 'POST', `/applications/${no}/submit`, { revision })
  await move('mission.dubai@demo.wewb', no, 'forward', { cashMemoNo: `DXB-${no}`, receivedAmount: facts['membership.due'] })
  await move(officers.assistant, no, 'approve', {})
  const { membershipId } = await as(login, 'GET', '/memberships/mine')
  return String(membershipId)
}
