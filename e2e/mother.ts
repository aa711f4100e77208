import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { applicantAt } from './applicant.ts'
import { filesAt } from './files.ts'
import { register } from './newcomers.ts'
import { freshMobile, signIn, speak } from './people.ts'

type Phone = { page: Page; context: BrowserContext; request: APIRequestContext; baseURL: string | undefined }

/** A mother at her phone, just logged in, with a stipend of this circular filled in and not yet handed in. */
export async function motherAt(
  { page, context, request, baseURL }: Phone,
  circular: Bilingual,
  locale: Locale = 'bn',
  changes: Answers = {},
) {
  await speak(context, locale, baseURL)
  const files = filesAt(baseURL)
  const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম', locale })
  const no = await files.filled(mobile, await files.openCircular(circular, 0), changes)
  await signIn(page, mobile)
  const addressOf = (step: string) => `/education-allowance?application=${no}&step=${step}`
  return {
    files,
    mobile,
    no,
    applicant: applicantAt(page, locale),
    addressOf,
    open: (step: string) => page.goto(addressOf(step)),
    /** On a weak line nobody waits until everything has come. */
    beginToOpen: (step: string) => page.goto(addressOf(step), { waitUntil: 'commit' }),
    stored: async () => (await files.as(mobile, 'GET', `/applications/${no}`))['answers'] as Answers,
  }
}
