import { once } from 'node:events'
import { readConfig } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { benchSettings } from '#load/portal.ts'
import { startPortalProcess } from '#load/portal-process.ts'
import { median } from './results-table.ts'

/** `npm run bench:start`: time from process start until ready, with the database running. */
const times = 7
const max = 1500
const postgres = await startPostgres(readConfig(benchSettings).dataDir)
const taken: number[] = []
for (let time = 0; time < times; time += 1) {
  const startedAt = performance.now()
  const portal = await startPortalProcess()
  taken.push(performance.now() - startedAt)
  // SIGTERM would stop the database too.
  process.kill(portal.pid, 'SIGKILL')
  await once(portal.process, 'exit')
}
await postgres.stop()
console.log(
  `ready after ${taken.map((ms) => ms.toFixed(0)).join(', ')} ms; median ${median(taken).toFixed(0)} ms, ` +
    `at most ${max} ms is asked for`,
)
process.exit(median(taken) <= max ? 0 : 1)
