import type { Page } from '@playwright/test'
import { getScreen } from '../domain/src/access/screens.ts'
import { wordingFor, type FinderAnswers } from '../domain/src/finder/answers.ts'
import { findBenefits } from '../domain/src/finder/find-benefits.ts'
import { finderQuestions } from '../domain/src/finder/questions.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { toBanglaDigits } from '../domain/src/language/digits.ts'
import { serviceModules } from '../domain/src/lookups/service-modules.ts'
import { words as account } from '../web/src/features/accounts/words.ts'
import { homeWords } from '../web/src/features/applying/home-words.ts'
import { startWords } from '../web/src/features/applying/start-words.ts'
import { words } from '../web/src/features/finder/words.ts'
import { words as home } from '../web/src/features/public/words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { filesAt } from './files.ts'
import { keyboard } from './hands.ts'
import { register } from './newcomers.ts'
import { desk, expect, fillCaptcha, freshMobile, locales, password, phone, speak, test } from './people.ts'
import { isFitForAll } from './fit-for-all.ts'

const shownIn = (locale: Locale, text: string) => (locale === 'bn' ? toBanglaDigits(text) : text)
const nameOf = (service: string, locale: Locale) => serviceModules.find(({ code }) => code === service)?.name[locale] ?? service
const answersOf = (address: string): FinderAnswers => {
  const query = new URL(address).searchParams
  return Object.fromEntries(finderQuestions.map(({ id }) => [id, query.getAll(id)] as const).filter(([, chosen]) => chosen.length > 0))
}

/** Someone who asks what help there is. */
function askerAt(page: Page, locale: Locale) {
  const heading = page.getByRole('heading', { level: 1 })
  const box = (id: string, value: string) => page.locator(`input[name="${id}"][value="${value}"]`)
  const goOn = page.getByRole('button', { name: words.next[locale], exact: true })
  const isAsked = async (id: string, number: string) => {
    const question = finderQuestions.find((one) => one.id === id)
    await expect(heading).toHaveText(question ? wordingFor(question, answersOf(page.url())).title[locale] : '')
    const [n = '', total = ''] = number.split('/')
    await expect(
      page.getByText(words.progress[locale].replace('{n}', shownIn(locale, n)).replace('{total}', shownIn(locale, total))),
    ).toBeVisible()
  }
  // The reasons come as a file of their own, over whatever line there is.
  const isTold = () => expect(heading).toHaveText(words.found[locale], { timeout: 20_000 })
  const section = (verdict: 'yes' | 'perhaps') => page.getByRole('region', { name: words[verdict][locale], exact: true })
  return { heading, box, goOn, isAsked, isTold, section }
}

