import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
const table = page.split(/^## Retired words$/m)[1] ?? ''
const retired = new Set([...table.matchAll(/^\| ([a-z, ]+) \| .+ \|$/gm)].flatMap(([, words]) => words.split(', ')))

/** `listKeptFiles` and `list-kept-files` consist of the words list, kept and files. */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? []
const retiredIn = (name) => wordsOf(name).filter((word) => retired.has(word))

const sources = globSync('{api,domain,web,tests,dev,deploy,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})

/** Paths that stay although they contain a retired word. */
const allowed = new Set([
  // Applied migrations never change: the database stores their names (api/src/db/migrate.ts).
  'api/migrations/0023_keeping.sql',
  // "Least privilege" is the term for it.
  'docs/decisions/0015-least-privilege-database-role.md',
])
const paths = globSync('{*,{api,domain,web,tests,dev,deploy,docs,scripts,.github}/**/*}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((path) => path.replaceAll('\\', '/'))

test('knows the retired words', () => {
  expect(retired.size).toBeGreaterThan(30)
  expect(retiredIn('listKeptFiles')).toEqual(['kept'])
  expect(retiredIn('list-kept-files.ts')).toEqual(['kept'])
})

test('no file or folder has a retired word in its name', () => {
  expect(paths).toEqual(expect.arrayContaining([...allowed, 'deploy/nginx', 'deploy/nginx/cache.conf']))
  expect(paths.filter((path) => retiredIn(path).length > 0 && !allowed.has(path))).toEqual([])
})

test('no exported name has a retired word', () => {
  const found = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm,
      ),
    ]
      .filter(([, name]) => retiredIn(name).length > 0)
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
