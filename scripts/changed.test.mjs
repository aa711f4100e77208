import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findAffectedJourneys,
  isForEverything,
  listFullOnlyTests,
  listTestsBesideImports,
  touchesInvariants,
} from './changed.mjs'
import { root } from './project.mjs'

const files = {
  'tests/e2e/users.e2e.ts': [
    `import { words } from '@wewb/web/identity/users/messages.ts'`,
    `import { people } from './fixtures.ts'`,
  ].join('\n'),
  'tests/e2e/every-screen.e2e.ts': `import { visits } from './screens.ts'`,
  'tests/long.e2e.ts': `test('x', { tag: '@full' }, async () => {})`,
  'tests/e2e/status.e2e.ts': `import { people } from './fixtures.ts'`,
  'tests/e2e/fixtures.ts': `import { bilingual } from '@wewb/domain/language/bilingual'`,
}
let base
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'changed-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

test('names the changed tests that only the full run contains', () => {
  const changed = ['api/src/a.full.test.ts', 'api/src/b.test.ts', 'tests/long.e2e.ts', 'tests/e2e/users.e2e.ts']
  expect(listFullOnlyTests(changed, base)).toEqual(['api/src/a.full.test.ts', 'tests/long.e2e.ts'])
})

describe('end-to-end tests selected for a change', () => {
  test('are the tour of all screens and those of the changed screen, by folder name', () => {
    expect(findAffectedJourneys(['web/src/identity/users/list-page.tsx'], base)).toEqual([
      'tests/e2e/every-screen.e2e.ts',
      'tests/e2e/users.e2e.ts',
    ])
  })
  test('are all that import a file, also indirectly', () => {
    expect(findAffectedJourneys(['tests/e2e/fixtures.ts'], base).toSorted()).toEqual([
      'tests/e2e/status.e2e.ts',
      'tests/e2e/users.e2e.ts',
    ])
    expect(findAffectedJourneys(['domain/src/language/bilingual.ts'], base)).toHaveLength(2)
  })
  test('are all if the project settings changed', () => {
    expect(findAffectedJourneys(['package.json'], base)).toHaveLength(3)
    expect(findAffectedJourneys(['tests/e2e/portal.ts'], base)).toHaveLength(3)
  })
  test('are none if no test depends on the folder', () => {
    expect(findAffectedJourneys(['api/src/identity/users/list-users.ts', 'docs/testing.md'], base)).toEqual([])
  })
})

test('include the invariants for a change of the server', () => {
  expect(touchesInvariants(['api/src/identity/users/list-users.ts'])).toBe(true)
  expect(touchesInvariants(['domain/src/identity/permissions.ts'])).toBe(true)
  expect(touchesInvariants(['web/src/app/page.tsx', 'docs/testing.md'])).toBe(false)
})

test('are all unit tests if the project settings changed', () => {
  for (const file of ['tsconfig.json', 'vitest.setup.ts', 'package-lock.json']) expect(isForEverything(file)).toBe(true)
  expect(isForEverything('web/src/app/page.tsx')).toBe(false)
})

test('include the tests that render the built pages for a change of the web', () => {
  const rendered = 'api/src/ssr/pages.test.ts'
  expect(listTestsBesideImports(['web/src/app/page.tsx'])).toContain(rendered)
  expect(listTestsBesideImports(['docs/testing.md'])).not.toContain(rendered)
})

test('include every test that reads sources', () => {
  expect(listTestsBesideImports(['web/src/app/app.tsx']).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
