import { audienceNames } from '@wewb/domain/messaging/audience'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { messageEventNames, messageStateNames } from '@wewb/domain/messaging/message-states'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { applicationReviewMessages as review } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { broadcastMessages as broadcast } from '@wewb/web/messaging/broadcasts/broadcast-messages.ts'
import { messageLogMessages } from '@wewb/web/messaging/message-log/message-log-messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { applicationApi, officers, students } from './application-api.ts'
import { dialogIn } from './ui-actions.ts'
import { register } from './registration.ts'
import { desktopViewport, expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'

/** Failed messages of the demo, one for each language. */
const failed: Record<Locale, { typed: string; masked: string }> = {
  bn: { typed: '০১৫১১০০০১০৪', masked: '০১৫*****১০৪' },
  en: { typed: '+880 1711-000111', masked: '017*****111' },
}
/** Unique numbers, so that searches find no applications of other journeys. */
const numbers = {
  studentMobile: '01511111201',
  guardianMobile: '01511111202',
  guardianNid: '5111111203',
}

for (const locale of locales) {
  const viewport = locale === 'bn' ? phoneViewport : desktopViewport
  test.describe(`messages in ${locale}`, () => {
    test.use({ viewport })

    let rahim = ''
    let no = ''
    let circular: Bilingual
    test.beforeAll(async ({ request, baseURL }) => {
      const applications = applicationApi(baseURL)
      rahim = await register(request, { login: freshMobile(), name: 'Abdur Rahim', nameBn: 'আব্দুর রহিম' })
      circular = { bn: `বার্তার বিজ্ঞপ্তি ${toBanglaDigits(rahim)}`, en: `Circular of the messages ${rahim}` }
      no = await applications.submitted(rahim, await applications.openCircular(circular, 1), {
        ...students.tanvir,
        ...numbers,
      })
    })

    test('an officer finds a failed message by number and resends it with a reason', async ({
      page,
      context,
      baseURL,
    }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, officers.assistant)
      await page.goto('/messages')
      await expectAccessibleServicePage(page)
      await page.getByLabel(messageLogMessages.search[locale]).fill(failed[locale].typed)
      await page.getByRole('button', { name: messageLogMessages.find[locale] }).click()
      const row = page.getByRole('row').filter({ hasText: failed[locale].masked })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(messageStateNames.failed[locale])
      await row.getByRole('link').click()
      await expect(page.getByText(messageEventNames.undelivered[locale])).toBeVisible()
      await expectAccessibleServicePage(page)

      await page.getByRole('button', { name: messageLogMessages.resend[locale], exact: true }).click()
      await dialogIn(page).getByRole('button', { name: messageLogMessages.resendNow[locale] }).click()
      await expect(dialogIn(page).getByLabel(messageLogMessages.reason[locale])).toHaveAttribute('aria-invalid', 'true')
      await dialogIn(page)
        .getByLabel(messageLogMessages.reason[locale])
        .fill(locale === 'bn' ? 'নম্বরটি এখন চালু আছে' : 'The number is on again')
      await dialogIn(page).getByRole('button', { name: messageLogMessages.resendNow[locale] }).click()
      await expect(dialogIn(page)).toHaveCount(0)
      await expect(page.getByText(messageEventNames.resent[locale])).toBeVisible()
      await expect(page.getByRole('button', { name: messageLogMessages.resend[locale], exact: true })).toHaveCount(0)
      await page.getByRole('link', { name: messageLogMessages.back[locale] }).click()
      await expect(page.getByLabel(messageLogMessages.search[locale])).toHaveValue(failed[locale].typed)
    })

    test(
      'the applicant and the officer read the messages about an application',
      { tag: '@full' },
      async ({ page, context, browser, baseURL }) => {
        await setLocale(context, locale, baseURL)
        await signIn(page, rahim)
        await page.goto(`/education-allowance?application=${no}`)
        await page.getByText(statusMessages.toldYou[locale]).click()
        const receipts = page.getByRole('group').filter({ hasText: statusMessages.toldYou[locale] })
        await expect(receipts.getByText(new RegExp(`${no}.*-WEWB`))).toBeVisible()

        const office = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
        await setLocale(office, locale, baseURL)
        const officer = await office.newPage()
        await signIn(officer, officers.section)
        await officer.goto(`/education-allowance?application=${no}`)
        await officer.getByText(review.messages[locale]).click()
        await expect(officer.getByText(new RegExp(`${no}.*-WEWB`)).first()).toBeVisible()
        await office.close()
      },
    )

    test(
      'a broadcast is written by one person, approved by another, and sent once to each recipient',
      { tag: '@full' },
      async ({ page, context, browser, request, baseURL }) => {
        test.setTimeout(120_000)
        const subject = locale === 'bn' ? 'অফিস বন্ধের খবর' : 'Offices are closed'
        await setLocale(context, locale, baseURL)
        await signIn(page, 'editor@demo.wewb')
        await page.goto('/messages')
        await page.getByRole('link', { name: broadcast.write[locale] }).click()
        await page.getByRole('button', { name: broadcast.see[locale] }).click()
        await expect(page.getByRole('alert')).toContainText(broadcast.textBng[locale])
        await page.getByLabel(audienceNames.files[locale]).check()
        await page.getByLabel(broadcast.setupId[locale]).selectOption({ label: circular[locale] })
        await page.locator('#textBng').fill('রবিবার অফিস বন্ধ থাকবে। -WEWB')
        await page.locator('#text').fill('Offices are closed on Sunday. -WEWB')
        await page.locator('#subjectBng').fill('অফিস বন্ধের খবর')
        await page.locator('#subject').fill('Offices are closed')
        await page.getByRole('button', { name: broadcast.see[locale] }).click()
        await expect(page.getByText(broadcast.people[locale].replace('{n}', locale === 'bn' ? '১' : '1'))).toBeFocused()
        await expectAccessibleServicePage(page)
        await page.getByRole('button', { name: broadcast.lay[locale] }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
        await expect(page.getByText(broadcast.WAITING[locale], { exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: broadcast.approve[locale] })).toHaveCount(0)
        const address = page.url()

        const office = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
        await setLocale(office, locale, baseURL)
        const director = await office.newPage()
        await signIn(director, officers.director)
        await director.goto(address)
        await director.getByRole('button', { name: broadcast.approve[locale] }).click()
        await dialogIn(director).getByRole('button', { name: broadcast.approveYes[locale] }).click()
        await expect(director.getByText(broadcast.DONE[locale], { exact: true })).toBeVisible()
        await expectAccessibleServicePage(director)
        await director.getByRole('link', { name: broadcast.seeMessages[locale] }).click()
        await expect(director.getByRole('row')).toHaveCount(2)
        await office.close()
        const outbox = (await (await request.get(`/api/v1/demo/outbox?to=${rahim}`)).json()) as {
          data: { template: string; text: string }[]
        }
        expect(outbox.data.filter(({ template }) => template === 'BROADCAST')).toHaveLength(1)
      },
    )
  })
}
