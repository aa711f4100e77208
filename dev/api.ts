import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { preloadModules } from './preload-modules.ts'
import { pagesAsData } from './pages-as-data.ts'

// The API of `npm run dev`, started and replaced by api-process.ts. Like the tests, it runs the sources.
if (process.argv[2] === 'ahead') {
  const message = once(process, 'message')
  await preloadModules()
  await message
}
const [{ readConfig }, { openPortal }, { buildApp }] = await Promise.all([
  import('@wewb/api/config/config.ts'),
  import('@wewb/api/portal.ts'),
  import('@wewb/api/app.ts'),
])
const config = readConfig(process.env)
const { portal, seeded, close } = await openPortal(config, config.databaseUrl ?? '')
const app = await buildApp(portal, { pages: true, serverBundle: pagesAsData })
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port, seeded })

// Up to here a signal ends the process at once; from here on open requests are finished first.
await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'].map((event) => once(process, event)))
await app.close()
await close()
process.exit(0)
