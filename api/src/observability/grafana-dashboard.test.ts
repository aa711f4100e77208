import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

type Panel = { type: string; title: string; targets?: { expr: string }[] }
const { panels, templating } = JSON.parse(readFileSync('deploy/grafana/portal.json', 'utf8')) as {
  panels: Panel[]
  templating: { list: { definition?: string }[] }
}
const expressions = panels.flatMap(({ targets = [], title }) => targets.map(({ expr }) => ({ title, expr })))

/** Words in a PromQL expression that are not metrics: functions, labels, keywords and variables of Grafana. */
const words = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'and',
  'or',
  'unless',
  'bool',
  'group_left',
  'group_right',
  'offset',
])
const metricsIn = (expr: string) =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) \([^)]*\)/g, ' ')
      .matchAll(/[a-z_:][\w:]*(?!\w*\s*\()/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !words.has(name))
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
  ...[...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name = '']) => name),
]

let portal: TestPortal
/** Labels of every series by name; a metric without a value has only its name. */
const exposed = new Map<string, Set<string>>()
beforeAll(async () => {
  portal = await startTestPortal({ METRICS_TOKEN: 'metrics-token-of-a-dashboard' })
  await portal.get('/pub/app-settings')
  // Garbage collection metrics appear after the first collection.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  const scrape = await eventually(async () => {
    const { body } = await portal.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer metrics-token-of-a-dashboard' },
    })
    // On a busy machine a scrape lacks the database gauges that took too long.
    const late = [
      'nodejs_gc_duration_seconds_count',
      'portal_jobs_waiting',
      'portal_jobs_failed',
      'portal_messages_waiting',
    ]
    return late.every((name) => body.includes(`\n${name}{`)) && body
  })
  for (const line of scrape.split('\n')) {
    const [, described, name = described ?? '', labels = ''] =
      /^(?:# TYPE (\w+) (?:gauge|counter)|(\w+)(?:\{(.*)\})? \S+)$/.exec(line) ?? []
    if (!name) continue
    const known = exposed.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    exposed.set(name, known)
  }
})
afterAll(() => portal.stop())

it('queries only metrics that the portal exposes', () => {
  expect(expressions.length).toBeGreaterThan(20)
  const unknown = expressions.flatMap(({ title, expr }) =>
    metricsIn(expr)
      .filter((name) => !exposed.has(name))
      .map((name) => `${title}: ${name}`),
  )
  expect(unknown).toEqual([])
  expect(expressions.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([])
  for (const { definition = '' } of templating.list)
    for (const [, name = ''] of definition.matchAll(/label_values\((\w+)/g)) expect(exposed.has(name)).toBe(true)
})
it('uses existing labels; Prometheus adds the host', () => {
  const wrong = expressions.flatMap(({ title, expr }) => {
    const known = new Set(['instance', ...metricsIn(expr).flatMap((name) => [...(exposed.get(name) ?? [])])])
    return labelsIn(expr)
      .filter((label) => !known.has(label))
      .map((label) => `${title}: ${label}`)
  })
  expect(wrong).toEqual([])
})
it('has the rows that an on-call engineer needs', () => {
  const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title)
  expect(rows).toEqual(['Traffic', 'Load', 'Database', 'Jobs and messages', 'Memory and CPU', 'Replica'])
})
it('shows every metric of the portal', () => {
  const shown = new Set(expressions.flatMap(({ expr }) => metricsIn(expr)))
  const own = [...exposed.keys()].filter((name) => name.startsWith('portal_') && !name.endsWith('_sum'))
  expect(own.filter((name) => !shown.has(name))).toEqual([])
})
