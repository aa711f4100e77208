import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { ApiResponse } from './api-client.ts'
import type { TestEnvironment } from './test-environment.ts'
import type { MinimalForm } from './minimal-form.ts'

/** A unique image for each number, so that no two documents share a hash. */
const createPage = (n: number) =>
  sharp({
    create: { width: 800, height: 600, channels: 3, background: { r: n & 255, g: (n >> 8) & 255, b: (n >> 16) & 255 } },
  })
    .jpeg()
    .toBuffer()

export type SubmittedApplication = { sentence: string; applicationNo: string; hasDocument: boolean }

/**
 * Submits one application, retrying each request until there is a response, as a phone on a bad connection. A draft
 * whose response was lost stays a draft; a submission is retried with the same idempotency key.
 */
export async function submitApplication(
  environment: TestEnvironment,
  token: string,
  form: MinimalForm,
  n: number,
  hasDocument: boolean,
): Promise<SubmittedApplication> {
  const sentence = `sentence ${n}`
  const [textStep, declaration] = form.steps
  const send = async (method: string, path: string, rest: object): Promise<ApiResponse> => {
    const response = await environment.requestWithRetry(method, path, { token, ...rest })
    if (response.status === 200) return response
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
  }
  const { applicationNo } = (
    await send('POST', '/applications', { body: { service: form.service, setupId: form.setupId } })
  ).body.data
  const path = `/applications/${applicationNo}`
  const pages = hasDocument
    ? [
        (await send('POST', `${path}/documents`, { form: await fileForm('q2', await createPage(n)) })).body.data
          .documentId,
      ]
    : []
  await save(environment, token, `${path}/steps/${textStep}`, path, { q1: sentence, ...(hasDocument && { q2: pages }) })
  const revision = await save(environment, token, `${path}/steps/${declaration}`, path, { declarationAccepted: true })
  await send('POST', `${path}/submit`, { body: { revision }, headers: { 'idempotency-key': randomUUID() } })
  return { sentence, applicationNo, hasDocument }
}

/** A saved step whose response was lost has a newer revision, so the client reloads it and continues. */
async function save(
  environment: TestEnvironment,
  token: string,
  step: string,
  path: string,
  answers: object,
): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { revision } = (await environment.requestWithRetry('GET', path, { token })).body.data
    const saved = await environment.requestWithRetry('PUT', step, { token, body: { answers, revision } })
    if (saved.status === 200) return saved.body.data.revision as number
    if (saved.status !== 409) throw new Error(`PUT ${step}: ${saved.status} ${JSON.stringify(saved.body)}`)
  }
  throw new Error(`PUT ${step}: repeated conflicts`)
}

async function fileForm(field: string, bytes: Buffer): Promise<FormData> {
  const form = new FormData()
  form.set('field', field)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'page.jpg')
  return form
}
