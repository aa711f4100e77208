import pg from 'pg'
import { ConfigProblem, loadDotEnv, readConfig, type Config } from '../platform/config.ts'
import { openDatabase, type Database } from '../platform/database.ts'
import { reachDatabase } from '../platform/reach-database.ts'

/** Runs a command on the log of a portal. What it throws is told in one line, and the exit code says that it failed. */
export function runOnLog(as: 'application' | 'owner', act: (db: Database, config: Config) => Promise<void>) {
  runOn(as, act).catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error))
    process.exitCode = 1
  })
}

async function runOn(as: 'application' | 'owner', act: (db: Database, config: Config) => Promise<void>) {
  loadDotEnv()
  const config = readConfig(process.env)
  const { url, leave } = await reachDatabase(config, as)
  // Nobody waits for an answer: a statement may take as long as a long log needs.
  const db = openDatabase(new pg.Pool({ connectionString: url, max: 1, application_name: 'wewb-portal-audit' }))
  try {
    await act(db, config)
  } finally {
    await db.destroy()
    await leave()
  }
}

const explain = (error: NodeJS.ErrnoException): string =>
  error instanceof ConfigProblem
    ? ['The settings of the portal are missing or wrong:', ...error.faults.map((fault) => `  - ${fault}`)].join('\n')
    : error.message
