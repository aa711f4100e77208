import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from './builds.mjs'

let base

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'web-hash-'))
  write('web/src/page.tsx', 'page')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

function write(path, content) {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), content)
}

const hash = () => hashOf(base, ['web', 'package-lock.json'])

describe('hash of the web sources', () => {
  test.each([
    ['a changed page', 'web/src/page.tsx', 'other page'],
    ['a new file', 'web/src/card.tsx', ''],
    ['another set of packages', 'package-lock.json', '{"a":1}'],
  ])('changes with %s', (_, path, content) => {
    const before = hash()
    write(path, content)
    expect(hash()).not.toBe(before)
  })

  test.each(['web/src/page.test.tsx', 'web/dist/index.html', 'web/node_modules/a/index.js'])(
    'does not change with %s',
    (path) => {
      const before = hash()
      write(path, 'anything')
      expect(hash()).toBe(before)
    },
  )
})
