import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { loadSecrets } from '@wewb/api/security/secrets.ts'
import { benchSettings } from '#load/portal.ts'
import type { startPortalProcess } from '#load/portal-process.ts'
import { mobileOf } from '#load/seed-accounts.ts'
import { createDraftRequests } from './draft-requests.ts'

type Portal = Awaited<ReturnType<typeof startPortalProcess>>
type Size = { rounds: number; connections: number; seconds: number }

const signedIn = 1000

/** Prepares sessions, drafts and captchas for the load. */
export async function prepare(portal: Portal, { rounds, connections, seconds }: Size) {
  const config = readConfig(benchSettings)
  // The portal's database is running already; this returns its URL.
  const { url: databaseUrl } = await startPostgres(config.dataDir)
  const secrets = loadSecrets(config)
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const { rows: counted } = await owner.query<{ n: number }>(
    `select max(id)::int as n from application where service not like 'gms-%'`,
  )
  const files = counted[0]?.n ?? 0
  if (files < 1000) {
    await owner.end()
    throw new Error('The database is not seeded: run npm run bench:seed first.')
  }
  await collectGarbage()
  const people = await openSessions()
  const draftRequests = await createDraftRequests(portal, owner, people, {
    rounds,
    connections,
    submissions: seconds * 500,
  })
  const captchas = Array.from({ length: rounds * seconds * 4000 }, (_, index) => `bench-${Date.now()}-${index}`)
  for (const prefix of ['', 'log-in-'])
    await owner.query(
      `insert into captcha (id, code, expires_at) select $2 || id, '123456', now() + interval '1 day'
       from unnest($1::text[]) id`,
      [captchas, prefix],
    )
  return {
    owner,
    databaseUrl,
    secrets,
    files,
    people,
    written: draftRequests,
    officer: await portal.tokenOf('so.edu@demo.wewb'),
    captchas: (round: number) =>
      captchas.slice((round * captchas.length) / rounds, ((round + 1) * captchas.length) / rounds),
    /**
     * Cancels queries of the baseline server that still run after the load. Repeats until none follows, because queued
     * ones take their turn.
     */
    settle: async () => {
      for (let idleChecks = 0; idleChecks < 3;) {
        const { rowCount } = await owner.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'bare' and state = 'active'`,
        )
        idleChecks = rowCount === 0 ? idleChecks + 1 : 0
        await wait(100)
      }
    },
    /** Responses of the portal that the baseline server repeats byte by byte. */
    constants: async () => ({
      notices: await answerOf(`${portal.origin}/api/v1/pub/portal-notice?page=1`),
      landing: await answerOf(`${portal.origin}/`, 'br'),
    }),
  }

  /** Removes the data of earlier runs, which would make the small database larger. */
  async function collectGarbage() {
    await owner.query(`delete from application where no like 'GMS-2099-%' and status = 'DRAFT'`)
    await owner.query(`delete from captcha where id like 'bench-%' or id like 'log-in-bench-%'`)
    await owner.query('vacuum analyze application, captcha')
  }

  async function openSessions() {
    const names = Array.from({ length: Math.min(signedIn, files / 10) }, (_, index) => index)
    const tokens = names.map(() => secrets.newToken())
    const { rows } = await owner.query<{ id: number; n: number }>(
      `select id::int, array_position($1::text[], login_id)::int - 1 as n from account
       where login_id = any($1) order by 2`,
      [names.map(mobileOf)],
    )
    await owner.query(
      `insert into session (account_id, token_hash, device, expires_at)
       select id, hash, 'bench', now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as made (id, hash)`,
      [rows.map(({ id }) => id), tokens.map(({ hash }) => hash)],
    )
    return rows.map(({ id, n }, index) => ({ id, n, token: tokens[index]?.token ?? '' }))
  }
}

/** Raw bytes of the response, because `fetch` would decompress them. */
const answerOf = (url: string, encoding = 'identity') =>
  new Promise<{ type: string; body: string; encoding?: string }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const packed = response.headers['content-encoding']
      resolve({
        type: response.headers['content-type'] ?? '',
        body: (await buffer(response)).toString('base64'),
        ...(packed && { encoding: packed }),
      })
    }).on('error', reject)
  })
