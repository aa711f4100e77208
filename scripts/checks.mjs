// Static checks. `npm run types` and `npm run lint` start them here, `npm test` through runCheck.
//   node scripts/checks.mjs lint format
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfFiles } from './builds.mjs'
import { cacheFolder, commandOf, projectNode, root, scriptEnv } from './project.mjs'

/** `stamp`: file with the hash of the last sources without a finding, for a tool without its own cache. */
const checks = {
  types: {
    tool: ['typescript', 'tsc'],
    args: ['--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  lint: {
    tool: ['oxlint', 'oxlint'],
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    stamp: join(cacheFolder, 'lint.hash'),
  },
  format: { tool: ['oxfmt', 'oxfmt'], args: ['--check'] },
}

/**
 * Returns whether the check found nothing. `run` starts the command of an installed package and returns whether it
 * succeeded.
 * @param {keyof typeof checks} name
 * @param {(packageName: string, command: string, args: string[]) => boolean | Promise<boolean>} run
 */
export async function runCheck(name, run) {
  const { tool, args, stamp } = checks[name]
  return stamp ? await unlessUnchanged(stamp, hashOfLinted(root), () => run(...tool, args)) : await run(...tool, args)
}

/** Runs the work unless it succeeded on the same hash before. */
export async function unlessUnchanged(stamp, hash, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log('No change since the last run without findings.')
    return true
  }
  if (!(await work())) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

/**
 * Files that a finding may depend on: code, configuration (.json), the git ignore list, and the installed packages with
 * their types and tools.
 */
const isRead = /\.(?:[cm]?[jt]sx?|json)$|^\.gitignore$/
const installed = 'node_modules/.package-lock.json'

/** Hashes the names and contents of everything that linting reads. */
export function hashOfLinted(base) {
  const ignored = readFileSync(join(base, '.gitignore'), 'utf8').split('\n')
  const skipped = new Set(['.git', ...ignored.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))])
  return hashOfFiles(base, [...filesBelow(base, '', skipped), installed])
}

function filesBelow(base, folder, skipped) {
  return readdirSync(join(base, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(base, path, skipped)
      return entry.isFile() && isRead.test(entry.name) ? [path] : []
    })
}

function runHere(packageName, command, args) {
  const options = { cwd: root, env: scriptEnv(), stdio: 'inherit' }
  return spawnSync(projectNode(), [commandOf(packageName, command), ...args], options).status === 0
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const name of process.argv.slice(2)) {
    if (!(await runCheck(name, runHere))) process.exit(1)
  }
}
