import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dependenciesDoc, findDependencyFaults, findUnusedReasons, productionPackages } from './dependencies.mjs'
import { root } from './project.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const list = productionPackages(packages)

test('every production package has a reason or a parent, an allowed licence, and no unlisted install script', () => {
  expect(findDependencyFaults(list)).toEqual([])
  expect(list.filter(({ isDirect, requiredBy }) => !isDirect && requiredBy.length === 0)).toEqual([])
})

test('no reason is left for a removed package', () => {
  expect(findUnusedReasons(list)).toEqual([])
})

test('every production package is pinned by its hash', () => {
  const loose = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link && !entry.integrity,
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test('docs/dependencies.md matches the lock file; otherwise run node scripts/write-dependencies-doc.mjs', () => {
  expect(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).toBe(dependenciesDoc(list))
})

test('a package without a reason, with another licence or with an install script is reported', () => {
  const made = productionPackages({
    api: { dependencies: { strange: '1' } },
    'node_modules/strange': {
      version: '1.0.0',
      license: 'GPL-3.0',
      hasInstallScript: true,
      dependencies: { inner: '1' },
    },
    'node_modules/inner': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/only-for-tests': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  })
  expect(made.map(({ name, requiredBy }) => [name, requiredBy])).toEqual([
    ['inner', ['strange']],
    ['strange', []],
  ])
  expect(findDependencyFaults(made)).toEqual([
    'strange has no reason in scripts/dependencies.mjs',
    'strange has a licence that is not on the list: GPL-3.0',
    'strange runs a script when it is installed',
  ])
})
