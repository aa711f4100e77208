import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ConfigError, readConfig, environmentVariables, type EnvironmentVariableName } from './config.ts'

const production = {
  PORTAL_ENV: 'production',
  DATABASE_URL: 'postgres://owner@db/portal',
  PUBLIC_URL: 'https://portal.example',
  PORTAL_SECRET: 'f3Jd83kd92ksLw02kfjGh38dkQpzmx84',
  PORTAL_DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMTP_URL: 'smtp://mail.example',
}
const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (problem) {
    return (problem as ConfigError).errors
  }
}

it('is a demo without a database URL, and production with one', () => {
  expect(readConfig({}).mode).toBe('demo')
  expect(readConfig({ ...production, PORTAL_ENV: '' }).mode).toBe('production')
  expect(readConfig({ DATABASE_URL: 'postgres://x', PORTAL_ENV: 'demo' }).mode).toBe('demo')
})
it('starts in production with all required settings', () => {
  expect(faultsOf(production)).toEqual([])
})
it('lists every missing setting at once', () => {
  const faults = faultsOf({ PORTAL_ENV: 'production' }).join('\n')
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'PORTAL_SECRET', 'PORTAL_DATA_KEY', 'SMS_GATEWAY_URL', 'SMTP_URL'])
    expect(faults).toContain(name)
})
it('validates the metrics token and the trace collector', () => {
  expect(faultsOf({ METRICS_TOKEN: 'short' })[0]).toContain('METRICS_TOKEN')
  expect(readConfig({ METRICS_TOKEN: 'a'.repeat(24) }).metricsToken).toBe('a'.repeat(24))
  const endpoint = 'https://collector.example:4318'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).otlp).toEqual({ endpoint, samplingRatio: 0.05 })
  for (const [address, share] of [
    ['collector:4318', '1'],
    ['file:///x', '1'],
    [endpoint, '2'],
    [endpoint, '-1'],
    [endpoint, 'all'],
  ])
    expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address ?? '', OTEL_TRACES_SAMPLER_ARG: share ?? '' })).toHaveLength(
      1,
    )
})
it('rejects test switches and default secrets in production', () => {
  for (const name of ['PORTAL_FIXED_CAPTCHA', 'PORTAL_FIXED_OTP', 'PORTAL_LIMIT_FACTOR']) {
    expect(faultsOf({ ...production, [name]: '1' })[0]).toContain(name)
  }
  for (const secret of ['short', 'x'.repeat(40), 'changeme-changeme-changeme-changeme', 'secret'.repeat(8)]) {
    expect(faultsOf({ ...production, PORTAL_SECRET: secret })).toHaveLength(1)
  }
  expect(faultsOf({ ...production, PORTAL_DATA_KEY: Buffer.alloc(32).toString('base64') })).toHaveLength(1)
})
it('starts in production without the owner of the tables if migrations run separately', () => {
  const { DATABASE_URL: owner, ...others } = production
  expect(faultsOf({ ...others, PORTAL_MIGRATE: 'no', DATABASE_APP_URL: owner })).toEqual([])
  expect(faultsOf({ ...others, DATABASE_APP_URL: owner }).join()).toContain('DATABASE_URL is missing')
  expect(faultsOf({ ...production, PORTAL_MIGRATE: 'no' }).join()).toContain('DATABASE_APP_URL is missing')
  expect(faultsOf({ ...production, PORTAL_MIGRATE: 'never' }).join()).toContain('PORTAL_MIGRATE')
})
it('rejects a URL without TLS in production', () => {
  for (const open of ['http://portal.example', 'http://localhost.portal.example'])
    expect(faultsOf({ ...production, PUBLIC_URL: open })).toEqual([
      'PUBLIC_URL must begin with https:// in production.',
    ])
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
})
it('rejects unparsable values', () => {
  expect(faultsOf({ PORT: 'eighty' })[0]).toContain('PORT')
  expect(faultsOf({ SMS_GATEWAY_PARAMS: '[1]' })[0]).toContain('SMS_GATEWAY_PARAMS')
  expect(faultsOf({ PORTAL_ENV: 'staging' })[0]).toContain('PORTAL_ENV')
})
/** Valid and invalid values of every setting. A setting without a row does not compile. */
const examples: Record<EnvironmentVariableName, { right: string[]; wrong: string[] }> = {
  PORTAL_ENV: { right: ['demo'], wrong: ['staging', 'Demo', 'production '] },
  PORT: { right: ['1', '65535'], wrong: ['eighty', '0', '-1', '65536', '80.5', '8e3', 'NaN', ' 80'] },
  HOST: {
    right: ['0.0.0.0', '::', '::1', 'localhost', 'portal-1.internal'],
    wrong: ['http://localhost', 'local host', 'a..b', '-a'],
  },
  DATA_DIR: { right: ['./data/not-there-yet', '.'], wrong: ['package.json', 'package.json/data'] },
  DATABASE_URL: {
    right: ['postgres://a:b@db:5432/c', 'postgresql:///c?host=/run'],
    wrong: ['given', 'mysql://db', 'postgres//db'],
  },
  DATABASE_APP_URL: { right: ['postgres://a@db/c'], wrong: ['db:5432', 'https://db'] },
  DATABASE_REPLICA_URL: { right: ['postgres://replica:5432'], wrong: ['replica', 'redis://replica'] },
  DATABASE_REPLICA_MAX_LAG_MS: { right: ['0', '3600000'], wrong: ['-1', '3600001', 'NaN', '1s'] },
  PORTAL_MIGRATE: { right: ['yes'], wrong: ['never', 'true', '0', 'YES'] },
  S3_ENDPOINT: { right: [], wrong: ['store:8333', 'ftp://store'] },
  S3_BUCKET: { right: ['wewb-papers', 'a.b'], wrong: ['a', 'Papers', 'a/b', 'a'.repeat(64)] },
  S3_REGION: { right: ['us-east-1', 'dhaka'], wrong: ['us east', 'a'.repeat(41)] },
  S3_KEY: { right: ['AKIA/+='], wrong: ['two words', 'a'.repeat(201)] },
  S3_SECRET: { right: ['a/b+c='], wrong: ['two words', 'কী'] },
  CLAMAV_URL: {
    right: ['tcp://127.0.0.1:3310', 'tcp://clamav:3310', 'tcp://[::1]:3310'],
    wrong: ['clamav:3310', 'tcp://clamav', 'http://clamav:3310', 'tcp://clamav:3310/x', 'tcp://a@clamav:3310'],
  },
  PUBLIC_URL: {
    right: ['https://portal.example', 'http://localhost:8080', 'https://portal.example/'],
    wrong: [
      'portal.example',
      'ftp://portal.example',
      'https://portal.example/a',
      'https://a:b@portal.example',
      'https://',
      'https://portal.example?a',
    ],
  },
  PORTAL_SECRET: { right: ['f3Jd83kd92ksLw02kfjGh38dkQpzmx84'], wrong: ['f3Jd83kd92ksLw02kfjGh38dkQpzmx8'] },
  PORTAL_DATA_KEY: {
    right: [
      production.PORTAL_DATA_KEY,
      `2:${production.PORTAL_DATA_KEY},1:${Buffer.alloc(32, 'k').toString('base64')}`,
    ],
    wrong: [
      'a',
      Buffer.alloc(31).toString('base64'),
      `256:${production.PORTAL_DATA_KEY}`,
      `${production.PORTAL_DATA_KEY},${production.PORTAL_DATA_KEY}`,
    ],
  },
  PORTAL_INDEX_SECRET: { right: ['f3Jd83kd92ksLw02kfjGh38dkQpzmx84'], wrong: ['short'] },
  FIRST_ADMINISTRATOR: { right: ['01711000000', 'admin@wewb.example'], wrong: ['admin', '0171'] },
  TRUSTED_PROXIES: {
    right: ['10.0.0.1', '10.0.0.0/8, ::1, fd00::/8', '10.0.0.0/255.0.0.0', 'loopback,uniquelocal'],
    wrong: ['proxy', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1 10.0.0.2'],
  },
  SMS_GATEWAY_URL: {
    right: ['https://sms.example/send?to={to}&text={text}', 'http://127.0.0.1:9/{to}'],
    wrong: ['sms.example', 'smpp://a'],
  },
  SMS_GATEWAY_METHOD: { right: ['GET', 'POST'], wrong: ['PUT', 'post'] },
  SMS_GATEWAY_PARAMS: { right: ['{"to":"{to}","n":1}'], wrong: ['[1]', '{', 'null', '{"to":{}}', '{"to":null}'] },
  SMS_GATEWAY_FORMAT: { right: ['form', 'json'], wrong: ['xml', 'JSON'] },
  SMS_GATEWAY_HEADERS: {
    right: ['{"x-key":"k"}'],
    wrong: ['[]', '{"x key":"k"}', '{"x-key":"a\\nb"}', '{"x-key":{}}'],
  },
  SMS_GATEWAY_SUCCESS: { right: ['"code":"202"'], wrong: ['(', '[z-a]'] },
  SMS_GATEWAY_ID: { right: ['"id":"([^"]+)"'], wrong: ['(', '"id"', '(?:a)'] },
  SMS_GATEWAY_PER_SECOND: { right: ['1', '10000'], wrong: ['0', '-5', '10001', 'many'] },
  SMS_DELIVERY_TOKEN: { right: ['a'.repeat(24)], wrong: ['short', 'a'.repeat(201), `${'a'.repeat(24)}/`] },
  SMS_DELIVERY_PARAMS: { right: ['{"id":"ref"}'], wrong: ['[]', '{"ids":"ref"}', '{"id":1}', '{"id":""}'] },
  SMS_DELIVERY_DELIVERED: { right: ['^OK$'], wrong: ['('] },
  SMS_DELIVERY_FAILED: { right: ['^KO$'], wrong: ['*'] },
  SMS_BALANCE_URL: { right: ['https://sms.example/balance'], wrong: ['sms.example'] },
  SMS_BALANCE_PATTERN: { right: ['balance=([0-9]+)'], wrong: ['[0-9]+', '('] },
  SMTP_URL: {
    right: ['smtp://mail.example', 'smtps://a:b@mail.example:465'],
    wrong: ['mail.example', 'https://mail.example', 'smtp://'],
  },
  MAIL_FROM: {
    right: ['WEWB <no-reply@wewb.example>', 'no-reply@wewb.example'],
    wrong: ['WEWB', 'WEWB <no-reply>', 'a@b\nbcc: c@d'],
  },
  BMET_URL: { right: ['https://bmet.example/api'], wrong: ['bmet', 'file:///a'] },
  BMET_KEY: { right: ['a.b-c_d'], wrong: ['two words', 'a\nb'] },
  BMET_MAPPING: {
    right: ['{"ask":{"workerDob":"dob"},"answer":{"workerNameEn":"name"}}'],
    wrong: ['{}', '[]', '{"ask":{},"answer":[]}', '{"ask":{"a":1},"answer":{}}'],
  },
  BOARD_URL: { right: ['http://board.example'], wrong: ['board.example'] },
  BOARD_KEY: { right: ['key'], wrong: ['a b'] },
  BOARD_MAPPING: { right: ['{"ask":{"rollNo":"roll"},"answer":{"result":"gpa"}}'], wrong: ['{"ask":[]}', 'roll'] },
  SESSION_HOURS: { right: ['1', '720'], wrong: ['0', '-8', '721', '1.5', 'NaN'] },
  SHED_AFTER_MS: { right: ['0', '60000'], wrong: ['-1', '60001', 'never'] },
  PORTAL_WORKERS: { right: ['1', '64'], wrong: ['0', '65', '-2', 'all'] },
  SLOW_QUERY_MS: { right: ['0', '3600000'], wrong: ['-1', '3600001', '0.5'] },
  METRICS_TOKEN: { right: ['a'.repeat(24)], wrong: ['short'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: { right: ['http://localhost:4318'], wrong: ['collector:4318', 'file:///x'] },
  OTEL_TRACES_SAMPLER_ARG: { right: ['0', '1', '0.25', '.5', '1.0'], wrong: ['2', '-1', 'all', '1.1', 'NaN'] },
  LOG_LEVEL: { right: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], wrong: ['warning', 'WARN', '3'] },
  PORTAL_FIXED_CAPTCHA: { right: ['12345', '1234', '12345678'], wrong: ['123', '123456789', '1234a', '১২৩৪৫'] },
  PORTAL_FIXED_OTP: { right: ['1234', '12345678'], wrong: ['123', '123456789', 'abcdef'] },
  PORTAL_LIMIT_FACTOR: { right: ['1', '1000000'], wrong: ['0', '-1', '1000001', '0.5'] },
}
const rows = Object.entries(examples)
const valuesOf = (kind: 'right' | 'wrong') =>
  rows.flatMap(([name, row]) => row[kind].map((value) => [name, value] as const))
/** A fault names its setting first and states the allowed values. */
const isFaultOf = (name: string) => new RegExp(`^${name} (?:is ".*"; it )?must be .+\\.$`, 's')

it('has a valid and an invalid example for every setting', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(environmentVariables).toSorted())
  expect(rows.filter(([, { wrong }]) => wrong.length === 0)).toEqual([])
})
it.each(valuesOf('wrong'))('rejects %s=%j with the permitted values', (name, value) => {
  const faults = faultsOf({ PORTAL_ENV: 'demo', [name]: value }).filter((fault) => fault.startsWith(name))
  expect(faults).toEqual([expect.stringMatching(isFaultOf(name))])
})
it.each(valuesOf('right'))('accepts %s=%j', (name, value) => {
  expect(faultsOf({ PORTAL_ENV: 'demo', [name]: value })).toEqual([])
})
it('accepts its own defaults', () => {
  expect(
    faultsOf(
      Object.fromEntries(Object.entries(environmentVariables).map(([name, { default: value }]) => [name, value])),
    ),
  ).toEqual([])
})
it('lists every invalid setting at once, in a demo and in production', () => {
  const wrong = Object.fromEntries(rows.map(([name, row]) => [name, row.wrong[0] ?? '']))
  for (const mode of ['staging', 'demo', 'production']) {
    const faults = faultsOf({ ...wrong, PORTAL_ENV: mode })
    const expected = Object.keys(environmentVariables).filter((name) => mode === 'staging' || name !== 'PORTAL_ENV')
    expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(new Set(expected))
  }
})
it('never prints a secret', () => {
  const secret = 'not for the log'
  for (const name of [
    'PORTAL_SECRET',
    'PORTAL_DATA_KEY',
    'PORTAL_INDEX_SECRET',
    'S3_KEY',
    'S3_SECRET',
    'BMET_KEY',
    'BOARD_KEY',
    'DATABASE_URL',
    'SMTP_URL',
    'METRICS_TOKEN',
    'SMS_DELIVERY_TOKEN',
    'SMS_GATEWAY_URL',
    'SMS_GATEWAY_HEADERS',
  ])
    expect(faultsOf({ PORTAL_ENV: 'demo', [name]: secret }).join()).not.toContain(secret)
})
it('lists every setting in docs/operations.md', () => {
  const document = readFileSync('docs/operations.md', 'utf8')
  expect(Object.keys(environmentVariables).filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
