// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (18 or newer):
// makes one command enough on a fresh clone.
//   --built    also build the web pages and the server
//   --browser  also find or fetch a Chromium for the browser tests
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { server, webPages } from './builds.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { cacheFolder, linkOwnNode, nodeProblem, projectNode, root, scriptEnv } from './project.mjs'
import { inTurn } from './turn.mjs'

const wanted = new Set(process.argv.slice(2))
const lockFile = join(cacheFolder, 'prepare.lock')

function orSay(problem) {
  if (problem) console.error(problem)
}

function orStop(problem) {
  orSay(problem)
  if (problem) process.exit(1)
}

async function whenStale(isStale, work) {
  if (!isStale()) return
  // Asked again in turn: the command before may have done the work.
  await inTurn(lockFile, () => (isStale() ? work() : undefined))
}

// Needs a newer Node than this script may run on, hence a process of its own.
function findBrowser() {
  spawnSync(projectNode(), [join(root, 'scripts', 'browser.mjs')], { cwd: root, env: scriptEnv(), stdio: 'inherit' })
}

// Most tests need neither what is built nor a browser: scripts/test.mjs reports the lack of either.
const isForTests = wanted.has('--browser')

await whenStale(packagesAreStale, () => orStop(installPackages()))
linkOwnNode()
orStop(nodeProblem())
if (wanted.has('--built'))
  for (const { isStale, make } of [webPages, server]) await whenStale(isStale, () => (isForTests ? orSay : orStop)(make()))
if (wanted.has('--browser')) findBrowser()
