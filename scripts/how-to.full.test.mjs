import { exec, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { linkPackages } from '@wewb/tests/link-packages.ts'
import { root } from './project.mjs'

// Follows the pages `docs/how-to/add-*.md` in a copy of the project: makes the changes and runs the commands they name.

/** The sentence before a code block says where the code goes. */
const instructions = [
  [/Create `([^`]+)`:$/, () => (code) => code],
  [/[Aa]t the end of `([^`]+)`, add:$/, (text) => (code) => `${text}\n${code}`],
  [
    /[Ii]n `([^`]+)`, after the line that starts with `([^`]+)`, add:$/,
    (text, start) => (code) => replaceLine(text, start, (line) => `${line}\n${code}`),
  ],
  [
    /[Ii]n `([^`]+)`, before the line that starts with `([^`]+)`, add:$/,
    (text, start) => (code) => replaceLine(text, start, (line) => `${code}\n${line}`),
  ],
  [
    /[Ii]n `([^`]+)`, replace the line that starts with `([^`]+)` by:$/,
    (text, start) => (code) => replaceLine(text, start, () => code),
  ],
]

function replaceLine(text, start, replace) {
  const lines = text.split('\n')
  const found = lines.flatMap((line, at) => (line.trim().startsWith(start) ? [at] : []))
  if (found.length !== 1) throw new Error(`${found.length} lines start with ${start}, instead of one`)
  lines[found[0]] = replace(lines[found[0]])
  return lines.join('\n')
}

/** Copies the files of the project and links its packages. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'how-to-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.trim().split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  linkPackages(copy)
  return copy
}

const typesState = '.cache/types.tsbuildinfo'

/** Checks the types of an unchanged copy and returns its state, so that each page checks only what its steps change. */
async function checkTypesOnce() {
  const copy = copyProject()
  try {
    await runCommand(copy, 'node scripts/checks.mjs types')
    return readFileSync(join(copy, typesState))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

// A reader's shell lacks the variables of Vitest. With its NODE_ENV the web build would use React's development JSX.
const shellEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|TEST_SIZE|DEV|PROD|MODE|BASE_URL|VITEST.*)$/.test(name),
  ),
)

async function runCommand(copy, command) {
  try {
    await promisify(exec)(command, { cwd: copy, env: shellEnv, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    // The failures of Vitest are in stderr.
    throw new Error(`${command} fails:\n${error.stdout.slice(-3000)}\n${error.stderr.slice(0, 3000)}`, { cause: error })
  }
}

async function follow(copy, page) {
  for (const [, sentence, indent, language, body] of page.matchAll(/^(.*)\n\n( *)```(\w+)\n([\s\S]*?)\n *```$/gm)) {
    const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    if (language === 'sh') {
      for (const command of code.split('\n')) await runCommand(copy, command)
      continue
    }
    const [match, change] =
      instructions.map(([form, apply]) => [form.exec(sentence), apply]).find(([found]) => found) ?? []
    if (!match) throw new Error(`instruction not found: ${sentence}`)
    const [, file, start] = match
    const path = join(copy, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${change(text, start)(code).trimEnd()}\n`)
  }
}

// Copies lie side by side, so the relative paths in the state are true in each.
let checkedTypes

beforeAll(async () => {
  checkedTypes = await checkTypesOnce()
}, 300_000)

const limit = { timeout: 1_800_000 }
const pages = readdirSync(join(root, 'docs/how-to')).filter((name) => name.startsWith('add-'))

test.concurrent.each(pages)('%s: the steps are executable, and the named commands pass', limit, async (name) => {
  const copy = copyProject()
  mkdirSync(join(copy, '.cache'))
  writeFileSync(join(copy, typesState), checkedTypes)
  try {
    await expect(follow(copy, readFileSync(join(root, 'docs/how-to', name), 'utf8'))).resolves.toBeUndefined()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
