// Runs the checks of the portal and prints one line of counts at the end. Runs on Node 18 and newer.
//   npm test                         the gate: the same tests each time, at most 12 minutes on two cores
//   npm run test:full                everything: both languages, every invariant, new seeds
//   npm test -- unit                 only the named stages: types, lint, format, unit, resilience, browser
//   npm test -- unit api/src/identity  only the tests of a stage whose path contains these words
//   npm test -- --changed            only tests of uncommitted changes; --changed=main: of changes since main
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server, webPages } from './builds.mjs'
import {
  changedFiles,
  findAffectedJourneys,
  isCommit,
  isForEverything,
  listFullOnlyTests,
  listTestsBesideImports,
  touchesInvariants,
} from './changed.mjs'
import { runCheck } from './checks.mjs'
import { browserFile, commandOf, projectNode, root, scriptEnv } from './project.mjs'
import {
  countsOfCheck,
  countsOfInvariants,
  countsOfPlaywright,
  countsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  formatFlaky,
  formatCounts,
  nothing,
  failedUnlessSucceeded,
  slowest,
  sum,
  timesOfInvariants,
  timesOfPlaywright,
  timesOfVitest,
} from './results.mjs'

// Holds everything the tests write: databases, uploads, browser profiles, reports. PostgreSQL started by root runs as
// another user, which needs access to it.
const scratch = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'portal-test-'))
chmodSync(scratch, 0o755)
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
const vitestReport = join(scratch, 'vitest.json')
const resilienceReport = join(scratch, 'resilience.json')
const playwrightReport = join(scratch, 'playwright.json')

const stages = [
  // The lint stage reports the same errors, so the gate runs the compiler itself only when it is named.
  { name: 'types', isFullOnly: true, run: () => check('types') },
  { name: 'lint', run: () => check('lint') },
  { name: 'format', run: () => check('format') },
  { name: 'unit', run: runVitest },
  { name: 'resilience', run: runResilience },
  { name: 'browser', run: runPlaywright },
]

const { options, chosen, filters } = readArguments(process.argv.slice(2))
const isFull = options.has('--full')
const changedSince = [...options].find((option) => option.startsWith('--changed'))?.split('=')[1]
const isChangedOnly = [...options].some((option) => option.startsWith('--changed'))
if (changedSince && !isCommit(changedSince)) stop(`There is no commit «${changedSince}».`)
// The gate uses fixed seeds, the full run new ones.
const seed = process.env.TEST_SEED ?? (isFull ? String(randomInt(2 ** 31)) : undefined)
const testEnv = { TEST_SIZE: isFull ? 'full' : 'gate', TMPDIR: scratch, ...(seed && { TEST_SEED: seed }) }

let running
let interrupted = false

function readArguments(words) {
  const names = stages.map(({ name }) => name)
  const options = new Set(words.filter((word) => word.startsWith('--')))
  const unknown = [...options].find((option) => !/^--(full|changed(=.+)?)$/.test(option))
  if (unknown) stop(`There is no option «${unknown}». There are --full and --changed.`)
  const plain = words.filter((word) => !word.startsWith('--'))
  const chosen = plain.filter((word) => names.includes(word))
  const filters = plain.filter((word) => !names.includes(word))
  if (filters.length > 0 && chosen.length !== 1)
    stop(
      `There is no stage «${filters[0]}». Choose from: ${names.join(', ')}. ` +
        'Words to select tests follow the name of one stage.',
    )
  return { options, chosen, filters }
}

/** Returns a folder in memory if it has room: creating a test database takes a tenth of the time on disk. */
function memoryFolder() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= 4 * 2 ** 30 ? folder : undefined
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs the packages, builds the portal and finds a browser. Without the packages nothing can be tested. */
async function prepare() {
  const succeeded = await start(process.execPath, [join(root, 'scripts/prepare.mjs'), '--built', '--browser'])
  return succeeded ? nothing : countsOfCheck(false)
}

async function check(name) {
  return countsOfCheck(await runCheck(name, tool))
}

async function runVitest() {
  if (isUnbuilt()) return lacking(unbuilt)
  // A forgotten `.only` would pass for a full run.
  const args = [
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]
  const run = async (selection) => {
    const succeeded = await tool('vitest', 'vitest', [...args, ...selection])
    return summed(vitestReport, succeeded, countsOfVitest, failuresOfVitest, timesOfVitest)
  }
  const changed = isChangedOnly ? changedFiles(changedSince) : []
  if (!isChangedOnly || changed.some(isForEverything)) return await run(filters)
  if (changed.length === 0) return nothing
  const byImports = await run([
    changedSince ? `--changed=${changedSince}` : '--changed',
    '--passWithNoTests',
    ...filters,
  ])
  const besideImports = listTestsBesideImports(changed).filter((test) => filters.every((word) => test.includes(word)))
  return besideImports.length === 0 ? byImports : both(byImports, await run(besideImports))
}

/**
 * Runs the resilience tests on portals of their own. The gate runs the quick invariants; the full run all of them, and
 * the mutants.
 */
async function runResilience() {
  if (isUnbuilt()) return lacking(unbuilt)
  if (isChangedOnly && !touchesInvariants(changedFiles(changedSince))) return nothing
  const args = [...(isFull ? ['--short', '--mutants'] : ['--smoke']), `--report=${resilienceReport}`, ...filters]
  const succeeded = await start(projectNode(), [join(root, 'tests/resilience/run.ts'), ...args])
  return summed(resilienceReport, succeeded, countsOfInvariants, () => [], timesOfInvariants)
}

