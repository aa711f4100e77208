import pg from 'pg'
import { ensureApplicationLogin } from './application-role.ts'
import { prepareJobs } from './jobs.ts'
import { migrate, readMigrations } from './migrate.ts'

/** Brings a database up to date, as its owner, and gives back the address that requests shall use. */
export async function prepareDatabase(ownerUrl: string, secret: string, appUrl?: string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'wewb-portal-owner' })
  await owner.connect()
  try {
    await migrate(owner)
    await prepareJobs(ownerUrl, owner)
    return appUrl ?? (await ensureApplicationLogin(owner, ownerUrl, secret))
  } finally {
    await owner.end()
  }
}

/** For a portal that is not its owner. A database that is ahead is no fault: while one host after the other is renewed, it is. */
export async function insistOnPrepared(appUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: appUrl, application_name: 'wewb-portal-start' })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from migration').catch(() => ({ rows: [] }))
    const missing = readMigrations().filter(({ name }) => !rows.some((row) => row.name === name))
    if (missing.length > 0) throw new Error(`the database lacks ${missing.length} migrations: run \`npm run migrate\` first, as its owner.`)
    return appUrl
  } finally {
    await client.end()
  }
}
