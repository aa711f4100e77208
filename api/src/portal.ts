import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { createInvalidation } from './cache/invalidation.ts'
import type { Config } from './config/config.ts'
import { openDatabase, openPool } from './db/database.ts'
import { openReadDatabase } from './db/replica.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seedDemoMessages } from './demo/seed-messages.ts'
import { seedDemoPayments } from './demo/seed-payments.ts'
import { ensureFirstAdministrator } from './identity/accounts/first-administrator.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { assertDatabaseMigrated, prepareDatabase } from './maintenance/prepare-database.ts'
import { extensions, modules } from './modules.ts'
import { createTelemetry } from './observability/telemetry.ts'
import { openRegister } from './registers/registry/open-register.ts'
import { loadSecrets } from './security/secrets.ts'
import type { Portal } from './server/context.ts'
import { createRateLimiter } from './server/rate-limits.ts'
import { openFileStore } from './storage/file-store.ts'
import { openVirusScanner } from './storage/virus-scanner.ts'

type Opened = { portal: Portal; seeded: boolean; close(): Promise<void> }

/** Creates the shared services and starts the background work. */
export async function openPortal(config: Config, ownerUrl: string, services = catalogue): Promise<Opened> {
  const secrets = loadSecrets(config)
  const databaseUrl = config.migratesOnStart
    ? await prepareDatabase(ownerUrl, secrets.secret, config.databaseAppUrl)
    : await assertDatabaseMigrated(config.databaseAppUrl ?? ownerUrl)
  const pool = openPool(databaseUrl)
  const observed = await createTelemetry(config)
  observed.watchPool(pool)
  const db = openDatabase(pool)
  await db.transaction().execute(async (tx) => {
    for (const { seed } of modules) await seed?.(tx, { now: new Date(), demo: config.mode === 'demo', services })
  })
  const seeded = config.mode === 'demo' && (await seedDemo(db, secrets))
  if (seeded) await seedDemoMessages(db, new Date())
  if (config.firstAdministrator) await ensureFirstAdministrator(db, secrets, config.firstAdministrator)
  const jobs = createJobQueue(databaseUrl, () => {})
  await jobs.start()
  const { close: closeReading, ...reading } = openReadDatabase(
    config,
    { url: databaseUrl, pool, db },
    { onPool: (opened) => observed.watchPool(opened, 'replica') },
  )
  const scanner = openVirusScanner(config.clamav)
  const portal: Portal = {
    config,
    databaseUrl,
    db,
    ...reading,
    telemetry: observed,
    secrets,
    jobs,
    contentInvalidation: createInvalidation(),
    limits: createRateLimiter(pool, config.limitFactor),
    files: openFileStore(config, secrets),
    scanner,
    register: openRegister({ config, db, secrets }),
    extensions,
    now: () => new Date(),
  }
  await jobs.workAll(modules.flatMap((module) => module.jobs?.(portal) ?? []))
  for (const { resume } of modules) await resume?.(portal)
  if (seeded) await seedDemoPayments(portal)
  const started = modules.flatMap(({ start }) => start?.(portal) ?? [])
  const close = async () => {
    await Promise.all(started.map((stop) => stop()))
    await jobs.stop()
    scanner?.close()
    await closeReading()
    await db.destroy()
    await observed.close()
  }
  return { portal, seeded, close }
}
