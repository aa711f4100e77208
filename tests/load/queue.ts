import { sql } from 'kysely'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { digestOf } from '@wewb/api/casework/applications/application-keys.ts'
import { openBenchPortal } from './portal.ts'

/**
 * Measures the officer's queue on a million seeded applications: page 5,000 against page 1, and the SQL of a search.
 */
const portal = await openBenchPortal()
const { app, db, secrets } = portal

type ResponseBody = { data: { captchaId: string; total: number; list: object[] }; token: string }
async function json(method: 'GET' | 'POST', url: string, payload?: object, bearer?: string): Promise<ResponseBody> {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  return (await app.inject({ method, url: `/api/v1${url}`, headers, ...(payload ? { payload } : {}) })).json()
}
const { captchaId } = (await json('GET', '/pub/captcha')).data
const { token } = await json('POST', '/pub/login', {
  loginId: 'so.edu@demo.wewb',
  password: demoPassword,
  captchaId,
  captcha: '123456',
})

const rounds = 30
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
}

const page = (number: number, view: string) => () =>
  json('GET', `/desk?service=edu-allowance&view=${view}&page=${number}`, undefined, token)
const total = (await page(1, 'all')()).data.total
console.log(`${total} applications in the queue "all"`)
for (const view of ['all', 'mine']) {
  const deep = 5000
  // Interleaved, because the speed of the machine varies.
  const [first, last] = [await median(page(1, view)), await median(page(deep, view))]
  console.log(
    `${view}: page 1 ${first.toFixed(1)} ms, page ${deep} ${last.toFixed(1)} ms, ratio ${(last / first).toFixed(2)}`,
  )
}
const byNumber = await median(() => sql`select id from application where no = 'EDU-2021-0500000'`.execute(db))
const digest = digestOf(secrets, 'nid', '2000500000')
const byNid = await median(() => sql`select application_id from application_key where digest = ${digest}`.execute(db))
const search = await median(() =>
  json('GET', '/desk?service=edu-allowance&view=all&search=2000500000', undefined, token),
)
console.log(
  `search: by number ${byNumber.toFixed(1)} ms and by NID ${byNid.toFixed(1)} ms in the database; ` +
    `by NID over HTTP ${search.toFixed(1)} ms`,
)
await portal.close()
