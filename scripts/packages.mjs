// Installs exactly the packages of the lock file, if node_modules does not match it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from './project.mjs'

const lockPath = join(root, 'package-lock.json')
const marker = join(root, 'node_modules', '.lock-hash')

export function packagesAreStale() {
  return !existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()
}

/** Returns undefined on success, otherwise a message for the developer. */
export function installPackages() {
  // After a manual `npm install` the tree already matches its new lock file.
  if (!holdsTheLockedPackages()) {
    console.log('Installing packages, about a minute…')
    rmSync(marker, { force: true })
    const problem = install()
    if (problem) return problem
  }
  writeFileSync(marker, lockHash())
  return undefined
}

function install() {
  if (!runNpmCi(npmsOwnNode())) return couldNotInstall
  // npm omits optional packages whose `engines` reject the machine's old Node, but they are needed on the newer one
  // that has just been installed.
  if (missingHere().length > 0) onCopiedNode(runNpmCi)
  const missing = missingHere()
  return missing.length > 0 ? `These packages could not be installed: ${missing.join(', ')}.` : undefined
}

const couldNotInstall =
  'The packages could not be installed (see above). Check the network, then run the same command again.'

function runNpmCi(node) {
  // The build needs the development packages too, regardless of NODE_ENV or npm's settings.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const call = npm?.endsWith('npm-cli.js') ? [node, [npm, ...options]] : ['npm', options]
  const run = spawnSync(call[0], call[1], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: call[0] === 'npm' && process.platform === 'win32',
  })
  if (run.status === 0) return true
  console.error([run.stdout, run.stderr, run.error?.message].filter(Boolean).join('\n'))
  return false
}

// Not process.execPath: that may be the Node inside node_modules, which `npm ci` deletes first.
function npmsOwnNode() {
  return process.env.npm_node_execpath ?? process.execPath
}

function onCopiedNode(run) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-node-'))
  try {
    const copy = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    copyFileSync(projectNode(), copy)
    run(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function holdsTheLockedPackages() {
  const installedPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedPath)) return false
  const installed = readPackages(installedPath)
  const fits = ([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true
    const isSame = found.version === wanted.version && found.integrity === wanted.integrity
    return isSame && existsSync(join(root, path, 'package.json'))
  }
  return Object.entries(readPackages(lockPath)).every(fits) && missingHere().length === 0
}

/** Lists the packages with a binary for this machine that are not in node_modules. */
function missingHere() {
  const libc = process.platform === 'linux' ? usedLibc() : undefined
  const isForHere = (entry) =>
    entry.optional &&
    asList(entry.os).includes(process.platform) &&
    asList(entry.cpu).includes(process.arch) &&
    (!entry.libc || asList(entry.libc).includes(libc))
  return Object.entries(readPackages(lockPath))
    .filter(([path, entry]) => isForHere(entry) && !existsSync(join(root, path)))
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

// Some packages declare their only platform as a string instead of a list.
function asList(value = []) {
  return [value].flat()
}

function usedLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockPath)).digest('hex')
}
