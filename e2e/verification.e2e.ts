import type { Page } from '@playwright/test'
import { verificationSays } from '../domain/src/contracts/verification.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { toBanglaDigits } from '../domain/src/language/digits.ts'
import { answerWords } from '../web/src/features/verification/answer-words.ts'
import { searchNames, words as registration } from '../web/src/features/verification/registration-words.ts'
import { staffWords } from '../web/src/features/verification/staff-words.ts'
import { notices, words, type Notice } from '../web/src/features/verification/words.ts'
import { words as ui } from '../web/src/ui/words.ts'
import { holdToCamera, photoOf, qrOf, qrOnPaper, test, textIn } from './fake-camera.ts'
import { filesAt, officers, students } from './files.ts'
import { expect, fillCaptcha, locales, phone, signIn, speak } from './people.ts'
import { papersAt } from './printed-papers.ts'
import { isFitForAll } from './fit-for-all.ts'

const applicants: Record<Locale, string> = { bn: '01700000001', en: '01700000002' }
/** Nobody ever signed this. */
const unknown = 'Zm9yZ2Vk'.repeat(15)

/** For each language a submitted application and the code on its slip. */
const papers: Record<Locale, { no: string; code: Buffer }> = { bn: { no: '', code: Buffer.of() }, en: { no: '', code: Buffer.of() } }
let member = { login: '', membershipId: '' }
test.beforeAll(async ({ request, baseURL }) => {
  test.setTimeout(90_000)
  const files = filesAt(baseURL ?? '')
  const printing = papersAt(request, baseURL)
  member = await printing.enrolled()
  const setup = await files.openCircular({ bn: 'যাচাইয়ের বিজ্ঞপ্তি', en: 'Circular for verifying papers' }, 2)
  const english = { ...students.nusrat, studentBrn: '20091234567890981' }
  for (const locale of locales) {
    const no = await files.submitted(applicants[locale], setup, locale === 'bn' ? students.rahima : english)
    papers[locale] = { no, code: await qrOnPaper(await printing.slipOf(applicants[locale], no)) }
  }
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page) => page.getByRole('heading', { level: 2 }).and(page.locator('main h2'))
const scan = (page: Page, locale: Locale) => button(page, words.scan[locale]).click()
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const expectNotice = async (page: Page, locale: Locale, notice: Notice) => {
  const told = page.getByText(notices[notice].title[locale])
  await expect(told).toBeVisible()
  await expect(page.getByText(notices[notice].help[locale])).toBeVisible()
}

async function expectGenuine(page: Page, locale: Locale) {
  await expect(answer(page)).toContainText(answerWords.valid[locale])
  await expect(answer(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText(papers[locale].no)
  await expect(main).toContainText(/.\*{5} /)
  await expect(main).not.toContainText(/RAHIMA|NUSRAT|রহিমা|01712345678/)
}

/** Every camera the page opened, to see that its light goes out. */
const watchCameras = (page: Page) =>
  page.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked)
      opened.push(...stream.getTracks())
      return stream
    }
  })
const lights = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: MediaStreamTrack[] }).opened.map(({ readyState }) => readyState))

