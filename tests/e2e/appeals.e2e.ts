import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { appealText } from '@wewb/domain/services/workflows/action-fields'
import { appealDesks, withAppeals } from '@wewb/domain/services/workflows/appeals'
import { applicantActionNames } from '@wewb/web/casework/applying/status-messages.ts'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { buildServiceUrl } from '@wewb/web/lib/router/service-url.ts'
import { applicationApi, officers } from './application-api.ts'
import { expect, freshMobile, locales, phoneViewport, setLocale, signIn, test } from './fixtures.ts'
import { openOfficerPage } from './officer.ts'
import { register } from './registration.ts'
import { expectAccessibleServicePage, serviceFormAt } from './service-form.ts'
import { freshPassport } from './worker-abroad.ts'

const service = withAppeals(burialCost)
const labelOf = (id: string) => service.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
const reason = { noteBng: 'কাগজপত্র সম্পূর্ণ আছে।', note: 'The papers are complete.' }

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: phoneViewport })
    test.setTimeout(180_000)

    test(
      'refused by the assistant director, the appeal is heard by the director and granted',
      { tag: '@full' },
      async ({ page, context, browser, request, baseURL }) => {
        await setLocale(context, locale, baseURL)
        const login = await register(request, {
          login: freshMobile(),
          name: 'Rokeya Begum',
          nameBn: 'রোকেয়া বেগম',
          locale,
        })
        const { ask, tokenOf } = applicationApi(baseURL)
        const portal = { request: ask, tokenOf } as unknown as TestPortal
        const passportNo = freshPassport()
        const answers = { ...example.answers, passportNo, airwayBillNo: `997-${passportNo}` }
        const no = await fillInApplication(portal, await tokenOf(login), burialCost, answers)
        await performMoves(portal, login, no, example.rejectionMoves)

        await signIn(page, login)
        await page.goto(buildServiceUrl(burialCost.id, { application: no }))
        await page.getByRole('button', { name: labelOf('appeal')[locale], exact: true }).click()
        await page.getByLabel(appealText.label[locale]).fill('The papers were complete when I gave them.')
        await expectAccessibleServicePage(page)
        await page.getByRole('button', { name: labelOf('appeal')[locale], exact: true }).click()
        await expect(page.getByText(appealDesks[0].label[locale]).first()).toBeVisible()
        await expectAccessibleServicePage(page)

        const assistant = await openOfficerPage(browser, locale, baseURL, officers.assistant)
        await assistant.goto(buildServiceUrl(burialCost.id, { view: 'all', application: no }))
        await expect(assistant.getByRole('heading', { level: 1, name: no })).toBeVisible()
        await expect(
          assistant
            .getByRole('region', { name: file.decision[locale] })
            .getByRole('button', { name: labelOf('reopen')[locale], exact: true }),
        ).toHaveCount(0)

        const director = await openOfficerPage(browser, locale, baseURL, officers.director)
        await director.goto(buildServiceUrl(burialCost.id))
        await expect(director.getByRole('link', { name: no })).toBeVisible()
        const grant = { by: 'dir.welfare', move: 'reopen', reply: reason }
        await serviceFormAt(director, locale).move(service, no, grant, () => expectAccessibleServicePage(director))

        await page.reload()
        await expect(page.getByText(applicantActionNames['reopen']?.[locale] ?? '').first()).toBeVisible()
        await expect(page.getByText(locale === 'bn' ? reason.noteBng : reason.note)).toBeVisible()
        expect(await performMoves(portal, login, no, example.moves.slice(-2))).toMatchObject({
          applicationStatus: 'PAYMENT_QUEUED',
        })
      },
    )
  })
