import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { environmentVariables } from '@wewb/api/config/config.ts'
import { allScreens } from '@wewb/domain/access/screens'
import { problems } from '@wewb/domain/http/problems'
import { loadContracts } from '@wewb/tests/load-contracts.ts'

const read = (path: string) => readFileSync(join('deploy', path), 'utf8')
const contracts = (await loadContracts()).map((contract) => ({ ...contract, path: `/api/v1${contract.path}` }))
/** Fills the parameters of a path. */
const filled = (path: string) => path.replaceAll(/:\w+/g, '17')

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    { environment?: Record<string, string>; image: string; volumes?: string[]; depends_on?: Record<string, unknown> }
  >
}
const templates = readdirSync('deploy/helm/portal/templates').map((name) => ({
  name,
  text: read(`helm/portal/templates/${name}`),
}))
const chart = templates.map(({ text }) => text).join('\n')
const values = parse(read('helm/portal/values.yaml')) as Record<string, unknown>

it('uses only existing settings in every deployment file', () => {
  const ours = ['portal', 'migrate'].flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}))
  const inFile = [...read('portal.env.example').matchAll(/^([A-Z]\w+)=/gm)].map(([, name]) => name ?? '')
  const inChart = [...chart.matchAll(/- name: ([A-Z][A-Z0-9_]+)$/gm)].map(([, name]) => name ?? '')
  const inImage = [...read('Dockerfile').matchAll(/^(?:ENV|   ) ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '')
  expect(ours.length * inFile.length * inChart.length * inImage.length).toBeGreaterThan(0)
  // Parts of a URL, and variables of Node and the C library.
  const others = ['APP_PASSWORD', 'OWNER_ADDRESS', 'NODE_ENV', 'MALLOC_ARENA_MAX']
  const named = [...ours, ...inFile, ...inChart, ...inImage, ...Object.keys(values['settings'] as object)]
  expect(named.filter((name) => !(name in environmentVariables) && !others.includes(name))).toEqual([])
})

it('sets everything that production requires, and contains no secret', () => {
  const required = Object.entries(environmentVariables)
    .filter(([, about]) => 'required' in about)
    .map(([name]) => name)
  const configuration = `${read('portal.env.example')} ${read('helm/portal/values.yaml')}`
  expect(required.filter((name) => !configuration.includes(name))).toEqual([])
  expect(read('portal.env.example')).not.toMatch(/^\w+=./m)
  const secret = /PASSWORD|SECRET|KEY|TOKEN/
  const given = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  expect(given.filter(([name, value]) => secret.test(name) && !/^\$\{\w+:\?\}$/.test(value))).toEqual([])
})

it('composes existing services from existing files', () => {
  for (const { volumes = [], depends_on = {} } of Object.values(compose.services)) {
    const files = volumes.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []).filter((file) => file !== 'tls')
    expect(files.filter((file) => !existsSync(join('deploy', file)))).toEqual([])
    expect(Object.keys(depends_on).filter((name) => !(name in compose.services))).toEqual([])
  }
})

it('uses every value of the chart, and no other', () => {
  const used = [...new Set([...chart.matchAll(/\.Values\.([\w.]+)/g)].map(([, path]) => path ?? ''))]
  const leaves = (value: unknown, path: string[]): string[] =>
    value && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, name]))
      : [path.join('.')]
  const all = leaves(values, [])
  expect(all.length).toBeGreaterThan(30)
  expect(used.filter((path) => !all.some((leaf) => leaf === path || leaf.startsWith(`${path}.`)))).toEqual([])
  expect(all.filter((leaf) => !used.some((path) => leaf === path || leaf.startsWith(`${path}.`)))).toEqual([])
})

