// Run by hand after a change of packages, when scripts/lock.test.mjs demands it.
// Adds the optional packages that the registry lacks; their platforms come from the nearest other version in the
// registry.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingFromLock } from './lock.mjs'
import { root } from './project.mjs'

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const copiedFields = ['cpu', 'license', 'libc', 'os', 'engines']

function lookUp(name) {
  const found = JSON.parse(execFileSync('npm', ['view', name, ...copiedFields, '--json'], { encoding: 'utf8' }))
  return Array.isArray(found) ? found.at(-1) : found
}

function asList(value) {
  return typeof value === 'string' ? [value] : value
}

// Some WebAssembly builds declare no platform, and npm would install them everywhere.
function cpuOf(name, declared) {
  return declared ?? (name.includes('wasm32') ? 'wasm32' : undefined)
}

function entryFor({ name, version, dev }) {
  const { cpu, os, libc, license, engines } = lookUp(name)
  const entry = {
    version,
    cpu: asList(cpuOf(name, cpu)),
    dev,
    libc: asList(libc),
    license,
    optional: true,
    os: asList(os),
    engines,
  }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

const missing = missingFromLock(lock.packages)
for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryFor(one)
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`)
console.log(`${missing.length} packages added to package-lock.json.`)
