import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { buildApp } from '#app.ts'
import { loadServerBundle } from '#ssr/pages.ts'
import { createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let app: FastifyInstance
let one: ReturnType<typeof createTestApplicant>
let draft: string
beforeAll(async () => {
  portal = await startTestPortal()
  one = createTestApplicant(portal, await portal.tokenOf('01700000002'))
  draft = await one.fillIn()
  app = await buildApp(portal, { pages: true, serverBundle: await loadServerBundle() })
}, 120_000)
afterAll(async () => {
  await app.close()
  await portal.stop()
})

const ask = async (step: string, { login = '01700000002', no = draft, language = 'bn' } = {}) => {
  const url = `/api/v1/applications/${no}/rendered-step?step=${step}&language=${language}`
  return await app.inject({ url, headers: { authorization: `Bearer ${await portal.tokenOf(login)}` } })
}

it('renders a step with its fields and answers in either language and digits', async () => {
  const { statusCode, body } = await ask('education')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="first-step">')
  expect(body).toMatch(/<input[^>]*id="totalMarks"[^>]*value="[০-৯]+"/)
  expect(body).toContain('href="tel:16135"')
  expect((await ask('education', { language: 'en' })).body).toMatch(/<input[^>]*id="totalMarks"[^>]*value="[0-9]+"/)
})

it('renders every answer with option labels on the last step', async () => {
  const { body } = await ask('preview')
  for (const shown of ['কুমিল্লা', 'রহিমা খাতুন', 'id="declarationAccepted"']) expect(body).toContain(shown)
})

it('escapes user input', async () => {
  const address = one.stepAnswers('address', eduAllowanceAnswers)
  const present = {
    ...(eduAllowanceAnswers['present'] as object),
    village: `"><img src=x onerror=alert(1)><script>alert(2)</script>`,
  }
  await one.save(draft, 'address', { ...address, present })
  const { body, headers } = await ask('address')
  expect(body).toContain('&lt;script&gt;alert(2)')
  expect(body).not.toMatch(/<script|<img/)
  // Opened directly, the response is a download, so no script runs.
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(headers['content-security-policy']).toMatch(/sandbox/)
})

it('renders only existing steps, and only for the owner of a draft', async () => {
  const others = [{ login: '01700000001' }, { login: 'so.edu@demo.wewb' }, { login: 'dir.welfare@demo.wewb' }]
  for (const other of others) expect((await ask('education', other)).statusCode).toBe(404)
  expect((await ask('nowhere')).statusCode).toBe(404)
  const submitted = await submitApplicationAs(portal, '01700000001')
  expect((await ask('education', { login: '01700000001', no: submitted })).statusCode).toBe(404)
  const url = `/api/v1/applications/${draft}/rendered-step?step=education&language=bn`
  expect((await app.inject({ url })).statusCode).toBe(401)
})

it('leaves a draft of an older form version to the form, and does not change it', async () => {
  const versionOf = async () =>
    (await portal.db.selectFrom('application').select('version').where('no', '=', draft).executeTakeFirst())?.version
  const version = (await versionOf()) ?? 0
  await sql`insert into service_definition (service, version, definition)
    select service, version + 1, definition from service_definition
    where service = 'edu-allowance' and version = ${version}`.execute(portal.db)
  expect((await ask('education')).statusCode).toBe(404)
  expect(await versionOf()).toBe(version)
})
