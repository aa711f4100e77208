import type { BrowserContext, Page } from '@playwright/test'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import { notAMemberNumber } from '../domain/src/fields/member-number.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { toBanglaDigits } from '../domain/src/language/digits.ts'
import { noConnection } from '../web/src/api-client/session-words.ts'
import { cardWords as card } from '../web/src/features/membership/card-words.ts'
import { downloadWords as words } from '../web/src/features/membership/download-words.ts'
import { keepWords as keep, stateWords } from '../web/src/features/membership/keep-words.ts'
import { codeWords } from '../web/src/ui/code-words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { filesAt } from './files.ts'
import { memberAt, type Member } from './card-member.ts'
import { codeFor, expect, fillCaptcha, locales, phone, speak, test } from './people.ts'
import { judge } from './fit-for-all.ts'

// One after the other: the second journey finds the card that the first had replaced.
test.describe.configure({ mode: 'serial' })

let member: Member
test.beforeAll(async ({ request, baseURL }) => {
  member = await memberAt(request, baseURL)
})

type Details = Pick<Member, 'membershipId' | 'passportNo' | 'dateOfBirth'>

/** A Bangla reader types with a Bangla keyboard, in small letters. */
const typed = (locale: Locale, text: string) => (locale === 'bn' ? toBanglaDigits(text).toLowerCase() : text)

async function fillIn(page: Page, locale: Locale, { membershipId, passportNo, dateOfBirth }: Details) {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  await page.getByLabel(words.membershipId[locale], { exact: true }).fill(typed(locale, membershipId))
  await page.getByLabel(words.passportNo[locale], { exact: true }).fill(typed(locale, passportNo))
  const birth = page.getByRole('group', { name: words.dateOfBirth[locale] })
  await birth
    .locator('input')
    .first()
    .fill(String(Number(day)))
  await birth.locator('select').selectOption(String(Number(month)))
  await birth.locator('input').last().fill(year)
  await fillCaptcha(page, locale)
  await page.getByRole('button', { name: words.sendCode[locale] }).click()
}
const codeBox = (page: Page) => page.locator('#otp')
const showCard = (page: Page, locale: Locale) => page.getByRole('button', { name: words.showCard[locale] }).click()
const cardOn = (page: Page) => page.getByRole('article')

async function openCard(page: Page, locale: Locale) {
  await fillIn(page, locale, member)
  await expect(codeBox(page)).toBeFocused()
  await codeBox(page).fill(await codeFor(page.request, member.login))
  await showCard(page, locale)
  await expect(page.getByRole('heading', { level: 1, name: words.yourCard[locale] })).toBeFocused()
}

async function goOffline(context: BrowserContext, page: Page) {
  await context.setOffline(true)
  await page.reload()
}

