import { once } from 'node:events'
import { readConfig } from '../../api/src/platform/config.ts'
import { startPostgres } from '../../api/src/platform/embedded-postgres.ts'
import { benchSettings } from '../portal.ts'
import { startPortalProcess } from '../portal-process.ts'
import { median } from './table.ts'

/** `npm run bench:start`: from the start of the process until it is ready, with the database already up. */
const times = 7
const most = 1500
const postgres = await startPostgres(readConfig(benchSettings).dataDir)
const taken: number[] = []
for (let time = 0; time < times; time += 1) {
  const began = performance.now()
  const portal = await startPortalProcess()
  taken.push(performance.now() - began)
  // Asked to stop it would stop the database too.
  process.kill(portal.pid, 'SIGKILL')
  await once(portal.process, 'exit')
}
await postgres.stop()
console.log(
  `ready after ${taken.map((ms) => ms.toFixed(0)).join(', ')} ms; median ${median(taken).toFixed(0)} ms, at most ${most} ms is asked for`,
)
process.exit(median(taken) <= most ? 0 : 1)