for (const locale of locales) {
  test.describe(`which benefit may I get, in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test.describe('on a phone', () => {
      test.use({ viewport: phone })

      test('is asked question by question from the landing page, can be gone back and shared, and begins the form with what was told', async ({
        page,
        request,
        baseURL,
      }) => {
        test.setTimeout(180_000)
        const asker = askerAt(page, locale)
        const title = { bn: `সুবিধা খোঁজার বিজ্ঞপ্তি ${locale === 'bn' ? 'এক' : 'দুই'}`, en: `Circular found by the finder ${locale}` }
        await filesAt(baseURL).openCircular(title, 1)
        const mobile = await register(request, { login: freshMobile(), name: 'Salma Akter', nameBn: 'সালমা আক্তার', locale })

        await page.goto('/')
        await page.getByRole('link', { name: home.finder[locale] }).click()
        await expect(page).toHaveURL('/benefit-finder')
        await asker.isAsked('who', '1/5')
        await isFitForAll(page)
        await asker.goOn.click()
        await expect(page.getByRole('alert').filter({ hasText: ui.errorSummary[locale] })).toBeFocused()
        await isFitForAll(page)
        await asker.box('who', 'family').check()
        await asker.goOn.click()

        await asker.isAsked('registration', '2/5')
        await expect(asker.heading).toBeFocused()
        await asker.box('registration', 'bmet').check()
        await asker.goOn.click()
        await asker.isAsked('needs', '3/5')
        await isFitForAll(page)
        // "None of these" stands alone, and goes when something else comes.
        await asker.box('needs', 'other').check()
        await asker.box('needs', 'study').check()
        await expect(asker.box('needs', 'other')).not.toBeChecked()
        await asker.goOn.click()
        await asker.isAsked('study', '4/4')

        await page.goBack()
        await asker.isAsked('needs', '3/5')
        await expect(asker.box('needs', 'study')).toBeChecked()
        await page.getByRole('link', { name: words.back[locale] }).click()
        await asker.isAsked('registration', '2/5')
        await expect(asker.box('registration', 'bmet')).toBeChecked()
        await asker.goOn.click()
        await asker.goOn.click()
        await asker.box('study', 'after-ssc').check()
        await asker.goOn.click()

        await asker.isTold()
        await expect(asker.heading).toBeFocused()
        await expect(asker.section('yes').getByRole('heading', { level: 3 })).toHaveText([nameOf('edu-allowance', locale)])
        const reason = findBenefits(answersOf(page.url())).find(({ service }) => service === 'edu-allowance')?.reason[locale] ?? ''
        await expect(asker.section('yes')).toContainText(reason)
        await isFitForAll(page)
        const address = page.url()
        await page.reload()
        await expect(page).toHaveURL(address)
        await asker.isTold()
        await expect(asker.section('yes')).toContainText(reason)

        // What does not fit is folded away, with its reason.
        const refused = page.getByRole('heading', { level: 3, name: nameOf('wewb-membership', locale), exact: true })
        await expect(refused).toBeHidden()
        await page
          .locator('summary')
          .filter({ hasText: words.no[locale].split('(')[0] ?? '' })
          .click()
        await expect(refused).toBeVisible()
        await isFitForAll(page)

        await asker.section('yes').getByRole('link', { name: words.apply[locale] }).click()
        await expect(page).toHaveURL('/login')
        await page.getByLabel(account.loginId[locale]).fill(mobile)
        await page.getByLabel(account.password[locale], { exact: true }).fill(password)
        await fillCaptcha(page, locale)
        await page.getByRole('button', { name: account.logIn[locale], exact: true }).click()
        await expect(page).toHaveURL('/education-allowance')
        await page.getByRole('listitem').filter({ hasText: title[locale] }).getByRole('button', { name: homeWords.apply[locale] }).click()
        await expect(page.getByText(startWords.carried[locale])).toBeVisible()
        await isFitForAll(page)
        await page.getByRole('link', { name: startWords.begin[locale], exact: true }).click()
        await expect(page.locator('input[name="workerAliveYn"][value="Y"]')).toBeChecked()
        await expect(page.locator('input[name="worker.identitySource"][value="4"]')).toBeChecked()
        await expect(page.locator('input[name="previousService"]:checked')).toHaveCount(0)
      })

      test('is answered with keys alone, and starting again forgets', async ({ page }) => {
        const asker = askerAt(page, locale)
        const hands = keyboard(page)
        await page.goto('/benefit-finder')
        await page.waitForLoadState('networkidle')
        await hands.tick(asker.box('who', 'abroad'))
        await hands.press(asker.goOn)
        await asker.isAsked('registration', '2/5')
        await hands.tick(asker.box('registration', 'neither'))
        await hands.press(asker.goOn)
        await asker.isAsked('needs', '3/5')
        await hands.tick(asker.box('needs', 'membership'))
        await hands.press(asker.goOn)
        await asker.isAsked('papers', '4/4')
        await hands.tick(asker.box('papers', 'valid'))
        await hands.press(asker.goOn)
        await asker.isTold()
        await expect(asker.section('yes').getByRole('heading', { level: 3 })).toHaveText([nameOf('wewb-membership', locale)])
        await hands.press(page.getByRole('link', { name: words.startAgain[locale] }))
        await asker.isAsked('who', '1/5')
        await expect(page.locator('input:checked')).toHaveCount(0)
        expect(await page.evaluate(() => [sessionStorage.getItem('finder'), localStorage.getItem('finder')])).toEqual([null, null])
      })
    })

    test.describe('on a wide screen', () => {
      test.use({ viewport: desk })

      test('a family in mourning opens a shared address, reads whom to call and the one form first, and changes an answer', async ({
        page,
      }) => {
        test.setTimeout(90_000)
        const asker = askerAt(page, locale)
        await page.goto('/benefit-finder?who=bereaved&registration=unknown&needs=other&death=buried-abroad')
        await asker.isTold()
        await expect(page.getByRole('main')).toContainText(words.condolence[locale].replace('{phone}', shownIn(locale, '16135')))
        await expect(page.getByRole('main')).not.toContainText(/!|অভিনন্দন|congratulat/i)
        await expect(asker.section('yes').getByRole('heading', { level: 3 })).toHaveText([nameOf('bereavement', locale)])
        await expect(page.getByRole('link', { name: words.findOutLink[locale] })).toHaveAttribute(
          'href',
          getScreen('bmet-wewbm-check').path,
        )
        await isFitForAll(page)

        await page.getByRole('link', { name: words.change[locale] }).nth(1).click()
        await asker.isAsked('registration', '2/5')
        await expect(asker.box('registration', 'unknown')).toBeChecked()
        await asker.box('registration', 'member').check()
        for (const _ of ['registration', 'needs', 'death']) await asker.goOn.click()
        await asker.isTold()
        await expect(asker.section('yes').getByRole('heading', { level: 3 })).toHaveText([
          nameOf('bereavement', locale),
          nameOf('fa-financial-assistance', locale),
        ])
      })
    })
  })
}
