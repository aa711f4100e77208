import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { loadAhead } from './load-ahead.ts'
import { pagesAsData } from './pages-as-data.ts'

// The API of `npm run dev`, started and replaced by api-process.ts. It runs the sources, as tests do.
if (process.argv[2] === 'ahead') {
  const told = once(process, 'message')
  await loadAhead()
  await told
}
const [{ readConfig }, { openPortal }, { buildApp }] = await Promise.all([
  import('../api/src/platform/config.ts'),
  import('../api/src/portal.ts'),
  import('../api/src/app.ts'),
])
const config = readConfig(process.env)
const { portal, seeded, close } = await openPortal(config, config.databaseUrl ?? '')
const app = await buildApp(portal, { pages: true, drawnBy: pagesAsData })
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port, seeded })

// Until here a signal ends the process at once; from here on requests that are being answered are finished first.
await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'].map((event) => once(process, event)))
await app.close()
await close()
process.exit(0)
