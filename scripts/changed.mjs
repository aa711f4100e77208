// Finds the files a change touches and the tests that belong to them: behind `npm test -- --changed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './project.mjs'

/** Files that differ from the given commit (by default the last one), and those git does not know yet. */
export function changedFiles(since = 'HEAD') {
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string} name */
export const isCommit = (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root }).status === 0

function git(...args) {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`)
  return run.stdout.split('\n').filter(Boolean)
}

/** Tests that read sources, documents or settings without importing them: which of them a change touches cannot be told from imports. */
export const testsOfSources = [
  'architecture.test.ts',
  'scripts/',
  'prove/',
  'deploy/',
  'dev/',
  'domain/src/handbook/',
  'web/src/app/budget.test.ts',
  'web/src/i18n/both-languages.test.ts',
  'web/src/ui/theme.test.ts',
  'api/src/platform/metrics-dashboard.test.ts',
]

/** Faults and attacks go to the server, with the programs that make them. */
export const touchesInvariants = (changed) => changed.some((file) => /^(api|prove)\//.test(file) || isForEverything(file))

/** Settings of the whole project, and the way its portal starts in a test. */
const isForEverything = (file) => /^(package(-lock)?\.json|test-size\.ts|e2e\/(playwright\.config|portal)\.ts)$/.test(file)

/**
 * The journeys that import a changed file, or another file of its folder: a journey reads the words of the screens it opens, and those
 * stand in the folders of the screens. The round over every screen belongs to each change of the web.
 */
export function journeysTouchedBy(changed, base = root) {
  const folders = new Set(changed.filter((file) => /\.(ts|tsx|css)$/.test(file)).map((file) => dirname(file)))
  const isEverything = changed.some(isForEverything)
  const isWeb = changed.some((file) => file.startsWith('web/'))
  return readdirSync(join(base, 'e2e'))
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/${file}`)
    .filter((journey) => {
      if (isEverything || (isWeb && journey === 'e2e/every-screen.e2e.ts')) return true
      const read = filesReadBy(journey, base)
      return changed.some((file) => read.has(file)) || [...read].some((file) => !file.startsWith('e2e/') && folders.has(dirname(file)))
    })
}

/** The file and all that it imports; imports are followed within e2e, where one journey borrows from another. */
function filesReadBy(file, base, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  if (!file.startsWith('e2e/') || !existsSync(join(base, file))) return found
  for (const [, target] of readFileSync(join(base, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    filesReadBy(posix.normalize(posix.join(posix.dirname(file), target)), base, found)
  }
  return found
}
