import type { Page } from '@playwright/test'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { isFull } from '../test-size.ts'
import { desk, expect, phone, signIn, speak, test } from './people.ts'
import { screensURL } from './portal.ts'
import { visits } from './screens.ts'
import { axeFindings, fitsItsWidth } from './fit-for-all.ts'
import { coloursOfTheSystem, moreContrast, night, smallScreenOrLargeText } from './wishes.ts'

/** Latin letters that stay Latin in Bangla: names, examples, identifiers, units. */
const allowed = [
  /\bV251027\.1026\b/, /\b20251027\.10\.26\b/, /\bRahima Begum\b/, /\bEnglish\b/, /\bname@example\.com\b/, /\bA[–-]Z\b/i, /\bWEWB\b/, /\bJPE?G\b/, /\bPNG\b/, /[\w.]+@[\w.]+/, /\b[A-Z]{3}-\d{4}-\d{6}\b/,
  // Names as passports have them, in capital letters.
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

type Round = { locale: Locale; viewport: typeof phone; wish: typeof night }

/** Each round tries one wish more, so that none takes much longer. Bangla has the longer words. */
const rounds: Round[] = isFull
  ? [
      { locale: 'bn', viewport: phone, wish: smallScreenOrLargeText },
      { locale: 'en', viewport: desk, wish: night },
      { locale: 'bn', viewport: desk, wish: coloursOfTheSystem },
      { locale: 'en', viewport: phone, wish: moreContrast },
    ]
  : [{ locale: 'bn', viewport: phone, wish: largeScreenInEnglish }]

/** Who opens which screens, in parts that two workers can share. */
const partsOf = (size: number) =>
  [...Map.groupBy(visits, ({ as }) => as)].flatMap(([as, screens]) =>
    Array.from({ length: Math.ceil(screens.length / size) }, (_, part) => ({
      as,
      paths: screens.slice(part * size, (part + 1) * size).map(({ path }) => path),
    })),
  )

test.describe.configure({ mode: 'parallel' })
test.use({ baseURL: screensURL() })

for (const { locale, viewport, wish } of rounds) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { as, paths } of partsOf(10))
      test(`${as ?? 'a visitor'} opens ${paths[0]} and ${paths.length - 1} more: axe, width, title, heading, language, and as people wish`, async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(240_000)
        if (as) await signIn(page, as)
        for (const path of paths) {
          await speak(context, locale, baseURL)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await expect(page, `${as ?? 'a visitor'} opens ${path}`).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
          await test.step(`${path} in ${locale}`, () => judge(page, path, locale))
          await test.step(`${path} as people wish it`, () => wish(page, path))
        }
      })
  })
}

async function judge(page: Page, path: string, locale: Locale) {
  expect.soft(await axeFindings(page), path).toEqual([])
  await fitsItsWidth(page, path)
  await showsLanguage(page, locale)
  if (locale === 'bn' && !path.startsWith('/demo/')) expect.soft(foreignWords(await visibleText(page)), `${path} shows English`).toEqual([])
}

async function showsLanguage(page: Page, locale: Locale) {
  await expect.soft(page).toHaveTitle(locale === 'bn' ? /ওয়েজ আর্নার্স কল্যাণ বোর্ড$/ : /Wage Earners' Welfare Board$/)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
}

/** The other language and the other width on the page that is open already, which takes a fraction of opening it again. */
async function largeScreenInEnglish(page: Page, path: string) {
  await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await showsLanguage(page, 'en')
  await expect.soft(page.getByRole('heading', { level: 1 }), `${path} in English`).toHaveCount(1)
  await fitsItsWidth(page, `${path} in English`)
  await page.setViewportSize(phone)
}

/** What a Bangla page shows in Latin letters or 0–9 besides what may stay so. */
function foreignWords(text: string): string[] {
  const rest = allowed.reduce((left, name) => left.replace(new RegExp(name, `${name.flags.replace('g', '')}g`), ''), text)
  return rest.match(/[A-Za-z]{2,}|[0-9]+/g) ?? []
}
