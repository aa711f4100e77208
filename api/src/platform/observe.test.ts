import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** In a process of its own, which has all parts of the portal: what is loaded when it observes with one after the other of these settings. */
const program = `
  import { createRequire } from 'node:module'
  await import('./api/src/app.ts')
  const [{ observe }, { readConfig }] = [await import('./api/src/platform/observe.ts'), await import('./api/src/platform/config.ts')]
  const loaded = () => Object.keys(createRequire(import.meta.url).cache).map((file) => file.replaceAll('\\\\', '/'))
  const look = async (environment) => {
    await observe(readConfig(environment))
    return ['/prom-client/', '/@opentelemetry/sdk-trace/'].filter((name) => loaded().some((file) => file.includes(name)))
  }
  const token = 'metrics-token-of-thirty-two-chars'
  console.log(JSON.stringify([await look({}), await look({ METRICS_TOKEN: token }), await look({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })]))
  process.exit()`

it('loads nothing that no setting asks for', () => {
  const looks = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(JSON.parse(looks)).toEqual([[], ['/prom-client/'], ['/prom-client/', '/@opentelemetry/sdk-trace/']])
})
