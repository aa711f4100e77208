// Runs before `npm start`, `npm run dev` and `npm test`, on any Node from 18: one command is enough on a fresh clone.
//   --built    also build the web pages and the server
//   --browser  also find or download a Chromium for the browser tests
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { server, webPages } from './builds.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { cacheFolder, linkOwnNode, nodeProblem, projectNode, root, scriptEnv } from './project.mjs'
import { withFileLock } from './file-lock.mjs'

const options = new Set(process.argv.slice(2))
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
  // Checked again under the lock: another command may have done the work.
  await withFileLock(lockFile, () => (isStale() ? work() : undefined))
}

// Runs in its own process, because it needs a newer Node than this script.
function findBrowser() {
  spawnSync(projectNode(), [join(root, 'scripts', 'browser.mjs')], { cwd: root, env: scriptEnv(), stdio: 'inherit' })
}

// Most tests need neither a build nor a browser: scripts/test.mjs reports if either is missing.
const isForTests = options.has('--browser')

await whenStale(packagesAreStale, () => orStop(installPackages()))
linkOwnNode()
orStop(nodeProblem())
if (options.has('--built'))
  for (const { isStale, make } of [webPages, server])
    await whenStale(isStale, () => (isForTests ? orSay : orStop)(make()))
if (options.has('--browser')) findBrowser()
