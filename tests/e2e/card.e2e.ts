import type { BrowserContext, Page } from '@playwright/test'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { invalidMemberNumberMessage } from '@wewb/domain/engine/fields/member-number'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { noConnection } from '@wewb/web/lib/api-client/session-messages.ts'
import { cardMessages as card } from '@wewb/web/membership/cards/card-messages.ts'
import { downloadMessages } from '@wewb/web/membership/cards/download-messages.ts'
import {
  offlineCardMessages as keep,
  offlineCardStateMessages,
} from '@wewb/web/membership/cards/offline-card-messages.ts'
import { otpMessages } from '@wewb/web/components/inputs/otp-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { applicationApi } from './application-api.ts'
import { createCardMember, type CardMember } from './card-member.ts'
import { readOtp, expect, fillCaptcha, locales, phoneViewport, setLocale, test } from './fixtures.ts'
import { expectAccessiblePage } from './accessibility.ts'

// Serial: the second journey uses the card that the first has replaced.
test.describe.configure({ mode: 'serial' })

let member: CardMember
test.beforeAll(async ({ request, baseURL }) => {
  member = await createCardMember(request, baseURL)
})

type Details = Pick<CardMember, 'membershipId' | 'passportNo' | 'dateOfBirth'>

/** Bangla readers type with a Bangla keyboard, in lower case. */
const typed = (locale: Locale, text: string) => (locale === 'bn' ? toBanglaDigits(text).toLowerCase() : text)

async function fillIn(page: Page, locale: Locale, { membershipId, passportNo, dateOfBirth }: Details) {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  await page.getByLabel(downloadMessages.membershipId[locale], { exact: true }).fill(typed(locale, membershipId))
  await page.getByLabel(downloadMessages.passportNo[locale], { exact: true }).fill(typed(locale, passportNo))
  const birth = page.getByRole('group', { name: downloadMessages.dateOfBirth[locale] })
  await birth
    .locator('input')
    .first()
    .fill(String(Number(day)))
  await birth.locator('select').selectOption(String(Number(month)))
  await birth.locator('input').last().fill(year)
  await fillCaptcha(page, locale)
  await page.getByRole('button', { name: downloadMessages.sendCode[locale] }).click()
}
const codeInput = (page: Page) => page.locator('#otp')
const showCard = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: downloadMessages.showCard[locale] }).click()
const cardOn = (page: Page) => page.getByRole('article')

async function openCard(page: Page, locale: Locale) {
  await fillIn(page, locale, member)
  await expect(codeInput(page)).toBeFocused()
  await codeInput(page).fill(await readOtp(page.request, member.login))
  await showCard(page, locale)
  await expect(page.getByRole('heading', { level: 1, name: downloadMessages.yourCard[locale] })).toBeFocused()
}

async function goOffline(context: BrowserContext, page: Page) {
  await context.setOffline(true)
  await page.reload()
}

