import pg from 'pg'
import { ensureAppRole } from '#db/app-role.ts'
import { listAppliedMigrations } from '#db/migration-queries.ts'
import { prepareJobSchema } from '#jobs/job-queue.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

/** Migrates a database as its owner and returns the URL for requests. */
export async function prepareDatabase(ownerUrl: string, secret: string, appUrl?: string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'wewb-portal-owner' })
  await owner.connect()
  try {
    await migrate(owner)
    await prepareJobSchema(ownerUrl, owner)
    return appUrl ?? (await ensureAppRole(owner, ownerUrl, secret))
  } finally {
    await owner.end()
  }
}

/** Checks the migrations for a portal that is not the owner. A newer database is accepted, as in a rolling update. */
export async function assertDatabaseMigrated(appUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: appUrl, application_name: 'wewb-portal-start' })
  await client.connect()
  try {
    const applied = await listAppliedMigrations(client).catch((): { name: string }[] => [])
    const missing = readMigrations().filter(({ name }) => !applied.some((migration) => migration.name === name))
    if (missing.length > 0)
      throw new Error(
        `the database lacks ${missing.length} migrations: run \`npm run migrate\` as the owner of the database first`,
      )
    return appUrl
  } finally {
    await client.end()
  }
}
