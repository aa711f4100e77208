// Builds the web part when its sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root, scriptEnv } from './project.mjs'

const buildScript = join(root, 'web', 'build.ts')
const marker = join(root, 'web', 'dist', '.hash')
const sources = ['web', 'domain/src', 'package-lock.json']

export function webIsStale() {
  if (!existsSync(buildScript)) return false
  return !existsSync(marker) || readFileSync(marker, 'utf8') !== hashOf(root, sources)
}

/** Returns nothing when all went well, otherwise a sentence for the developer. */
export function buildWeb() {
  console.log('Building the web pages, a few seconds…')
  // Taken before the build, so that an edit during the build leads to another one.
  const hash = hashOf(root, sources)
  const run = spawnSync(projectNode(), [buildScript], {
    cwd: root,
    env: scriptEnv(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (run.status !== 0) {
    console.error([run.stdout, run.stderr, run.error?.message].filter(Boolean).join('\n'))
    return 'The web pages could not be built (see above).'
  }
  writeFileSync(marker, hash)
  return undefined
}

/** One hash over the names and contents of all files below the given places. */
export function hashOf(base, places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(base, place))) {
    const content = readFileSync(join(base, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(base, place) {
  if (/\.[a-z]+$/.test(place)) return [place]
  return readdirSync(join(base, place), { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${place}/${entry.name}`
      return entry.isDirectory() ? filesBelow(base, path) : [path]
    })
}
