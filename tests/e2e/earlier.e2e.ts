import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { earlierImportMessages as imports } from '@wewb/web/casework/earlier/import-messages.ts'
import { importStateMessages } from '@wewb/web/casework/earlier/earlier-status.ts'
import { earlierMessages } from '@wewb/web/casework/earlier/messages.ts'
import { spreadsheetUploadMessages } from '@wewb/web/form-engine/forms/spreadsheet-upload-messages.ts'
import { linkApplicationMessages as linking } from '@wewb/web/reporting/dashboard/link-application-messages.ts'
import { officers } from './application-api.ts'
import { expectAccessible } from './accessibility.ts'
import {
  desktopViewport,
  expect,
  freshDigits,
  freshMobile,
  locales,
  readOtp,
  setLocale,
  signIn,
  test,
} from './fixtures.ts'
import { openOfficerPage } from './officer.ts'
import { register } from './registration.ts'

const administrator = 'admin@demo.wewb'

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: desktopViewport })
    test.setTimeout(180_000)

    test(
      'an application from before the portal is imported by two persons, linked and renewed',
      { tag: '@full' },
      async ({ page, context, browser, request, baseURL }) => {
        await setLocale(context, locale, baseURL)
        const oldNo = `WEWB/${freshDigits(8)}`
        const phone = freshMobile()
        const sheet = [
          'Old number,Service,Name,NID,Mobile,District,Year,Taka given,Status,Date of decision',
          `${oldNo},${medicalAssistance.id},ABDUL KARIM,,${phone},Tangail,2019,50000,PAID,05-05-2019`,
          'X,nothing,,,,,,,,',
        ].join('\n')

        const admin = await openOfficerPage(browser, locale, baseURL, administrator)
        await admin.goto('/earlier-imports?tab=imports')
        const chooser = admin.waitForEvent('filechooser')
        await admin.getByRole('button', { name: spreadsheetUploadMessages.choose[locale] }).click()
        await (await chooser).setFiles({ name: `old-${phone}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) })
        await admin.getByRole('button', { name: spreadsheetUploadMessages.check[locale] }).click()
        await expect(admin.getByRole('heading', { name: imports.mapping[locale] })).toBeVisible()
        await admin.locator('#map-amount').selectOption({ label: 'Taka given' })
        await expect(admin.getByText(oldNo)).toBeVisible()
        await expectAccessible(admin)
        await admin.getByRole('button', { name: imports.submit[locale] }).click()
        await expect(admin.getByText(imports.ownWaits[locale])).toBeVisible()

        const director = await openOfficerPage(browser, locale, baseURL, officers.director)
        await director.goto('/earlier-imports?tab=imports')
        await director.getByRole('link', { name: `old-${phone}.csv` }).click()
        await expect(director.getByText(oldNo)).toBeVisible()
        await director.getByRole('button', { name: imports.confirm[locale] }).click()
        await expect(director.getByText(importStateMessages.DONE[locale], { exact: true })).toBeVisible()

        const login = await register(request, {
          login: freshMobile(),
          name: 'Abdul Karim',
          nameBn: 'আব্দুল করিম',
          locale,
        })
        await signIn(page, login)
        await page.goto('/dashboard#earlier-application')
        await page.locator('#applicationNo').fill(oldNo)
        await page.locator('#mobile').fill(phone)
        await page.getByRole('button', { name: linking.sendCode[locale] }).click()
        await expect(page.getByRole('button', { name: linking.confirm[locale] })).toBeVisible()
        await page.locator('#otp').fill(await readOtp(request, phone))
        await page.getByRole('button', { name: linking.confirm[locale] }).click()
        await expect(page.locator('#otp')).toHaveCount(0)

        await page.goto('/earlier-applications')
        await expect(page.getByText(oldNo)).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: earlierMessages.renew[locale] }).click()
        await expect(page).toHaveURL(/medical-assistance.*application=MED-/)
        await expect(page.getByText(/MED-\d{4}-\d{6}|MED-[০-৯]{4}-[০-৯]{6}/).first()).toBeVisible()
      },
    )
  })
