import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const all = globSync('{**/*,.ci/**/*,.github/**/*,.vscode/**/*,.*}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '.git/**', '.cache/**', 'data/**', 'test-results/**'],
}).map((file) => file.replaceAll('\\', '/'))
/** Files that a how-to page tells the reader to create. */
const created = all
  .filter((file) => /^docs\/how-to\/.+\.md$/.test(file))
  .flatMap((page) => [...read(page).matchAll(/Create `([^`]+)`/g)].map(([, file]) => file))
/** Paths of files and folders, and their last parts. */
const paths = new Set([...all, ...created, ...created.flatMap(foldersAbove)])
const names = new Set([...paths].map((path) => basename(path)))

/** Names that are no file of the repository. */
const exempt = new Set([
  // Applied migrations never change: a hash of their text is stored (api/src/db/migrate.ts).
  'api/migrations/0009_complaints.sql: domain/3-workflows.md',
  'api/migrations/0010_content.sql: domain/1-rules.md',
  // A pattern of names.
  'docs/architecture.md: verb-noun.ts',
  // Files that the reader or the portal writes, and a file name in an example.
  'docs/how-to/run-on-several-hosts.md: my-values.yaml',
  'docs/operations.md: DATA_DIR/demo-secrets.json',
  'docs/operations.md: demo-secrets.json',
  'tests/resilience/input/monitored-browser.ts: response.json',
  // A domain name.
  'deploy/nginx/portal.conf: portal.example',
])
/** Folders that git does not contain. */
const generated = /^(?:api\/dist|web\/dist|data|\.cache)(?:\/|$)/

function foldersAbove(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The comments of each format. A document is read as a whole, except the imports in its examples. */
const commentForms = [
  [/\.md$/, /^(?:(?! from '\.).)+$/gm],
  [/\.(?:ts|tsx|mjs|css)$/, /\/\*[\s\S]*?\*\/|(?<=^\s*|\s)\/\/ .*$/gm],
  [/\.sql$/, /--.*$/gm],
  [/\.(?:conf|sh|ya?ml|tpl|example)$/, /#.*$|\/\*[\s\S]*?\*\//gm],
  [/(?:^|\/)(?:Dockerfile|CODEOWNERS|\.\w+(?:ignore|rc|attributes|config))$/, /#.*$/gm],
]
const texts = all.flatMap((file) => {
  const [, comments] = commentForms.find(([ofFile]) => ofFile.test(file)) ?? []
  return comments ? [{ file, text: read(file), prose: (read(file).match(comments) ?? []).join('\n') }] : []
})

const begin = String.raw`(?<![\w/@#.$*<{>:-])`
const folders = String.raw`(?:\.{1,2}\/)*(?:[\w.-]+\/)*`
const extension = 'ts|tsx|mjs|md|css|sql|json|ya?ml|conf|sh|tpl|example'
const topFolder = 'api|deploy|dev|docs|domain|scripts|tests|web'
const references = [
  // A file, with or without folders.
  new RegExp(String.raw`${begin}(${folders}\w[\w.-]*\.(?:${extension}))\b(?![\w/-])`, 'g'),
  // A folder from the root.
  new RegExp(String.raw`${begin}((?:${topFolder})\/(?:[\w-]+\/)*[\w-]+)(?![\w*<{.-]|\/[\w*<{])`, 'g'),
  // Any other folder, in backticks.
  /`((?:[\w-]+\/)+[\w-]*)`/g,
]

/** A path starts at the root, at the sources of a package, or at a folder above the file that names it. */
const packages = ['.', 'api/src', 'domain/src', 'web/src', 'tests']
function exists(file, path) {
  const place = path.replace(/\/$/, '')
  if (/^\.{1,2}\//.test(place)) return paths.has(posix.join(dirname(file), place))
  if (!place.includes('/')) return names.has(place)
  return [...packages, ...foldersAbove(file)].some((folder) => paths.has(posix.join(folder, place)))
}
const isPath = (path) => /\.\w+$/.test(path) || names.has(path.split('/')[0])

test('a comment or document names only files and folders that exist', () => {
  const missing = texts.flatMap(({ file, prose }) =>
    references
      .flatMap((form) => [...prose.matchAll(form)].map(([, path]) => path))
      .filter((path) => isPath(path) && !generated.test(path) && !exists(file, path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing.filter((reference) => !exempt.has(reference))).toEqual([])
  expect([...exempt].filter((reference) => !missing.includes(reference))).toEqual([])
})

test('a file names only npm scripts that exist', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:-{1,2}[\w-]+ )*([\w:-]*\w)/g)]
      .filter(([, name]) => !scripts.includes(name))
      .map(([, name]) => `${file}: npm run ${name}`),
  )
  expect(missing).toEqual([])
})

test('CODEOWNERS names only paths that exist', () => {
  const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path]) => path.replace(/\/$/, ''))
  expect(owned).toContain('api/migrations')
  expect(owned.filter((path) => !paths.has(path))).toEqual([])
})

/** The full run follows the pages; this check is quick enough for the gate. */
test('a how-to page names lines that exist once', () => {
  const named = all
    .filter((file) => /^docs\/how-to\/.+\.md$/.test(file))
    .flatMap((page) =>
      [...read(page).matchAll(/[Ii]n `([^`]+)`, (?:after|before|replace) the line that starts with `([^`]+)`/g)].map(
        ([, file, start]) => ({ page, file, start }),
      ),
    )
  expect(named.length).toBeGreaterThan(40)
  const isOnce = ({ file, start }) =>
    read(file)
      .split('\n')
      .filter((line) => line.trim().startsWith(start)).length === 1
  expect(named.filter((line) => !isOnce(line))).toEqual([])
})

test('the code of a how-to page imports only files that exist', () => {
  const imports = all
    .filter((file) => /^docs\/how-to\/.+\.md$/.test(file))
    .flatMap((page) =>
      [...read(page).matchAll(/ from '(?:#|@wewb\/)([\w./-]+\/[\w./-]+)'/g)].map(([, path]) => ({ page, path })),
    )
  expect(imports.length).toBeGreaterThan(10)
  const isFile = (path) =>
    paths.has(path.replace(/^(domain|api)\//, '$1/src/').replace(/(?<!\.tsx?)$/, '.ts')) ||
    packages.some((folder) => paths.has(posix.join(folder, path)))
  expect(imports.filter(({ path }) => !isFile(path))).toEqual([])
})