async function runPlaywright() {
  if (isUnbuilt()) return lacking(unbuilt)
  if (!existsSync(browserFile))
    return lacking('There is no browser to test with: run node scripts/prepare.mjs --browser')
  const touched = isChangedOnly ? findAffectedJourneys(changedFiles(changedSince)) : []
  if (isChangedOnly && touched.length === 0) return nothing
  // A changed journey may belong to the full run only.
  const args = [
    'test',
    ...(isChangedOnly ? ['--pass-with-no-tests'] : []),
    '--config=tests/e2e/playwright.config.ts',
    '--forbid-only',
    '--reporter=list,json',
    ...filters,
    ...touched,
  ]
  const succeeded = await tool('@playwright/test', 'playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  printPagesOfFailures()
  return summed(playwrightReport, succeeded, countsOfPlaywright, failuresOfPlaywright, timesOfPlaywright)
}

/** Prints the page content of failed journeys, for readers who cannot open the screenshot. */
function printPagesOfFailures() {
  const folder = join(root, 'test-results')
  if (!existsSync(folder)) return
  for (const journey of readdirSync(folder)) {
    const context = join(folder, journey, 'error-context.md')
    if (!existsSync(context)) continue
    const page = /```yaml\n([\s\S]*?)```/.exec(readFileSync(context, 'utf8'))?.[1] ?? ''
    console.log(`\n--- page content: ${journey}\n${page.slice(0, 9000)}`)
  }
}

function summed(file, succeeded, countsOf, failuresOf, timesOf) {
  const report = read(file)
  if (!report) return lacking('The runner left no readable report.')
  const counts = isChangedOnly && succeeded ? countsOf(report) : failedUnlessSucceeded(countsOf(report), succeeded)
  return { ...counts, failures: failuresOf(report), times: timesOf(report) }
}

/** Merges two runs of one stage. */
const both = (one, other) => ({
  ...sum(one, other),
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  times: [...(one.times ?? []), ...(other.times ?? [])],
})

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const unbuilt = 'The portal is not built from its present sources: run node scripts/prepare.mjs --built'
const isUnbuilt = () => webPages.isStale() || server.isStale()

function lacking(sentence) {
  console.error(sentence)
  return countsOfCheck(false)
}

/** Runs the command of an installed package; returns whether it succeeded. */
function tool(packageName, command, args, additions) {
  return start(projectNode(), [commandOf(packageName, command), ...args], additions)
}

function start(program, args, additions) {
  return new Promise((resolve) => {
    running = spawn(program, args, { cwd: root, env: scriptEnv({ ...testEnv, ...additions }), stdio: 'inherit' })
    running.once('error', () => resolve(false))
    running.once('close', (code) => resolve(code === 0))
  })
}

async function runStage({ name, run }) {
  console.log(`\n=== ${name}`)
  const startedAt = performance.now()
  const counts = await run()
  return { name, counts, seconds: (performance.now() - startedAt) / 1000 }
}

const stageOf = (file) => (file.startsWith('tests/e2e/') ? 'browser' : 'unit')

function printSummary(results) {
  console.log('\n=== ten slowest tests')
  for (const { name, seconds } of slowest(results.flatMap(({ counts }) => counts.times ?? []))) {
    console.log(`${seconds.toFixed(1).padStart(6)} s   ${name}`)
  }
  console.log('\n=== stages')
  for (const { name, counts, seconds } of results) {
    console.log(`${name.padEnd(11)}${seconds.toFixed(1).padStart(7)} s   ${formatCounts(counts)}${formatFlaky(counts)}`)
  }
  const all = results.reduce((seconds, result) => seconds + result.seconds, 0)
  console.log(`${'total'.padEnd(11)}${all.toFixed(1).padStart(7)} s`)
  for (const { name, why } of results.flatMap(({ counts }) => counts.failures ?? [])) {
    console.log(`\n✗ ${name}\n${why.join('\n— second attempt:\n')}`)
  }
  if (isChangedOnly && !isFull)
    for (const file of listFullOnlyTests(changedFiles(changedSince)))
      console.log(`\nOnly the full run has all of ${file}: npm run test:full -- ${stageOf(file)} ${file}`)
  if (seed) console.log(`\nSeed of the property tests: ${seed}. Replay with TEST_SEED=${seed}.`)
  const total = results.map(({ counts }) => counts).reduce(sum)
  console.log(`\n${formatCounts(total)}`)
  return total.failed === 0
}

// The tests start a server and a browser, which the runners stop on SIGINT but not on SIGTERM.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the runner directly, and a second signal would abort it.
    if (signal === 'SIGTERM' && !interrupted) running?.kill('SIGINT')
    interrupted = true
  })
}

const results = [await runStage({ name: 'prepare', run: prepare })]
const isChosen = ({ name, isFullOnly }) => (chosen.length === 0 ? isFull || !isFullOnly : chosen.includes(name))
for (const stage of stages.filter(isChosen)) {
  if (!interrupted && existsSync(join(root, 'node_modules'))) results.push(await runStage(stage))
}
process.exitCode = printSummary(results) && !interrupted ? 0 : 1
