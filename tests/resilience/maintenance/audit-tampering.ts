import { projectRoot } from '#project-root.ts'
import { spawn } from 'node:child_process'
import pg from 'pg'
import { verifyChain } from '@wewb/api/audit/verify-chain.ts'
import { ensureAppRole } from '@wewb/api/db/app-role.ts'
import { readConfig } from '@wewb/api/config/config.ts'
import { openDatabase, type Database } from '@wewb/api/db/database.ts'
import { loadSecrets } from '@wewb/api/security/secrets.ts'
import { seedAudit } from '#load/seed-audit.ts'
import { tamperingCases, whileTampered, type TamperingCase } from './tampering-cases.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant, type Scale } from '#resilience/invariant.ts'

const sizes: Record<Scale, number> = { short: 20_000, full: 1_000_000 }
const maxSeconds = 30

export const auditTampering: Invariant = {
  id: 'audit',
  description:
    'nobody rewrites what happened: the application may only add to the audit, and what its owner changes is named',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    const { url } = databaseProcessOf(ground)
    const owner = new pg.Client(url)
    await owner.connect()
    const db = openDatabase(new pg.Pool({ connectionString: url, max: 1 }))
    try {
      const allowed = await tryAsApplication(ground, owner, url)
      await seedAudit(owner, db, sizes[scale])
      const began = performance.now()
      const { code, told: response, head } = await verify(ground)
      const seconds = (performance.now() - began) / 1000
      const unseen: string[] = []
      for (const harm of tamperingCases) if (!(await isFound({ ground, owner, db, head }, harm))) unseen.push(harm.name)
      const after = await verify(ground)
      return invariantResult(
        `${forbidden.length - allowed.length} acts of the application's role refused, ` +
          `${tamperingCases.length - unseen.length} kinds of tampering named, ${response} in ${seconds.toFixed(1)} s`,
        [
          ...allowed.map((act) => `the application's role may: ${act}`),
          ...unseen.map((name) => `nobody notices: ${name}`),
          code !== 0 && 'an untouched log does not fit',
          after.code !== 0 && 'the log does not fit after everything was put back',
          seconds > maxSeconds && `verifying takes longer than ${maxSeconds} s`,
        ],
      )
    } finally {
      await db.destroy()
      await owner.end()
      await ground.leave()
    }
  },
}

const tables = ['audit', 'audit_seal', 'audit_block']

/** Statements that change the history, or that escalate privileges. */
const forbidden = [
  ...tables.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `drop table ${table} cascade`,
    `select from ${table} for update`,
    `alter table ${table} disable trigger all`,
    `create rule nothing as on insert to ${table} do instead nothing`,
    `grant delete on ${table} to portal_app; delete from ${table}`,
  ]),
  `update audit set detail = '{}'`,
  `update audit_seal set hash = ''`,
  `update audit_block set n = 0`,
  `insert into audit overriding system value select * from audit limit 1 on conflict (id) do update set detail = '{}'`,
  `merge into audit a using audit b on a.id = b.id when matched then delete`,
  `set session_replication_role = replica`,
  `set role portal`,
  `update pg_class set relowner = (select oid from pg_roles where rolname = current_user)`,
]

/** Statements that the application's role was allowed to run, each tried in a transaction that is rolled back. */
async function tryAsApplication({ dataDir }: TestEnvironment, owner: pg.Client, url: string): Promise<string[]> {
  const { secret } = loadSecrets(readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo' }))
  const application = new pg.Client(await ensureAppRole(owner, url, secret))
  await application.connect()
  const allowed: string[] = []
  for (const act of forbidden) {
    await application.query('begin')
    const refusal = await application.query(act).then(
      () => 'none',
      (error: pg.DatabaseError) => error.code,
    )
    await application.query('rollback')
    if (refusal !== '42501') allowed.push(`${act} (${refusal})`)
  }
  await application.end()
  return allowed
}

type Look = { ground: TestEnvironment; owner: pg.Client; db: Database; head: string }

/** Runs the verification, or the command with the head of an earlier run if only that detects the case. */
async function isFound({ ground, owner, db, head }: Look, harm: TamperingCase): Promise<boolean> {
  return await whileTampered(owner, harm, async (expected) => {
    if (harm.needsHead) return (await verify(ground, ['--head', head])).code === 1
    const { whole, firstBroken } = await verifyChain(db)
    return !whole && firstBroken === expected
  })
}

/** Runs `npm run audit:verify` as cron does. */
function verify({ dataDir, origin }: TestEnvironment, more: string[] = []) {
  const child = spawn(process.execPath, ['api/src/audit/verify-command.ts', ...more], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORTAL_ENV: 'demo', PUBLIC_URL: origin },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise<{ code: number | null; told: string; head: string }>((resolve) =>
    child.once('close', (code) =>
      resolve({
        code,
        told: /\d+ entries/.exec(said)?.[0] ?? said.trim(),
        head: /Head: (\S+)/.exec(said)?.[1] ?? '',
      }),
    ),
  )
}
