import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '../../api/src/platform/config.ts'
import { startPostgres } from '../../api/src/platform/embedded-postgres.ts'
import { loadSecrets } from '../../api/src/platform/secrets.ts'
import { benchSettings } from '../portal.ts'
import type { startPortalProcess } from '../portal-process.ts'
import { mobileOf } from '../seed-crowd.ts'
import { makeWritable } from './writable-files.ts'

type Portal = Awaited<ReturnType<typeof startPortalProcess>>
type Size = { rounds: number; connections: number; seconds: number }

const signedIn = 1000

/** What the crowd needs to ask as people do: sessions, drafts, captchas. */
export async function prepare(portal: Portal, { rounds, connections, seconds }: Size) {
  const config = readConfig(benchSettings)
  // The portal's own is running already; this is its address.
  const { url: databaseUrl } = await startPostgres(config.dataDir)
  const secrets = loadSecrets(config)
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const { rows: counted } = await owner.query<{ n: number }>(`select max(id)::int as n from application where service not like 'gms-%'`) // prettier-ignore
  const files = counted[0]?.n ?? 0
  if (files < 1000) throw new Error('The database is not seeded: run npm run bench:seed first.')
  await sweep()
  const people = await openSessions()
  const written = await makeWritable(portal, owner, people, { rounds, connections, submissions: seconds * 500 })
  const captchas = Array.from({ length: rounds * seconds * 4000 }, (_, index) => `bench-${Date.now()}-${index}`)
  for (const prefix of ['', 'log-in-'])
    await owner.query(`insert into captcha (id, code, expires_at) select $2 || id, '123456', now() + interval '1 day' from unnest($1::text[]) id`, [captchas, prefix]) // prettier-ignore
  return {
    owner,
    databaseUrl,
    secrets,
    files,
    people,
    written,
    officer: await portal.tokenOf('so.edu@demo.wewb'),
    captchas: (round: number) => captchas.slice((round * captchas.length) / rounds, ((round + 1) * captchas.length) / rounds),
    /**
     * The crowd has gone, but what it asked the bare server may take the database a minute more: nobody waits for that. Behind what is
     * cancelled stand others in the line of the bare server, so this goes on until nothing more comes.
     */
    settle: async () => {
      for (let calm = 0; calm < 3;) {
        const { rowCount } = await owner.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'bare' and state = 'active'`,
        )
        calm = rowCount === 0 ? calm + 1 : 0
        await wait(100)
      }
    },
    /** The portal's own answers, which the bare server repeats byte by byte. */
    constants: async () => ({
      notices: await answerOf(`${portal.origin}/api/v1/pub/portal-notice?page=1`),
      landing: await answerOf(`${portal.origin}/`, 'br'),
    }),
  }

  /** What runs before this one left: with each of them the smallest database would become a larger one. */
  async function sweep() {
    await owner.query(`delete from application where no like 'GMS-2099-%' and status = 'DRAFT'`)
    await owner.query(`delete from captcha where id like 'bench-%' or id like 'log-in-bench-%'`)
    await owner.query('vacuum analyze application, captcha')
  }

  async function openSessions() {
    const names = Array.from({ length: Math.min(signedIn, files / 10) }, (_, index) => index)
    const tokens = names.map(() => secrets.newToken())
    const { rows } = await owner.query<{ id: number; n: number }>(`select id::int, array_position($1::text[], login_id)::int - 1 as n from account where login_id = any($1) order by 2`, [names.map(mobileOf)]) // prettier-ignore
    await owner.query(`insert into session (account_id, token_hash, device, expires_at) select id, hash, 'bench', now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as made (id, hash)`, [rows.map(({ id }) => id), tokens.map(({ hash }) => hash)]) // prettier-ignore
    return rows.map(({ id, n }, index) => ({ id, n, token: tokens[index]?.token ?? '' }))
  }
}

/** The bytes as they go over the wire: `fetch` would unpack them. */
const answerOf = (url: string, encoding = 'identity') =>
  new Promise<{ type: string; body: string; encoding?: string }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const packed = answer.headers['content-encoding']
      resolve({
        type: answer.headers['content-type'] ?? '',
        body: (await buffer(answer)).toString('base64'),
        ...(packed && { encoding: packed }),
      })
    }).on('error', reject)
  })
