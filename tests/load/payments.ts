import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { demoPassword } from '@wewb/api/demo/people.ts'
import {
  copyPayableApplications,
  copyDocuments,
  createPayableApplication,
} from '@wewb/api/testing/payable-applications.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'

/**
 * Ten thousand payments are batched, authorised, exported and reconciled; some are returned, corrected and paid again.
 * Checks the sums to the poisha.
 */
const count = Number(process.env['BENCH_PAYMENTS'] ?? 10_000)
const failures = Math.round(count * 0.03)
const folder = mkdtempSync(join(tmpdir(), 'wewb-bench-payments-'))
process.env['BENCH_DIR'] = folder
const { openBenchPortal } = await import('./portal.ts')

const portal = await openBenchPortal()
const { app, db } = portal
const module = 'fa-medical-assistance'
const applicant = '01700000002'

// oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
type Body = { data: Record<string, any>; token: string }
const tokens = new Map<string, string>()
async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { 'accept-language': 'en', ...authorization, ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  const isJson = response.headers['content-type']?.includes('json')
  return {
    code: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json<Body>() : response.rawPayload,
  }
}
async function tokenOf(loginId: string): Promise<string> {
  const stored = tokens.get(loginId)
  if (stored) return stored
  const { captchaId } = ((await ask('GET', '/pub/captcha')).body as Body).data
  const { token } = (await ask('POST', '/pub/login', { loginId, password: demoPassword, captchaId, captcha: '123456' }))
    .body as Body
  tokens.set(loginId, token)
  return token
}
async function by(
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: unknown,
  headers?: Record<string, string>,
) {
  const response = await ask(method, path, payload, {
    token: await tokenOf(who.includes('0') ? who : `${who}@demo.wewb`),
    ...(headers ? { headers } : {}),
  })
  if (response.code !== 200) throw new Error(`${method} ${path}: ${response.code} ${JSON.stringify(response.body)}`)
  return (response.body as Body).data
}

const faults: string[] = []
function equal(what: string, one: unknown, other: unknown) {
  console.log(`  ${what}: ${String(one)}${one === other ? '' : ` IS NOT ${String(other)}`}`)
  if (one !== other) faults.push(what)
}
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const response = await work()
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return response
}

