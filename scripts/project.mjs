// Paths of the project and the Node version of the portal. Runs on Node 18 and newer.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(new URL('..', import.meta.url)))
export const cacheFolder = join(root, '.cache')
export const browserFile = join(cacheFolder, 'browser.json')

const oldestNode = [22, 22]

// The optional dependencies include Node 24; npm puts .bin first in the PATH of its scripts.
const isWindows = process.platform === 'win32'
const ownNodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const ownNode = join(root, 'node_modules', ownNodePackage, 'bin', isWindows ? 'node.exe' : 'node')
const ownNodeLink = join(root, 'node_modules', '.bin', 'node')

export function projectNode() {
  return existsSync(ownNode) ? ownNode : process.execPath
}

// npm 10 links the Node of every platform under the same name, then removes the link
// together with the packages for the other platforms.
export function linkOwnNode() {
  if (isWindows || existsSync(ownNodeLink) || !existsSync(ownNode)) return
  rmSync(ownNodeLink, { force: true })
  symlinkSync(relative(dirname(ownNodeLink), ownNode), ownNodeLink)
}

/** Returns the environment that npm gives to a script, for scripts started without npm. */
export function scriptEnv(additions = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...additions }
}

/** Returns the file of a command of an installed package. */
export function commandOf(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, bin[command])
}

/** Returns a message if the Node of the npm scripts does not fit, otherwise undefined. */
export function nodeProblem() {
  if (runsOnOwnNode() || isNewEnough(versionOf(projectNode()))) return undefined
  const wanted = oldestNode.join('.')
  const found = existsSync(ownNode) ? 'the one from npm does not run here' : `here is ${process.version}`
  return (
    `The portal needs Node ${wanted} or newer (${found}). ` +
    'Install Node 24 from nodejs.org or your package manager, then run the same command again.'
  )
}

function runsOnOwnNode() {
  return realpathSync(process.execPath).startsWith(join(root, 'node_modules') + sep)
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}
