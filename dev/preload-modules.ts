import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import api from '@wewb/api/package.json' with { type: 'json' }

const domain = fileURLToPath(new URL('../domain/src', import.meta.url))

/** Preloads packages and the domain, which rarely change and take more than half of the start time. */
export async function preloadModules() {
  const modules = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts'] }).map(
    (file) => pathToFileURL(join(domain, file)).href,
  )
  // Import errors are reported when the module is needed.
  await Promise.all([...Object.keys(api.dependencies), ...modules].map((name) => import(name).catch(() => undefined)))
}