it.each(templates)('$name opens and closes every brace and block', ({ text }) => {
  expect(text.match(/\{\{/g)?.length ?? 0).toBe(text.match(/\}\}/g)?.length ?? 0)
  const words = [...text.matchAll(/\{\{-? *(if|with|range|define|end)\b/g)].map(([, word]) => word)
  expect(words.filter((word) => word === 'end').length).toBe(words.filter((word) => word !== 'end').length)
  const made = new Set([...chart.matchAll(/define "([^"]+)"/g)].map(([, name]) => name))
  expect([...text.matchAll(/include "([^"]+)"/g)].map(([, name]) => name).filter((name) => !made.has(name))).toEqual([])
})

it('probes the hosts at existing paths', () => {
  const health = readFileSync('api/src/server/health.ts', 'utf8')
  const probed = [...chart.matchAll(/^ +path: (\/\w+)$/gm), ...read('Dockerfile').matchAll(/\}(\/\w+)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(new Set(probed)).toEqual(new Set(['/readyz', '/healthz', '/metrics']))
  for (const path of ['/readyz', '/healthz']) expect(health).toContain(`app.get('${path}'`)
})

it('runs existing commands', () => {
  const named = [chart, read('compose.yaml'), read('Dockerfile')].flatMap((text) =>
    [...text.matchAll(/api\/(?:src|dist)\/[\w/.-]+\.[jt]s/g)].map(([file]) => file),
  )
  expect(new Set(named)).toEqual(new Set(['api/src/maintenance/migrate-command.ts', 'api/dist/main.js']))
  expect(existsSync('api/src/maintenance/migrate-command.ts')).toBe(true)
})

/** Returns the patterns of an nginx `map` that have a non-zero value. */
function patternsOf(file: string, name: string): RegExp[] {
  const body =
    new RegExp(`map [^{]*\\$${name} \\{([^}]*(?:\\{\\d[^}]*\\}[^}]*)*)\\n\\}`).exec(read(`nginx/${file}`))?.[1] ?? ''
  return [...body.matchAll(/^\s+"~(\*?)(.+)" [^0]\S*;$/gm)].map(
    ([, insensitive, pattern]) => new RegExp(pattern ?? '', insensitive ? 'i' : ''),
  )
}

it('caches only public pages and responses', () => {
  const shared = patternsOf('cache.conf', 'is_shared')
  const isShared = (address: string) => shared.some((pattern) => pattern.test(address))
  expect(shared.length).toBeGreaterThan(8)
  const pages = allScreens.filter(({ path }) => isShared(path))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(({ layout, demoOnly }) => layout === 'signed-in' || demoOnly)).toEqual([])
  const calls = contracts.filter(
    ({ path }) => isShared(filled(path)) || isShared(`${path}?page=1&size=10`) || isShared(`${path}?noticeId=1`),
  )
  expect(calls.length).toBeGreaterThan(8)
  expect(
    calls
      .filter(({ access, method, demoOnly }) => access !== 'anyone' || (method === 'GET' && demoOnly))
      .map(({ path }) => path),
  ).toEqual([])
  for (const path of [
    '/api/v1/pub/captcha',
    '/api/v1/pub/results',
    '/verify',
    '/download',
    '/notices?search=x',
    '/?lang=en',
    '/app-status-check?plain=1',
  ])
    expect([path, isShared(path)]).toEqual([path, false])
})

it('permits large bodies wherever files are uploaded', () => {
  const pattern =
    /location ~ (\^\/api\/v1\/\S+) \{\n\s+client_max_body_size/.exec(read('nginx/portal.conf'))?.[1] ?? '^$'
  const missed = contracts.filter(({ multipart, path }) => multipart && !new RegExp(pattern).test(filled(path)))
  expect(missed.map(({ path }) => path)).toEqual([])
})

it('limits, retries and hides only existing paths', () => {
  const calls = contracts.map(({ method, path }) => `${method} ${filled(path)}`)
  for (const name of ['logging_in', 'using_codes', 'complaining', 'looking_up']) {
    const patterns = patternsOf('limits.conf', name)
    const words = patterns.flatMap(({ source }) => /\(\?:([^)]+)\)/.exec(source)?.[1]?.split('|') ?? [])
    const limited = calls.filter((call) => patterns.some((pattern) => pattern.test(call)))
    expect([name, limited.length >= words.length, limited.length > 0]).toEqual([name, true, true])
  }
  const once = patternsOf('portal.conf', 'is_once')
  expect(calls.filter((call) => once.some((pattern) => pattern.test(`${call} 01234567`)))).toHaveLength(2)
  expect(calls.filter((call) => once.some((pattern) => pattern.test(`${call} `)))).toEqual([])
})

it('has the messages of the portal, and permits only the style of its own page', () => {
  for (const code of ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'TOO_LARGE', 'NOT_FOUND'] as const) {
    const { bn, en } = problems[code].message
    for (const words of [bn, en]) expect(read('nginx/portal.conf')).toContain(`"${words}"`)
  }
  const style = /<style>([^<]*)<\/style>/.exec(read('nginx/pages/busy.html'))?.[1] ?? ''
  expect(read('nginx/portal.conf')).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})
