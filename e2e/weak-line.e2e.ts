import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { noise } from '../api/src/testing/pictures.ts'
import { fileWords } from '../web/src/fields/file-words.ts'
import { statusWords } from '../web/src/features/applying/status-words.ts'
import { waitingWords } from '../web/src/features/applying/waiting-words.ts'
import { words as applying } from '../web/src/features/applying/words.ts'
import { keptWords } from '../web/src/forms/kept/kept-words.ts'
import { words as form } from '../web/src/forms/words.ts'
import { applicantAt } from './applicant.ts'
import { filesAt } from './files.ts'
import { judge } from './fit-for-all.ts'
import { motherAt } from './mother.ts'
import { register } from './newcomers.ts'
import { expect, freshMobile, phone, signIn, signInToDashboard, speak, test } from './people.ts'

test.use({ viewport: phone })
test.setTimeout(120_000)

const home = '/education-allowance'

/** What lies on the device, as whoever finds it can read it. */
const onDevice = (page: Page): Promise<{ at: number; text: string }[]> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const asking = indexedDB.open('drafts')
      asking.addEventListener('success', () => resolve(asking.result))
    })
    const all = await new Promise<{ at: number; head: Uint8Array }[]>((resolve) => {
      const asking = opened.transaction('entries').objectStore('entries').getAll()
      asking.addEventListener('success', () => resolve(asking.result as { at: number; head: Uint8Array }[]))
    })
    opened.close()
    return all.map((entry) => ({ at: entry.at, text: JSON.stringify(entry) + new TextDecoder().decode(entry.head) }))
  })

/** The phone goes off, the line is back: whoever logs in again is offered what waits, and opens it. */
async function comeBack(page: Page, mobile: string): Promise<Page> {
  const context = page.context()
  await page.evaluate(() => localStorage.clear())
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await signInToDashboard(next, mobile)
  await expect(next.getByText(keptWords.title.bn)).toBeVisible()
  await judge(next)
  await next.getByRole('link', { name: keptWords.open.bn }).click()
  return next
}

test('the line is cut mid-form, the phone goes off: after a new log-in everything typed is there, and goes', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা লাইন', en: 'Cut mid-form' }
  const { mobile, no, applicant, open, addressOf, stored } = await motherAt({ page, context, request, baseURL }, circular)
  await open('education')
  await expect(applicant.at('classRoll')).toBeVisible()
  await context.setOffline(true)
  await applicant.write('classRoll', '৭৭')
  await expect(page.getByText(form.keptHere.bn)).toBeVisible()
  await judge(page)
  await applicant.next()
  await applicant.isAtStep('address')
  await applicant.write('present.village', 'নতুন পাড়া')
  await expect(page.getByText(waitingWords.waits.bn)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '২টি ধাপের উত্তর' })).toBeVisible()
  // The device itself tells nothing of it.
  const lying = (await onDevice(page)).map(({ text }) => text).join()
  expect(lying).not.toBe('')
  for (const told of ['নতুন পাড়া', no, mobile]) expect(lying).not.toContain(told)

  const next = await comeBack(page, mobile)
  await expect(next).toHaveURL(new RegExp(`application=${no}`))
  await expect.poll(stored).toMatchObject({ classRoll: '77', present: { village: 'নতুন পাড়া' } })
  await next.goto(addressOf('address'))
  await expect(applicantAt(next, 'bn').at('present.village')).toHaveValue('নতুন পাড়া')
  await next.goto('/dashboard')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next.getByText(keptWords.title.bn)).toHaveCount(0)
})

test(
  'what a family writes down without a line is there after a new log-in, and goes',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    await speak(context, 'bn', baseURL)
    const files = filesAt(baseURL)
    const mobile = await register(request, { login: freshMobile(), name: 'Amena Begum', nameBn: 'আমেনা বেগম' })
    await signIn(page, mobile)
    await page.goto('/family-profile?step=me')
    const applicant = applicantAt(page, 'bn')
    await expect(applicant.at('nid')).toBeVisible()
    await context.setOffline(true)
    await applicant.write('nid', '1234567890')
    await expect(page.getByText(form.keptHere.bn)).toBeVisible()
    await applicant.next()
    await applicant.isAtStep('worker')
    const next = await comeBack(page, mobile)
    await expect(next).toHaveURL(/family-profile/)
    await expect.poll(async () => (await files.as(mobile, 'GET', '/family-profile'))['answers']).toMatchObject({ nid: '1234567890' })
    await expect.poll(async () => (await onDevice(next)).length).toBe(0)
  },
)

