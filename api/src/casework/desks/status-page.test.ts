import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invalidPhoneIssue } from '@wewb/domain/casework/desk-contracts'
import { problems } from '@wewb/domain/http/problems'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { buildApp } from '#app.ts'
import { loadServerBundle } from '#ssr/pages.ts'
import { submitApplicationAs } from '#testing/test-applicant.ts'
import { testCaptcha, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

const path = '/app-status-check'
const mobile = '01812345678'
type Sent = { locale?: 'bn' | 'en'; headers?: Record<string, string>; from?: string }

let portal: TestPortal
let app: FastifyInstance
let applicationNo: string
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: 'https://portal.example' })
  applicationNo = await submitApplicationAs(portal, '01700000001')
  app = await buildApp(portal, { pages: true, serverBundle: await loadServerBundle() })
}, 120_000)
afterAll(async () => {
  await app.close()
  await portal.stop()
})

const open = async (search = '?plain=1') =>
  (await app.inject({ url: path + search, headers: { accept: 'text/html' } })).body
const send = async (form: Record<string, string>, { locale = 'en', headers = {}, from = '127.0.0.1' }: Sent = {}) => {
  const {
    statusCode,
    headers: responseHeaders,
    body,
  } = await app.inject({
    method: 'POST',
    url: locale === 'en' ? `${path}?lang=en` : path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(form).toString(),
    remoteAddress: from,
  })
  return { code: statusCode, headers: responseHeaders, html: body }
}
const rightForm = async () => ({
  moduleCode: 'edu-allowance',
  applicationNo,
  mobile,
  captchaId: boxIn(await open(), 'captchaId'),
  captcha: testCaptcha,
})
const ask = async (changes: Record<string, string> = {}, sent: Sent = {}) =>
  await send({ ...(await rightForm()), ...changes }, sent)

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[ >][^>]*>?`, 'g'))].map(([tag]) => tag)
const boxIn = (html: string, name: string) => {
  const tag = tagsIn(html, 'input').find((input) => input.includes(`name="${name}"`)) ?? ''
  return / value="([^"]*)"/.exec(tag)?.[1] ?? ''
}
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '')
const errorBesideInput = (html: string, name: string) =>
  textOf(new RegExp(`id="${name}-error"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1] ?? '')
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe('status page without script', () => {
  it('shows a form with a captcha and the masked result in both languages', async () => {
    expect(await open('')).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${path}?plain=1"></noscript>`)
    expect(await open('?lang=en')).toContain(`content="0;url=${path}?plain=1&amp;lang=en"`)
    const { data } = (
      await portal.post('/pub/application-status-check', {
        moduleCode: 'edu-allowance',
        applicationNo,
        mobile,
        ...(await portal.newCaptcha()),
      })
    ).body
    const [bangla, english] = [await ask({}, { locale: 'bn' }), await ask()]
    expect([bangla.code, english.code, bangla.headers['cache-control']]).toEqual([200, 200, 'no-store'])
    for (const { html } of [bangla, english]) expect(textOf(html)).toContain(applicationNo)
    for (const said of [data.statusTextBng, data.currentOfficeBng, data.applicantName])
      expect(textOf(bangla.html)).toContain(said)
    for (const said of [data.statusText, data.currentOffice, data.applicantName])
      expect(textOf(english.html)).toContain(said)
    expect(data.applicantName).toContain('*****')
    for (const secret of ['Rahima', mobile, toBanglaDigits(mobile)])
      expect(textOf(bangla.html) + textOf(english.html)).not.toContain(secret)
  })

  it('accepts Bangla digits and lower-case letters in every field', async () => {
    const bangla = {
      applicationNo: toBanglaDigits(applicationNo).toLowerCase(),
      mobile: '০১৮১২-৩৪৫৬৭৮',
      captcha: toBanglaDigits(testCaptcha),
    }
    expect((await ask(bangla, { locale: 'bn' })).code).toBe(200)
  })
})

