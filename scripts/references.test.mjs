import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const all = globSync('{**/*,.github/**/*}.{ts,tsx,mjs,md,css,sql}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '.cache/**', 'data/**', 'test-results/**'],
}).map((file) => file.replaceAll('\\', '/'))
/** Files that a how-to page tells the reader to create. */
const created = globSync('docs/how-to/*.md', { cwd: root }).flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/Create `([^`]+)`/g)].map(([, file]) => file),
)
const known = new Set([...all, ...created])
/** Every end of a path: a comment may name a file without its folders. */
const ends = new Set([...known].flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))

const name = /(?<![\w/@#.$*<{-])((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md|css|sql))\b/g
/** Placeholder names in examples. */
const examples = /^(?:api\/migrations\/NNNN_\w+\.sql|[\w-]*verb-noun\.ts)$/

/**
 * Returns the comments of a program, or the whole of a document. Migrations are excluded, because they never change.
 */
function proseOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.md')) return text
  return (text.match(/\/\*[\s\S]*?\*\/|(?<=^\s*|\s)\/\/ .*$/gm) ?? []).join('\n')
}

const isKnown = (file, path) =>
  known.has(normalize(join(dirname(file), path)).replaceAll('\\', '/')) || ends.has(path.replace(/^(?:\.\.?\/)+/, ''))

test('comments and documents name only existing files', () => {
  const missing = all
    .filter((file) => !file.endsWith('.sql'))
    .flatMap((file) =>
      [...proseOf(file).matchAll(name)]
        .map(([, path]) => path)
        .filter((path) => !examples.test(path) && !isKnown(file, path))
        .map((path) => `${file}: ${path}`),
    )
  expect(missing).toEqual([])
})
