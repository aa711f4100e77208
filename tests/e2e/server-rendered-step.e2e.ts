import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fileMessages } from '@wewb/web/form-engine/fields/file-messages.ts'
import { outboxStatusMessages } from '@wewb/web/casework/applying/outbox-status-messages.ts'
import { photoMessages } from '@wewb/web/components/inputs/photo-messages.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { mobileApplicantAt } from './mobile-applicant.ts'
import { expect, locales, phoneViewport, test } from './fixtures.ts'
import { throttleNetwork } from './slow-phone.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(120_000)

const render = (page: Page) => page.locator('#first-step')
const waitForHydration = (page: Page) => expect(render(page)).toHaveCount(0, { timeout: 40_000 })

for (const locale of locales)
  test(
    `a server-rendered step on a slow connection in ${locale} preserves input from before hydration`,
    { tag: '@full' },
    async ({ page, context, request, baseURL }) => {
      const circular =
        locale === 'bn' ? { bn: 'দুর্বল লাইন এক', en: 'Weak line one' } : { bn: 'দুর্বল লাইন দুই', en: 'Weak line two' }
      const { applicant, startNavigation, getStoredAnswers } = await mobileApplicantAt(
        { page, context, request, baseURL },
        circular,
        locale,
      )
      // Simulates a first visit.
      const chrome = await throttleNetwork(page)
      await chrome.send('Network.setCacheDisabled', { cacheDisabled: true })

      // Typed before hydration: the cursor stays, and the next character is appended.
      await startNavigation('education')
      await expect(render(page)).toBeVisible()
      const marks = page.locator('[id="totalMarks"]')
      await marks.fill('')
      await marks.pressSequentially('১২')
      await expectAccessiblePage(page)
      await page.locator('select[id="groupId"]').selectOption('BUSINESS')
      await marks.focus()
      await waitForHydration(page)
      await expect(marks).toBeFocused()
      await page.keyboard.type('৩')
      await expect(marks).toHaveValue(locale === 'bn' ? '১২৩' : '123')
      await expect.poll(getStoredAnswers).toMatchObject({ totalMarks: 123, groupId: 'BUSINESS' })

      // A button pressed before hydration takes effect afterwards.
      await startNavigation('education')
      await expect(render(page)).toBeVisible()
      await marks.fill('১০৪৫')
      await applicant.next()
      await expect(render(page).getByText(outboxStatusMessages.formComes[locale])).toBeVisible()
      await waitForHydration(page)
      await applicant.isAtStep('address')
      await expect.poll(getStoredAnswers).toMatchObject({ totalMarks: 1045 })

      // A picture chosen before hydration is cropped and uploaded.
      await startNavigation('documents')
      await expect(render(page)).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await page.locator('[id="photo"]').getByRole('button', { name: fileMessages.replace[locale] }).click()
      const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#468' } })
        .jpeg()
        .toBuffer()
      await (await choosing).setFiles({ name: 'amena.jpg', mimeType: 'image/jpeg', buffer: photo })
      await waitForHydration(page)
      await expect(page.getByRole('dialog').getByText(photoMessages.photoCrop[locale])).toBeVisible({ timeout: 40_000 })
    },
  )

test.describe('a connection lost while the script loads', () => {
  test.use({ expectedErrors: /dynamically imported module|failed to load/ })
  test(
    'is reported, and the input is in the form after reconnection',
    { tag: '@full' },
    async ({ page, context, request, baseURL }) => {
      const phoneOfHers = { page, context, request, baseURL }
      const { startNavigation, getStoredAnswers } = await mobileApplicantAt(phoneOfHers, {
        bn: 'ছিঁড়ে যাওয়া লাইন',
        en: 'Broken line',
      })
      const chrome = await throttleNetwork(page)
      await chrome.send('Network.setCacheDisabled', { cacheDisabled: true })
      await page.route(/assets\/(form|entry-client)-/, (route) => route.abort())
      await startNavigation('education')
      const marks = page.locator('[id="totalMarks"]')
      await marks.fill('১২৩')
      await expect(render(page).getByText(outboxStatusMessages.formComes.bn)).toBeVisible()
      await expectAccessiblePage(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await waitForHydration(page)
      await expect(marks).toHaveValue('১২৩')
      await expect.poll(getStoredAnswers).toMatchObject({ totalMarks: 123 })
    },
  )
})

test(
  'redirects a different user to the log-in with a message',
  { tag: '@full' },
  async ({ page, context, baseURL, request }) => {
    const phoneOfHers = { page, context, request, baseURL }
    const { files, startNavigation } = await mobileApplicantAt(phoneOfHers, {
      bn: 'শেষ হওয়া সেশন',
      en: 'Session that ended',
    })
    await throttleNetwork(page)
    await startNavigation('education')
    await expect(render(page)).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await files.ask('POST', '/logout', undefined, { token: token ?? '' })
    await waitForHydration(page)
    await expect(page).toHaveURL(/\/login/, { timeout: 40_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