async function until(batchNo: string, ...states: string[]) {
  let polls = 0
  for (;;) {
    const batch = await by('acc.maker', 'GET', `/payments/batches/${batchNo}`)
    if (states.includes(batch['state']) && batch['progress'].doing === null) return { batch, polls }
    if (batch['progress'].error) throw new Error(batch['progress'].error)
    polls += 1
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function pay(what: string, adviceNo: string, failing: (index: number) => boolean) {
  const made = await timed(`${what} made`, () => by('acc.maker', 'POST', '/payments/batches', { module, all: true }))
  const batchNo = String(made['batchNo'])
  const { revision, contentSha256 } = await by('acc.maker', 'GET', `/payments/batches/${batchNo}`)
  await timed(`${what} authorised, every file moved and told, files made`, async () => {
    await by('acc.checker', 'POST', `/payments/batches/${batchNo}/authorise`, {
      adviceNo,
      adviceDate: '2026-11-01',
      contentSha256,
      revision,
    })
    const { polls } = await until(batchNo, 'SENT')
    console.log(`  (progress was read ${polls} times in the meantime)`)
  })
  const token = await tokenOf('acc.checker@demo.wewb')
  const csv = await timed('file downloaded', () =>
    ask('GET', `/payments/batches/${batchNo}/file?format=beftn`, undefined, { token }),
  )
  const lines = (csv.body as Buffer)
    .toString()
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  const payments = lines.map(([, , , , amount = '', , , reference = '']) => ({ amount, reference }))
  equal('rows in the file', payments.length, made['count'])
  equal('sum of the file', sumOf(payments), made['total'])
  await timed('advice as PDF', () => ask('GET', `/payments/batches/${batchNo}/file?format=pdf`, undefined, { token }))
  const response = [
    'Reference,Amount,Status,Value Date,Bank Reference,Return Code',
    ...payments.map(({ amount, reference }, index) =>
      failing(index) ? `${reference},${amount},RETURNED,,,R03` : `${reference},${amount},PAID,02-11-2026,BB${index},`,
    ),
  ].join('\r\n')
  const form = (hash: string) =>
    Buffer.from(
      `${hash ? `--b\r\ncontent-disposition: form-data; name="hash"\r\n\r\n${hash}\r\n` : ''}--b\r\n` +
        'content-disposition: form-data; name="file"; filename="returns.csv"\r\n' +
        `content-type: text/csv\r\n\r\n${response}\r\n--b--\r\n`,
    )
  const importReturn = (hash = '') =>
    by('acc.maker', 'POST', `/payments/batches/${batchNo}/returns`, form(hash), {
      'content-type': 'multipart/form-data; boundary=b',
    })
  const checked = await timed('answer of the bank checked', () => importReturn())
  await timed('answer of the bank taken in', async () => {
    await importReturn(checked['hash'])
    await by('acc.checker', 'POST', `/payments/batches/${batchNo}/returns/waiting/decision`, {
      decision: 'CONFIRMED',
      hash: checked['hash'],
      note: 'Compared with the bank statement.',
    })
    await until(batchNo, 'RECONCILED')
  })
  const { batch } = await until(batchNo, 'RECONCILED')
  equal('open', batch['open'].amount, '0.00')
  equal('paid and returned together', sumOf([batch['paid'], batch['failed']]), batch['total'])
  return batch
}

const sumOf = (rows: readonly { amount: string }[]): string => {
  const poisha = rows.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  return `${poisha / 100n}.${String(poisha % 100n).padStart(2, '0')}`
}

/** Corrects the account over HTTP as the applicant, and forwards as the section officer. */
async function repair(no: string) {
  const file = await by(applicant, 'GET', `/applications/${no}`)
  const step = file['definition'].steps.find(({ fields }: { fields: { id: string }[] }) =>
    fields.some(({ id }) => id === 'bank'),
  )
  const bank = { ...(file['answers'].bank as Answers), accountNumber: '0099887766554' }
  const saved = await by(applicant, 'PUT', `/applications/${no}/steps/${step.id}`, {
    answers: { ...file['answers'], bank },
    revision: file['revision'],
  })
  const { revision } = await by(applicant, 'POST', `/applications/${no}/submit`, { revision: saved['revision'] })
  await by('so.edu', 'POST', `/applications/${no}/actions/verify-bank`, { reply: {}, revision })
}

try {
  // Excludes the payments of the demo data.
  await db.updateTable('payment').set({ state: 'WITHDRAWN' }).where('state', '=', 'QUEUED').execute()
  const first = await createPayableApplication({ request: ask, tokenOf } as unknown as TestPortal, applicant)
  const copies = await timed(`${count} files prepared`, () => copyPayableApplications(db, first, count - 1))
  const failing = (index: number) => index > 0 && index <= failures
  await copyDocuments(db, first, copies.slice(0, failures))
  const queue = await by('acc.maker', 'GET', `/payments/queue?module=${module}`)
  const one = await pay(`batch of ${count}`, 'BENCH/1', failing)
  equal('returned', one['failed'].count, failures)
  await timed(`${failures} repaired and verified`, async () => {
    for (const no of copies.slice(0, failures)) await repair(no)
  })
  const two = await pay(`second batch of ${failures}`, 'BENCH/2', () => false)
  equal('paid in both', sumOf([one['paid'], two['paid']]), queue['amount'])
  const messages = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('template', '=', 'PAID')
    .where('file_no', 'in', [first, ...copies])
    .executeTakeFirstOrThrow()
  equal('messages of payment', messages.n, count)
} finally {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
}
if (faults.length > 0) console.error(`Differences: ${faults.join(', ')}`)
process.exit(faults.length > 0 ? 1 : 0)
