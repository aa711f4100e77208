import type { Page } from '@playwright/test'
import { verificationMessages } from '@wewb/domain/membership/verification-contracts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { verificationResultMessages } from '@wewb/web/membership/verification/verification-result-messages.ts'
import {
  searchNames,
  registrationMessages as registration,
} from '@wewb/web/membership/verification/registration-messages.ts'
import { staffRegistrationMessages } from '@wewb/web/membership/verification/staff-registration-messages.ts'
import {
  scanNotices,
  documentCheckMessages,
  type ScanNotice,
} from '@wewb/web/membership/verification/document-check-messages.ts'
import { componentMessages as ui } from '@wewb/web/components/messages.ts'
import { showToCamera, photographQrCode, renderQrCode, renderQrCodeOfPdf, test, decodeQrCode } from './fake-camera.ts'
import { applicationApi, officers, students } from './application-api.ts'
import { expect, fillCaptcha, locales, phoneViewport, signIn, setLocale } from './fixtures.ts'
import { printedDocumentsAt } from './printed-documents.ts'
import { expectAccessible } from './accessibility.ts'

const applicants: Record<Locale, string> = { bn: '01700000001', en: '01700000002' }
/** A code with an invalid signature. */
const unknown = 'Zm9yZ2Vk'.repeat(15)

/** A submitted application for each language, with the QR code of its slip. */
const documents: Record<Locale, { no: string; code: Buffer }> = {
  bn: { no: '', code: Buffer.of() },
  en: { no: '', code: Buffer.of() },
}
let member = { login: '', membershipId: '' }
test.beforeAll(async ({ request, baseURL }) => {
  test.setTimeout(90_000)
  const applications = applicationApi(baseURL ?? '')
  const printing = printedDocumentsAt(request, baseURL)
  member = await printing.enrolMember()
  const setup = await applications.openCircular({ bn: 'যাচাইয়ের বিজ্ঞপ্তি', en: 'Circular for verifying papers' }, 2)
  for (const locale of locales) {
    const no = await applications.submitted(
      applicants[locale],
      setup,
      locale === 'bn' ? students.rahima : students.nusrat,
    )
    documents[locale] = { no, code: await renderQrCodeOfPdf(await printing.slipOf(applicants[locale], no)) }
  }
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page) => page.getByRole('heading', { level: 2 }).and(page.locator('main h2'))
const scan = (page: Page, locale: Locale) => button(page, documentCheckMessages.scan[locale]).click()
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const expectNotice = async (page: Page, locale: Locale, notice: ScanNotice) => {
  const noticeText = page.getByText(scanNotices[notice].title[locale])
  await expect(noticeText).toBeVisible()
  await expect(page.getByText(scanNotices[notice].help[locale])).toBeVisible()
}

async function expectGenuine(page: Page, locale: Locale) {
  await expect(answer(page)).toContainText(verificationResultMessages.valid[locale])
  await expect(answer(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText(documents[locale].no)
  await expect(main).toContainText(/.\*{5} /)
  await expect(main).not.toContainText(/RAHIMA|NUSRAT|রহিমা|01712345678/)
}

/** Records every camera that the page opens, to check that it is released. */
const watchCameras = (page: Page) =>
  page.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      opened.push(...stream.getTracks())
      return stream
    }
  })
const lights = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: MediaStreamTrack[] }).opened.map(({ readyState }) => readyState))

