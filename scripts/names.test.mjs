import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
const table = page.split(/^## Retired words$/m)[1] ?? ''
const retired = new Set([...table.matchAll(/^\| ([a-z, ]+) \| .+ \|$/gm)].flatMap(([, words]) => words.split(', ')))

/** `listKeptFiles` and `list-kept-files` consist of the words list, kept and files. */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? []
const retiredIn = (name) => wordsOf(name).filter((word) => retired.has(word))

const files = globSync('{api,domain,web,tests,dev,deploy,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})

test('knows the retired words', () => {
  expect(retired.size).toBeGreaterThan(30)
  expect(retiredIn('listKeptFiles')).toEqual(['kept'])
  expect(retiredIn('list-kept-files.ts')).toEqual(['kept'])
})

test('no file name has a retired word', () => {
  expect(files.filter((file) => retiredIn(basename(file)).length > 0)).toEqual([])
})

test('no exported name has a retired word', () => {
  const found = files.flatMap((file) =>
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
