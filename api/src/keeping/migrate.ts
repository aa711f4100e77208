import { prepareDatabase } from '../platform/prepare-database.ts'
import { readMigrations } from '../platform/migrate.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { runAsOwner } from './command.ts'

/** `npm run migrate`: brings the database up to date and ends, for portals that are started with PORTAL_MIGRATE=no. */
runAsOwner(async ({ url }, config) => {
  const began = performance.now()
  await prepareDatabase(url, loadSecrets(config).secret, config.databaseAppUrl)
  console.log(
    `The database is up to date with ${readMigrations().at(-1)?.name}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  )
})
