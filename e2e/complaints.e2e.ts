import type { APIRequestContext, Page } from '@playwright/test'
import { complaintFields } from '../domain/src/complaints/form.ts'
import { complaintMoves, type ComplaintAction } from '../domain/src/complaints/moves.ts'
import { stateRows } from '../domain/src/complaints/states.ts'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { houseProblems } from '../domain/src/contracts/house-problems.ts'
import { addDays } from '../domain/src/engine/working-days.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import { words as desk } from '../web/src/features/complaints/desk/words.ts'
import { words } from '../web/src/features/complaints/words.ts'
import { anyoneAt } from './any-service.ts'
import { officers } from './files.ts'
import { seat } from './officer.ts'
import { captcha, expect, fillCaptcha, freshMobile, locales, phone, speak, test } from './people.ts'
import { dialogOf } from './hands.ts'
import { isFitForAll } from './fit-for-all.ts'

/** Subjects are Bangla in either journey: they stand on desks that other journeys read. */
const complaint = {
  complaintTypeId: 'BRIBE', officeTypeId: 'DEMO', officeId: '2', subject: 'ছাড়পত্রের জন্য টাকা চেয়েছে', description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'সালমা খাতুন', address: 'গ্রাম: করটিয়া, টাঙ্গাইল', passportNo: 'BX7654321', anonymousYn: 'Y',
} // prettier-ignore
const receipt = { name: 'টাকা দেওয়ার রসিদ', file: ['given'] }
const cumilla = '7'

/** Somebody who complains, on a phone. */
function complainantAt(page: Page, locale: Locale) {
  const { fill } = anyoneAt(page, locale)
  const submit = () => page.getByRole('button', { name: words.submit[locale] }).click()
  const check = async (ticketNo: string, mobile: string) => {
    await page.goto(`/complaint-status?ticket=${ticketNo}`)
    // The ticket comes out of the address when the page is alive; what is typed before that is lost.
    await expect(page.getByLabel(words.ticketNo[locale], { exact: true })).toHaveValue(ticketNo)
    await page.getByLabel(words.mobile[locale], { exact: true }).fill(mobile)
    await page.getByRole('button', { name: words.check[locale] }).click()
  }
  const reads = (state: keyof typeof stateRows) => expect(page.getByText(stateRows[state].told[locale].split('{')[0] ?? '').first()).toBeVisible() // prettier-ignore
  const reply = async (action: ComplaintAction, answers: Answers) => {
    await fill(complaintMoves[action].asks, answers)
    // The history names the state it returns to already: only the answer tells that it has been sent.
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/pub/complaints/reply') && answer.ok())
    await page.getByRole('button', { name: complaintMoves[action].label[locale], exact: true }).click()
    await sent
  }
  return { fill, submit, check, reads, reply }
}

