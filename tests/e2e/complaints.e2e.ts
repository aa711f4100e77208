import type { APIRequestContext, Page } from '@playwright/test'
import { complaintFields } from '@wewb/domain/content/complaints/complaint-form'
import { complaintMoves, type ComplaintAction } from '@wewb/domain/content/complaints/moves'
import { complaintStateTexts } from '@wewb/domain/content/complaints/states'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { complaintDeskMessages as desk } from '@wewb/web/content/complaints/desk/messages.ts'
import { complaintMessages } from '@wewb/web/content/complaints/messages.ts'
import { serviceFormAt } from './service-form.ts'
import { officers } from './application-api.ts'
import { openOfficerPage } from './officer.ts'
import { captcha, expect, fillCaptcha, freshMobile, locales, phoneViewport, setLocale, test } from './fixtures.ts'
import { choiceMessages } from '@wewb/web/components/inputs/choice-messages.ts'
import { dialogIn } from './ui-actions.ts'
import { expectAccessible } from './accessibility.ts'

/** Bangla in both languages, because other journeys see the same desks. */
const complaint = {
  complaintTypeId: 'BRIBE',
  officeTypeId: 'DEMO',
  officeId: '2',
  subject: 'ছাড়পত্রের জন্য টাকা চেয়েছে',
  description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'সালমা খাতুন',
  address: 'গ্রাম: করটিয়া, টাঙ্গাইল',
  passportNo: 'BX7654321',
  anonymousYn: 'Y',
}
const receipt = { name: 'টাকা দেওয়ার রসিদ', file: ['given'] }
const cumilla = '7'

/** UI actions of a complainant on a phone. */
function complainantAt(page: Page, locale: Locale) {
  const { fill } = serviceFormAt(page, locale)
  const submit = () => page.getByRole('button', { name: complaintMessages.submit[locale] }).click()
  const check = async (ticketNo: string, mobile: string) => {
    await page.goto(`/complaint-status?ticket=${ticketNo}`)
    // The ticket is filled in from the URL on hydration; anything typed earlier would be lost.
    await expect(page.getByLabel(complaintMessages.ticketNo[locale], { exact: true })).toHaveValue(ticketNo)
    await page.getByLabel(complaintMessages.mobile[locale], { exact: true }).fill(mobile)
    await page.getByRole('button', { name: complaintMessages.check[locale] }).click()
  }
  const reads = (state: keyof typeof complaintStateTexts) =>
    expect(page.getByText(complaintStateTexts[state].complainantText[locale].split('{')[0] ?? '').first()).toBeVisible()
  const reply = async (action: ComplaintAction, answers: Answers) => {
    await fill(complaintMoves[action].actionFields, answers)
    // Waits for the response, because the history already shows the state it returns to.
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/pub/complaints/reply') && answer.ok())
    await page.getByRole('button', { name: complaintMoves[action].label[locale], exact: true }).click()
    await sent
  }
  return { fill, submit, check, reads, reply }
}