for (const locale of locales) {
  test.describe(`the membership card, in ${locale}`, () => {
    test.use({ viewport: phone, serviceWorkers: 'allow' })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test('names what is missing, what cannot be and when the line is lost, and keeps what was typed', async ({ page, context }) => {
      await page.goto('/download')
      await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
      await page.getByRole('button', { name: words.sendCode[locale] }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
      await judge(page)

      await fillIn(page, locale, { ...member, membershipId: 'MEM-1' })
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('alert')).toContainText(notAMemberNumber[locale])

      await context.setOffline(true)
      await page.getByLabel(words.membershipId[locale], { exact: true }).fill(member.membershipId)
      await page.getByRole('button', { name: words.sendCode[locale] }).click()
      await expect(page.getByRole('alert')).toContainText(noConnection[locale])
      await expect(page.getByLabel(words.passportNo[locale], { exact: true })).toHaveValue(typed(locale, member.passportNo))
    })

    test('answers wrong details as it answers right ones, and opens nothing by a guess', async ({ page }) => {
      await page.goto('/download')
      const answers: unknown[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('/wewb-membership-card')) answers.push(response.json().then(shapeOf))
      })
      await fillIn(page, locale, { ...member, dateOfBirth: '1990-01-02' })
      await expect(page.getByText(words.codeIntro[locale].slice(0, 20))).toBeVisible()
      await codeBox(page).fill('000000')
      await showCard(page, locale)
      await expect(page.getByRole('alert')).toContainText(houseProblems.OTP_WRONG.message[locale])
      await expect(page.getByRole('alert')).toContainText(codeWords.triesLeft[locale].replace(/\{n\}.*/, ''))
      await expect(codeBox(page)).toHaveValue('')
      await showCard(page, locale)
      await expect(page.getByRole('alert')).toContainText(codeWords.codeIncomplete[locale])
      await judge(page)

      await page.getByRole('button', { name: words.goBack[locale] }).click()
      await expect(page.getByLabel(words.membershipId[locale], { exact: true })).toHaveValue(typed(locale, member.membershipId))
      await fillIn(page, locale, member)
      await expect(codeBox(page)).toBeFocused()
      // The phone went to read the message, and the browser forgot the tab.
      await page.reload()
      await expect(codeBox(page)).toBeFocused()
      const [wrong, right] = await Promise.all(answers)
      expect(right).toMatchObject({ status: true, data: { sentTo: null } })
      expect(wrong).toEqual(right)
    })

    test('comes by a code, is printed, is kept, opens without a line, and leaves the phone again', async ({ page, context }) => {
      await page.goto('/download')
      await openCard(page, locale)
      const shown = cardOn(page)
      await expect(shown).toContainText(member.membershipId)
      await expect(shown).toContainText(member.passportNo)
      await expect(shown).toContainText(locale === 'bn' ? member.nameBn : member.name)
      await expect(shown.getByAltText(card.photo[locale])).toBeVisible()
      await expect(shown.getByAltText(card.qr[locale])).toBeVisible()
      await judge(page)
      await page.getByRole('button', { name: card.turn[locale] }).click()
      await expect(shown).toContainText(locale === 'bn' ? member.name : member.nameBn)
      await page.getByRole('button', { name: card.turnBack[locale] }).click()

      for (const paper of ['card', 'sheet'] as const) {
        const answer = page.waitForResponse((response) => response.url().endsWith('/wewb-membership-card'))
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: card[paper][locale] }).click()
        const response = await answer
        expect(response.headers()['content-type']).toBe('application/pdf')
        expect(Number(response.headers()['content-length'])).toBeGreaterThan(5000)
        expect((await download).suggestedFilename()).toBe(`${member.membershipId}-${paper}-${locale}.pdf`)
      }

      await page.getByRole('button', { name: keep.keep[locale] }).click()
      await expect(page.getByText(keep.isKept[locale])).toBeVisible()
      await goOffline(context, page)
      await expect(shown).toContainText(member.membershipId)
      await expect(shown.getByAltText(card.photo[locale])).toBeVisible()
      const other = locale === 'bn' ? 'en' : 'bn'
      await page.locator(`header a[hreflang="${other}"]`).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: words.yourCard[other] })).toBeVisible()
      await page.locator(`header a[hreflang="${locale}"]`).click()
      await expect(page.getByText(stateWords.VALID.sentence[locale])).toBeVisible()
      await judge(page)
      await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(shown).not.toContainText(card.notInForce[locale])

      await page.getByRole('button', { name: keep.remove[locale] }).click()
      await page.getByRole('dialog').getByRole('button', { name: keep.removeYes[locale] }).click()
      await expect(page.getByText(keep.removed[locale])).toBeVisible()
      await context.setOffline(false)
      await page.reload()
      await expect(page.getByLabel(words.membershipId[locale], { exact: true })).toBeVisible()
      expect(await keptOfCard(page)).toEqual([])
    })

    test(
      'opens by a shared link that leaves the address at once, and is marked when a new card took its place',
      { tag: '@full' },
      async ({ page, baseURL }) => {
        const { as } = filesAt(baseURL)
        const { link } = await as(member.login, 'POST', `/memberships/${member.membershipId}/card-link`)
        await page.goto(link)
        await expect(cardOn(page)).toContainText(member.membershipId)
        await expect(page).toHaveURL('/download')
        await page.getByRole('button', { name: keep.keep[locale] }).click()
        await expect(page.getByText(keep.isKept[locale])).toBeVisible()
        expect(await keptAddresses(page)).toEqual([])

        await page.reload()
        await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
        await expect(page.getByText(stateWords.VALID.sentence[locale])).toBeVisible()
        await as(member.login, 'POST', `/memberships/${member.membershipId}/new-card`, { reason: 'LOST' })
        await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
        await expect(page.getByText(stateWords.REPLACED.sentence[locale])).toBeVisible()
        await expect(cardOn(page)).toContainText(card.notInForce[locale])
        await judge(page)

        await page.goto('/terms')
        await page.goto(link)
        await expect(page.getByText(words.linkExpired[locale])).toBeVisible()
        await expect(page).toHaveURL('/download')
        await expect(page.getByLabel(words.membershipId[locale], { exact: true })).toBeVisible()
      },
    )
  })
}

/** What an answer looks like, without what is different each time. */
function shapeOf(answer: { data: Record<string, unknown> }): unknown {
  return { ...answer, data: { ...answer.data, otpToken: typeof answer.data['otpToken'] } }
}

/** What was put on the phone for the card; pages that are the same for everybody are kept for everybody. */
const keptOfCard = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('card')))

/** Kept addresses besides pages that are the same for everybody and their files: there must be none of a call. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    const paths = lists.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => !/^\/(assets\/|download$|terms$|download\/kept-card$|mark\.svg$|card-192\.png$)/.test(path))
  })
