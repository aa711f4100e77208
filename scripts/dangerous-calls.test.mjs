import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

const sources = ['api/src', 'web/src', 'domain/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('/testing/'))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) })),
)
const filesWith = (pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

test('nothing typed ever becomes code or markup by a shortcut: no eval, no raw HTML, no foreign frames’ messages', () => {
  expect(filesWith(/\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([]) // prettier-ignore
  // A worker is spoken to by pages of its own address alone.
  expect(sources.filter(({ file, text }) => file.startsWith('web/') && /addEventListener\('message'/.test(text)).map(({ file }) => file)).toEqual(['web/src/worker/portal-worker.ts']) // prettier-ignore
})

test('processes are started by four files only, never through a shell, with arguments that nobody typed', () => {
  expect(filesWith(/from 'node:child_process'/)).toEqual([
    'api/src/keeping/make-backup.ts',
    'api/src/platform/embedded-postgres.ts',
    'api/src/platform/postgres-binaries.ts',
    'api/src/registry/large-files.ts',
  ])
  expect(filesWith(/\bexec(?:Sync)?\(\s*[`'"]|shell: true/)).toEqual([])
})

test('patterns are made at run time from configuration and constants alone; those of people run on the matcher of our own', () => {
  expect(filesWith(/new RegExp\(/)).toEqual([
    'api/src/messages/carriers.ts',
    'api/src/platform/bucket-shelf.ts',
    'api/src/platform/config-checks.ts',
    'api/src/platform/config.ts',
    'domain/src/accounts/second-factor.ts',
    'domain/src/language/bangla-name-rules.ts',
  ])
})

test('what must not be guessed comes from the machine’s own randomness, in one cipher and one hash', () => {
  // A key of a place in the browser's own history.
  expect(filesWith(/Math\.random\(/)).toEqual(['web/src/router/router.tsx'])
  const used = (pattern) => [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)))].toSorted(inOrder) // prettier-ignore
  expect(used(/create(?:Cipheriv|Decipheriv)\('([^']+)'/g)).toEqual(['aes-256-gcm'])
  expect(used(/create(?:Hash|Hmac)\('([^']+)'/g)).toEqual(['sha256'])
  expect(used(/hkdfSync\('([^']+)'/g)).toEqual(['sha256'])
  expect(used(/generateKeyPair(?:Sync)?\('([^']+)'/g)).toEqual(['ed25519'])
})

test('every certificate is checked, and no answer leads to another address', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([])
  const asking = sources.filter(({ file, text }) => file.startsWith('api/') && /\bfetch\(/.test(text))
  expect(asking.filter(({ text }) => !text.includes(`redirect: 'error'`)).map(({ file }) => file)).toEqual([])
})

const inOrder = (one, other) => (one < other ? -1 : 1)
