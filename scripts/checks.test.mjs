import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfLinted, unlessUnchanged } from './checks.mjs'

let base

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'checks-'))
  write('.gitignore', 'node_modules/\ndist/\n*.log\n')
  write('node_modules/.package-lock.json', '{"oxlint":1}')
  write('.oxlintrc.json', '{}')
  write('web/src/page.tsx', 'page')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

function write(path, content) {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), content)
}

describe('hash of the linted sources', () => {
  test.each([
    ['a changed page', 'web/src/page.tsx'],
    ['a new test', 'web/src/page.test.tsx'],
    ['a new script', 'scripts/start.mjs'],
    ['the rules', '.oxlintrc.json'],
    ['the settings of the compiler', 'tsconfig.json'],
    ['other installed packages', 'node_modules/.package-lock.json'],
    ['what git ignores', '.gitignore'],
  ])('changes with %s', (_, path) => {
    const before = hashOfLinted(base)
    write(path, 'anything')
    expect(hashOfLinted(base)).not.toBe(before)
  })

  test.each(['web/dist/index.js', 'node_modules/a/index.js', 'docs/readme.md', '.git/config.json'])(
    'does not change with %s',
    (path) => {
      const before = hashOfLinted(base)
      write(path, 'anything')
      expect(hashOfLinted(base)).toBe(before)
    },
  )
})

describe('stamped check', () => {
  let runs
  const check = (hash, outcome) =>
    unlessUnchanged(join(base, '.cache/lint.hash'), hash, () => {
      runs += 1
      return outcome
    })
  beforeEach(() => (runs = 0))

  test('is skipped for sources without findings', async () => {
    expect(await check('one', true)).toBe(true)
    expect(await check('one', true)).toBe(true)
    expect(runs).toBe(1)
  })

  test('runs again for other sources, and for those with findings', async () => {
    await check('one', true)
    expect(await check('two', false)).toBe(false)
    expect(await check('two', false)).toBe(false)
    expect(await check('one', true)).toBe(true)
    expect(runs).toBe(3)
  })
})
