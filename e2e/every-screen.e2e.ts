import type { Page } from '@playwright/test'
import { desk, expect, locales, logInToDashboard, phone, speak, test } from './people.ts'
import { visits } from './screens.ts'
import { axeFindings, fitsItsWidth } from './fit-for-all.ts'
import { coloursOfTheSystem, moreContrast, night, smallScreenOrLargeText } from './wishes.ts'

/** Latin letters that stay Latin in Bangla: names, examples, identifiers, units. */
const allowed = [
  /\bV251027\.1026\b/, /\b20251027\.10\.26\b/, /\bRahima Begum\b/, /\bEnglish\b/, /\bname@example\.com\b/, /\bA[–-]Z\b/i, /\bWEWB\b/, /\bJPE?G\b/, /\bPNG\b/, /[\w.]+@[\w.]+/, /\b[A-Z]{3}-\d{4}-\d{6}\b/,
  // Names as passports have them, in capital letters: other journeys leave files on the desks.
  /\b[A-Z]{3,}\b/,
  /\b(?:Chrome|Firefox|Safari|Edge|Opera|Samsung Internet|Android|iPhone|iPad|Windows|Mac OS|Linux|Other)\b/,
] // prettier-ignore

/** What is marked as another language, such as a name in its own script, is not asked to be Bangla. */
const visibleText = (page: Page) =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('body [lang]')]
    for (const element of marked) element.style.visibility = 'hidden'
    const text = document.body.innerText
    for (const element of marked) element.style.visibility = ''
    return text
  })

/** Each of the four rounds tries one wish more, so that none takes much longer. Bangla has the longer words. */
const wishes = {
  bn: { [phone.width]: smallScreenOrLargeText, [desk.width]: coloursOfTheSystem },
  en: { [phone.width]: moreContrast, [desk.width]: night },
}

for (const locale of locales) {
  for (const viewport of [phone, desk]) {
    test.describe(`${locale}, ${viewport.width} px`, () => {
      test.use({ viewport })
      test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

      test('every screen passes axe, fits the width, has a title and one heading, speaks its language, and does as people wish', async ({
        page,
      }) => {
        test.setTimeout(900_000)
        let who: string | undefined
        for (const { path, as } of visits.toSorted((one, other) => (one.as ?? '').localeCompare(other.as ?? ''))) {
          if (as && as !== who) {
            await page.evaluate(() => localStorage.clear())
            await logInToDashboard(page, locale, as)
            who = as
          }
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await expect(page, `${as ?? 'a visitor'} opens ${path}`).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
          await test.step(`${path} in ${locale}`, () => judge(page, path, locale))
          await test.step(`${path} as people wish it`, () => wishes[locale][viewport.width]?.(page, path))
        }
      })
    })
  }
}

async function judge(page: Page, path: string, locale: string) {
  expect.soft(await axeFindings(page), path).toEqual([])
  await fitsItsWidth(page, path)
  await expect.soft(page).toHaveTitle(locale === 'bn' ? /ওয়েজ আর্নার্স কল্যাণ বোর্ড$/ : /Wage Earners' Welfare Board$/)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
  if (locale === 'bn' && !path.startsWith('/demo/')) expect.soft(foreignWords(await visibleText(page)), `${path} shows English`).toEqual([])
}

/** What a Bangla page shows in Latin letters or 0–9 besides what may stay so. */
function foreignWords(text: string): string[] {
  const rest = allowed.reduce((left, name) => left.replace(new RegExp(name, `${name.flags.replace('g', '')}g`), ''), text)
  return rest.match(/[A-Za-z]{2,}|[0-9]+/g) ?? []
}
