// Runs every check of the portal and closes with one line of counts.
//   npm test                  everything
//   npm test -- unit          only the named stages: types, lint, format, unit, prove, browser
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server, webPages } from './builds.mjs'
import { browserFile, projectNode, root, scriptEnv } from './project.mjs'
import {
  countsOfCheck,
  countsOfPlaywright,
  countsOfPromises,
  countsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  inWords,
  settled,
  shakyInWords,
  sum,
} from './results.mjs'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
const vitestReport = join(reports, 'vitest.json')
const promisesReport = join(reports, 'promises.json')
const playwrightReport = join(reports, 'playwright.json')

const stages = [
  { name: 'types', run: () => check('typescript', 'tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'lint', run: () => check('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', run: () => check('oxfmt', 'oxfmt', ['--check']) },
  { name: 'unit', run: runVitest },
  { name: 'prove', run: provePromises },
  { name: 'browser', run: runPlaywright },
]

const unbuilt = 'The portal is not built from its present sources: run node scripts/prepare.mjs --built'
const isUnbuilt = () => webPages.isStale() || server.isStale()

let running
let interrupted = false

async function check(packageName, command, args) {
  return countsOfCheck(await tool(packageName, command, args))
}

async function runVitest() {
  // A forgotten `.only` would pass for a full run.
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const succeeded = await tool('vitest', 'vitest', args)
  return { ...settled(read(vitestReport, countsOfVitest), succeeded), failures: namesIn(vitestReport, failuresOfVitest) }
}

/** The short form of `npm run prove`: faults and attacks on a portal of its own. */
async function provePromises() {
  if (isUnbuilt()) return lacking(unbuilt)
  const succeeded = await start(join(root, 'prove/run.ts'), ['--short', `--report=${promisesReport}`])
  return settled(read(promisesReport, countsOfPromises), succeeded)
}

async function runPlaywright() {
  if (isUnbuilt()) return lacking(unbuilt)
  if (!existsSync(browserFile)) return lacking('There is no browser to test with: run node scripts/prepare.mjs --browser')
  const args = ['test', '--config=e2e/playwright.config.ts', '--forbid-only', '--reporter=list,json']
  const succeeded = await tool('@playwright/test', 'playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport })
  printPagesOfFailures()
  return { ...settled(read(playwrightReport, countsOfPlaywright), succeeded), failures: namesIn(playwrightReport, failuresOfPlaywright) }
}

/** What the page said when a journey ended badly: whoever reads only this output cannot open the picture. */
function printPagesOfFailures() {
  const folder = join(root, 'test-results')
  if (!existsSync(folder)) return
  for (const journey of readdirSync(folder)) {
    const context = join(folder, journey, 'error-context.md')
    if (!existsSync(context)) continue
    const page = /```yaml\n([\s\S]*?)```/.exec(readFileSync(context, 'utf8'))?.[1] ?? ''
    console.log(`\n--- what the page showed: ${journey}\n${page.slice(0, 9000)}`)
  }
}

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return lacking('The runner left no readable report.')
  }
}

/** A report that cannot be read has been told of already. */
function namesIn(report, failuresOf) {
  return existsSync(report) ? failuresOf(JSON.parse(readFileSync(report, 'utf8'))) : []
}

function lacking(sentence) {
  console.error(sentence)
  return countsOfCheck(false)
}

/** Runs the command of an installed package; tells whether it succeeded. */
function tool(packageName, command, args, additions) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return start(join(folder, bin[command]), args, additions)
}

function start(file, args, additions) {
  return new Promise((resolve) => {
    running = spawn(projectNode(), [file, ...args], {
      cwd: root,
      env: scriptEnv(additions),
      stdio: 'inherit',
    })
    running.once('error', () => resolve(false))
    running.once('close', (code) => resolve(code === 0))
  })
}

async function runStage({ name, run }) {
  console.log(`\n=== ${name}`)
  const begin = performance.now()
  const counts = await run()
  return { name, counts, seconds: (performance.now() - begin) / 1000 }
}

function chosenStages(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown === undefined) return names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages
  console.error(`There is no stage «${unknown}». Choose from: ${stages.map(({ name }) => name).join(', ')}.`)
  return process.exit(1)
}

function printSummary(results) {
  console.log('\n=== summary')
  for (const { name, counts, seconds } of results) {
    console.log(`${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s   ${inWords(counts)}${shakyInWords(counts)}`)
  }
  for (const { name, why } of results.flatMap(({ counts }) => counts.failures ?? [])) {
    console.log(`\n✗ ${name}\n${why.join('\n— and again:\n')}`)
  }
  const total = results.map(({ counts }) => counts).reduce(sum)
  console.log(`\n${inWords(total)}`)
  return total.failed === 0
}

// The tests start a server and a browser, which the runners stop on SIGINT but not on SIGTERM.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the runner by itself, and a second one would cut it short.
    if (signal === 'SIGTERM' && !interrupted) running?.kill('SIGINT')
    interrupted = true
  })
}
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const results = []
for (const stage of chosenStages(process.argv.slice(2))) {
  if (!interrupted) results.push(await runStage(stage))
}
process.exitCode = printSummary(results) && !interrupted ? 0 : 1