test(
  'the page is loaded again in the middle of a save: what was typed since is there, and nobody is said to have changed it',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    const circular = { bn: 'মাঝপথে আবার খোলা', en: 'Loaded again mid-save' }
    const { applicant, open, stored } = await motherAt({ page, context, request, baseURL }, circular)
    await open('education')
    // The first save reaches the server, but its answer does not come.
    let hasArrived = false
    await page.route('**/steps/education', async (route) => {
      await route.fetch()
      hasArrived = true
    })
    await applicant.write('classRoll', '৭৭')
    await expect.poll(() => hasArrived).toBe(true)
    const before = (await onDevice(page)).map(({ at }) => at)
    await applicant.write('collegeName', 'করটিয়া কলেজ')
    await expect(page.getByText(form.saving.bn)).toBeVisible()
    await expect.poll(async () => (await onDevice(page)).every(({ at }) => !before.includes(at))).toBe(true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(applicant.at('collegeName')).toHaveValue('করটিয়া কলেজ')
    await expect(applicant.at('classRoll')).toHaveValue(/^(77|৭৭)$/)
    await expect.poll(stored).toMatchObject({ classRoll: '77', collegeName: 'করটিয়া কলেজ' })
    await expect(page.getByText(applying.changedElsewhere.bn)).toHaveCount(0)
  },
)

test('the line is cut mid-upload: the document waits, what has gone does not go again, and it arrives by itself', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা কাগজ', en: 'Cut mid-upload' }
  const mother = await motherAt({ page, context, request, baseURL }, circular, 'en', { certificate: undefined })
  const { files, mobile, no, applicant, open } = mother
  await open('documents')
  const certificate = applicant.at('certificate')
  await expect(certificate).toBeVisible()

  let pieces = 0
  const joined = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/documents'))
  await page.route('**/pieces', async (route) => {
    pieces += 1
    if (pieces === 2) await context.setOffline(true)
    return pieces === 2 ? await route.abort() : await route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await certificate.getByRole('button', { name: fileWords.choose.en }).click()
  await (await chooser).setFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: await heavyPhoto() })
  await expect(certificate.getByText(fileWords.waits.en)).toBeVisible()
  await expect(certificate.getByText(new RegExp(fileWords.sendsAbout.en.replace('{n}', '\\d+\\.\\d')))).toBeVisible()
  await judge(page)
  // What waits counts as given: the person goes on.
  await applicant.next()
  await applicant.isAtStep('preview')
  await expect(page.getByRole('listitem').filter({ hasText: 'certificate.jpg' }).first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(waitingWords.waits.en)).toHaveCount(0)
  const { answers, documents } = await files.as(mobile, 'GET', `/applications/${no}`)
  const received = (documents as { documentId: string; field: string; size: number }[]).filter(({ field }) => field === 'certificate')
  expect(received).toHaveLength(1)
  expect(answers.certificate).toEqual([received[0]?.documentId])
  // The one that broke went twice, and no other.
  const [, named = ''] = /name="pieces"\r\n\r\n([^\r]*)/.exec((await joined).postData() ?? '') ?? []
  expect(named.split(' ').length).toBeGreaterThan(2)
  expect(pieces).toBe(named.split(' ').length + 1)
  await page.goto(`${home}?application=${no}&step=documents`)
  await expect(certificate.getByText(fileWords.received.en)).toBeVisible()
})

test('the line is cut mid-submit: it is said, may be taken back, goes by itself, and a lost answer makes no second application', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা জমা', en: 'Cut mid-submit' }
  const { files, mobile, no, applicant, open } = await motherAt({ page, context, request, baseURL }, circular)
  await open('preview')
  await expect(applicant.at('declarationAccepted')).toBeChecked()
  const submit = page.getByRole('button', { name: applying.submit.bn })

  await context.setOffline(true)
  await submit.click()
  await expect(page.getByText(waitingWords.notSubmittedText.bn)).toBeVisible()
  await judge(page)
  await page.getByRole('button', { name: waitingWords.takeBack.bn }).click()
  await expect(page.getByText(waitingWords.notSubmitted.bn)).toHaveCount(0)
  await submit.click()
  await expect(page.getByText(waitingWords.notSubmitted.bn)).toBeVisible()

  // The first that gets through loses its answer.
  let sent = 0
  await page.route('**/submit', async (route) => {
    sent += 1
    if (sent > 1) return await route.continue()
    await route.fetch()
    return await route.abort()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: statusWords.done.bn })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(no, { exact: true })).toBeVisible()
  expect(sent).toBe(2)
  const { list } = await files.as(mobile, 'GET', '/applications?service=edu-allowance')
  expect(list).toHaveLength(1)
  const { history } = await files.as(mobile, 'GET', `/applications/${no}`)
  expect((history as { action: string }[]).filter(({ action }) => action === 'submit')).toHaveLength(1)
})

/** A photo that no drawing makes small. */
const heavyPhoto = () =>
  sharp(noise(600 * 450 * 3), { raw: { width: 600, height: 450, channels: 3 } })
    .resize(1600, 1200)
    .jpeg({ quality: 95 })
    .toBuffer()
