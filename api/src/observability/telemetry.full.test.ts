import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs in its own process with all parts of the portal: prints the modules loaded under each of these settings. */
const program = `
  import { createRequire } from 'node:module'
  await import('./api/src/app.ts')
  const { createTelemetry } = await import('./api/src/observability/telemetry.ts')
  const { readConfig } = await import('./api/src/config/config.ts')
  const loaded = () => Object.keys(createRequire(import.meta.url).cache).map((file) => file.replaceAll('\\\\', '/'))
  const look = async (environment) => {
    await createTelemetry(readConfig(environment))
    const names = ['/prom-client/', '/@opentelemetry/sdk-trace/']
    return names.filter((name) => loaded().some((file) => file.includes(name)))
  }
  const token = 'metrics-token-of-thirty-two-chars'
  console.log(JSON.stringify([
    await look({}),
    await look({ METRICS_TOKEN: token }),
    await look({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ]))
  process.exit()`

it('loads nothing that is not configured', () => {
  const looks = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(JSON.parse(looks)).toEqual([[], ['/prom-client/'], ['/prom-client/', '/@opentelemetry/sdk-trace/']])
})
