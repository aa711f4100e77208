import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ConfigProblem, readConfig, settings } from './config.ts'

const production = {
  PORTAL_ENV: 'production', DATABASE_URL: 'postgres://owner@db/portal', PUBLIC_URL: 'https://portal.example',
  PORTAL_SECRET: 'f3Jd83kd92ksLw02kfjGh38dkQpzmx84', PORTAL_DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
  SMS_GATEWAY_URL: 'https://sms.example/send', SMTP_URL: 'smtp://mail.example',
} // prettier-ignore
const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (problem) {
    return (problem as ConfigProblem).faults
  }
}

it('is a demo without a database address, and production with one', () => {
  expect(readConfig({}).mode).toBe('demo')
  expect(readConfig({ ...production, PORTAL_ENV: '' }).mode).toBe('production')
  expect(readConfig({ DATABASE_URL: 'postgres://x', PORTAL_ENV: 'demo' }).mode).toBe('demo')
})
it('starts in production with everything given', () => {
  expect(faultsOf(production)).toEqual([])
})
it('names every missing setting at once', () => {
  const faults = faultsOf({ PORTAL_ENV: 'production' }).join('\n')
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'PORTAL_SECRET', 'PORTAL_DATA_KEY', 'SMS_GATEWAY_URL', 'SMTP_URL'])
    expect(faults).toContain(name)
})
it('takes a token for metrics and a collector for traces only as they must be', () => {
  expect(faultsOf({ METRICS_TOKEN: 'short' })[0]).toContain('METRICS_TOKEN')
  expect(readConfig({ METRICS_TOKEN: 'a'.repeat(24) }).metricsToken).toBe('a'.repeat(24))
  const endpoint = 'https://collector.example:4318'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).otlp).toEqual({ endpoint, share: 0.05 })
  for (const [address, share] of [
    ['collector:4318', '1'],
    ['file:///x', '1'],
    [endpoint, '2'],
    [endpoint, '-1'],
    [endpoint, 'all'],
  ])
    // prettier-ignore
    expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address ?? '', OTEL_TRACES_SAMPLER_ARG: share ?? '' })).toHaveLength(1)
})
it('refuses test switches and default secrets in production', () => {
  for (const name of ['PORTAL_FIXED_CAPTCHA', 'PORTAL_FIXED_OTP', 'PORTAL_LIMIT_FACTOR']) {
    expect(faultsOf({ ...production, [name]: '1' })[0]).toContain(name)
  }
  for (const secret of ['short', 'x'.repeat(40), 'changeme-changeme-changeme-changeme', 'secret'.repeat(8)]) {
    expect(faultsOf({ ...production, PORTAL_SECRET: secret })).toHaveLength(1)
  }
  expect(faultsOf({ ...production, PORTAL_DATA_KEY: Buffer.alloc(32).toString('base64') })).toHaveLength(1)
})
it('starts in production without the owner of the tables where that one migrates apart', () => {
  const { DATABASE_URL: owner, ...others } = production
  expect(faultsOf({ ...others, PORTAL_MIGRATE: 'no', DATABASE_APP_URL: owner })).toEqual([])
  expect(faultsOf({ ...others, DATABASE_APP_URL: owner }).join()).toContain('DATABASE_URL is missing')
  expect(faultsOf({ ...production, PORTAL_MIGRATE: 'no' }).join()).toContain('DATABASE_APP_URL is missing')
  expect(faultsOf({ ...production, PORTAL_MIGRATE: 'never' }).join()).toContain('PORTAL_MIGRATE')
})
it('refuses an address without TLS in production', () => {
  for (const open of ['http://portal.example', 'http://localhost.portal.example'])
    expect(faultsOf({ ...production, PUBLIC_URL: open })).toEqual(['PUBLIC_URL must begin with https:// in production.'])
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
})
it('refuses what it cannot read', () => {
  expect(faultsOf({ PORT: 'eighty' })[0]).toContain('PORT')
  expect(faultsOf({ SMS_GATEWAY_PARAMS: '[1]' })[0]).toContain('SMS_GATEWAY_PARAMS')
  expect(faultsOf({ PORTAL_ENV: 'staging' })[0]).toContain('PORTAL_ENV')
})
it('lists every setting in docs/operations.md', () => {
  const document = readFileSync('docs/operations.md', 'utf8')
  expect(Object.keys(settings).filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
