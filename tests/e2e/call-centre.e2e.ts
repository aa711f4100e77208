import type { Page } from '@playwright/test'
import { phoneCallReasonNames } from '@wewb/domain/reporting/phone-call-contracts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { reviewStates } from '@wewb/domain/services/workflows/states'
import { nameOfEvent } from '@wewb/web/audit/messages.ts'
import { callCentreMessages } from '@wewb/web/reporting/call-centre/messages.ts'
import { eligibleReply, applicationApi, officers, students } from './application-api.ts'
import { register } from './registration.ts'
import { desktopViewport, expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { expectAccessible } from './accessibility.ts'

const agent = 'callcentre@demo.wewb'
const dueOn = '2099-01-31'
/** Unique numbers, so that searches find no applications of other journeys or earlier attempts. */
const uniqueAnswers = () => ({
  studentMobile: freshMobile(),
  guardianMobile: freshMobile(),
  guardianNid: freshMobile().slice(1),
  studentBrn: `200951${freshMobile()}`,
})
const [ofNusrat, ofHabib] = [uniqueAnswers(), uniqueAnswers()]
const secrets = new RegExp(
  `0012345678901|A01234567|${ofNusrat.guardianNid}|${ofNusrat.studentBrn}|${ofNusrat.guardianMobile}|AMENA`,
)

test.describe.configure({ mode: 'serial' })

let returned = ''
let decided = ''
let draft = ''
test.beforeAll(async ({ request, baseURL }) => {
  const applications = applicationApi(baseURL)
  // Accounts without other applications, because a search lists all applications of an account.
  const registerCaller = () => register(request, { login: freshMobile(), name: 'Abdul Karim', nameBn: 'আব্দুল করিম' })
  const [karim, salma] = [await registerCaller(), await registerCaller()]
  const setup = await applications.openCircular({ bn: 'ফোনে জানার বিজ্ঞপ্তি', en: 'Circular for callers' }, 1)
  const other = await applications.openCircular({ bn: 'ফোনে জানার আরেক বিজ্ঞপ্তি', en: 'Another circular for callers' }, 1)
  returned = await applications.submitted(karim, setup, { ...students.nusrat, ...ofNusrat })
  const note = 'Please write the account number again.'
  await applications.move(officers.section, returned, 'send-back', {
    fieldsToCorrect: ['bank.accountNumber'],
    note,
    dueOn,
  })
  decided = await applications.submitted(salma, setup, { ...students.habib, ...ofHabib })
  await applications.move(officers.section, decided, 'forward', eligibleReply)
  await applications.move(officers.assistant, decided, 'forward', { recommendedAmount: '27500' })
  await applications.move(officers.director, decided, 'approve', {
    approvedAmount: '27500',
    sanctionMemoNo: '49.04-77',
  })
  draft = (await applications.as(karim, 'POST', '/applications', { service: 'edu-allowance', setupId: other }))
    .applicationNo
})

const input = (page: Page, locale: Locale) => page.getByRole('searchbox', { name: callCentreMessages.search[locale] })
const fileOf = (page: Page, no: string) => page.getByRole('article', { name: no })
/** With the keyboard only, as an agent during a phone call. */
const find = async (page: Page, locale: Locale, number: string) => {
  await expect(input(page, locale)).toBeFocused()
  await page.keyboard.type(locale === 'bn' ? toBanglaDigits(number) : number)
  await page.keyboard.press('Enter')
}

for (const locale of locales) {
  test.describe(`call centre in ${locale}`, () => {
    test.use({ viewport: desktopViewport })
    test.beforeEach(async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, agent)
      await page.goto('/call-centre')
    })

    test('finds a caller by number and Enter on the first screen', async ({ page }) => {
      await find(page, locale, ofNusrat.guardianNid)
      await expect(
        page.getByRole('heading', {
          level: 2,
          name: callCentreMessages.foundMany[locale].replace('{n}', locale === 'bn' ? '২' : '2'),
        }),
      ).toBeFocused()
      await expect(page).toHaveURL('/call-centre')
      const returnedCard = fileOf(page, returned)
      await expect(returnedCard).toContainText(
        callCentreMessages.toCorrectBy[locale].replace('{date}', formatDate(dueOn, locale)),
      )
      await expect(
        returnedCard
          .getByRole('listitem')
          .filter({ hasText: locale === 'bn' ? 'হিসাব নম্বর' : 'Account number' })
          .first(),
      ).toBeVisible()
      await expect(returnedCard).toContainText(locale === 'bn' ? 'আবেদনকারীর কাছে' : 'With the applicant')
      await expect(returnedCard).toContainText(locale === 'bn' ? '৮৯০১' : '8901')
      const draftCard = fileOf(page, draft)
      await expect(draftCard).toContainText(reviewStates.draft.reads[locale])
      await expect(draftCard).toContainText(callCentreMessages.missingPapers[locale])
      await expect(page.getByRole('main')).not.toContainText(secrets)
      await expectAccessible(page)

      // "/" moves the focus back to the input, and the next number replaces the last.
      await page.keyboard.press('/')
      await find(page, locale, decided)
      const only = fileOf(page, decided)
      await expect(only.getByText(reviewStates.pending.reads[locale])).toBeInViewport()
      await expect(only.getByText(reviewStates.pending.next[locale])).toBeInViewport()
    })

    test('hides a decision before it is published', async ({ page }) => {
      await find(page, locale, decided.toLowerCase())
      await expect(fileOf(page, decided)).toContainText(reviewStates.pending.reads[locale])
      await expect(page.getByRole('main')).not.toContainText(/Approve|অনুমোদ|27,?500|২৭,?৫০০|49\.04/)
    })

    test('keeps the focus in the search field after a name or an unknown number', async ({ page }) => {
      await find(page, locale, 'Nusrat')
      await expect(input(page, locale)).toBeFocused()
      await expect(input(page, locale)).toHaveAttribute('aria-invalid', 'true')
      await input(page, locale).fill('')
      await find(page, locale, '01300000000')
      await expect(page.getByText(callCentreMessages.nothing[locale]).last()).toBeVisible()
      await expect(input(page, locale)).toBeFocused()
      await expectAccessible(page)
    })

    test(
      'logs a call on the application by keyboard, which the next agent reads',
      { tag: '@full' },
      async ({ page }) => {
        const note = { bn: 'কবে ফল প্রকাশ হবে জানতে চেয়েছেন।', en: 'Asked when the result will be published.' }[locale]
        await find(page, locale, ofHabib.guardianMobile)
        await expect(fileOf(page, decided)).toBeVisible()
        await page.getByRole('button', { name: callCentreMessages.save[locale] }).click()
        await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
        await page.getByRole('alert').getByRole('link', { name: callCentreMessages.reason[locale] }).press('Enter')
        await expect(page.getByLabel(callCentreMessages.reason[locale], { exact: true })).toBeFocused()
        await page
          .getByLabel(callCentreMessages.reason[locale], { exact: true })
          .selectOption({ label: phoneCallReasonNames.STATUS[locale] })
        await page.keyboard.press('Tab')
        await page.keyboard.type(note)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(fileOf(page, decided).getByText(note)).toBeVisible()
        await expect(input(page, locale)).toBeFocused()

        await page.reload()
        await find(page, locale, decided)
        await expect(fileOf(page, decided).getByText(note)).toBeVisible()
        await page.getByRole('button', { name: callCentreMessages.nextCaller[locale] }).click()
        await expect(input(page, locale)).toHaveValue('')
        await expect(input(page, locale)).toBeFocused()
        await expect(fileOf(page, decided)).toHaveCount(0)
      },
    )

    test('works on a phone, and the audit log has the lookups', async ({ page }) => {
      await page.setViewportSize(phoneViewport)
      await find(page, locale, ofNusrat.guardianMobile)
      await expect(fileOf(page, returned)).toBeVisible()
      await fileOf(page, returned).getByRole('button', { name: callCentreMessages.logHere[locale] }).click()
      await expect(page.getByLabel(callCentreMessages.about[locale])).toHaveValue(returned)
      await expect(page.getByLabel(callCentreMessages.reason[locale], { exact: true })).toBeFocused()
      await expectAccessible(page)

      await page.evaluate(() => localStorage.clear())
      await signIn(page, 'auditor@demo.wewb')
      await page.goto('/audit-log?search=caller')
      await expect(page.getByRole('row').getByText(nameOfEvent('caller.searched')[locale]).first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(ofNusrat.guardianMobile)
    })
  })
}

test('is not available to other officers', async ({ page, context, baseURL }) => {
  await setLocale(context, 'en', baseURL)
  await signIn(page, officers.section)
  await page.goto('/call-centre')
  await expect(page).toHaveURL('/login')
  await expect(input(page, 'en')).toHaveCount(0)
})
