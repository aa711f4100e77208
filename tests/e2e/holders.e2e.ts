import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { holderActOf, holderNotes } from '@wewb/domain/casework/holder-notes'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { officeMessages } from '@wewb/web/administration/settings/offices/messages.ts'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { applicationApi, officers } from './application-api.ts'
import { desktopViewport, expect, freshMobile, locales, test } from './fixtures.ts'
import { moveLabelOf, openOfficerPage } from './officer.ts'
import { register } from './registration.ts'
import { dialogIn } from './ui-actions.ts'
import { freshPassport } from './worker-abroad.ts'

const khulna = { code: '27', name: { bn: 'খুলনা', en: 'Khulna' } }
const cumilla = { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, কুমিল্লা', en: 'DEMO, Cumilla' }

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: desktopViewport })

    test(
      'Khulna without an office: head office holds an application, another office gets it and forwards',
      { tag: '@full' },
      async ({ browser, request, baseURL }) => {
        const code = `DEMO-KHULNA-${locale.toUpperCase()}`
        const { ask, as, tokenOf } = applicationApi(baseURL)
        const office = { code, type: 'DEMO', name: `DEMO, Khulna ${locale}`, nameBng: 'জেলা অফিস, খুলনা' }
        await as('admin@demo.wewb', 'POST', '/offices', { ...office, places: [khulna.code] })
        const admin = await openOfficerPage(browser, locale, baseURL, 'admin@demo.wewb')
        await admin.goto(`/settings-setup?view=offices&search=${code}`)
        const row = admin.getByRole('row').filter({ hasText: code })
        await row.getByRole('button', { name: officeMessages.close[locale] }).click()
        await dialogIn(admin).getByRole('button', { name: officeMessages.closeYes[locale], exact: true }).click()
        await expect(row).toContainText(officeMessages.closed[locale])

        const login = await register(request, {
          login: freshMobile(),
          name: 'Rokeya Begum',
          nameBn: 'রোকেয়া বেগম',
          locale,
        })
        const portal = { request: ask, tokenOf } as unknown as TestPortal
        const passportNo = freshPassport()
        const answers = { ...example.answers, districtId: khulna.code, passportNo, airwayBillNo: `997-${passportNo}` }
        const no = await fillInApplication(portal, await tokenOf(login), burialCost, answers)
        await performMoves(portal, login, no, example.moves.slice(0, 1))
        await admin.getByRole('button', { name: officeMessages.uncovered[locale], exact: true }).click()
        await expect(dialogIn(admin).getByRole('row').filter({ hasText: khulna.name[locale] })).toContainText(
          /[1-9১-৯]/,
        )

        const note = holderNotes.noOffice[locale].replace('{place}', khulna.name[locale])
        const section = await openOfficerPage(browser, locale, baseURL, officers.section)
        await section.goto(buildServiceUrl(burialCost.id, { application: no }))
        await expect(section.getByText(note)).toBeVisible()
        await section.getByRole('button', { name: file.reassign[locale], exact: true }).click()
        const dialog = dialogIn(section)
        await dialog.getByRole('button', { name: file.reassign[locale], exact: true }).click()
        await expect(dialog.locator('#reason')).toHaveAttribute('aria-invalid', 'true')
        await dialog.locator('#officeId').selectOption({ label: cumilla[locale] })
        await dialog.locator('#reason').fill('খুলনায় এখন অফিস নেই, তাই কুমিল্লা দেখবে।')
        await dialog.getByRole('button', { name: file.reassign[locale], exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await expect(
          section.getByText(holderNotes.givenToOffice[locale].replace('{office}', cumilla[locale])),
        ).toBeVisible()

        const receiving = await openOfficerPage(browser, locale, baseURL, officers.cumilla)
        await receiving.goto(buildServiceUrl(burialCost.id, { application: no }))
        await receiving
          .getByRole('region', { name: file.decision[locale] })
          .getByRole('button', { name: moveLabelOf('forward')[locale], exact: true })
          .click()
        const forwarding = dialogIn(receiving)
        await forwarding.getByRole('radio').first().check()
        await forwarding.getByRole('textbox').first().fill('C-2')
        await forwarding.getByRole('button', { name: moveLabelOf('forward')[locale], exact: true }).click()
        await expect(forwarding).toHaveCount(0)

        const family = await openOfficerPage(browser, locale, baseURL, login)
        await family.goto(buildServiceUrl(burialCost.id, { application: no }))
        const [before = ''] = (holderActOf('reassign')?.[locale] ?? '').split('{from}')
        await expect(family.getByText(before).filter({ hasText: cumilla[locale] })).toBeVisible()
      },
    )
  })
