// Finds changed files and the tests that they affect: used by `npm test -- --changed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './project.mjs'

/** Lists files that differ from the given commit (by default HEAD), and untracked ones. */
export function changedFiles(since = 'HEAD') {
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string} name */
export const isCommit = (name) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root }).status === 0

function git(...args) {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`)
  return run.stdout.split('\n').filter(Boolean)
}

/**
 * Tests that read sources, documents or settings without importing them: imports do not tell which of them a change
 * affects.
 */
const testsOfSources = [
  'architecture.test.ts',
  'scripts/',
  'tests/',
  'deploy/',
  'dev/',
  'domain/src/services/handbook/',
  'web/src/app/bundle-budget.test.ts',
  'web/src/lib/i18n/translations.test.ts',
  'web/src/components/styles/theme.test.ts',
  'api/src/config/config.test.ts',
  'api/src/observability/grafana-dashboard.test.ts',
  'domain/src/services/definitions/services.test.ts',
]

/** Tests that render the built pages. */
const testsOfBuiltPages = [
  'api/src/ssr/pages.test.ts',
  'api/src/content/content/public-pages.test.ts',
  'api/src/content/content/page-metadata.test.ts',
  'api/src/content/content/notice-search-limit.test.ts',
]

/** Lists the test files whose imports do not tell that the change affects them. */
export const listTestsBesideImports = (changed) => [
  ...testsOfSources,
  ...(changed.some((file) => file.startsWith('web/')) ? testsOfBuiltPages : []),
]

/** Resilience tests attack the server, so they depend on its sources and on their own programs. */
export const touchesInvariants = (changed) =>
  changed.some((file) => /^(api|domain|tests\/resilience)\//.test(file) || isForEverything(file))

const projectSettings = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vitest.setup.ts',
  'web/vite.config.ts',
  'tests/test-size.ts',
  'tests/midnight.ts',
  'tests/e2e/playwright.config.ts',
  'tests/e2e/portal.ts',
])

/** True for settings of the whole project and for the start of the test portal. */
export const isForEverything = (file) => projectSettings.has(file)

/**
 * Finds the journeys that import a changed file or another file of its folder: a journey imports the messages of its
 * screens, which are in the folders of the screens. The journey over every screen runs for each change of the web.
 */
export function findAffectedJourneys(changed, base = root) {
  const folders = new Set(changed.filter((file) => /\.(ts|tsx|css)$/.test(file)).map((file) => dirname(file)))
  const isEverything = changed.some(isForEverything)
  const isWeb = changed.some((file) => file.startsWith('web/'))
  return readdirSync(join(base, 'tests/e2e'))
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `tests/e2e/${file}`)
    .filter((journey) => {
      if (isEverything || (isWeb && journey === 'tests/e2e/every-screen.e2e.ts')) return true
      const read = filesReadBy(journey, base)
      return (
        changed.some((file) => read.has(file)) ||
        [...read].some((file) => !file.startsWith('tests/') && folders.has(dirname(file)))
      )
    })
}

/** Lists the changed tests that the gate leaves out, as a whole or in part. */
export const listFullOnlyTests = (changed, base = root) =>
  changed.filter(
    (file) =>
      /\.full\.test\.(ts|mjs)$/.test(file) ||
      (/\.(test|e2e)\.tsx?$/.test(file) &&
        existsSync(join(base, file)) &&
        /runIf\(isFull|tag: '@full'/.test(readFileSync(join(base, file), 'utf8'))),
  )

/** Returns the file and all its imports; follows imports within the tests, where one journey uses another. */
function filesReadBy(file, base, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  if (!file.startsWith('tests/') || !existsSync(join(base, file))) return found
  for (const [, target] of readFileSync(join(base, file), 'utf8').matchAll(/from '([.#@][^']+)'/g))
    filesReadBy(pathOf(target, file), base, found)
  return found
}

/** Resolves an import of a test: relative, in the tests (`#`), or in a package of the project. */
function pathOf(target, file) {
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), target))
  if (target.startsWith('#')) return `tests/${target.slice(1)}`
  const [, name, inner] = /^@wewb\/(\w+)\/(.+)$/.exec(target) ?? []
  return name === 'domain' ? `domain/src/${inner}.ts` : name ? `${name}/src/${inner}` : target
}
