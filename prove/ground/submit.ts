import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Answer } from './calls.ts'
import type { Ground } from './ground.ts'
import type { ShortForm } from './short-form.ts'

/** A picture of its own for each number: no two papers have the same hash. */
const paper = (n: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: n & 255, g: (n >> 8) & 255, b: (n >> 16) & 255 } } })
    .jpeg()
    .toBuffer()

export type Submitted = { sentence: string; applicationNo: string; hasPaper: boolean }

/**
 * One application from the first call to the last, each call repeated until it is answered, as a phone on a bad line does. A draft that
 * nobody was told of stays a draft; a submission is repeated under the same key.
 */
export async function submitOnce(ground: Ground, token: string, form: ShortForm, n: number, hasPaper: boolean): Promise<Submitted> {
  const sentence = `sentence ${n}`
  const [words, declaration] = form.steps
  const asked = async (method: string, path: string, rest: object): Promise<Answer> => {
    const answer = await ground.insist(method, path, { token, ...rest })
    if (answer.status === 200) return answer
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const { applicationNo } = (await asked('POST', '/applications', { body: { service: form.service, setupId: form.setupId } })).body.data
  const path = `/applications/${applicationNo}`
  const pages = hasPaper
    ? [(await asked('POST', `${path}/documents`, { form: await fileForm('q2', await paper(n)) })).body.data.documentId]
    : []
  await keep(ground, token, `${path}/steps/${words}`, path, { q1: sentence, ...(hasPaper && { q2: pages }) })
  const revision = await keep(ground, token, `${path}/steps/${declaration}`, path, { declarationAccepted: true })
  await asked('POST', `${path}/submit`, { body: { revision }, headers: { 'idempotency-key': randomUUID() } })
  return { sentence, applicationNo, hasPaper }
}

/** A saved step whose answer was lost has a newer revision: the phone looks and goes on. */
async function keep(ground: Ground, token: string, step: string, file: string, answers: object): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { revision } = (await ground.insist('GET', file, { token })).body.data
    const saved = await ground.insist('PUT', step, { token, body: { answers, revision } })
    if (saved.status === 200) return saved.body.data.revision as number
    if (saved.status !== 409) throw new Error(`PUT ${step}: ${saved.status} ${JSON.stringify(saved.body)}`)
  }
  throw new Error(`PUT ${step}: a conflict each time`)
}

async function fileForm(field: string, bytes: Buffer): Promise<FormData> {
  const form = new FormData()
  form.set('field', field)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'page.jpg')
  return form
}
