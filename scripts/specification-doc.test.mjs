import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

/** Hundreds of rows cite the same files. */
const contents = new Map()
function read(path) {
  const text = contents.get(path) ?? readFileSync(join(root, path), 'utf8')
  contents.set(path, text)
  return text
}
const exists = (path) => existsSync(join(root, path))
const pages = [
  { letter: 'S', path: 'docs/specification/portal.md' },
  { letter: 'D', path: 'docs/specification/domain-rules.md' },
  { letter: 'F', path: 'docs/specification/features.md' },
]

/** Columns: number, statement, status, where it is built, test that proves it. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| No\. \||^\|-/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )

const citationsOf = (cell) => [...cell.matchAll(/`([^`]+)` › “([^”]+)”/g)].map(([, file, title]) => ({ file, title }))
const decisionOf = (status) => /^differs: \[\d{4}\]\((\S+)\)$/.exec(status)?.[1]
const isSentence = (text) => text.split(' ').length > 2 && text.endsWith('.')

/** A test is cited by its whole title; a loop over titles is cited by its source. */
const linesWithTitle = (file, title) =>
  read(file)
    .split('\n')
    .flatMap((line, index) =>
      [`'${title}',`, `"${title}",`, `\`${title}\`,`].some((t) => line.includes(t)) ? index : [],
    )
const indentation = (line) => line.search(/\S/)
/** The inner line of a statement that closes a bracket belongs to the line that opened it. */
const limitBelow = (line) => indentation(line) + (/^\s*[\])}]/.test(line) ? 1 : 0)

/** The formatter indents every block, so the lines around a test are those above it with less indentation. */
function isSkipped(lines, index) {
  let limit = limitBelow(lines[index])
  const around = [lines[index]]
  for (const line of lines.slice(0, index).toReversed()) {
    if (indentation(line) < 0 || indentation(line) >= limit) continue
    around.push(line)
    limit = limitBelow(line)
  }
  return around.some((line) => /\b\w+\.(?:skip|todo|fixme)\b|^\s*(?:\/\/|x(?:it|test|describe)\b)/.test(line))
}
const runsTest = (file, title) => linesWithTitle(file, title).some((index) => !isSkipped(read(file).split('\n'), index))
const isTestFile = (file) => /\.(?:test|e2e)\.\w+$/.test(file) || file.startsWith('tests/resilience/')

