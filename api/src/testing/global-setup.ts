import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { seedRoles } from '#identity/access/seed-roles.ts'
import { publishDefinition } from '#services/definitions/queries.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { seedLookups } from '#administration/lookups/seed-lookups.ts'
import { openDatabase, openPool } from '#db/database.ts'
import { startPostgres } from '#db/embedded-postgres.ts'
import { createSecrets } from '#security/secrets.ts'
import { prepareDatabase } from '#maintenance/prepare-database.ts'
import { seedSettings } from '#administration/settings/queries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner URL of a temporary PostgreSQL with a seeded database `template_portal`. */
    postgresUrl: string
  }
}

export const testSecret = 'a secret of the tests, long enough for anyone'
/** The passports of the demo are encrypted with this key in the template and decrypted in its copies. */
export const testDataKey = Buffer.alloc(32, 'k').toString('base64')

/**
 * Starts one real PostgreSQL for the whole run; each test file copies the template, which takes a tenth of a second.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-test-'))
  // PostgreSQL started by root runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres(folder, { fast: true })
  const owner = new pg.Client(postgres.url)
  await owner.connect()
  await owner.query('create database template_portal')
  await owner.end()
  const templateUrl = databaseUrl(postgres.url, 'template_portal')
  await prepareDatabase(templateUrl, testSecret)
  const db = openDatabase(openPool(templateUrl, 2))
  await db.transaction().execute(async (tx) => {
    await seedSettings(tx)
    await seedRoles(tx)
    for (const service of catalogue) await publishDefinition(tx, service)
    await seedLookups(tx, { today: new Date(), demo: true })
  })
  await seedDemo(db, createSecrets(testSecret, testDataKey))
  await db.destroy()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
