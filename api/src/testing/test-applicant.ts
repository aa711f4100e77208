import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { picture } from './images.ts'
import type { PortalClient } from './test-portal.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
type Body = { data: Record<string, any>; code?: string; issues?: { path: string; message: string }[] }
export const bodyOf = (answer: { body: unknown }) => answer.body as Body

/** A form with one file, as a browser sends it. */
export function multipartForm(field: string, bytes: Buffer, name = 'page.jpg', type = 'image/jpeg') {
  const boundary = 'portal-test-boundary'
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="field"',
    '',
    field,
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${name}"`,
    `content-type: ${type}`,
    '',
    '',
  ].join('\r\n')
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Applies for the education stipend over HTTP as the browser does, for tests. */
export function createTestApplicant(portal: PortalClient, token: string) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => await portal.request(method, path, body, { token, language: 'en', ...(headers ? { headers } : {}) })

  const openSetup = async () => {
    const services = bodyOf(await send('GET', '/services')).data as unknown as {
      service: string
      setups: { setupId: number; title: string }[]
    }[]
    return services
      .find(({ service }) => service === 'edu-allowance')
      ?.setups.find(({ title }) => title.includes('SSC'))?.setupId
  }
  const start = async (): Promise<string> =>
    bodyOf(await send('POST', '/applications', { service: 'edu-allowance', setupId: await openSetup() })).data[
      'applicationNo'
    ]
  const get = async (no: string) => bodyOf(await send('GET', `/applications/${no}`)).data
  const upload = async (no: string, field: string, bytes: Buffer): Promise<string> => {
    const { payload, headers } = multipartForm(field, bytes)
    return bodyOf(await send('POST', `/applications/${no}/documents`, payload, headers)).data['documentId']
  }
  /** Reads the revision from the database where there is access to it: most requests of a scenario need it. */
  const revisionOf = async (no: string): Promise<number> =>
    (await portal.revisionOf?.(no)) ?? (await get(no))['revision']
  const save = async (no: string, step: string, answers: Answers) => {
    const revision = await revisionOf(no)
    return await send('PUT', `/applications/${no}/steps/${step}`, { answers, revision })
  }
  const verify = async (no: string, path: string, answers: Answers) => {
    const revision = await revisionOf(no)
    return await send('POST', `/applications/${no}/verifications`, { path, answers, revision })
  }
  const submit = async (no: string, key?: string) => {
    const revision = await revisionOf(no)
    return await send('POST', `/applications/${no}/submit`, { revision }, key ? { 'idempotency-key': key } : undefined)
  }

  const stepAnswers = (step: string, all: Answers) =>
    Object.fromEntries((eduAllowance.steps.find(({ id }) => id === step)?.fields ?? []).map(({ id }) => [id, all[id]]))

  /** Completes everything except the submission. */
  const fillIn = async (changes: Answers = {}): Promise<string> => {
    const no = await start()
    const all = { ...eduAllowanceAnswers, ...changes }
    await verify(no, 'studentCheck', stepAnswers('student', all))
    await verify(no, 'worker.check', stepAnswers('student', all))
    await save(no, 'education', stepAnswers('education', all))
    const scan = await picture()
    const bank = { ...(all['bank'] as Answers), chequeCopy: [await upload(no, 'bank.chequeCopy', scan)] }
    await save(no, 'address', { ...stepAnswers('address', all), bank })
    const documents: Answers = {}
    for (const { id } of eduAllowance.steps.find(({ id }) => id === 'documents')?.fields ?? []) {
      if (!all[id]) continue
      const bytes = id === 'photo' ? await picture(300, 300) : id === 'signature' ? await picture(300, 80) : scan
      documents[id] = [await upload(no, id, bytes)]
    }
    await save(no, 'documents', documents)
    await save(no, 'preview', { declarationAccepted: true })
    return no
  }
  return { send, start, get, revisionOf, upload, save, verify, submit, fillIn, stepAnswers }
}

export async function submitApplicationAs(portal: PortalClient, login: string, changes: Answers = {}): Promise<string> {
  const applicant = createTestApplicant(portal, await portal.tokenOf(login))
  const no = await applicant.fillIn(changes)
  const sent = await applicant.submit(no)
  if (sent.code !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`)
  return no
}
