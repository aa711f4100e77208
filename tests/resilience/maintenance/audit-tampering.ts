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
  description: 'the audit log is append-only for the application role, and tampering by the table owner is detected',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    const { url } = databaseProcessOf(environment)
    const owner = new pg.Client(url)
    await owner.connect()
    const db = openDatabase(new pg.Pool({ connectionString: url, max: 1 }))
    try {
      const allowed = await attemptWithAppRole(environment, owner, url)
      await seedAudit(owner, db, sizes[scale])
      const startedAt = performance.now()
      const { code, entryCount, head } = await verify(environment)
      const seconds = (performance.now() - startedAt) / 1000
      const undetected: string[] = []
      for (const tampering of tamperingCases)
        if (!(await isFound({ environment, owner, db, head }, tampering))) undetected.push(tampering.name)
      const after = await verify(environment)
      return invariantResult(
        `${forbidden.length - allowed.length} statements of the application's role rejected, ` +
          `${tamperingCases.length - undetected.length} kinds of tampering detected, ` +
          `${entryCount} verified in ${seconds.toFixed(1)} s`,
        [
          ...allowed.map((act) => `the application's role may: ${act}`),
          ...undetected.map((name) => `not detected: ${name}`),
          code !== 0 && 'an unchanged log fails verification',
          after.code !== 0 && 'the restored log fails verification',
          seconds > maxSeconds && `verifying takes longer than ${maxSeconds} s`,
        ],
      )
    } finally {
      await db.destroy()
      await owner.end()
      await environment.stop()
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
async function attemptWithAppRole({ dataDir }: TestEnvironment, owner: pg.Client, url: string): Promise<string[]> {
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

type TamperingContext = { environment: TestEnvironment; owner: pg.Client; db: Database; head: string }

/** Runs the verification, or the command with the head of an earlier run if only that detects the case. */
async function isFound({ environment, owner, db, head }: TamperingContext, tampering: TamperingCase): Promise<boolean> {
  return await whileTampered(owner, tampering, async (expected) => {
    if (tampering.needsHead) return (await verify(environment, ['--head', head])).code === 1
    const { isIntact: whole, firstBroken } = await verifyChain(db)
    return !whole && firstBroken === expected
  })
}

/** Runs `npm run audit:verify` as cron does. */
function verify({ dataDir, origin }: TestEnvironment, more: string[] = []) {
  const child = spawn(process.execPath, ['api/src/audit/verify-command.ts', ...more], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORTAL_ENV: 'demo', PUBLIC_URL: origin },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise<{ code: number | null; entryCount: string; head: string }>((resolve) =>
    child.once('close', (code) =>
      resolve({
        code,
        entryCount: /\d+ entries/.exec(output)?.[0] ?? output.trim(),
        head: /Head: (\S+)/.exec(output)?.[1] ?? '',
      }),
    ),
  )
}
