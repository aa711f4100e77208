import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAffectedJourneys, testsOfSources, touchesInvariants } from './changed.mjs'
import { root } from './project.mjs'

const files = {
  'tests/e2e/users.e2e.ts': [
    `import { words } from '@wewb/web/identity/users/messages.ts'`,
    `import { people } from './fixtures.ts'`,
  ].join('\n'),
  'tests/e2e/every-screen.e2e.ts': `import { visits } from './screens.ts'`,
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

describe('the journeys that a change touches', () => {
  test('are the round over every screen and those of the screen that was changed, by the folder of its words', () => {
    expect(findAffectedJourneys(['web/src/identity/users/list-page.tsx'], base)).toEqual([
      'tests/e2e/every-screen.e2e.ts',
      'tests/e2e/users.e2e.ts',
    ])
  })
  test('are all that import a file, also over another one', () => {
    expect(findAffectedJourneys(['tests/e2e/fixtures.ts'], base).toSorted()).toEqual([
      'tests/e2e/status.e2e.ts',
      'tests/e2e/users.e2e.ts',
    ])
    expect(findAffectedJourneys(['domain/src/language/bilingual.ts'], base)).toHaveLength(2)
  })
  test('are all where the settings of the project changed', () => {
    expect(findAffectedJourneys(['package.json'], base)).toHaveLength(3)
    expect(findAffectedJourneys(['tests/e2e/portal.ts'], base)).toHaveLength(3)
  })
  test('are none where no journey reads anything of the folder', () => {
    expect(findAffectedJourneys(['api/src/identity/users/list-users.ts', 'docs/testing.md'], base)).toEqual([])
  })
})

test('the invariants of resilience belong to a change of the server', () => {
  expect(touchesInvariants(['api/src/identity/users/list-users.ts'])).toBe(true)
  expect(touchesInvariants(['web/src/app/page.tsx', 'docs/testing.md'])).toBe(false)
})

test('every test that reads sources is there', () => {
  expect(testsOfSources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
