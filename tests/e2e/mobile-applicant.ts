import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { applicantAt } from './applicant.ts'
import { applicationApi } from './application-api.ts'
import { register } from './registration.ts'
import { freshMobile, signIn, setLocale } from './fixtures.ts'

type Phone = { page: Page; context: BrowserContext; request: APIRequestContext; baseURL: string | undefined }

/** A signed-in applicant on a phone, with a complete stipend draft of this circular. */
export async function mobileApplicantAt(
  { page, context, request, baseURL }: Phone,
  circular: Bilingual,
  locale: Locale = 'bn',
  changes: Answers = {},
) {
  await setLocale(context, locale, baseURL)
  const api = applicationApi(baseURL)
  const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
  const no = await api.filled(mobile, await api.openCircular(circular, 0), changes)
  await signIn(page, mobile)
  const addressOf = (step: string) => `/education-allowance?application=${no}&step=${step}`
  return {
    files: api,
    mobile,
    no,
    applicant: applicantAt(page, locale),
    addressOf,
    open: (step: string) => page.goto(addressOf(step)),
    /** Does not wait for the load event, which takes long on a slow connection. */
    startNavigation: (step: string) => page.goto(addressOf(step), { waitUntil: 'commit' }),
    getStoredAnswers: async () => (await api.as(mobile, 'GET', `/applications/${no}`))['answers'] as Answers,
  }
}