for (const locale of locales) {
  test.describe(`document verification in ${locale}`, () => {
    test.use({ viewport: phoneViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('scans the slip with the camera, shows a masked result, and releases the camera', async ({ page }) => {
      await showToCamera()
      await watchCameras(page)
      await page.goto('/verify')
      await scan(page, locale)
      await expect(page.getByText(documentCheckMessages.cameraOn[locale])).toBeVisible()
      await expect(button(page, documentCheckMessages.stopCamera[locale])).toBeFocused()
      await expect(page.getByLabel(documentCheckMessages.camera[locale])).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(button(page, documentCheckMessages.scan[locale])).toBeFocused()
      expect(await lights(page)).toEqual(['ended'])

      await showToCamera(documents[locale].code)
      await page.keyboard.press('Enter')
      await expectGenuine(page, locale)
      expect(await lights(page)).toEqual(['ended', 'ended'])
      await expectAccessible(page)
      await button(page, documentCheckMessages.checkAnother[locale]).click()
      await expect(button(page, documentCheckMessages.scan[locale])).toBeFocused()
    })

    test(
      'shows the photo of a member’s card, until the card is replaced',
      { tag: '@full' },
      async ({ page, request, baseURL }) => {
        const printing = printedDocumentsAt(request, baseURL)
        const card = await renderQrCodeOfPdf(await printing.cardOf(member.login, member.membershipId))
        await showToCamera(card)
        await page.goto('/verify')
        await scan(page, locale)
        await expect(answer(page)).toContainText(verificationResultMessages.validCard[locale])
        const main = page.getByRole('main')
        await expect(main).toContainText(member.membershipId)
        await expect(page.getByAltText(verificationResultMessages.photo[locale])).toHaveJSProperty('complete', true)
        await expect(main).not.toContainText(/KAMAL|কামাল|4455667788|1985|১৯৮৫/)
        await expectAccessible(page)

        await printing.replaceCard(member.login, member.membershipId)
        await button(page, documentCheckMessages.checkAnother[locale]).click()
        await scan(page, locale)
        await expect(answer(page)).toContainText(verificationResultMessages.replacedCard[locale])
        await expect(page.getByAltText(verificationResultMessages.photo[locale])).toHaveCount(0)
        await expectAccessible(page)
      },
    )

    test('pauses the camera in a background tab, and resumes it', { tag: '@full' }, async ({ page }) => {
      await showToCamera()
      await watchCameras(page)
      await page.goto('/verify')
      await scan(page, locale)
      await expect(page.getByText(documentCheckMessages.cameraOn[locale])).toBeVisible()
      const turn = (state: string) =>
        page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await turn('hidden')
      await expect.poll(() => lights(page)).toEqual(['ended'])
      await showToCamera(documents[locale].code)
      await turn('visible')
      await expectGenuine(page, locale)
      expect(await lights(page)).toEqual(['ended', 'ended'])
    })

    test('shows “not found” for an unsigned code, and sends no foreign code', async ({ page }) => {
      const sent: string[] = []
      page.on(
        'request',
        (request) => void (request.url().endsWith('/pub/qr-code-verify') && sent.push(request.postData() ?? '')),
      )
      await showToCamera(await renderQrCode('https://example.org/ticket?seat=12'))
      await page.goto('/verify')
      await scan(page, locale)
      await expectNotice(page, locale, 'foreign')
      expect(sent).toEqual([])

      await showToCamera(await renderQrCode(`https://example.org/service-verification?code=${unknown}`))
      await scan(page, locale)
      await expect(answer(page)).toHaveText(verificationMessages['not-found'][locale])
      await expect(answer(page)).toBeFocused()
      await expect(page.getByRole('main')).toContainText(locale === 'bn' ? '১৬১৩৫' : '16135')
      expect(sent).toEqual([JSON.stringify({ code: unknown })])
      await expectAccessible(page)
    })

    test(
      'reads a photo of twelve megapixels, and distinguishes a missing code from an invalid image',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/verify')
        await choose(
          page,
          'table.jpg',
          'image/jpeg',
          await photographQrCode(Buffer.from('<svg width="9" height="9"/>')),
        )
        await expectNotice(page, locale, 'no-code')
        await choose(page, 'letter.jpg', 'image/jpeg', Buffer.from('no picture'))
        await expectNotice(page, locale, 'no-picture')
        await choose(page, 'slip.jpg', 'image/jpeg', await photographQrCode(documents[locale].code))
        await expectGenuine(page, locale)
      },
    )

    test('accepts a typed code, and reports missing and foreign codes at the field', async ({ page }) => {
      await page.goto('/verify')
      const input = page.getByLabel(documentCheckMessages.code[locale], { exact: true })
      await button(page, documentCheckMessages.check[locale]).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      await input.fill('https://example.org/ticket')
      await button(page, documentCheckMessages.check[locale]).click()
      await expect(page.getByRole('alert')).toContainText(scanNotices.foreign.title[locale])
      await expectAccessible(page)
      await input.fill(`${unknown.slice(0, 60)}\n${unknown.slice(60)}`)
      await input.press('Enter')
      await expect(answer(page)).toHaveText(verificationMessages['not-found'][locale])
    })

    for (const [error, notice] of [
      ['NotAllowedError', 'not-allowed'],
      ['NotFoundError', 'no-camera'],
      ['NotReadableError', 'camera-busy'],
    ] as const)
      test(`explains why the camera does not start (${error}) and offers the other ways`, async ({ page }) => {
        await page.addInitScript((name) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name))
        }, error)
        await page.goto('/verify')
        await scan(page, locale)
        await expectNotice(page, locale, notice)
        await expect(button(page, documentCheckMessages.picture[locale])).toBeVisible()
        await expect(page.getByLabel(documentCheckMessages.code[locale], { exact: true })).toBeVisible()
      })

    test('the QR code link shows the result and disappears from the URL; a withdrawn application is revoked', async ({
      page,
      baseURL,
    }) => {
      const link = await decodeQrCode(documents[locale].code)
      expect(link).toContain(`${baseURL}/service-verification?code=`)
      await page.goto(link)
      await expectGenuine(page, locale)
      await expect(page).toHaveURL('/service-verification')
      await page.reload()
      await expect(button(page, documentCheckMessages.scan[locale])).toBeVisible()

      await applicationApi(baseURL).move(applicants[locale], documents[locale].no, 'withdraw', {})
      await page.goto(link)
      await expect(answer(page)).toContainText(verificationResultMessages.revoked[locale])
      await expectAccessible(page)
    })
  })

  test.describe(`registration check in ${locale}`, () => {
    test.use({ viewport: phoneViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))
    const digits = (text: string) => (locale === 'bn' ? toBanglaDigits(text) : text)
    const check = (page: Page) => button(page, registration.check[locale]).click()
    const value = (page: Page, by: keyof typeof searchNames) =>
      page.getByLabel(searchNames[by].label[locale], { exact: true })

    test('reports missing input, preserves it without a match, and returns masked data', async ({ page }) => {
      await page.goto('/bmet-wewbm-check')
      await expect(page.getByAltText(ui.captchaPicture[locale])).toBeVisible()
      await check(page)
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
      await value(page, 'PASSPORT').fill(digits('a04567890'))
      const birth = page.getByRole('group', { name: registration.dateOfBirth[locale] })
      await birth.getByRole('textbox').first().fill(digits('15'))
      await birth.getByRole('combobox').selectOption('2')
      await birth.getByRole('textbox').last().fill(digits('1980'))
      await fillCaptcha(page, locale)
      await check(page)
      await expect(answer(page)).toHaveText(verificationMessages['not-found'][locale])
      await expect(answer(page)).toBeFocused()
      await expectAccessible(page)

      await button(page, registration.tryAgain[locale]).click()
      await expect(value(page, 'PASSPORT')).toBeFocused()
      await expect(value(page, 'PASSPORT')).toHaveValue(digits('a04567890'))
      await birth.getByRole('textbox').first().fill(digits('14'))
      await fillCaptcha(page, locale)
      await check(page)
      await expect(answer(page)).toContainText(registration.foundMembership[locale])
      const main = page.getByRole('main')
      await expect(main).toContainText('M-1')
      await expect(main).not.toContainText(/MONIR|A04567890|1980|১৯৮০/i)
      await expectAccessible(page)
      await button(page, registration.checkAnother[locale]).click()
      await expect(value(page, 'PASSPORT')).toHaveValue('')
    })

    test('shows staff all documents of the number, without captcha and date of birth', async ({ page }) => {
      await signIn(page, officers.director)
      await page.goto('/verification/bmet-wewbm-check')
      await value(page, 'PASSPORT').fill('A05678901')
      await check(page)
      const rows = page.getByRole('table', { name: registration.found[locale] }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(page.getByRole('main')).toContainText('RAFIQUL ISLAM')
      await expect(answer(page)).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel(searchNames.MEMBERSHIP.name[locale], { exact: true }).check()
      await value(page, 'MEMBERSHIP').fill('M-999')
      await check(page)
      await expect(answer(page)).toHaveText(verificationMessages['not-found'][locale])
      await expect(page.getByText(staffRegistrationMessages.notFoundHelp[locale])).toBeVisible()
    })
  })
}
