import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { noise } from '@wewb/api/testing/images.ts'
import { fileMessages } from '@wewb/web/form-engine/fields/file-messages.ts'
import { statusMessages } from '@wewb/web/casework/applying/status-messages.ts'
import { outboxStatusMessages } from '@wewb/web/casework/applying/outbox-status-messages.ts'
import { applicationFormMessages as applying } from '@wewb/web/casework/applying/messages.ts'
import { unsentDraftsMessages } from '@wewb/web/form-engine/offline/unsent-drafts-messages.ts'
import { formMessages as form } from '@wewb/web/form-engine/forms/messages.ts'
import { applicantAt } from './applicant.ts'
import { applicationApi } from './application-api.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { mobileApplicantAt } from './mobile-applicant.ts'
import { register } from './registration.ts'
import { expect, freshMobile, phoneViewport, signIn, signInToDashboard, setLocale, test } from './fixtures.ts'

test.use({ viewport: phoneViewport })
test.setTimeout(120_000)

const home = '/education-allowance'

/** Raw content of the local database on the device. */
const onDevice = (page: Page): Promise<{ at: number; text: string }[]> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('drafts')
      request.addEventListener('success', () => resolve(request.result))
    })
    const all = await new Promise<{ at: number; head: Uint8Array }[]>((resolve) => {
      const request = opened.transaction('entries').objectStore('entries').getAll()
      request.addEventListener('success', () => resolve(request.result as { at: number; head: Uint8Array }[]))
    })
    opened.close()
    return all.map((entry) => ({ at: entry.at, text: JSON.stringify(entry) + new TextDecoder().decode(entry.head) }))
  })

/** Restarts the phone online: after the log-in the page offers the unsent changes, and this opens them. */
async function reopenApplication(page: Page, mobile: string): Promise<Page> {
  const context = page.context()
  await page.evaluate(() => localStorage.clear())
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await signInToDashboard(next, mobile)
  await expect(next.getByText(unsentDraftsMessages.title.bn)).toBeVisible()
  await expectAccessiblePage(next)
  await next.getByRole('link', { name: unsentDraftsMessages.open.bn }).click()
  return next
}

test('after a connection loss and a power-off all input is restored at log-in and sent', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা লাইন', en: 'Cut mid-form' }
  const { mobile, no, applicant, open, addressOf, getStoredAnswers } = await mobileApplicantAt(
    { page, context, request, baseURL },
    circular,
  )
  await open('education')
  await expect(applicant.at('classRoll')).toBeVisible()
  await context.setOffline(true)
  await applicant.write('classRoll', '৭৭')
  await expect(page.getByText(form.keptHere.bn)).toBeVisible()
  await expectAccessiblePage(page)
  await applicant.next()
  await applicant.isAtStep('address')
  await applicant.write('present.village', 'নতুন পাড়া')
  await expect(page.getByText(outboxStatusMessages.waits.bn)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '২টি ধাপের উত্তর' })).toBeVisible()
  // The stored data is encrypted.
  const cachedText = (await onDevice(page)).map(({ text }) => text).join()
  expect(cachedText).not.toBe('')
  for (const secret of ['নতুন পাড়া', no, mobile]) expect(cachedText).not.toContain(secret)

  const next = await reopenApplication(page, mobile)
  await expect(next).toHaveURL(new RegExp(`application=${no}`))
  await expect.poll(getStoredAnswers).toMatchObject({ classRoll: '77', present: { village: 'নতুন পাড়া' } })
  await next.goto(addressOf('address'))
  await expect(applicantAt(next, 'bn').at('present.village')).toHaveValue('নতুন পাড়া')
  await next.goto('/dashboard')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next.getByText(unsentDraftsMessages.title.bn)).toHaveCount(0)
})

test(
  'a family profile entered offline is restored at log-in and sent',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    await setLocale(context, 'bn', baseURL)
    const applications = applicationApi(baseURL)
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
    const next = await reopenApplication(page, mobile)
    await expect(next).toHaveURL(/family-profile/)
    await expect
      .poll(async () => (await applications.as(mobile, 'GET', '/family-profile'))['answers'])
      .toMatchObject({ nid: '1234567890' })
    await expect.poll(async () => (await onDevice(next)).length).toBe(0)
  },
)

test(
  'after a reload during a save the latest input is restored, without a false conflict',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    const circular = { bn: 'মাঝপথে আবার খোলা', en: 'Loaded again mid-save' }
    const { applicant, open, getStoredAnswers } = await mobileApplicantAt({ page, context, request, baseURL }, circular)
    await open('education')
    // The first save reaches the server, but its response is lost.
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
    await expect.poll(getStoredAnswers).toMatchObject({ classRoll: '77', collegeName: 'করটিয়া কলেজ' })
    await expect(page.getByText(applying.changedElsewhere.bn)).toHaveCount(0)
  },
)

