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
it('refuses test switches and default secrets in production', () => {
  for (const name of ['PORTAL_FIXED_CAPTCHA', 'PORTAL_FIXED_OTP', 'PORTAL_LIMIT_FACTOR']) {
    expect(faultsOf({ ...production, [name]: '1' })[0]).toContain(name)
  }
  for (const secret of ['short', 'x'.repeat(40), 'changeme-changeme-changeme-changeme', 'secret'.repeat(8)]) {
    expect(faultsOf({ ...production, PORTAL_SECRET: secret })).toHaveLength(1)
  }
  expect(faultsOf({ ...production, PORTAL_DATA_KEY: Buffer.alloc(32).toString('base64') })).toHaveLength(1)
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