for (const locale of locales) {
  test.describe(`membership card in ${locale}`, () => {
    test.use({ viewport: phoneViewport, serviceWorkers: 'allow' })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('reports missing and invalid input and a lost connection, and preserves the input', async ({
      page,
      context,
    }) => {
      await page.goto('/download')
      await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
      await page.getByRole('button', { name: downloadMessages.sendCode[locale] }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
      await expectAccessiblePage(page)

      await fillIn(page, locale, { ...member, membershipId: 'MEM-1' })
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('alert')).toContainText(invalidMemberNumberMessage[locale])

      await context.setOffline(true)
      await page.getByLabel(downloadMessages.membershipId[locale], { exact: true }).fill(member.membershipId)
      await page.getByRole('button', { name: downloadMessages.sendCode[locale] }).click()
      await expect(page.getByRole('alert')).toContainText(noConnection[locale])
      await expect(page.getByLabel(downloadMessages.passportNo[locale], { exact: true })).toHaveValue(
        typed(locale, member.passportNo),
      )
    })

    test('gives wrong and right details the same response, and cannot be opened by guessing', async ({ page }) => {
      await page.goto('/download')
      const answers: unknown[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('/wewb-membership-card')) answers.push(response.json().then(shapeOf))
      })
      await fillIn(page, locale, { ...member, dateOfBirth: '1990-01-02' })
      await expect(page.getByText(downloadMessages.codeIntro[locale].slice(0, 20))).toBeVisible()
      await codeInput(page).fill('000000')
      await showCard(page, locale)
      await expect(page.getByRole('alert')).toContainText(baseProblems.OTP_WRONG.message[locale])
      await expect(page.getByRole('alert')).toContainText(otpMessages.triesLeft[locale].replace(/\{n\}.*/, ''))
      await expect(codeInput(page)).toHaveValue('')
      await showCard(page, locale)
      await expect(page.getByRole('alert')).toContainText(otpMessages.codeIncomplete[locale])
      await expectAccessiblePage(page)

      await page.getByRole('button', { name: downloadMessages.goBack[locale] }).click()
      await expect(page.getByLabel(downloadMessages.membershipId[locale], { exact: true })).toHaveValue(
        typed(locale, member.membershipId),
      )
      await fillIn(page, locale, member)
      await expect(codeInput(page)).toBeFocused()
      // Simulates a phone browser that discarded the tab while the user read the SMS.
      await page.reload()
      await expect(codeInput(page)).toBeFocused()
      const [wrong, right] = await Promise.all(answers)
      expect(right).toMatchObject({ status: true, data: { sentTo: null } })
      expect(wrong).toEqual(right)
    })

    test('is opened by code, printed, stored, available offline, and deleted from the phone', async ({
      page,
      context,
    }) => {
      await page.goto('/download')
      await openCard(page, locale)
      const shown = cardOn(page)
      await expect(shown).toContainText(member.membershipId)
      await expect(shown).toContainText(member.passportNo)
      await expect(shown).toContainText(locale === 'bn' ? member.nameBn : member.name)
      await expect(shown.getByAltText(card.photo[locale])).toBeVisible()
      await expect(shown.getByAltText(card.qr[locale])).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('button', { name: card.turn[locale] }).click()
      await expect(shown).toContainText(locale === 'bn' ? member.name : member.nameBn)
      await page.getByRole('button', { name: card.turnBack[locale] }).click()

      for (const document of ['card', 'sheet'] as const) {
        const answer = page.waitForResponse((response) => response.url().endsWith('/wewb-membership-card'))
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: card[document][locale] }).click()
        const response = await answer
        expect(response.headers()['content-type']).toBe('application/pdf')
        expect(Number(response.headers()['content-length'])).toBeGreaterThan(5000)
        expect((await download).suggestedFilename()).toBe(`${member.membershipId}-${document}-${locale}.pdf`)
      }

      await page.getByRole('button', { name: keep.keep[locale] }).click()
      await expect(page.getByText(keep.isKept[locale])).toBeVisible()
      await goOffline(context, page)
      await expect(shown).toContainText(member.membershipId)
      await expect(shown.getByAltText(card.photo[locale])).toBeVisible()
      const other = locale === 'bn' ? 'en' : 'bn'
      await page.locator(`header a[hreflang="${other}"]`).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: downloadMessages.yourCard[other] })).toBeVisible()
      await page.locator(`header a[hreflang="${locale}"]`).click()
      await expect(page.getByText(offlineCardStateMessages.VALID.description[locale])).toBeVisible()
      await expectAccessiblePage(page)
      await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(shown).not.toContainText(card.notInForce[locale])

      await page.getByRole('button', { name: keep.remove[locale] }).click()
      await page.getByRole('dialog').getByRole('button', { name: keep.removeYes[locale] }).click()
      await expect(page.getByText(keep.removed[locale])).toBeVisible()
      await context.setOffline(false)
      await page.reload()
      await expect(page.getByLabel(downloadMessages.membershipId[locale], { exact: true })).toBeVisible()
      expect(await storedOfCard(page)).toEqual([])
    })

    test(
      'opens by a shared link that disappears from the URL, and is marked after a replacement',
      { tag: '@full' },
      async ({ page, baseURL }) => {
        const { as } = applicationApi(baseURL)
        const { link } = await as(member.login, 'POST', `/memberships/${member.membershipId}/card-link`)
        await page.goto(link)
        await expect(cardOn(page)).toContainText(member.membershipId)
        await expect(page).toHaveURL('/download')
        await page.getByRole('button', { name: keep.keep[locale] }).click()
        await expect(page.getByText(keep.isKept[locale])).toBeVisible()
        expect(await storedAddresses(page)).toEqual([])

        await page.reload()
        await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
        await expect(page.getByText(offlineCardStateMessages.VALID.description[locale])).toBeVisible()
        await as(member.login, 'POST', `/memberships/${member.membershipId}/new-card`, { reason: 'LOST' })
        await page.getByRole('button', { name: keep.checkAgain[locale] }).click()
        await expect(page.getByText(offlineCardStateMessages.REPLACED.description[locale])).toBeVisible()
        await expect(cardOn(page)).toContainText(card.notInForce[locale])
        await expectAccessiblePage(page)

        await page.goto('/terms')
        await page.goto(link)
        await expect(page.getByText(downloadMessages.linkExpired[locale])).toBeVisible()
        await expect(page).toHaveURL('/download')
        await expect(page.getByLabel(downloadMessages.membershipId[locale], { exact: true })).toBeVisible()
      },
    )
  })
}

/** Shape of a response, without values that differ each time. */
function shapeOf(answer: { data: Record<string, unknown> }): unknown {
  return { ...answer, data: { ...answer.data, otpToken: typeof answer.data['otpToken'] } }
}

/** Caches of the card on the device. */
const storedOfCard = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('card')))

/** Cached API paths, of which there must be none; shared pages and their assets are excluded. */
const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    const paths = lists.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter(
      (path) => !/^\/(assets\/|download$|terms$|download\/kept-card$|mark\.svg$|card-192\.png$)/.test(path),
    )
  })
