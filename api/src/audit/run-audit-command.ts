import pg from 'pg'
import { ConfigError, loadDotEnv, readConfig, type Config } from '#config/config.ts'
import { openDatabase, type Database } from '#db/database.ts'
import { acquireDatabase } from '#db/acquire-database.ts'

/** Runs a command on the audit log. An error prints one line and sets the exit code. */
export function runAuditCommand(as: 'application' | 'owner', act: (db: Database, config: Config) => Promise<void>) {
  runOn(as, act).catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error))
    process.exitCode = 1
  })
}

async function runOn(as: 'application' | 'owner', act: (db: Database, config: Config) => Promise<void>) {
  loadDotEnv()
  const config = readConfig(process.env)
  const { url, release } = await acquireDatabase(config, as)
  // Sets no statement timeout: a long log may take long, and no request waits.
  const db = openDatabase(new pg.Pool({ connectionString: url, max: 1, application_name: 'wewb-portal-audit' }))
  try {
    await act(db, config)
  } finally {
    await db.destroy()
    await release()
  }
}

const explain = (error: NodeJS.ErrnoException): string =>
  error instanceof ConfigError
    ? ['The settings of the portal are missing or wrong:', ...error.errors.map((fault) => `  - ${fault}`)].join('\n')
    : error.message