describe('invalid input of the status page', () => {
  it('is reported at its field and preserved except for the captcha, with a new image', async () => {
    const form = { ...(await rightForm()), captcha: '000000' }
    const { code, html } = await send(form)
    expect([code, errorBesideInput(html, 'captcha')]).toEqual([
      problems.INVALID_CAPTCHA.status,
      expect.stringContaining(issueMessage({ code: 'wrong-captcha' }).en),
    ])
    expect([boxIn(html, 'applicationNo'), boxIn(html, 'mobile'), boxIn(html, 'captcha')]).toEqual([
      applicationNo,
      mobile,
      '',
    ])
    expect(html).toMatch(/<option value="edu-allowance" selected=""/)
    expect(boxIn(html, 'captchaId')).toMatch(/.{20}/)
    expect(boxIn(html, 'captchaId')).not.toBe(form.captchaId)
  })

  it('shows the message of the endpoint for a wrong pair, with advice', async () => {
    const { code, html } = await ask({ mobile: '01799999999' }, { locale: 'bn' })
    expect(code).toBe(404)
    expect(textOf(html)).toContain(problems.NOT_FOUND.message.bn)
    expect(textOf(html)).toMatch(/আবার মিলিয়ে দেখুন.*১৬১৩৫/s)
    expect(boxIn(html, 'mobile')).toBe('০১৭৯৯৯৯৯৯৯৯')
  })

  it('reports an invalid mobile and every empty field', async () => {
    const { code, html } = await ask({ mobile: '0501234567' })
    expect([code, errorBesideInput(html, 'mobile')]).toEqual([
      422,
      expect.stringContaining(invalidPhoneIssue.message?.en ?? '-'),
    ])
    const blank = await send({}, { locale: 'bn' })
    const missing = ['moduleCode', 'applicationNo', 'mobile', 'captcha'].map((name) =>
      errorBesideInput(blank.html, name),
    )
    expect(missing.filter((sentence) => !sentence.includes(issueMessage({ code: 'required' }).bn))).toEqual([])
  })

  it('is escaped', async () => {
    const evil = '"><script>alert(1)</script>'
    const { html } = await ask({ applicationNo: evil, mobile: evil, moduleCode: evil })
    expect(html).not.toContain('<script>alert')
    expect(boxIn(html, 'applicationNo')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(boxIn(html, 'mobile')).toBe(boxIn(html, 'applicationNo'))
  })

  it('includes a used captcha and a very long one', async () => {
    const form = await rightForm()
    expect([(await send(form)).code, (await send(form)).code]).toEqual([200, problems.INVALID_CAPTCHA.status])
    expect(errorBesideInput((await ask({ captcha: '1'.repeat(200) })).html, 'captcha')).toContain(
      issueMessage({ code: 'wrong-captcha' }).en,
    )
  })
})

describe('captcha of the page without script', () => {
  it('has an image and its number, and nothing that needs a script', async () => {
    const pages = [await open(), (await ask({ captcha: '000000' })).html, (await ask()).html].map(mainOf)
    for (const page of pages) {
      expect(page.length).toBeGreaterThan(500)
      expect(
        tagsIn(page, 'button').filter((button) => !button.includes('type="submit"') || / disabled=/.test(button)),
      ).toEqual([])
      const hasPicture = page.includes('<img src="data:image/png;base64,') && boxIn(page, 'captchaId') !== ''
      expect(page.includes('id="captcha"')).toBe(hasPicture)
      expect(
        tagsIn(page, 'form').every((form) => form.includes('method="post"') && form.includes(`action="${path}`)),
      ).toBe(true)
    }
    expect(pages.map((page) => page.includes('id="captcha"'))).toEqual([true, true, false])
    expect(pages[2]).toContain(`href="${path}?lang=en"`)
  })

  it('can be replaced on request without losing the input', async () => {
    const form = { ...(await rightForm()), captcha: '' }
    const { code, html } = await send({ ...form, renew: 'Y' })
    expect([code, boxIn(html, 'applicationNo'), boxIn(html, 'mobile'), errorBesideInput(html, 'captcha')]).toEqual([
      200,
      applicationNo,
      mobile,
      '',
    ])
    expect(boxIn(html, 'captchaId')).not.toBe(form.captchaId)
    // The Enter key activates the first button of a form.
    expect(tagsIn(mainOf(html), 'button').map((button) => button.includes('renew'))).toEqual([false, true])
  })

  it('is created per visitor; the shared page has no image and hides its field', async () => {
    const { headers, body } = await app.inject({ url: path })
    expect([headers['cache-control'], body.includes('captchaId')]).toEqual([expect.stringContaining('public'), false])
    expect(body).toMatch(/class="noscript:hidden">(?:<div[^>]*>)+<label for="captcha"/)
    const plain = await app.inject({ url: `${path}?plain=1` })
    expect(plain.headers['cache-control']).not.toContain('public')
    expect(boxIn(plain.body, 'captchaId')).not.toBe(boxIn(await open(), 'captchaId'))
  })
})

describe('posted form', () => {
  const countOf = async (address: string) => {
    const { rows } = await sql<{
      points: number
    }>`select points from rate_limit where key = ${`status-by-address:${address}`}`.execute(portal.db)
    return rows[0]?.points ?? 0
  }

  it('counts towards the rate limit of the endpoint, and shows a message above it', async () => {
    const from = '203.0.113.9'
    await ask({}, { from })
    await portal.post(
      '/pub/application-status-check',
      { moduleCode: 'edu-allowance', applicationNo, mobile, ...(await portal.newCaptcha()) },
      { remoteAddress: from },
    )
    await ask({ captcha: '000000' }, { from })
    expect(await countOf(from)).toBe(3)
    await sql`update rate_limit set points = 1000000 where key = ${`status-by-address:${from}`}`.execute(portal.db)
    const { code, headers, html } = await ask({}, { from })
    expect([code, Number(headers['retry-after']) > 0, boxIn(html, 'mobile')]).toEqual([429, true, mobile])
    expect(textOf(html)).toContain(problems.TOO_MANY_REQUESTS.message.en)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ] as Record<string, string>[])(
    'from another site (%o) becomes a link to this page: nothing is counted or returned',
    async (headers) => {
      const form = await rightForm()
      const from = '203.0.113.10'
      const { code, headers: responseHeaders, html } = await send(form, { headers, from })
      expect([code, responseHeaders['location'], html, await countOf(from)]).toEqual([303, path, '', 0])
      expect((await send(form)).code).toBe(200)
    },
  )

  it('is accepted from the own page under any host name', async () => {
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' },
      { origin: 'https://portal.example' },
      { origin: 'http://localhost:80', host: 'localhost:80' },
    ]
    for (const headers of own) expect((await ask({}, { headers })).code).toBe(200)
  })

  it('is small and form-encoded, and no other page accepts one', async () => {
    const payload = { moduleCode: 'edu-allowance', applicationNo, mobile }
    expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(415)
    expect((await send({ applicationNo: 'x'.repeat(20_000) })).code).toBe(413)
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/notices',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'a=b',
        })
      ).statusCode,
    ).toBe(404)
    const asCall = {
      method: 'POST',
      url: '/api/v1/pub/application-status-check',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    } as const
    expect((await app.inject(asCall)).statusCode).toBe(415)
  })
})