/** UI actions of an officer on the complaints desk. */
function officerAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const { fill } = serviceFormAt(page, locale)
  const open = async (ticketNo: string) => {
    await page.goto(`/complaint-list?view=all&ticket=${ticketNo}`)
    await expect(page.getByRole('heading', { level: 1, name: ticketNo })).toBeFocused()
  }
  const button = (action: ComplaintAction) =>
    page
      .getByRole('region', { name: desk.actions[locale] })
      .getByRole('button', { name: complaintMoves[action].label[locale], exact: true })
  const act = async (action: ComplaintAction, answers: Answers) => {
    await button(action).click()
    await fill(complaintMoves[action].actionFields, answers)
    await dialog.getByRole('button', { name: complaintMoves[action].label[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(complaintMoves[action].done[locale]).first()).toBeVisible()
  }
  return { open, button, act, dialog }
}

/** Submits a complaint over HTTP, with the request of the browser. */
async function submitted(request: APIRequestContext, mobile: string): Promise<string> {
  const { data: picture } = (await (await request.get('/api/v1/pub/captcha')).json()) as { data: { captchaId: string } }
  const json = JSON.stringify({ ...complaint, mobile, captchaId: picture.captchaId, captcha })
  const sent = await request.post('/api/v1/pub/complaints', { multipart: { complaint: json } })
  return ((await sent.json()) as { data: { ticketNo: string } }).data.ticketNo
}

for (const locale of locales) {
  test.describe(`complaints in ${locale}`, () => {
    test.use({ viewport: phoneViewport })
    test.beforeEach(({ context, baseURL }) => setLocale(context, locale, baseURL))

    test('goes from a phone to a response, through an office that cannot see the complainant', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      test.setTimeout(150_000)
      const mobile = freshMobile()
      const person = complainantAt(page, locale)
      await page.goto('/complaint-submission')
      await expect(page.getByRole('button', { name: complaintMessages.submit[locale] })).toBeVisible()
      await person.submit()
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('link')).toHaveCount(8)
      await expectAccessible(page)
      await person.fill(complaintFields, { ...complaint, mobile: '12', description: 'ছোট' })
      await fillCaptcha(page, locale, '000000')
      await person.submit()
      await expect(summary.getByRole('link')).toHaveCount(2)
      await summary.getByRole('link').last().click()
      await expect(page.locator('[id="mobile"]')).toBeFocused()
      await person.fill(complaintFields, { mobile, description: complaint.description, attachments: [receipt] })
      await person.submit()
      await expect(summary.getByRole('link')).toHaveCount(1)
      await fillCaptcha(page, locale)
      await person.submit()
      const heading = page.getByRole('heading', { level: 2, name: /GCR\d{12}/ })
      await expect(heading).toBeFocused()
      const ticket = /GCR\d{12}/.exec(await heading.innerText())?.[0] ?? ''
      const outbox = (await (await request.get(`/api/v1/demo/outbox?to=${mobile}`)).json()) as {
        data: { text: string }[]
      }
      expect(outbox.data[0]?.text).toContain(ticket)

      await page.getByRole('link', { name: complaintMessages.seeStatus[locale] }).click()
      await expect(page.getByLabel(complaintMessages.ticketNo[locale], { exact: true })).toHaveValue(ticket)
      await person.check(ticket, '01700000009')
      await expect(page.getByRole('alert')).toContainText(baseProblems.NOT_FOUND.message[locale])
      await person.check(ticket, mobile)
      await person.reads('RECEIVED')
      await expectAccessible(page)

      const sectionPage = await openOfficerPage(browser, locale, baseURL, officers.secondSection)
      const section = officerAt(sectionPage, locale)
      await section.open(ticket)
      await expect(sectionPage.getByText(complaint.name)).toBeVisible()
      await section.button('ASSIGN').click()
      const accusedOffice = { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, টাঙ্গাইল', en: 'DEMO, Tangail' }[locale]
      await section.dialog.locator('[id="officeId"]').fill(accusedOffice)
      await expect(section.dialog.getByText(choiceMessages.nothingFound[locale])).toBeVisible()
      await sectionPage.reload()
      await section.act('ASSIGN', { officeId: cumilla })

      const officePage = await openOfficerPage(browser, locale, baseURL, officers.cumilla)
      const office = officerAt(officePage, locale)
      await officePage.goto('/complaint-list')
      await officePage.getByRole('link', { name: ticket }).click()
      await expect(officePage.getByText(desk.secret[locale])).toBeVisible()
      await expect(
        officePage.getByText(desk.heldBack[locale].replace('{n}', locale === 'bn' ? '১' : '1')),
      ).toBeVisible()
      await expect(officePage.getByRole('main')).not.toContainText(
        new RegExp(`${complaint.name}|BX7654321|${mobile.slice(1)}`),
      )
      await expectAccessible(officePage)
      await office.act('REPORT', { note: 'অভিযোগের প্রমাণ পাওয়া গেছে।' })

      const assistantPage = await openOfficerPage(browser, locale, baseURL, officers.assistant)
      const assistant = officerAt(assistantPage, locale)
      await assistant.open(ticket)
      await assistant.act('RESOLVE', { noteBng: 'ব্যবস্থা নেওয়া হয়েছে। আপনার টাকা লাগবে না।' })
      await person.check(ticket, mobile)
      await person.reads('RESOLVED')
      await expect(page.getByRole('main')).not.toContainText('অভিযোগের প্রমাণ পাওয়া গেছে')
      await person.reply('RATE', { satisfaction: '4' })
      await expect(
        page.getByText(complaintMessages.satisfied[locale].replace('{n}', locale === 'bn' ? '৪' : '4')),
      ).toBeVisible()
    })

    test(
      'is questioned and has a hearing before the response',
      { tag: '@full' },
      async ({ page, request, browser, baseURL }) => {
        test.setTimeout(90_000)
        const mobile = freshMobile()
        const ticket = await submitted(request, mobile)
        const person = complainantAt(page, locale)
        const section = officerAt(await openOfficerPage(browser, locale, baseURL, officers.secondSection), locale)
        await section.open(ticket)
        await section.act('ASSIGN', { officeId: cumilla })
        const officePage = await openOfficerPage(browser, locale, baseURL, officers.cumilla)
        const office = officerAt(officePage, locale)
        await office.open(ticket)
        await office.act('ASK_INFO', { noteBng: 'কোন দিন টাকা চেয়েছে, জানান।' })

        await person.check(ticket, mobile)
        await person.reads('INFO_WANTED')
        await expect(page.getByText('কোন দিন টাকা চেয়েছে, জানান।').first()).toBeVisible()
        await person.reply('ANSWER', { answer: 'রবিবার সকালে চেয়েছে।', attachments: [receipt] })
        await person.reads('ASSIGNED')

        await office.open(ticket)
        await expect(officePage.getByText('রবিবার সকালে চেয়েছে।')).toBeVisible()
        await office.act('HEARING', {
          hearingDate: `${addDays(toDhakaDate(new Date()), 10)}T10:30`,
          hearingPlace: 'জেলা অফিস, কুমিল্লা',
        })
        await person.check(ticket, mobile)
        await person.reads('HEARING')
        await expect(page.getByText('জেলা অফিস, কুমিল্লা')).toBeVisible()
      },
    )

    test(
      'is dismissed, appealed, and decided by the director',
      { tag: '@full' },
      async ({ page, request, browser, baseURL }) => {
        test.setTimeout(90_000)
        const mobile = freshMobile()
        const ticket = await submitted(request, mobile)
        const person = complainantAt(page, locale)
        const assistantPage = await openOfficerPage(browser, locale, baseURL, officers.assistant)
        const assistant = officerAt(assistantPage, locale)
        await assistant.open(ticket)
        await assistant.act('DISMISS', { noteBng: 'কোনো প্রমাণ পাওয়া যায়নি।' })
        await person.check(ticket, mobile)
        await person.reads('DISMISSED')
        await person.reply('APPEAL', { answer: 'সাক্ষী আছেন, তাঁর কথা শোনা হয়নি।' })
        await person.reads('APPEALED')
        await assistant.open(ticket)
        await expect(assistantPage.getByText(desk.noActions[locale])).toBeVisible()
        const directorPage = await openOfficerPage(browser, locale, baseURL, officers.director)
        const director = officerAt(directorPage, locale)
        await directorPage.goto('/complaint-list')
        await directorPage.getByRole('link', { name: ticket }).click()
        await director.act('RESOLVE', { noteBng: 'সাক্ষীর কথা শুনে ব্যবস্থা নেওয়া হয়েছে।' })
        await person.check(ticket, mobile)
        await person.reads('RESOLVED')
      },
    )

    test(
      'is submitted by the call centre for a caller, and hidden from the accused office',
      { tag: '@full' },
      async ({ browser, baseURL }) => {
        test.setTimeout(90_000)
        const mobile = freshMobile()
        const page = await openOfficerPage(browser, locale, baseURL, 'callcentre@demo.wewb')
        await page.goto(`/complaint-list?mobile=${mobile}`)
        await expect(page.locator('[id="mobile"]')).not.toHaveValue('')
        await serviceFormAt(page, locale).fill(complaintFields, complaint)
        await page.getByRole('button', { name: complaintMessages.submit[locale] }).click()
        await expect(page.getByText(desk.takenDown[locale])).toBeVisible()
        const ticket = /GCR\d{12}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
        const accused = await openOfficerPage(browser, locale, baseURL, officers.tangail)
        await accused.goto(`/complaint-list?view=all&search=${ticket}`)
        await expect(accused.getByText(desk.nothing[locale])).toBeVisible()
        await accused.goto(`/complaint-list?ticket=${ticket}`)
        await expect(accused.getByText(baseProblems.NOT_FOUND.message[locale])).toBeVisible()
      },
    )
  })
}