function mistakesIn([id, statement, status, built, proof, ...more], page) {
  const citations = citationsOf(proof ?? '')
  const files = [...(built ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file)
  const decision = decisionOf(status ?? '')
  const remark = /(?:No test|Missing): (.+)$/.exec(proof ?? '')?.[1] ?? ''
  return [
    (proof === undefined || more.length > 0) && 'does not have five columns',
    !statement && 'has no statement',
    !['works', 'open'].includes(status) && !decision && `has the unknown status ${status}`,
    decision && !exists(posix.join(posix.dirname(page), decision)) && `names the missing page ${decision}`,
    status !== 'open' && files.length === 0 && 'does not say where it is built',
    ...files.map((file) => !exists(file) && `names the missing file ${file}`),
    ...citations.map(({ file, title }) =>
      !exists(file) || !isTestFile(file)
        ? `names the missing test file ${file}`
        : !runsTest(file, title) &&
          `names the ${linesWithTitle(file, title).length > 0 ? 'skipped' : 'missing'} test ${title}`,
    ),
    status === 'open' && !(proof?.includes('Missing: ') && isSentence(remark)) && 'is open without a sentence',
    status !== 'open' && citations.length === 0 && !isSentence(remark) && 'has neither a test nor a reason',
  ]
    .filter(Boolean)
    .map((mistake) => `${id} ${mistake}`)
}

const numberOf = (letter, index) => `${letter}-${String(index + 1).padStart(3, '0')}`
const misnumbered = (rows, letter) =>
  rows.flatMap(([id], index) => (id === numberOf(letter, index) ? [] : [`${id} should be ${numberOf(letter, index)}`]))

test.each(pages)('$path names existing files and tests in every row', ({ path }) => {
  const rows = rowsOf(read(path))
  expect(rows.length).toBeGreaterThan(90)
  expect(rows.flatMap((row) => mistakesIn(row, path))).toEqual([])
})

test.each(pages)('$path numbers its rows without gaps or repetition', ({ path, letter }) => {
  expect(misnumbered(rowsOf(read(path)), letter)).toEqual([])
})

test('docs/specification.md has correct totals', () => {
  const index = read('docs/specification.md')
  for (const { path } of pages) {
    const rows = rowsOf(read(path))
    const count = (isCounted) => rows.filter(isCounted).length
    const totals = [
      rows.length,
      count(([, , status]) => status === 'works'),
      count(([, , status]) => status.startsWith('differs')),
      count(([, , status]) => status === 'open'),
      count(([, , , , proof]) => proof.includes('No test: ')),
    ]
    expect(index).toContain(`(${path.replace('docs/', '')}) | ${totals.join(' | ')} |`)
  }
})

test('a wrong row is reported', () => {
  const page = 'docs/specification/portal.md'
  const built = '`scripts/project.mjs`'
  const here = 'scripts/specification-doc.test.mjs'
  const proof = `\`${here}\` › “a wrong row is reported”`
  const mistakes = (...cells) => rowsOf(`| ${cells.join(' | ')} |`).flatMap((row) => mistakesIn(row, page))
  expect(mistakes('S-001', 'A statement', 'works', built, proof)).toEqual([])
  expect(mistakes('S-001', 'A statement', 'works', built, 'No test: checked by hand.')).toEqual([])
  expect(mistakes('S-001', 'A statement', 'open', '—', 'Missing: the whole screen.')).toEqual([])
  const wrong = [
    { row: ['works', '`scripts/gone.mjs`', proof], mistake: 'names the missing file scripts/gone.mjs' },
    {
      row: ['works', built, proof.replace('wrong', 'right')],
      mistake: 'names the missing test a right row is reported',
    },
    {
      row: ['works', built, proof.replace(here, 'gone.test.mjs')],
      mistake: 'names the missing test file gone.test.mjs',
    },
    { row: ['works', built, '—'], mistake: 'has neither a test nor a reason' },
    { row: ['open', '—', proof], mistake: 'is open without a sentence' },
    { row: ['perhaps', built, proof], mistake: 'has the unknown status perhaps' },
    { row: ['differs: [9999](9999.md)', built, proof], mistake: 'names the missing page 9999.md' },
    { row: ['works', proof], mistake: 'does not have five columns' },
  ]
  for (const { row, mistake } of wrong) expect(mistakes('S-002', 'A statement', ...row)).toContain(`S-002 ${mistake}`)
  expect(misnumbered([['S-001'], ['S-001']], 'S')).toEqual(['S-001 should be S-002'])
})

test('a test that never runs is reported', () => {
  const lines = `
describe('a', () => {
  it('runs', () => {})
  it.runIf(isLinux)('runs on Linux', () => {})
  it.skip('is skipped', () => {})
  it.skip.each([
    1,
  ])('is skipped for %s', () => {})
  // it('is a comment', () => {})
})
describe.skip('b', () => {
  describe('c', () => {
    it.each([
      1,
    ])(
      'is skipped in its group',
      () => {},
    )
  })
})
test.fixme('is to be mended', () => {})
it('runs after a skipped group', () => {})`.split('\n')
  const running = lines.flatMap((line, index) => (line.includes('s') && !isSkipped(lines, index) ? line.trim() : []))
  const titled = running.flatMap((line) => /'([^']{4,})',/.exec(line)?.[1] ?? [])
  expect(titled).toEqual(['runs', 'runs on Linux', 'runs after a skipped group'])
})
