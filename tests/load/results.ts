import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { MAX_PRINTED_LIST_ROWS } from '@wewb/domain/services/awards/printed-list-size'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { openBenchPortal } from './portal.ts'

/** Compares a result of fifty thousand rows with one of a thousand: import, publish, search and print. */
const small = 1000
const large = Number(process.env['BENCH_RESULTS'] ?? 50_000)
const rounds = 30

const portal = await openBenchPortal()
const { app } = portal

// oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
type ResponseBody = { data: Record<string, any>; token: string }
const tokens: Record<string, string> = {}
async function ask(
  who: string | undefined,
  method: 'GET' | 'POST',
  url: string,
  payload?: object | Buffer,
  headers: Record<string, string> = {},
) {
  const authorization: Record<string, string> = who ? { authorization: `Bearer ${tokens[who]}` } : {}
  return await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...authorization, ...headers },
    ...(payload ? { payload } : {}),
  })
}
const json = async (...request: Parameters<typeof ask>): Promise<ResponseBody> => (await ask(...request)).json()
for (const [who, loginId] of [
  ['section', 'so.edu@demo.wewb'],
  ['director', 'dir.welfare@demo.wewb'],
] as const) {
  const { captchaId } = (await json(undefined, 'GET', '/pub/captcha')).data
  tokens[who] = (
    await json(undefined, 'POST', '/pub/login', { loginId, password: demoPassword, captchaId, captcha: '123456' })
  ).token
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; held: number; answer: T }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const startedAt = performance.now()
  const answer = await work()
  const ms = performance.now() - startedAt
  delay.disable()
  return { ms, held: delay.max / 1e6, answer }
}

async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work(round)
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
}

const names = ['RAHIMA KHATUN', 'তানভীর আলম', 'SALMA AKTER', 'নুসরাত জাহান', 'HABIBUR RAHMAN']
const { data: districts } = (await json(undefined, 'GET', '/lookups/district')) as unknown as {
  data: { id: string; name: string }[]
}

function fileOf(rows: number): Buffer {
  const line = (n: number) =>
    `${100_000 + n},${2_000_000_000 + n},${names[n % names.length]},` +
    `${districts[n % 64]?.name ?? 'Dhaka'},27500,Government College No ${n % 300}`
  const text = [
    'roll,registration_no,name,district,amount,institute',
    ...Array.from({ length: rows }, (_, n) => line(n)),
  ].join('\n')
  return Buffer.concat([
    Buffer.from(
      '--bench\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n',
    ),
    Buffer.from(text),
    Buffer.from('\r\n--bench--\r\n'),
  ])
}

async function publish(rows: number): Promise<number> {
  const circular = {
    ...sscCircular,
    title: `Result of ${rows}`,
    titleBng: 'মাপার ফলাফল',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
  }
  const { setupId, revision } = (await json('section', 'POST', '/setups/scholarship', { circular })).data
  await json('director', 'POST', `/setups/scholarship/${setupId}/publish`, { revision })
  await json('director', 'POST', `/demo/circulars/${setupId}/close`)
  const form = { 'content-type': 'multipart/form-data; boundary=bench' }
  const read = await timed(() => json('section', 'POST', `/results/${setupId}/file`, fileOf(rows), form))
  const taken = await timed(() =>
    json('section', 'POST', `/results/${setupId}/file/${read.answer.data['importId']}/confirm`),
  )
  const published = await timed(() => json('director', 'POST', `/results/${setupId}/publish`, { version: 1 }))
  const describe = ({ ms, held }: { ms: number; held: number }) =>
    `${ms.toFixed(0)} ms (event loop held ${held.toFixed(0)} ms at most)`
  console.log(`${rows} rows: dry run ${describe(read)}, confirm ${describe(taken)}, publication ${describe(published)}`)
  return setupId as number
}

const lists = { [small]: await publish(small), [large]: await publish(large) }
await portal.db.executeQuery({ sql: 'analyze result_row', parameters: [] } as never).catch(() => undefined)

const request: Record<string, (rows: number, round: number) => string> = {
  'by roll': (rows, round) => `&searchBy=ROLL&searchValue=${100_000 + ((rows / 2 + round) % rows)}`,
  'by registration': (rows, round) => `&searchBy=REGISTRATION&searchValue=${2_000_000_000 + ((rows / 3 + round) | 0)}`,
  'first page': () => '&page=1',
  'last page': (rows) => `&page=${rows / 10}`,
  'district, first page': () => `&districtId=${districts[7]?.id}&page=1`,
  'district, last page': (rows) => `&districtId=${districts[7]?.id}&page=${Math.floor(rows / 64 / 10)}`,
}
for (const [what, searchOf] of Object.entries(request)) {
  const search = (rows: number) => (round: number) =>
    ask(undefined, 'GET', `/pub/results?type=EDUCATION&setupId=${lists[rows]}${searchOf(rows, round)}`)
  // Interleaved, because the speed of the machine varies.
  await median(search(small))
  const [smallMs, largeMs] = [await median(search(small)), await median(search(large))]
  console.log(
    `${what}: ${small} rows ${smallMs.toFixed(1)} ms, ${large} rows ${largeMs.toFixed(1)} ms, ` +
      `ratio ${(largeMs / smallMs).toFixed(2)}`,
  )
}

for (const language of ['bn', 'en']) {
  const print = (more: string) =>
    timed(() => ask(undefined, 'GET', `/pub/results/${lists[large]}/list.pdf?language=${language}${more}`))
  await print(`&districtId=${districts[1]?.id}`)
  const [part, again, district] = [
    await print('&part=2'),
    await print('&part=2'),
    await print(`&districtId=${districts[7]?.id}`),
  ]
  const size = ({ answer }: { answer: { rawPayload: Buffer } }) => `${(answer.rawPayload.length / 1024).toFixed(0)} KB`
  console.log(
    `PDF ${language}: ${MAX_PRINTED_LIST_ROWS} of ${large} rows ${part.ms.toFixed(0)} ms, ${size(part)} ` +
      `(event loop held ${part.held.toFixed(0)} ms at most), the same again ${again.ms.toFixed(0)} ms, ` +
      `a district ${district.ms.toFixed(0)} ms, ${size(district)}`,
  )
}
await portal.close()
