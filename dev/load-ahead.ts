import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import api from '../api/package.json' with { type: 'json' }

const domain = fileURLToPath(new URL('../domain/src', import.meta.url))

/** Loads what a change of the API leaves as it is, which takes more than half the time of a start: packages and the domain. */
export async function loadAhead() {
  const modules = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts'] }).map((file) => pathToFileURL(join(domain, file)).href)
  // What cannot be loaded is told when it is needed.
  await Promise.all([...Object.keys(api.dependencies), ...modules].map((name) => import(name).catch(() => undefined)))
}
