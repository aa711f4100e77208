import pg from 'pg'
import { ConfigProblem, loadDotEnv, readConfig, type Config } from '../platform/config.ts'
import { reachDatabase } from '../platform/reach-database.ts'

type Reached = { owner: pg.Client; url: string }

/** Runs a command of whoever keeps the portal, as the owner of its database. The exit code says whether all went well. */
export const runAsOwner = (act: (reached: Reached, config: Config) => Promise<void>) => void run(act).catch(tellFailure)

async function run(act: (reached: Reached, config: Config) => Promise<void>) {
  loadDotEnv()
  const config = readConfig(process.env)
  const { url, leave } = await reachDatabase(config, 'owner')
  // Nobody waits for an answer: a statement may take as long as it needs.
  const owner = new pg.Client({ connectionString: url, application_name: 'wewb-portal-keeping' })
  try {
    await owner.connect()
    await act({ owner, url }, config)
  } finally {
    await owner.end()
    await leave()
  }
}

export function tellFailure(error: Error) {
  showProgress('')
  console.error(
    error instanceof ConfigProblem
      ? ['The settings of the portal are missing or wrong:', ...error.faults.map((fault) => `  - ${fault}`)].join('\n')
      : error.message,
  )
  process.exitCode = 1
}

/** The same line again and again for a person; nothing for a log. */
export const showProgress = (line: string) => void (process.stderr.isTTY && process.stderr.write(`\r\x1b[K${line}`))
