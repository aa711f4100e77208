import type pg from 'pg'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { digestOf } from '@wewb/api/casework/applications/application-keys.ts'
import type { Secrets } from '@wewb/api/security/secrets.ts'
import { mobileOf, resultRowCountOf, rollOf } from '#load/seed-accounts.ts'
import type { LoadRequest } from './load-generator.ts'
import type { DraftRequests } from './draft-requests.ts'

/** `target`: required ratio to the baseline server, to a constant route, or to the database alone. */
export type Workload = {
  id: string
  title: string
  /** Separate requests for each round where they consume something. */
  portal: (round: number) => LoadRequest[]
  bare?: LoadRequest[]
  constant?: LoadRequest[]
  pgbench?: string
  target: { bare?: number; constant?: number; pgbench?: number }
}

export type WorkloadData = {
  secrets: Secrets
  files: number
  officer: string
  people: { token: string; id: number; n: number }[]
  written: DraftRequests
  captchas(round: number): string[]
}

const json = { 'content-type': 'application/json' }
const packed = { 'accept-encoding': 'br, gzip' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const get = (path: string, headers: Record<string, string> = {}): LoadRequest => ({ method: 'GET', path, headers })
const post = (path: string, body: object, headers: Record<string, string> = {}): LoadRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** Values spread over the whole table, the same in every run. */
const spread = (max: number, count = 5000) =>
  Array.from({ length: count }, (_, index) => 1 + ((index * 7919 + 13) % max))

export function createWorkloads({
  secrets,
  files,
  officer,
  people,
  written: draftRequests,
  captchas,
}: WorkloadData): Workload[] {
  const numberOf = (n: number) =>
    `${prefixes[Math.floor(n / 10) % 10]}-${2016 + Math.floor(n / 100_000)}-${String(n).padStart(7, '0')}`
  const digest = (n: number) => digestOf(secrets, 'mobile', mobileOfFile(n))
  // Applications of accounts with a session: the n-th account has application n, and every further one at a distance
  // of the number of accounts.
  const stipendApplications = people.flatMap((person) =>
    filesOf(person.n, files)
      .filter(isStipend)
      .map((n) => ({ n, token: person.token })),
  )
  const status = (n: number) => ({
    moduleCode: services[Math.floor(n / 10) % 10],
    applicationNo: numberOf(n),
    mobile: mobileOfFile(n),
  })
  const stipends = spread(files).filter(isStipend)
  const lastPage = Math.min(5000, Math.floor((files * 0.15) / 10))
  const desk = (page: number) => ({
    portal: () => [
      get(`/api/v1/desk?service=edu-allowance&view=all&status=UNDER_REVIEW&page=${page}`, bearer(officer)),
    ],
    bare: [get(`/desk?page=${page}`, bearer(officer))],
  })
  const rolls = spread(resultRowCountOf(files)).map(rollOf)
  return [
    {
      id: 'a',
      title: 'public notices, page 1',
      portal: () => [get('/api/v1/pub/portal-notice?page=1')],
      bare: [get('/notices')],
      constant: [get('/constant/notices')],
      target: { constant: 0.8 },
    },
    {
      id: 'b',
      title: 'status by number and phone',
      portal: () =>
        stipendApplications.map(({ n, token }) => post('/api/v1/application-status-check', status(n), bearer(token))),
      bare: stipendApplications.map(({ n, token }) =>
        post('/status', { applicationNo: numberOf(n), digest: digest(n).toString('hex') }, bearer(token)),
      ),
      pgbench: 'status',
      target: { bare: 1, pgbench: 0.3 },
    },
    {
      id: 'b′',
      title: 'the same by anybody, with captcha and limit',
      portal: (round) =>
        captchas(round).map((captchaId, index) =>
          post('/api/v1/pub/application-status-check', {
            ...status(stipends[index % stipends.length] ?? 1),
            captchaId,
            captcha: '123456',
          }),
        ),
      target: {},
    },
    { id: 'c', title: 'desk, service and status, newest first, with total', ...desk(1), target: { bare: 20 } },
    { id: 'd', title: `the same at page ${lastPage}`, ...desk(lastPage), target: {} },
    { id: 'e', title: 'save a step', portal: draftRequests.saves, bare: draftRequests.inserts, target: { bare: 0.6 } },
    {
      id: 'f',
      title: 'submit, with idempotency key',
      portal: draftRequests.submissions,
      bare: draftRequests.inserts,
      target: { bare: 0.6 },
    },
    {
      id: 'g',
      title: 'log in (Argon2id is meant to cost)',
      portal: (round) =>
        captchas(round)
          .slice(0, 2000)
          .map((captchaId, index) =>
            post('/api/v1/pub/login', {
              loginId: mobileOf(index % people.length),
              password: demoPassword,
              captchaId: `log-in-${captchaId}`,
              captcha: '123456',
            }),
          ),
      bare: people.slice(0, 500).map(({ n }) => post('/login', { loginId: mobileOf(n), password: demoPassword })),
      target: {},
    },
    {
      id: 'h',
      title: `result by roll among ${resultRowCountOf(files).toLocaleString('en')}`,
      portal: () =>
        rolls.map((roll) => get(`/api/v1/pub/results?type=EDUCATION&setupId=1&searchBy=ROLL&searchValue=${roll}`)),
      bare: rolls.map((roll) => get(`/results?roll=${roll}`)),
      pgbench: 'results',
      target: { bare: 0.8 },
    },
    {
      id: 'i',
      title: 'landing page',
      portal: () => [get('/', packed)],
      constant: [get('/constant/landing')],
      target: { constant: 0.8 },
    },
  ]
}

/** Same order as in `tests/load/seed.ts`. */
const prefixes = ['EDU', 'EDU', 'EDU', 'EDU', 'EDU', 'DIS', 'MEM', 'REP', 'FIN', 'CMP']
const services = [
  'edu-allowance',
  'edu-allowance',
  'edu-allowance',
  'edu-allowance',
  'edu-allowance',
  'dis-allowance',
  'wewb-membership',
  'fa-repatriation',
  'fa-financial-assistance',
  'compensation',
]
/** The seeded states are those of a stipend, which other services do not all have. */
const isStipend = (n: number) => Math.floor(n / 10) % 10 < 5
const mobileOfFile = (n: number) => `017${String(n).padStart(8, '0')}`
const filesOf = (n: number, files: number) =>
  Array.from({ length: 5 }, (_, index) => n + (index * files) / 5).filter((file) => file >= 1)

/** Scripts for pgbench: the statements of the baseline server, with values chosen by pgbench. */
export async function pgbenchScripts(owner: pg.Client, files: number): Promise<Record<string, string>> {
  await owner.query(`create table if not exists bench_asked as
    select row_number() over () as n, f.no, f.applicant_id, k.digest
    from (select * from application where status <> 'DRAFT' and id <= ${files} order by id * 7919 % 104729 limit 5000) f
    join application_key k on k.application_id = f.id and k.kind = 'mobile'`)
  await owner.query('create unique index if not exists bench_asked_n on bench_asked (n)')
  return {
    status: `\\set n random(1, 5000)\nselect f.service, f.no, f.name, f.submitted_at, f.approval_status, f.state,
      f.since, f.amount, f.status,
      (select json_agg(json_build_object('at', at, 'action', move, 'note', note, 'noteBng', note_bng,
          'toStatus', to_status) order by id)
        from application_act where application_id = f.id)
      from bench_asked b join application f on f.no = b.no and f.applicant_id = b.applicant_id
      where b.n = :n and exists (select from application_key k
        where k.application_id = f.id and k.kind = 'mobile' and k.digest = b.digest);`,
    results: `\\set n random(1, ${resultRowCountOf(files)})\nselect application_no, name, roll, institute, district,
      amount from result_row where setup_id = 1 and roll = (1000000 + :n)::text order by rank limit 10;`,
  }
}
