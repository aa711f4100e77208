import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const securityPage = read('docs/security.md')

/**
 * Number of items of levels 1 and 2 in each section of OWASP ASVS 5.0.0; those of level 3 always have the last numbers.
 */
const items = [
  {
    1.1: 2,
    1.2: 9,
    1.3: 11,
    1.4: 3,
    1.5: 2,
    2.1: 3,
    2.2: 3,
    2.3: 4,
    2.4: 1,
    3.2: 2,
    3.3: 4,
    3.4: 6,
    3.5: 5,
    3.7: 2,
    4.1: 3,
    4.2: 1,
    4.3: 2,
    4.4: 4,
    5.1: 1,
    5.2: 3,
    5.3: 2,
    5.4: 3,
  },
  {
    6.1: 3,
    6.2: 12,
    6.3: 4,
    6.4: 4,
    6.5: 5,
    6.6: 3,
    6.8: 4,
    7.1: 3,
    7.2: 4,
    7.3: 2,
    7.4: 5,
    7.5: 2,
    7.6: 2,
    8.1: 2,
    8.2: 3,
    8.3: 1,
    8.4: 1,
    9.1: 3,
    9.2: 4,
  },
  {
    10.1: 2,
    10.2: 2,
    10.3: 4,
    10.4: 11,
    10.5: 5,
    10.6: 2,
    10.7: 3,
    11.1: 2,
    11.2: 3,
    11.3: 3,
    11.4: 4,
    11.5: 1,
    11.6: 1,
    12.1: 3,
    12.2: 2,
    12.3: 4,
    13.1: 1,
    13.2: 5,
    13.3: 2,
    13.4: 5,
  },
  {
    14.1: 2,
    14.2: 4,
    14.3: 3,
    15.1: 3,
    15.2: 3,
    15.3: 7,
    16.1: 1,
    16.2: 5,
    16.3: 4,
    16.4: 3,
    16.5: 3,
    17.1: 1,
    17.2: 4,
    17.3: 2,
  },
].flatMap((part) =>
  Object.entries(part).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  ),
)

const rows = [...securityPage.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, id, , proof]) => ({
    id,
    proof,
  }),
)
const outside = [...securityPage.matchAll(/^Does not apply: ([\d., ]+):/gm)].flatMap(([, ids]) => ids.split(', '))

test('docs/security.md has every item of ASVS 5.0, levels 1 and 2, once: as a row or as not applicable', () => {
  const found = [...rows.map(({ id }) => id), ...outside]
  expect(items).toHaveLength(70 + 183)
  expect(found.toSorted(inOrder)).toEqual(items.toSorted(inOrder))
})

test('docs/security.md has correct totals', () => {
  const begins = (words) => rows.filter(({ proof }) => proof.startsWith(words)).length
  const [decided, open, below] = [begins('Decision'), begins('Not yet'), begins('“')]
  expect(securityPage).toContain(`${rows.length} apply, ${outside.length} do not.`)
  expect(securityPage).toContain(
    `${rows.length - decided - open - below} are verified by a test or an invariant, ` +
      `${below} refer to a section below, ${decided} rest on a decision stated in the row, ` +
      `and ${open} are open`,
  )
})

test('docs/security.md refers only to existing files and titles', () => {
  const named = [...securityPage.matchAll(/`([^`]+)` › “([^”]+)”/g)].map(([, file, words]) => ({ file, words }))
  expect(named.length).toBeGreaterThan(200)
  const missing = named.filter(
    ({ file, words }) => !existsSync(join(root, file)) || !holds(read(file), words, /\.(?:test|e2e)\./.test(file)),
  )
  expect(missing).toEqual([])
  const files = [
    ...securityPage.matchAll(/\b((?:api|docs|domain|scripts|tests|web)\/[\w./-]+\.(?:ts|tsx|mjs|md))\b/g),
  ].map(([, file]) => file)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

/** A test is cited by its whole title, a document by some words in it. */
const holds = (text, words, isTest) =>
  isTest
    ? [`'${words}'`, `"${words}"`, `\`${words}\``].some((sentence) => text.includes(sentence))
    : text.includes(words)

test('docs/security.md and npm run test:resilience have the same invariants', () => {
  const named = [...securityPage.matchAll(/npm run test:resilience -- (\w[\w-]*)/g)].map(([, id]) => id)
  const promises = readdirSync(join(root, 'tests/resilience'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && /\w: Invariant = \{/.test(read(`tests/resilience/${file}`)))
    .map((file) => /^ {2}id: '([\w-]+)'/m.exec(read(`tests/resilience/${file}`))?.[1])
  expect([...new Set(named)].toSorted(inOrder)).toEqual([...new Set(promises)].toSorted(inOrder))
})

const inOrder = (one, other) => (one < other ? -1 : 1)
