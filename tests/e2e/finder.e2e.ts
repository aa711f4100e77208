import type { Page } from '@playwright/test'
import { getScreen } from '@wewb/domain/access/screens'
import { wordingFor, type FinderAnswers } from '@wewb/domain/casework/finder/answers'
import { findBenefits } from '@wewb/domain/casework/finder/find-benefits'
import { finderQuestions } from '@wewb/domain/casework/finder/questions'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { allAccountMessages as account } from '@wewb/web/identity/accounts/messages.ts'
import { serviceHomeMessages } from '@wewb/web/casework/applying/service-home-messages.ts'
import { draftMessages } from '@wewb/web/casework/applying/draft-messages.ts'
import { finderMessages } from '@wewb/web/casework/finder/messages.ts'
import { homeMessages as home } from '@wewb/web/content/public/messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicationApi } from './application-api.ts'
import { keyboardActions } from './ui-actions.ts'
import { register } from './registration.ts'
import {
  desktopViewport,
  expect,
  fillCaptcha,
  freshMobile,
  locales,
  password,
  phoneViewport,
  setLocale,
  test,
} from './fixtures.ts'
import { expectAccessible } from './accessibility.ts'

const formatDigits = (locale: Locale, text: string) => (locale === 'bn' ? toBanglaDigits(text) : text)
const nameOf = (service: string, locale: Locale) =>
  serviceModules.find(({ code }) => code === service)?.name[locale] ?? service
const answersOf = (address: string): FinderAnswers => {
  const query = new URL(address).searchParams
  return Object.fromEntries(
    finderQuestions.map(({ id }) => [id, query.getAll(id)] as const).filter(([, chosen]) => chosen.length > 0),
  )
}

/** UI actions of a visitor of the benefit finder. */
function finderAt(page: Page, locale: Locale) {
  const heading = page.getByRole('heading', { level: 1 })
  const input = (id: string, value: string) => page.locator(`input[name="${id}"][value="${value}"]`)
  const nextButton = page.getByRole('button', { name: finderMessages.next[locale], exact: true })
  const expectQuestion = async (id: string, number: string) => {
    const question = finderQuestions.find((one) => one.id === id)
    await expect(heading).toHaveText(question ? wordingFor(question, answersOf(page.url())).title[locale] : '')
    const [n = '', total = ''] = number.split('/')
    await expect(
      page.getByText(
        finderMessages.progress[locale]
          .replace('{n}', formatDigits(locale, n))
          .replace('{total}', formatDigits(locale, total)),
      ),
    ).toBeVisible()
  }
  // The reasons are a separate chunk, which takes time on a slow connection.
  const expectResult = () => expect(heading).toHaveText(finderMessages.found[locale], { timeout: 20_000 })
  const section = (verdict: 'yes' | 'perhaps') =>
    page.getByRole('region', { name: finderMessages[verdict][locale], exact: true })
  return { heading, input, nextButton, expectQuestion, expectResult, section }
}

