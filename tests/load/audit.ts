import { projectRoot } from '#project-root.ts'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '@wewb/api/config/config.ts'
import { openDatabase } from '@wewb/api/db/database.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { openPortal } from '@wewb/api/portal.ts'
import { seedAudit } from './seed-audit.ts'

/**
 * Runs `npm run audit:verify` over a million entries, then alters one in the middle as the owner of the tables and
 * checks that it is reported. Exits with an error if the verification takes longer than half a minute or misses the
 * altered entry.
 */
const entries = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)
const maxSeconds = 30
const folder = mkdtempSync(join(tmpdir(), 'wewb-audit-'))
// As root, the database runs as another user, which needs access to the folder.
chmodSync(folder, 0o755)

const postgres = await startPostgres(folder)
const { close } = await openPortal(
  readConfig({ DATA_DIR: folder, PORTAL_ENV: 'demo', LOG_LEVEL: 'silent' }),
  postgres.url,
)
await close()
const owner = new pg.Client(postgres.url)
await owner.connect()
const db = openDatabase(new pg.Pool({ connectionString: postgres.url, max: 1 }))

const startedAt = performance.now()
await seedAudit(owner, db, entries)
console.log(`${entries} entries written and sealed: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
const whole = await verify()
const { rows } = await owner.query<{ id: number }>(
  'select id::int from audit where id >= (select avg(id) from audit) order by id limit 1',
)
const middle = rows[0]?.id ?? 0
await owner.query(`update audit set detail = detail || '{"move": "approve"}' where id = $1`, [middle])
const altered = await verify()
const isNamed = altered.code === 1 && altered.said.includes(`at entry ${middle}:`)
if (whole.code !== 0) console.log('Verification failed on an intact log.')
if (!isNamed) console.log(`Entry ${middle} was altered, and verification did not report it.`)
if (whole.seconds > maxSeconds) console.log(`${whole.seconds.toFixed(1)} s exceed ${maxSeconds} s.`)
process.exitCode = whole.code === 0 && isNamed && whole.seconds <= maxSeconds ? 0 : 1
await db.destroy()
await owner.end()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

/** Runs the command as cron does, and records its peak memory. */
function verify(): Promise<{ code: number | null; said: string; seconds: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, ['api/src/audit/verify-command.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORTAL_ENV: 'demo', DATABASE_APP_URL: postgres.url },
  })
  let [output, peak] = ['', 0]
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const watch = setInterval(() => (peak = Math.max(peak, maxMemoryOf(child.pid))), 50)
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(watch)
      const seconds = (performance.now() - start) / 1000
      console.log(
        `audit:verify: ${seconds.toFixed(1)} s, at most ${Math.round(peak / 1000)} MB: ` +
          `${output.trim().split(' Head:')[0]}`,
      )
      resolve({ code, said: output, seconds })
    }),
  )
}

/** Peak memory in kilobytes; 0 if the system does not report it. */
function maxMemoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