/** An officer at the desk of complaints. */
function officerAt(page: Page, locale: Locale) {
  const dialog = dialogOf(page)
  const { fill } = anyoneAt(page, locale)
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
    await fill(complaintMoves[action].asks, answers)
    await dialog.getByRole('button', { name: complaintMoves[action].label[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(complaintMoves[action].done[locale]).first()).toBeVisible()
  }
  return { open, button, act, dialog }
}

/** What somebody did before the journey begins, as the browser would have sent it. */
async function submitted(request: APIRequestContext, mobile: string): Promise<string> {
  const { data: picture } = (await (await request.get('/api/v1/pub/captcha')).json()) as { data: { captchaId: string } }
  const json = JSON.stringify({ ...complaint, mobile, captchaId: picture.captchaId, captcha })
  const sent = await request.post('/api/v1/pub/complaints', { multipart: { complaint: json } })
  return ((await sent.json()) as { data: { ticketNo: string } }).data.ticketNo
}

for (const locale of locales) {
  test.describe(`complaints in ${locale}`, () => {
    test.use({ viewport: phone })
    test.beforeEach(({ context, baseURL }) => speak(context, locale, baseURL))

    test('from a phone to an answer, through an office that never learns who complained', async ({ page, request, browser, baseURL }) => {
      test.setTimeout(150_000)
      const mobile = freshMobile()
      const person = complainantAt(page, locale)
      await page.goto('/complaint-submission')
      await expect(page.getByRole('button', { name: words.submit[locale] })).toBeVisible()
      await person.submit()
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('link')).toHaveCount(8)
      await isFitForAll(page)
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
      const told = (await (await request.get(`/api/v1/demo/outbox?to=${mobile}`)).json()) as { data: { text: string }[] }
      expect(told.data[0]?.text).toContain(ticket)

      await page.getByRole('link', { name: words.seeStatus[locale] }).click()
      await expect(page.getByLabel(words.ticketNo[locale], { exact: true })).toHaveValue(ticket)
      await person.check(ticket, '01700000009')
      await expect(page.getByRole('alert')).toContainText(houseProblems.NOT_FOUND.message[locale])
      await person.check(ticket, mobile)
      await person.reads('RECEIVED')
      await isFitForAll(page)

      const sectionPage = await seat(browser, locale, baseURL, officers.secondSection)
      const section = officerAt(sectionPage, locale)
      await section.open(ticket)
      await expect(sectionPage.getByText(complaint.name)).toBeVisible()
      await section.button('ASSIGN').click()
      await expect(section.dialog.locator('[id="officeId"] option[value="2"]')).toHaveCount(0)
      await sectionPage.keyboard.press('Escape')
      await section.act('ASSIGN', { officeId: cumilla })

      const officePage = await seat(browser, locale, baseURL, officers.cumilla)
      const office = officerAt(officePage, locale)
      await officePage.goto('/complaint-list')
      await officePage.getByRole('link', { name: ticket }).click()
      await expect(officePage.getByText(desk.secret[locale])).toBeVisible()
      await expect(officePage.getByText(desk.heldBack[locale].replace('{n}', locale === 'bn' ? '১' : '1'))).toBeVisible()
      await expect(officePage.getByRole('main')).not.toContainText(new RegExp(`${complaint.name}|BX7654321|${mobile.slice(1)}`))
      await isFitForAll(officePage)
      await office.act('REPORT', { note: 'অভিযোগের প্রমাণ পাওয়া গেছে।' })

      const assistantPage = await seat(browser, locale, baseURL, officers.assistant)
      const assistant = officerAt(assistantPage, locale)
      await assistant.open(ticket)
      await assistant.act('RESOLVE', { noteBng: 'ব্যবস্থা নেওয়া হয়েছে। আপনার টাকা লাগবে না।' })
      await person.check(ticket, mobile)
      await person.reads('RESOLVED')
      await expect(page.getByRole('main')).not.toContainText('অভিযোগের প্রমাণ পাওয়া গেছে')
      await person.reply('RATE', { satisfaction: '4' })
      await expect(page.getByText(words.satisfied[locale].replace('{n}', locale === 'bn' ? '৪' : '4'))).toBeVisible()
    })

    test('asked back and heard before it is answered', { tag: '@full' }, async ({ page, request, browser, baseURL }) => {
      test.setTimeout(90_000)
      const mobile = freshMobile()
      const ticket = await submitted(request, mobile)
      const person = complainantAt(page, locale)
      const section = officerAt(await seat(browser, locale, baseURL, officers.secondSection), locale)
      await section.open(ticket)
      await section.act('ASSIGN', { officeId: cumilla })
      const officePage = await seat(browser, locale, baseURL, officers.cumilla)
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
      await office.act('HEARING', { hearingDate: `${addDays(dhakaDay(new Date()), 10)}T10:30`, hearingPlace: 'জেলা অফিস, কুমিল্লা' })
      await person.check(ticket, mobile)
      await person.reads('HEARING')
      await expect(page.getByText('জেলা অফিস, কুমিল্লা')).toBeVisible()
    })

    test('dismissed, appealed and heard by the director', { tag: '@full' }, async ({ page, request, browser, baseURL }) => {
      test.setTimeout(90_000)
      const mobile = freshMobile()
      const ticket = await submitted(request, mobile)
      const person = complainantAt(page, locale)
      const assistantPage = await seat(browser, locale, baseURL, officers.assistant)
      const assistant = officerAt(assistantPage, locale)
      await assistant.open(ticket)
      await assistant.act('DISMISS', { noteBng: 'কোনো প্রমাণ পাওয়া যায়নি।' })
      await person.check(ticket, mobile)
      await person.reads('DISMISSED')
      await person.reply('APPEAL', { answer: 'সাক্ষী আছেন, তাঁর কথা শোনা হয়নি।' })
      await person.reads('APPEALED')
      await assistant.open(ticket)
      await expect(assistantPage.getByText(desk.noActions[locale])).toBeVisible()
      const directorPage = await seat(browser, locale, baseURL, officers.director)
      const director = officerAt(directorPage, locale)
      await directorPage.goto('/complaint-list')
      await directorPage.getByRole('link', { name: ticket }).click()
      await director.act('RESOLVE', { noteBng: 'সাক্ষীর কথা শুনে ব্যবস্থা নেওয়া হয়েছে।' })
      await person.check(ticket, mobile)
      await person.reads('RESOLVED')
    })

    test(
      'a caller is taken down by the call centre, and the accused office finds nothing',
      { tag: '@full' },
      async ({ browser, baseURL }) => {
        test.setTimeout(90_000)
        const mobile = freshMobile()
        const page = await seat(browser, locale, baseURL, 'callcentre@demo.wewb')
        await page.goto(`/complaint-list?mobile=${mobile}`)
        await expect(page.locator('[id="mobile"]')).not.toHaveValue('')
        await anyoneAt(page, locale).fill(complaintFields, complaint)
        await page.getByRole('button', { name: words.submit[locale] }).click()
        await expect(page.getByText(desk.takenDown[locale])).toBeVisible()
        const ticket = /GCR\d{12}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
        const accused = await seat(browser, locale, baseURL, officers.tangail)
        await accused.goto(`/complaint-list?view=all&search=${ticket}`)
        await expect(accused.getByText(desk.nothing[locale])).toBeVisible()
        await accused.goto(`/complaint-list?ticket=${ticket}`)
        await expect(accused.getByText(houseProblems.NOT_FOUND.message[locale])).toBeVisible()
      },
    )
  })
}