for (const locale of locales) {
  test.describe(`benefit finder in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test.describe('on a phone', () => {
      test.use({ viewport: phoneViewport })

      test('starts from the landing page, supports back and sharing, and prefills the form', async ({
        page,
        request,
        baseURL,
      }) => {
        test.setTimeout(180_000)
        const finder = finderAt(page, locale)
        const title = {
          bn: `সুবিধা খোঁজার বিজ্ঞপ্তি ${locale === 'bn' ? 'এক' : 'দুই'}`,
          en: `Circular found by the finder ${locale}`,
        }
        await applicationApi(baseURL).openCircular(title, 1)
        const mobile = await register(request, {
          login: freshMobile(),
          name: 'Salma Akter',
          nameBn: 'সালমা আক্তার',
          locale,
        })

        await page.goto('/')
        await page.getByRole('link', { name: home.finder[locale] }).click()
        await expect(page).toHaveURL('/benefit-finder')
        await finder.expectQuestion('who', '1/5')
        await expectAccessible(page)
        await finder.nextButton.click()
        await expect(page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })).toBeFocused()
        await expectAccessible(page)
        await finder.input('who', 'family').check()
        await finder.nextButton.click()

        await finder.expectQuestion('registration', '2/5')
        await expect(finder.heading).toBeFocused()
        await finder.input('registration', 'bmet').check()
        await finder.nextButton.click()
        await finder.expectQuestion('needs', '3/5')
        await expectAccessible(page)
        // "None of these" is exclusive, and deselected by any other option.
        await finder.input('needs', 'other').check()
        await finder.input('needs', 'study').check()
        await expect(finder.input('needs', 'other')).not.toBeChecked()
        await finder.nextButton.click()
        await finder.expectQuestion('study', '4/4')

        await page.goBack()
        await finder.expectQuestion('needs', '3/5')
        await expect(finder.input('needs', 'study')).toBeChecked()
        await page.getByRole('link', { name: finderMessages.back[locale] }).click()
        await finder.expectQuestion('registration', '2/5')
        await expect(finder.input('registration', 'bmet')).toBeChecked()
        await finder.nextButton.click()
        await finder.nextButton.click()
        await finder.input('study', 'after-ssc').check()
        await finder.nextButton.click()

        await finder.expectResult()
        await expect(finder.heading).toBeFocused()
        await expect(finder.section('yes').getByRole('heading', { level: 3 })).toHaveText([
          nameOf('edu-allowance', locale),
        ])
        const reason =
          findBenefits(answersOf(page.url())).find(({ service }) => service === 'edu-allowance')?.reason[locale] ?? ''
        await expect(finder.section('yes')).toContainText(reason)
        await expectAccessible(page)
        const address = page.url()
        await page.reload()
        await expect(page).toHaveURL(address)
        await finder.expectResult()
        await expect(finder.section('yes')).toContainText(reason)

        // Services that do not fit are collapsed, with their reason.
        const refused = page.getByRole('heading', { level: 3, name: nameOf('wewb-membership', locale), exact: true })
        await expect(refused).toBeHidden()
        await page
          .locator('summary')
          .filter({ hasText: finderMessages.no[locale].split('(')[0] ?? '' })
          .click()
        await expect(refused).toBeVisible()
        await expectAccessible(page)

        await finder.section('yes').getByRole('link', { name: finderMessages.apply[locale] }).click()
        await expect(page).toHaveURL('/login?returnTo=%2Feducation-allowance')
        await page.getByLabel(account.loginId[locale]).fill(mobile)
        await page.getByLabel(account.password[locale], { exact: true }).fill(password)
        await fillCaptcha(page, locale)
        await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
        await expect(page).toHaveURL('/education-allowance')
        await page
          .getByRole('listitem')
          .filter({ hasText: title[locale] })
          .getByRole('button', { name: serviceHomeMessages.apply[locale] })
          .click()
        await expect(page.getByText(draftMessages.carried[locale])).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('link', { name: draftMessages.begin[locale], exact: true }).click()
        await expect(page.locator('input[name="workerAliveYn"][value="Y"]')).toBeChecked()
        await expect(page.locator('input[name="worker.identitySource"][value="4"]')).toBeChecked()
        await expect(page.locator('input[name="previousService"]:checked')).toHaveCount(0)
      })

      test('works by keyboard alone, and is cleared by starting again', async ({ page }) => {
        const finder = finderAt(page, locale)
        const actions = keyboardActions(page)
        await page.goto('/benefit-finder')
        await page.waitForLoadState('networkidle')
        await actions.check(finder.input('who', 'abroad'))
        await actions.click(finder.nextButton)
        await finder.expectQuestion('registration', '2/5')
        await actions.check(finder.input('registration', 'neither'))
        await actions.click(finder.nextButton)
        await finder.expectQuestion('needs', '3/5')
        await actions.check(finder.input('needs', 'membership'))
        await actions.click(finder.nextButton)
        await finder.expectQuestion('papers', '4/4')
        await actions.check(finder.input('papers', 'valid'))
        await actions.click(finder.nextButton)
        await finder.expectResult()
        await expect(finder.section('yes').getByRole('heading', { level: 3 })).toHaveText([
          nameOf('wewb-membership', locale),
        ])
        await actions.click(page.getByRole('link', { name: finderMessages.startAgain[locale] }))
        await finder.expectQuestion('who', '1/5')
        await expect(page.locator('input:checked')).toHaveCount(0)
        expect(await page.evaluate(() => [sessionStorage.getItem('finder'), localStorage.getItem('finder')])).toEqual([
          null,
          null,
        ])
      })
    })

    test.describe('on a wide screen', () => {
      test.use({ viewport: desktopViewport })

      test('shows a bereaved family a shared result with the number to call, and changes an answer', async ({
        page,
      }) => {
        test.setTimeout(90_000)
        const finder = finderAt(page, locale)
        await page.goto('/benefit-finder?who=bereaved&registration=unknown&needs=other&death=buried-abroad')
        await finder.expectResult()
        await expect(page.getByRole('main')).toContainText(
          finderMessages.condolence[locale].replace('{phone}', formatDigits(locale, '16135')),
        )
        await expect(page.getByRole('main')).not.toContainText(/!|অভিনন্দন|congratulat/i)
        await expect(finder.section('yes').getByRole('heading', { level: 3 })).toHaveText([
          nameOf('bereavement', locale),
        ])
        await expect(page.getByRole('link', { name: finderMessages.findOutLink[locale] })).toHaveAttribute(
          'href',
          getScreen('bmet-wewbm-check').path,
        )
        await expectAccessible(page)

        await page.getByRole('link', { name: finderMessages.change[locale] }).nth(1).click()
        await finder.expectQuestion('registration', '2/5')
        await expect(finder.input('registration', 'unknown')).toBeChecked()
        await finder.input('registration', 'member').check()
        for (const _ of ['registration', 'needs', 'death']) await finder.nextButton.click()
        await finder.expectResult()
        await expect(finder.section('yes').getByRole('heading', { level: 3 })).toHaveText([
          nameOf('bereavement', locale),
          nameOf('fa-financial-assistance', locale),
        ])
      })
    })
  })
}
