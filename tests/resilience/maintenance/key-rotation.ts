import { projectRoot } from '#project-root.ts'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createSecrets, type Secrets } from '@wewb/api/security/secrets.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant, type Scale } from '#resilience/invariant.ts'

const sizes: Record<Scale, number> = { short: 4000, full: 100_000 }
const kills: Record<Scale, number> = { short: 1, full: 5 }
const secret = 'a secret of this promise, long enough for anyone'
const newKey = () => randomBytes(32).toString('base64')

export const keyRotation: Invariant = {
  id: 'keys',
  description:
    'the data key is changed beside the running portal, and the command killed half-way: ' +
    'what is sealed stays readable, and the next run ends it',
  check: async (scale) => {
    const [older, newer] = [newKey(), newKey()]
    const environment = { PORTAL_SECRET: secret, PORTAL_DATA_KEY: older }
    const ground = await startTestEnvironment(environment)
    try {
      await fill(ground, createSecrets(secret, older), sizes[scale])
      await startAgain(ground, environment, `2:${newer},1:${older}`)
      const killed = await killHalfWay(ground, environment, kills[scale])
      const readable = await countReadable(ground, createSecrets(secret, environment.PORTAL_DATA_KEY))
      const { code } = await rotate(ground, environment).ended
      await startAgain(ground, environment, `2:${newer}`)
      const after = await countReadable(ground, createSecrets(secret, environment.PORTAL_DATA_KEY))
      const person = await ground.request('GET', '/profile', { token: await ground.tokenOf('01700000001') })
      return invariantResult(
        `${sizes[scale]} sealed applications, killed ${killed} times half-way, ` +
          `${after} readable with the new key alone`,
        [
          killed === 0 && 'it was never killed half-way',
          readable !== sizes[scale] && `only ${readable} were readable while both keys were there`,
          code !== 0 && `the last run ended with ${code}`,
          after !== sizes[scale] && `only ${after} of ${sizes[scale]} are readable afterwards`,
          person.status !== 200 && `a person's own page answers ${person.status}`,
        ],
      )
    } finally {
      await ground.leave()
    }
  },
}

const textOf = (n: number) => JSON.stringify({ nid: String(2_000_000_000 + n) })

async function onDatabase<T>(ground: TestEnvironment, act: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(databaseProcessOf(ground).url)
  await owner.connect()
  return await act(owner).finally(() => owner.end())
}

/** Creates thousands of applications, each encrypted separately. */
async function fill(ground: TestEnvironment, { encrypt }: Secrets, many: number) {
  await onDatabase(ground, async (owner) => {
    for (let from = 0; from < many; from += 5000) {
      const sealed = Array.from({ length: Math.min(5000, many - from) }, (_, index) => encrypt(textOf(from + index)))
      await owner.query(
        `insert into application (no, service, version, applicant_id, state, status, approval_status, since,
         answers, answers_sealed)
         select 'KEY-' || ($1::int + n - 1), 'edu-allowance', (select max(version) from service_definition
           where service = 'edu-allowance'),
           (select min(id) from account), 'pending', 'SUBMITTED', 0, '2026-01-01', '{}', sealed
         from unnest($2::bytea[]) with ordinality as made(sealed, n)`,
        [from, sealed],
      )
    }
  })
}

async function startAgain(ground: TestEnvironment, environment: { PORTAL_DATA_KEY: string }, keys: string) {
  await ground.kill('SIGTERM')
  environment.PORTAL_DATA_KEY = keys
  await ground.start()
}

/** Runs `npm run keys:rotate`. */
function rotate({ dataDir, origin }: TestEnvironment, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['api/src/maintenance/rotate-keys-command.ts'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORTAL_ENV: 'demo', PUBLIC_URL: origin, ...environment },
  })
  const ended = new Promise<{ code: number | null }>((resolve) => child.once('exit', (code) => resolve({ code })))
  return { child, ended }
}

/** Kills the command repeatedly before it is complete. Returns how often it was interrupted. */
async function killHalfWay(
  ground: TestEnvironment,
  environment: Record<string, string>,
  times: number,
): Promise<number> {
  return await onDatabase(ground, async (owner) => {
    const left = async () =>
      Number(
        (
          await owner.query(
            `select count(*) as n from application where no like 'KEY-%' and substr(answers_sealed, 1, 1) <> '\\x02'`,
          )
        ).rows[0].n,
      )
    let killed = 0
    for (let before = await left(); killed < times && before > 0;) {
      const { child, ended } = rotate(ground, environment)
      while ((await left()) === before && child.exitCode === null) await wait(2)
      child.kill('SIGKILL')
      await ended
      const after = await left()
      if (after > 0 && after < before) killed += 1
      before = after
    }
    return killed
  })
}

/** Number of applications that still decrypt to their original text. */
async function countReadable(ground: TestEnvironment, { decrypt }: Secrets): Promise<number> {
  return await onDatabase(ground, async (owner) => {
    const { rows } = await owner.query<{ n: number; sealed: Buffer }>(
      `select substr(no, 5)::int as n, answers_sealed as sealed from application where no like 'KEY-%'`,
    )
    return rows.filter(({ n, sealed }) => opens(decrypt, sealed) === textOf(n)).length
  })
}

function opens(open: Secrets['decrypt'], sealed: Buffer): string | undefined {
  try {
    return open(sealed)
  } catch {
    return undefined
  }
}