test('an interrupted upload waits, resumes automatically, and sends nothing twice', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা কাগজ', en: 'Cut mid-upload' }
  const applicantPage = await mobileApplicantAt({ page, context, request, baseURL }, circular, 'en', {
    certificate: undefined,
  })
  const { files, mobile, no, applicant, open } = applicantPage
  await open('documents')
  const certificate = applicant.at('certificate')
  await expect(certificate).toBeVisible()

  let chunks = 0
  const joined = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/documents'))
  await page.route('**/pieces', async (route) => {
    chunks += 1
    if (chunks === 2) await context.setOffline(true)
    return chunks === 2 ? await route.abort() : await route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await certificate.getByRole('button', { name: fileMessages.choose.en }).click()
  await (await chooser).setFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: await heavyPhoto() })
  await expect(certificate.getByText(fileMessages.waits.en)).toBeVisible()
  await expect(certificate.getByText(new RegExp(fileMessages.sendsAbout.en.replace('{n}', '\\d+\\.\\d')))).toBeVisible()
  await expectAccessiblePage(page)
  // A queued upload counts as given, so the person can continue.
  await applicant.next()
  await applicant.isAtStep('preview')
  await expect(page.getByRole('listitem').filter({ hasText: 'certificate.jpg' }).first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(outboxStatusMessages.waits.en)).toHaveCount(0)
  const { answers, documents } = await files.as(mobile, 'GET', `/applications/${no}`)
  const received = (documents as { documentId: string; field: string; size: number }[]).filter(
    ({ field }) => field === 'certificate',
  )
  expect(received).toHaveLength(1)
  expect(answers.certificate).toEqual([received[0]?.documentId])
  // Only the failed chunk was sent twice.
  const [, named = ''] = /name="pieces"\r\n\r\n([^\r]*)/.exec((await joined).postData() ?? '') ?? []
  expect(named.split(' ').length).toBeGreaterThan(2)
  expect(chunks).toBe(named.split(' ').length + 1)
  await page.goto(`${home}?application=${no}&step=documents`)
  await expect(certificate.getByText(fileMessages.received.en)).toBeVisible()
})

test('an interrupted submission is reported, can be cancelled, resumes automatically and happens once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const circular = { bn: 'মাঝপথে কাটা জমা', en: 'Cut mid-submit' }
  const { files, mobile, no, applicant, open } = await mobileApplicantAt({ page, context, request, baseURL }, circular)
  await open('preview')
  await expect(applicant.at('declarationAccepted')).toBeChecked()
  const submit = page.getByRole('button', { name: applying.submit.bn })
  // The form has prefetched everything for offline use by then.
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await submit.click()
  await expect(page.getByText(outboxStatusMessages.notSubmittedText.bn)).toBeVisible()
  await expectAccessiblePage(page)
  await page.getByRole('button', { name: outboxStatusMessages.takeBack.bn }).click()
  await expect(page.getByText(outboxStatusMessages.notSubmitted.bn)).toHaveCount(0)
  await submit.click()
  await expect(page.getByText(outboxStatusMessages.notSubmitted.bn)).toBeVisible()

  // The response of the first submission that reaches the server is lost.
  let sent = 0
  await page.route('**/submit', async (route) => {
    sent += 1
    if (sent > 1) return await route.continue()
    await route.fetch()
    return await route.abort()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: statusMessages.done.bn })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(no, { exact: true })).toBeVisible()
  expect(sent).toBe(2)
  const { list } = await files.as(mobile, 'GET', '/applications?service=edu-allowance')
  expect(list).toHaveLength(1)
  const { history } = await files.as(mobile, 'GET', `/applications/${no}`)
  expect((history as { action: string }[]).filter(({ action }) => action === 'submit')).toHaveLength(1)
})

test(
  'a submission whose response is lost with the page is confirmed after the reload',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    const circular = { bn: 'জমার পর আবার খোলা', en: 'Loaded again mid-submit' }
    const { no, applicant, open } = await mobileApplicantAt({ page, context, request, baseURL }, circular)
    await open('preview')
    await expect(applicant.at('declarationAccepted')).toBeChecked()
    let hasArrived = false
    await page.route('**/submit', async (route) => {
      if (!hasArrived) await route.fetch()
      hasArrived = true
    })
    await page.getByRole('button', { name: applying.submit.bn }).click()
    await expect.poll(() => hasArrived).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: statusMessages.done.bn })).toBeVisible()
    await expect(page.getByText(no, { exact: true })).toBeVisible()
    // A later visit shows the status.
    await open('preview')
    await expect(page.getByRole('heading', { name: statusMessages.where.bn })).toBeVisible()
  },
)

/** A photo that compresses badly. */
const heavyPhoto = () =>
  sharp(noise(600 * 450 * 3), { raw: { width: 600, height: 450, channels: 3 } })
    .resize(1600, 1200)
    .jpeg({ quality: 95 })
    .toBuffer()
