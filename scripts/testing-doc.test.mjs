import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '@wewb/tests/resilience/mutants/mutants.ts'
import { root } from './project.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const page = read('docs/testing.md')
const section = (title) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
const outside = section('What is not in the gate')
const unitTests = globSync('{api,domain,web,scripts,tests,deploy,dev}/**/*.test.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'scripts/testing-doc.test.mjs'],
})
/** `20_000` is written `20,000`; a size that is not a number is `all`. */
const inDigits = (size) => (/^[\d_]+$/.test(size) ? Number(size.replaceAll('_', '')).toLocaleString('en') : 'all')
const wordsOf = (text) => text.split(/, /).map((word) => word.trim().replace(/\.$/, ''))

test('docs/testing.md lists every file with end-to-end tests of the full run only', () => {
  const files = globSync('tests/e2e/*.e2e.ts', { cwd: root }).filter((file) => /@full|isFull/.test(read(file)))
  const unnamed = files.map((file) => basename(file, '.e2e.ts')).filter((name) => !outside.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})

test('docs/testing.md lists every unit test of the full run only', () => {
  const ofFull = unitTests.filter(
    (file) => /\.full\.test\.\w+$/.test(file) || /\.runIf\(isFull|isFull \|\||if \(!isFull\)/.test(read(file)),
  )
  expect(ofFull.length).toBeGreaterThan(20)
  expect(ofFull.map((file) => basename(file)).filter((name) => !outside.includes(`\`${name}\``))).toEqual([])
})

test('docs/testing.md lists every size that differs between gate and full run', () => {
  const written = [...section('Sizes').matchAll(/^\| `([^`]+)` \| .+ \| (.+) \| (.+) \|$/gm)].map(
    ([, file, gate, full]) => `${file}: ${gate} / ${full}`,
  )
  const used = [...unitTests, 'vitest.setup.ts', ...globSync('tests/resilience/**/*.ts', { cwd: root })].flatMap(
    (file) =>
      [...read(file).matchAll(/\b(?:sized|repeated)\(([\d_]+), ([\w.]+)\)/g)].map(
        ([, gate, full]) => `${basename(file)}: ${inDigits(gate)} / ${inDigits(full)}`,
      ),
  )
  expect(written.toSorted()).toEqual([...new Set(used)].toSorted())
})

test('docs/testing.md lists the invariants of the gate', () => {
  const invariants = globSync('tests/resilience/*/*.ts', { cwd: root })
    .map(read)
    .flatMap((text) => [
      .../^export const \w+: Invariant = \{[\s\S]*?id: '([\w-]+)'[\s\S]*?check/gm[Symbol.matchAll](text),
    ])
    .map(([declared, id]) => ({ id, isSmoke: declared.includes('smoke: true') }))
  const [left, right] = /^\| (kill, .+?) \| (.+?) \|$/m.exec(outside)?.slice(1) ?? []
  const named = (isSmoke) => invariants.filter((one) => one.isSmoke === isSmoke).map(({ id }) => id)
  expect(wordsOf(left ?? '').toSorted()).toEqual(named(false).toSorted())
  expect(wordsOf(right ?? '').toSorted()).toEqual(named(true).toSorted())
})

test('docs/testing.md lists every mutant once', () => {
  const text = section('Mutants')
  const inGate = [...text.matchAll(/^\| [\w-]+ \| ([\w-]+(?:, [\w-]+)*) \|$/gm)].flatMap(([, names]) => wordsOf(names))
  const inFull = wordsOf(/full run only: (.+)$/m.exec(text)?.[1] ?? '')
  const ids = mutants.map(({ id }) => id)
  expect([inGate, inFull].flat()).toHaveLength(ids.length)
  expect(new Set([inGate, inFull].flat())).toEqual(new Set(ids))
})
