import type { Page } from '@playwright/test'
import type { Locale } from '@wewb/domain/language/bilingual'
import { isFull } from '#test-size.ts'
import { desktopViewport, expect, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { screensURL } from './portal.ts'
import { screenVisits } from './screen-visits.ts'
import { axeViolations, expectNoHorizontalScroll } from './accessibility.ts'
import { checkForcedColors, checkHighContrast, checkDarkMode, checkReflow } from './media-preferences.ts'

/** Latin text allowed on Bangla pages: names, examples, identifiers, units. */
const allowed = [
  /\bV251027\.1026\b/,
  /\b20251027\.10\.26\b/,
  /\bRahima Begum\b/,
  /\bEnglish\b/,
  /\bname@example\.com\b/,
  /\bA[–-]Z\b/i,
  /\bWEWB\b/,
  /\bJPE?G\b/,
  /\bPNG\b/,
  /[\w.]+@[\w.]+/,
  /\b[A-Z]{3}-\d{4}-\d{6}\b/,
  // Names in capital letters, as in passports.
  /\b[A-Z]{3,}\b/,
  /\b(?:Chrome|Firefox|Safari|Edge|Opera|Samsung Internet|Android|iPhone|iPad|Windows|Mac OS|Linux|Other)\b/,
]

/** Text of the page without elements marked as another language, such as a name in its own script. */
const visibleText = (page: Page) =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('body [lang]')]
    for (const element of marked) element.style.visibility = 'hidden'
    const text = document.body.innerText
    for (const element of marked) element.style.visibility = ''
    return text
  })

type Round = { locale: Locale; viewport: typeof phoneViewport; checkDisplay: typeof checkDarkMode }

/** Each round checks one media preference, to keep rounds short. Bangla has the longer words. */
const rounds: Round[] = isFull
  ? [
      { locale: 'bn', viewport: phoneViewport, checkDisplay: checkReflow },
      { locale: 'en', viewport: desktopViewport, checkDisplay: checkDarkMode },
      { locale: 'bn', viewport: desktopViewport, checkDisplay: checkForcedColors },
      { locale: 'en', viewport: phoneViewport, checkDisplay: checkHighContrast },
    ]
  : [{ locale: 'bn', viewport: phoneViewport, checkDisplay: largeScreenInEnglish }]

/** Screens grouped by user, in parts that workers can run in parallel. */
const partsOf = (size: number) =>
  [...Map.groupBy(screenVisits, ({ as }) => as)].flatMap(([as, screens]) =>
    Array.from({ length: Math.ceil(screens.length / size) }, (_, part) => ({
      as,
      paths: screens.slice(part * size, (part + 1) * size).map(({ path }) => path),
    })),
  )

test.describe.configure({ mode: 'parallel' })
test.use({ baseURL: screensURL() })

for (const { locale, viewport, checkDisplay } of rounds) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { as, paths } of partsOf(10))
      test(`${as ?? 'a visitor'} opens ${paths[0]} and ${paths.length - 1} more: axe, width, texts, settings`, async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(240_000)
        if (as) await signIn(page, as)
        for (const path of paths) {
          await setLocale(context, locale, baseURL)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await expect(page, `${as ?? 'a visitor'} opens ${path}`).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
          await test.step(`${path} in ${locale}`, () => validate(page, path, locale))
          await test.step(`${path} with media preferences`, () => checkDisplay(page, path))
        }
      })
  })
}

async function validate(page: Page, path: string, locale: Locale) {
  expect.soft(await axeViolations(page), path).toEqual([])
  await expectNoHorizontalScroll(page, path)
  await expectLanguage(page, locale)
  if (locale === 'bn' && !path.startsWith('/demo/'))
    expect.soft(latinTextIn(await visibleText(page)), `${path} shows English`).toEqual([])
}

async function expectLanguage(page: Page, locale: Locale) {
  await expect.soft(page).toHaveTitle(locale === 'bn' ? /ওয়েজ আর্নার্স কল্যাণ বোর্ড$/ : /Wage Earners' Welfare Board$/)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
}

/** Checks the other language and width on the open page, which is much faster than opening it again. */
async function largeScreenInEnglish(page: Page, path: string) {
  await page.setViewportSize(desktopViewport)
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expectLanguage(page, 'en')
  await expect.soft(page.getByRole('heading', { level: 1 }), `${path} in English`).toHaveCount(1)
  await expectNoHorizontalScroll(page, `${path} in English`)
  await page.setViewportSize(phoneViewport)
}

/** Latin letters and 0–9 on a Bangla page, apart from the allowed ones. */
function latinTextIn(text: string): string[] {
  const rest = allowed.reduce(
    (rest, name) => rest.replace(new RegExp(name, `${name.flags.replace('g', '')}g`), ''),
    text,
  )
  return rest.match(/[A-Za-z]{2,}|[0-9]+/g) ?? []
}
