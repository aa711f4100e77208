import { prepareDatabase } from './prepare-database.ts'
import { readMigrations } from '#db/migrate.ts'
import { loadSecrets } from '#security/secrets.ts'
import { runAsOwner } from './run-as-owner.ts'

/** `npm run migrate`: migrates the database and exits, for portals that are started with PORTAL_MIGRATE=no. */
runAsOwner(async ({ url }, config) => {
  const startedAt = performance.now()
  await prepareDatabase(url, loadSecrets(config).secret, config.databaseAppUrl)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`The database is migrated to ${readMigrations().at(-1)?.name} in ${seconds} s.`)
})