for (const locale of locales) {
  test.describe(`is this paper the board’s, in ${locale}`, () => {
    test.use({ viewport: phone })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test('is answered by the camera that sees the slip, masked, and the camera goes out', async ({ page }) => {
      await holdToCamera()
      await watchCameras(page)
      await page.goto('/verify')
      await scan(page, locale)
      await expect(page.getByText(words.cameraOn[locale])).toBeVisible()
      await expect(button(page, words.stopCamera[locale])).toBeFocused()
      await expect(page.getByLabel(words.camera[locale])).toBeVisible()
      await isFitForAll(page)
      await page.keyboard.press('Enter')
      await expect(button(page, words.scan[locale])).toBeFocused()
      expect(await lights(page)).toEqual(['ended'])

      await holdToCamera(papers[locale].code)
      await page.keyboard.press('Enter')
      await expectGenuine(page, locale)
      expect(await lights(page)).toEqual(['ended', 'ended'])
      await isFitForAll(page)
      await button(page, words.checkAnother[locale]).click()
      await expect(button(page, words.scan[locale])).toBeFocused()
    })

    test(
      'is the member’s card with the face to compare, until another card takes its place',
      { tag: '@full' },
      async ({ page, request, baseURL }) => {
        const printing = papersAt(request, baseURL)
        const card = await qrOnPaper(await printing.cardOf(member.login, member.membershipId))
        await holdToCamera(card)
        await page.goto('/verify')
        await scan(page, locale)
        await expect(answer(page)).toContainText(answerWords.validCard[locale])
        const main = page.getByRole('main')
        await expect(main).toContainText(member.membershipId)
        await expect(page.getByAltText(answerWords.photo[locale])).toHaveJSProperty('complete', true)
        await expect(main).not.toContainText(/KAMAL|কামাল|4455667788|1985|১৯৮৫/)
        await isFitForAll(page)

        await printing.replaceCard(member.login, member.membershipId)
        await button(page, words.checkAnother[locale]).click()
        await scan(page, locale)
        await expect(answer(page)).toContainText(answerWords.replacedCard[locale])
        await expect(page.getByAltText(answerWords.photo[locale])).toHaveCount(0)
        await isFitForAll(page)
      },
    )

    test('turns the camera off behind another tab, and on again', { tag: '@full' }, async ({ page }) => {
      await holdToCamera()
      await watchCameras(page)
      await page.goto('/verify')
      await scan(page, locale)
      await expect(page.getByText(words.cameraOn[locale])).toBeVisible()
      const turn = (state: string) =>
        page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await turn('hidden')
      await expect.poll(() => lights(page)).toEqual(['ended'])
      await holdToCamera(papers[locale].code)
      await turn('visible')
      await expectGenuine(page, locale)
      expect(await lights(page)).toEqual(['ended', 'ended'])
    })

    test('is a calm “not found” for a code nobody signed, and a foreign code is not even sent', async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => void (request.url().endsWith('/pub/qr-code-verify') && sent.push(request.postData() ?? '')))
      await holdToCamera(await qrOf('https://example.org/ticket?seat=12'))
      await page.goto('/verify')
      await scan(page, locale)
      await expectNotice(page, locale, 'foreign')
      expect(sent).toEqual([])

      await holdToCamera(await qrOf(`https://example.org/service-verification?code=${unknown}`))
      await scan(page, locale)
      await expect(answer(page)).toHaveText(verificationSays['not-found'][locale])
      await expect(answer(page)).toBeFocused()
      await expect(page.getByRole('main')).toContainText(locale === 'bn' ? '১৬১৩৫' : '16135')
      expect(sent).toEqual([JSON.stringify({ code: unknown })])
      await isFitForAll(page)
    })

    test(
      'is read from a photo of twelve megapixels, and a picture without a code is told apart from no picture',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/verify')
        await choose(page, 'table.jpg', 'image/jpeg', await photoOf(Buffer.from('<svg width="9" height="9"/>')))
        await expectNotice(page, locale, 'no-code')
        await choose(page, 'letter.jpg', 'image/jpeg', Buffer.from('no picture'))
        await expectNotice(page, locale, 'no-picture')
        await choose(page, 'slip.jpg', 'image/jpeg', await photoOf(papers[locale].code))
        await expectGenuine(page, locale)
      },
    )

    test('is asked by hand too: what is missing and what is not ours is said at the box', async ({ page }) => {
      await page.goto('/verify')
      const box = page.getByLabel(words.code[locale], { exact: true })
      await button(page, words.check[locale]).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      await box.fill('https://example.org/ticket')
      await button(page, words.check[locale]).click()
      await expect(page.getByRole('alert')).toContainText(notices.foreign.title[locale])
      await isFitForAll(page)
      await box.fill(`${unknown.slice(0, 60)}\n${unknown.slice(60)}`)
      await box.press('Enter')
      await expect(answer(page)).toHaveText(verificationSays['not-found'][locale])
    })

    for (const [error, notice] of [
      ['NotAllowedError', 'not-allowed'],
      ['NotFoundError', 'no-camera'],
      ['NotReadableError', 'camera-busy'],
    ] as const)
      test(`says why the camera does not start (${error}) and leaves the other ways open`, async ({ page }) => {
        await page.addInitScript((name) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name))
        }, error)
        await page.goto('/verify')
        await scan(page, locale)
        await expectNotice(page, locale, notice)
        await expect(button(page, words.picture[locale])).toBeVisible()
        await expect(page.getByLabel(words.code[locale], { exact: true })).toBeVisible()
      })

    test('is answered at once by the link of the QR code, which then leaves the address; a withdrawn file is revoked', async ({
      page,
      baseURL,
    }) => {
      const link = await textIn(papers[locale].code)
      expect(link).toContain(`${baseURL}/service-verification?code=`)
      await page.goto(link)
      await expectGenuine(page, locale)
      await expect(page).toHaveURL('/service-verification')
      await page.reload()
      await expect(button(page, words.scan[locale])).toBeVisible()

      await filesAt(baseURL).move(applicants[locale], papers[locale].no, 'withdraw', {})
      await page.goto(link)
      await expect(answer(page)).toContainText(answerWords.revoked[locale])
      await isFitForAll(page)
    })
  })

  test.describe(`has this person a clearance or a membership, in ${locale}`, () => {
    test.use({ viewport: phone })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))
    const digits = (text: string) => (locale === 'bn' ? toBanglaDigits(text) : text)
    const check = (page: Page) => button(page, registration.check[locale]).click()
    const value = (page: Page, by: keyof typeof searchNames) => page.getByLabel(searchNames[by].label[locale], { exact: true })

    test('names what is missing, keeps what was typed when nothing is found, and answers masked', async ({ page }) => {
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
      await expect(answer(page)).toHaveText(verificationSays['not-found'][locale])
      await expect(answer(page)).toBeFocused()
      await isFitForAll(page)

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
      await isFitForAll(page)
      await button(page, registration.checkAnother[locale]).click()
      await expect(value(page, 'PASSPORT')).toHaveValue('')
    })

    test('tells staff all papers of the number, without captcha and birth day', async ({ page }) => {
      await signIn(page, officers.director)
      await page.goto('/verification/bmet-wewbm-check')
      await value(page, 'PASSPORT').fill('A05678901')
      await check(page)
      const rows = page.getByRole('table', { name: registration.found[locale] }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(page.getByRole('main')).toContainText('RAFIQUL ISLAM')
      await expect(answer(page)).toBeFocused()
      await isFitForAll(page)
      await page.getByLabel(searchNames.MEMBERSHIP.name[locale], { exact: true }).check()
      await value(page, 'MEMBERSHIP').fill('M-999')
      await check(page)
      await expect(answer(page)).toHaveText(verificationSays['not-found'][locale])
      await expect(page.getByText(staffWords.notFoundHelp[locale])).toBeVisible()
    })
  })
}
