import pg from 'pg'
import { ConfigError, loadDotEnv, readConfig, type Config } from '#config/config.ts'
import { acquireDatabase } from '#db/acquire-database.ts'

type OwnerConnection = { owner: pg.Client; url: string }

/** Runs a maintenance command as the owner of the database and sets the exit code. */
export const runAsOwner = (command: (connection: OwnerConnection, config: Config) => Promise<void>) =>
  void run(command).catch(reportFailure)

async function run(command: (connection: OwnerConnection, config: Config) => Promise<void>) {
  loadDotEnv()
  const config = readConfig(process.env)
  const { url, release } = await acquireDatabase(config, 'owner')
  // Sets no statement timeout, because no request waits.
  const owner = new pg.Client({ connectionString: url, application_name: 'wewb-portal-maintenance' })
  try {
    await owner.connect()
    await command({ owner, url }, config)
  } finally {
    await owner.end()
    await release()
  }
}

export function reportFailure(error: Error) {
  showProgress('')
  console.error(
    error instanceof ConfigError
      ? ['The settings of the portal are missing or wrong:', ...error.errors.map((fault) => `  - ${fault}`)].join('\n')
      : error.message,
  )
  process.exitCode = 1
}

/** Rewrites one progress line in a terminal; prints nothing to a log. */
export const showProgress = (line: string) => void (process.stderr.isTTY && process.stderr.write(`\r\x1b[K${line}`))
