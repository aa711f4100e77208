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
const secret = 'a secret of this invariant, long enough'
const newKey = () => randomBytes(32).toString('base64')

export const keyRotation: Invariant = {
  id: 'keys',
  description:
    'the data key is rotated while the portal runs, and the command is killed halfway: ' +
    'encrypted data remains readable, and the next run completes the rotation',
  check: async (scale) => {
    const [oldKey, nextKey] = [newKey(), newKey()]
    const environment = { PORTAL_SECRET: secret, PORTAL_DATA_KEY: oldKey }
    const portal = await startTestEnvironment(environment)
    try {
      await fill(portal, createSecrets(secret, oldKey), sizes[scale])
      await startAgain(portal, environment, `2:${nextKey},1:${oldKey}`)
      const rotation = await killDuringRotation(portal, environment, kills[scale])
      const readable = await countReadable(portal, createSecrets(secret, environment.PORTAL_DATA_KEY))
      const { code } = await rotate(portal, environment).ended
      await startAgain(portal, environment, `2:${nextKey}`)
      const after = await countReadable(portal, createSecrets(secret, environment.PORTAL_DATA_KEY))
      const person = await portal.request('GET', '/profile', { token: await portal.tokenOf('01700000001') })
      return invariantResult(
        `${sizes[scale]} encrypted applications, rotation killed ${rotation} times half-way, ` +
          `${after} readable with the new key alone`,
        [
          rotation === 0 && 'it was never killed half-way',
          readable !== sizes[scale] && `only ${readable} were readable with both keys`,
          code !== 0 && `the last run exited with ${code}`,
          after !== sizes[scale] && `only ${after} of ${sizes[scale]} are readable afterwards`,
          person.status !== 200 && `the person's profile returned ${person.status}`,
        ],
      )
    } finally {
      await portal.stop()
    }
  },
}

const textOf = (n: number) => JSON.stringify({ nid: String(2_000_000_000 + n) })

async function onDatabase<T>(environment: TestEnvironment, act: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(databaseProcessOf(environment).url)
  await owner.connect()
  return await act(owner).finally(() => owner.end())
}

/** Creates thousands of applications, each encrypted separately. */
async function fill(environment: TestEnvironment, { encrypt }: Secrets, many: number) {
  await onDatabase(environment, async (owner) => {
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

async function startAgain(portal: TestEnvironment, environment: { PORTAL_DATA_KEY: string }, keys: string) {
  await portal.kill('SIGTERM')
  environment.PORTAL_DATA_KEY = keys
  await portal.start()
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
async function killDuringRotation(
  portal: TestEnvironment,
  environment: Record<string, string>,
  times: number,
): Promise<number> {
  return await onDatabase(portal, async (owner) => {
    const left = async () =>
      Number(
        (
          await owner.query(
            `select count(*) as n from application where no like 'KEY-%' and substr(answers_sealed, 1, 1) <> '\\x02'`,
          )
        ).rows[0].n,
      )
    let rotation = 0
    for (let before = await left(); rotation < times && before > 0;) {
      const { child, ended } = rotate(portal, environment)
      while ((await left()) === before && child.exitCode === null) await wait(2)
      child.kill('SIGKILL')
      await ended
      const after = await left()
      if (after > 0 && after < before) rotation += 1
      before = after
    }
    return rotation
  })
}

/** Number of applications that still decrypt to their original text. */
async function countReadable(environment: TestEnvironment, { decrypt }: Secrets): Promise<number> {
  return await onDatabase(environment, async (owner) => {
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
