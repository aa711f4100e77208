import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, mergeConfig } from 'vite'
import type { Config } from '@wewb/api/config/config.ts'
import webConfig from '@wewb/web/vite.config.ts'
import type { Api } from './api-process.ts'
import { developmentPages, serverEntry } from './pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const apiSources = ['api/src', 'api/migrations', 'domain/src'].map((folder) => join(root, folder))

/** Starts Vite's server with the web's own configuration. It also watches the sources of the API. */
export async function openWeb({ host, port }: Config, { cache, api }: { cache: string; api: Promise<Api> }) {
  const ready = async () => await (await api).ready()
  const handlers = process.listeners('SIGTERM')
  const vite = await createServer(
    mergeConfig(webConfig, {
      configFile: false,
      appType: 'custom',
      clearScreen: false,
      cacheDir: join(cache, 'vite'),
      plugins: [developmentPages(ready)],
      optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
      server: { host, port, strictPort: true },
    }),
  )
  // Vite's handler would end the process before the database has stopped.
  for (const handler of process.listeners('SIGTERM')) if (!handlers.includes(handler)) process.off('SIGTERM', handler)
  vite.watcher.add(apiSources).on('all', (_event, file) => {
    if (apiSources.some((folder) => file.startsWith(folder)) && !file.includes('.test.'))
      void api.then(({ restart }) => restart(file))
  })
  await vite.listen()
  // Runs while the API starts. An error appears with the first page.
  vite.ssrLoadModule(serverEntry).catch(() => undefined)
}
