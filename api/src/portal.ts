import { dhakaYear } from '../../domain/src/language/dates.ts'
import { catalogue } from '../../domain/src/services/catalogue.ts'
import { seedRoles } from './access/seed-roles.ts'
import { ensureFirstAdministrator } from './accounts/first-administrator.ts'
import { keepSealing } from './audit/chain.ts'
import { resumeBroadcasts, runBroadcast } from './broadcasts/run-broadcast.ts'
import { raiseOverdueComplaints } from './complaints/raise-overdue.ts'
import { publishDefinition } from './definitions/repository.ts'
import { seedDemoMessages } from './demo/messages.ts'
import { seedPayments } from './demo/payments.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { retireDrafts } from './keeping/retire-drafts.ts'
import { sweepFiles } from './keeping/sweep-files.ts'
import { sweepImports } from './keeping/sweep-imports.ts'
import { seedLookups } from './lookups/seed-lookups.ts'
import { seedFees } from './members/fees.ts'
import { messageSender } from './messages/send-message.ts'
import { watchMessages } from './messages/watch-messages.ts'
import { dailyRound } from './desks/daily-round.ts'
import { foldTally } from './desks/tally.ts'
import { resumePayments } from './payments/resume-payments.ts'
import { sendBatch } from './payments/send-batch.ts'
import { settleReturns } from './payments/settle-returns.ts'
import { makeBell } from './platform/bell.ts'
import type { Config } from './platform/config.ts'
import type { Portal } from './platform/context.ts'
import { openDatabase, openPool } from './platform/database.ts'
import { openFiles } from './platform/files.ts'
import { makeJobs } from './platform/jobs.ts'
import { makeLimits } from './platform/limits.ts'
import { observe } from './platform/observe.ts'
import { insistOnPrepared, prepareDatabase } from './platform/prepare-database.ts'
import { openReading } from './platform/replica.ts'
import { loadSecrets } from './platform/secrets.ts'
import { importRunner } from './registry/large-files.ts'
import { foldMessages } from './reports/sms/fold-messages.ts'
import { resumeImports } from './registry/run-import.ts'
import { askForRenewals } from './results/ask-for-renewals.ts'
import { awardLate } from './results/award-late.ts'
import { resultPublisher } from './results/publish-due.ts'
import { sweep } from './platform/sweep.ts'
import { seedSettings } from './settings/repository.ts'
import { seedHolidays } from './holidays/seed-holidays.ts'

/** Puts the parts together and starts what runs beside the requests. */
export async function openPortal(config: Config, ownerUrl: string, services = catalogue): Promise<{ portal: Portal; seeded: boolean; close(): Promise<void> }> {
  const secrets = loadSecrets(config)
  const appUrl = config.migrates ? await prepareDatabase(ownerUrl, secrets.secret, config.databaseAppUrl) : await insistOnPrepared(config.databaseAppUrl ?? ownerUrl)
  const pool = openPool(appUrl)
  const observed = await observe(config)
  observed.watch(pool)
  const db = openDatabase(pool)
  await db.transaction().execute(async (tx) => {
    await seedSettings(tx)
    await seedRoles(tx)
    await seedFees(tx, { demo: config.mode === 'demo' })
    await seedHolidays(tx, dhakaYear(new Date()))
    for (const service of services) await publishDefinition(tx, service)
    await seedLookups(tx, { today: new Date(), demo: config.mode === 'demo' })
  })
  const seeded = config.mode === 'demo' && (await seedDemo(db, secrets))
  if (seeded) await seedDemoMessages(db, new Date())
  if (config.firstAdministrator) await ensureFirstAdministrator(db, secrets, config.firstAdministrator)
  const jobs = makeJobs(appUrl, () => {})
  await jobs.start()
  const { close: closeReading, ...reading } = openReading(config, { url: appUrl, pool, db }, { onPool: (opened) => observed.watch(opened, 'replica') })
  const portal: Portal = { config, db, ...reading, observed, secrets, jobs, published: makeBell(), limits: makeLimits(pool, config.limitFactor), files: openFiles(config, secrets), now: () => new Date() }
  await jobs.work('send-message', messageSender(portal))
  await jobs.work('send-code', messageSender(portal))
  await jobs.work('send-broadcast', ({ broadcastId }) => runBroadcast(portal, broadcastId))
  await resumeBroadcasts(portal)
  await jobs.work('watch-messages', () => watchMessages(portal))
  await jobs.each('watch-messages', '*/5 * * * *')
  await jobs.work('import-register', importRunner({ config, db, secrets }, appUrl))
  await resumeImports({ db, jobs })
  await jobs.work('send-payments', ({ batchId }) => sendBatch(portal, batchId))
  await jobs.work('settle-payments', ({ returnId }) => settleReturns(portal, returnId))
  await resumePayments(portal)
  await jobs.work('sweep', async () => {
    await sweep(db)
    await sweepImports(portal)
  })
  await jobs.each('sweep', '17 * * * *')
  await jobs.work('sweep-files', async () => void (await sweepFiles(portal)))
  await jobs.each('sweep-files', '47 2 * * *')
  await jobs.work('fold-tally', async () => {
    await foldTally(db)
    await foldMessages(db)
  })
  await jobs.each('fold-tally', '* * * * *')
  await jobs.work('publish-result', resultPublisher(portal))
  await jobs.each('publish-result', '* * * * *')
  await jobs.work('daily-round', async () => {
    await dailyRound(portal)
    await awardLate(portal)
    await askForRenewals(portal)
    await raiseOverdueComplaints(portal)
    await retireDrafts(portal)
  })
  await jobs.each('daily-round', '30 8 * * *')
  if (seeded) await seedPayments(portal)
  const stopSealing = keepSealing(db)
  const close = async () => {
    await stopSealing()
    await jobs.stop()
    await closeReading()
    await db.destroy()
    await observed.close()
  }
  return { portal, seeded, close }
} // prettier-ignore
