import { readFile } from 'node:fs/promises'
import { templates } from '@wewb/domain/messaging/templates'
import { nameOfEvent, auditMessages } from '@wewb/web/audit/messages.ts'
import { desktopViewport, expect, freshMobile, locales, phoneViewport, signIn, setLocale, test } from './fixtures.ts'
import { applicationApi } from './application-api.ts'

/** Creates an audit entry without side effects: an administrator sends a test message. */
async function createAuditEntry(baseURL: string | undefined, code: 'PAID' | 'PAY_FAILED', mobile: string) {
  const { subject, text } = templates[code]
  const body = {
    subject: subject.en,
    subjectBng: subject.bn,
    text: text.en,
    textBng: text.bn,
    to: mobile,
    language: 'en',
  }
  await applicationApi(baseURL).as('admin@demo.wewb', 'POST', `/message-templates/${code}/test`, body)
}

for (const locale of locales) {
  test.describe(`audit log in ${locale}`, () => {
    test.use({ viewport: locale === 'bn' ? phoneViewport : desktopViewport })

    test('searches by person, application, event and days, shows details, exports and verifies', async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(90_000)
      const mobile = freshMobile()
      const code = locale === 'bn' ? 'PAID' : 'PAY_FAILED'
      await createAuditEntry(baseURL, code, mobile)

      await setLocale(context, locale, baseURL)
      await signIn(page, 'auditor@demo.wewb')
      await page.goto('/audit-log')
      await page.getByLabel(auditMessages.person[locale], { exact: true }).fill('admin@demo')
      await page.getByLabel(auditMessages.file[locale], { exact: true }).fill(`template:${code}`)
      await page.getByLabel(auditMessages.event[locale], { exact: true }).selectOption('template.tested')
      await page.getByRole('button', { name: auditMessages.find[locale], exact: true }).click()
      await expect(page).toHaveURL(/event=template\.tested/)
      const row = page.getByRole('row').nth(1)
      await expect(row).toContainText(nameOfEvent('template.tested')[locale])
      await row.locator('summary').click()
      await expect(row).toContainText(`${mobile.slice(0, 3)}*****${mobile.slice(-3)}`)
      await expect(page.getByText(mobile)).toHaveCount(0)

      // The dates are part of the URL too; an empty result suggests what to do.
      await page.goto(`${page.url()}&from=2020-01-01&to=2020-01-02`)
      await expect(page.getByText(auditMessages.nothing[locale])).toBeVisible()
      await page.getByRole('button', { name: auditMessages.clear[locale] }).click()
      await expect(page).toHaveURL('/audit-log')
      await expect(page.getByRole('row').nth(1)).toBeVisible()

      await page.goto(`/audit-log?file=template:${code}`)
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: auditMessages.take[locale].replace('{format}', 'CSV') }).click(),
      ])
      expect(csv.suggestedFilename()).toMatch(/^audit-log-[\d-]+\.csv$/)
      const text = await readFile(await csv.path(), 'utf8')
      expect(text).toContain('template.tested')
      expect(text).not.toContain(mobile)
      const [xlsx] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: auditMessages.take[locale].replace('{format}', 'XLSX') }).click(),
      ])
      expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK')
      await page.goto('/audit-log?event=audit.exported')
      await expect(page.getByRole('row').nth(1)).toContainText(nameOfEvent('audit.exported')[locale])

      await page.getByRole('button', { name: auditMessages.verify[locale] }).click()
      await expect(page.getByText(auditMessages.whole[locale].split('{')[0]?.trim() ?? '')).toBeVisible()
    })
  })
}
