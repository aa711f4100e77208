// Builds the web pages and the server if their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root, scriptEnv } from './project.mjs'

export const webPages = build('the web pages', 'web', ['web', 'domain/src', 'package-lock.json'])
export const server = build('the server', 'api', ['api/src', 'api/build.ts', 'domain/src', 'package-lock.json'])

function build(what, folder, sources) {
  const script = join(root, folder, 'build.ts')
  const marker = join(root, folder, 'dist', '.hash')
  return {
    isStale() {
      if (!existsSync(script)) return false
      return !existsSync(marker) || readFileSync(marker, 'utf8') !== hashOf(root, sources)
    },
    /** Returns undefined on success, otherwise a message for the developer. */
    make() {
      console.log(`Building ${what}, a few seconds…`)
      // Computed before the build, so that an edit during the build triggers another one.
      const hash = hashOf(root, sources)
      const run = spawnSync(projectNode(), [script], {
        cwd: root,
        env: scriptEnv(),
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      })
      if (run.status !== 0) {
        console.error([run.stdout, run.stderr, run.error?.message].filter(Boolean).join('\n'))
        return `Building ${what} failed (see above).`
      }
      writeFileSync(marker, hash)
      return undefined
    },
  }
}

/** Hashes the names and contents of all files below the given paths. */
export function hashOf(base, places) {
  return hashOfFiles(
    base,
    places.flatMap((place) => filesBelow(base, place)),
  )
}

export function hashOfFiles(base, files) {
  const hash = createHash('sha256')
  for (const file of files) {
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
