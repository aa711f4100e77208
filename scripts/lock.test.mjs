import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingFromLock } from './lock.mjs'
import { root } from './project.mjs'

test('the lock file is complete for every platform; otherwise run node scripts/complete-lock.mjs', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(missingFromLock(packages).map(({ name }) => name)).toEqual([])
})

test('a package is resolved in its own folder and in parent folders only', () => {
  const needy = { optionalDependencies: { a: '1.0.0' } }
  const found = (packages) => missingFromLock(packages).length === 0
  expect(found({ 'node_modules/x': needy, 'node_modules/a': {} })).toBe(true)
  expect(found({ 'node_modules/x': needy, 'node_modules/x/node_modules/a': {} })).toBe(true)
  expect(found({ 'node_modules/y/node_modules/x': needy, 'node_modules/y/node_modules/a': {} })).toBe(true)
  expect(found({ api: needy, 'node_modules/a': {} })).toBe(true)
  expect(found({ '': needy, 'node_modules/a': {} })).toBe(true)
  expect(found({ 'node_modules/x': needy, 'node_modules/y/node_modules/a': {} })).toBe(false)
  expect(found({ '': needy })).toBe(false)
})
