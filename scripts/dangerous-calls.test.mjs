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
const filesWith = (pattern) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

test('forbids shortcuts from input to code or markup: no eval, no raw HTML, no messages of foreign frames', () => {
  expect(filesWith(/\beval\(|new Function\(|document\.write\(/)).toEqual([])
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML/)).toEqual([])
  // Only pages of its own origin can send messages to a service worker.
  expect(
    sources
      .filter(({ file, text }) => file.startsWith('web/') && /addEventListener\('message'/.test(text))
      .map(({ file }) => file),
  ).toEqual(['web/src/worker/service-worker.ts'])
})

test('permits child processes in four files only, without a shell and without user input', () => {
  expect(filesWith(/from 'node:child_process'/)).toEqual([
    'api/src/db/embedded-postgres.ts',
    'api/src/db/postgres-binaries.ts',
    'api/src/maintenance/create-backup.ts',
    'api/src/registers/imports/import-dispatcher.ts',
  ])
  expect(filesWith(/\bexec(?:Sync)?\(\s*[`'"]|shell: true/)).toEqual([])
})

test('permits dynamic regular expressions from configuration and constants only', () => {
  expect(filesWith(/new RegExp\(/)).toEqual([
    'api/src/config/config.ts',
    'api/src/config/validators.ts',
    'api/src/messaging/messages/message-transports.ts',
    'api/src/storage/s3-storage.ts',
    'domain/src/identity/accounts/second-factor.ts',
    'domain/src/language/bangla-transliteration-rules.ts',
  ])
})

test('permits only the system’s randomness, one cipher and one hash for secrets', () => {
  // The key of an entry in the browser's history.
  expect(filesWith(/Math\.random\(/)).toEqual(['web/src/lib/router/router.tsx'])
  const used = (pattern) =>
    [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)))].toSorted(inOrder)
  expect(used(/create(?:Cipheriv|Decipheriv)\('([^']+)'/g)).toEqual(['aes-256-gcm'])
  expect(used(/create(?:Hash|Hmac)\('([^']+)'/g)).toEqual(['sha256'])
  expect(used(/hkdfSync\('([^']+)'/g)).toEqual(['sha256'])
  expect(used(/generateKeyPair(?:Sync)?\('([^']+)'/g)).toEqual(['ed25519'])
})

test('verifies every certificate, and follows no redirect', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([])
  const asking = sources.filter(({ file, text }) => file.startsWith('api/') && /\bfetch\(/.test(text))
  expect(asking.filter(({ text }) => !text.includes(`redirect: 'error'`)).map(({ file }) => file)).toEqual([])
})

const inOrder = (one, other) => (one < other ? -1 : 1)
