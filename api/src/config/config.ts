import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { environmentVariables, type EnvironmentVariableName } from './environment-variables.ts'
import { isRandomKey } from './data-keys.ts'

/** Access to an S3-compatible object store. */
export type S3Config = { endpoint: string; bucket: string; region: string; key: string; secret: string }

export { environmentVariables, type EnvironmentVariableName } from './environment-variables.ts'

type Mode = 'demo' | 'production'
type Environment = Partial<Record<string, string>>
type Value = (name: EnvironmentVariableName) => string

export type Config = Awaited<ReturnType<typeof readConfig>>

export function loadDotEnv(folder = '.') {
  const file = resolve(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Throws `ConfigError` with all faults at once, so that they can be fixed in one go. */
export function readConfig(environment: Environment) {
  const value: Value = (name) => environment[name] || environmentVariables[name].default
  const mode = modeOf(value)
  const faults = faultsIn(environment, value, mode)
  if (faults.length > 0) throw new ConfigError(faults)
  return {
    mode,
    port: Number(value('PORT')),
    host: value('HOST') || (mode === 'demo' ? 'localhost' : '0.0.0.0'),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL') || undefined,
    databaseAppUrl: value('DATABASE_APP_URL') || undefined,
    replica: {
      url: value('DATABASE_REPLICA_URL') || undefined,
      maxLagMs: Number(value('DATABASE_REPLICA_MAX_LAG_MS')),
    },
    migratesOnStart: value('PORTAL_MIGRATE') === 'yes',
    publicUrl: value('PUBLIC_URL').replace(/\/$/, '') || `http://localhost:${value('PORT')}`,
    secret: value('PORTAL_SECRET') || undefined,
    dataKey: value('PORTAL_DATA_KEY') || undefined,
    indexSecret: value('PORTAL_INDEX_SECRET') || undefined,
    firstAdministrator: value('FIRST_ADMINISTRATOR') || undefined,
    trustedProxies: value('TRUSTED_PROXIES')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    sms: {
      url: value('SMS_GATEWAY_URL') || undefined,
      method: value('SMS_GATEWAY_METHOD'),
      params: textsIn(value('SMS_GATEWAY_PARAMS')),
      format: value('SMS_GATEWAY_FORMAT'),
      headers: textsIn(value('SMS_GATEWAY_HEADERS')),
      success: value('SMS_GATEWAY_SUCCESS') || undefined,
      id: patternOf(value('SMS_GATEWAY_ID')),
      perSecond: Number(value('SMS_GATEWAY_PER_SECOND')),
      delivery: {
        token: value('SMS_DELIVERY_TOKEN') || undefined,
        params: textsIn(value('SMS_DELIVERY_PARAMS')),
        delivered: patternOf(value('SMS_DELIVERY_DELIVERED')),
        failed: patternOf(value('SMS_DELIVERY_FAILED')),
      },
      balance: { url: value('SMS_BALANCE_URL') || undefined, pattern: patternOf(value('SMS_BALANCE_PATTERN')) },
    },
    mail: { url: value('SMTP_URL') || undefined, from: value('MAIL_FROM') },
    s3: bucketOf(value),
    clamav: scannerOf(value),
    bmet: outsideRegister('BMET', value),
    educationBoard: outsideRegister('BOARD', value),
    sessionHours: Number(value('SESSION_HOURS')),
    workers: Number(value('PORTAL_WORKERS')),
    shedAfterMs: Number(value('SHED_AFTER_MS')),
    slowQueryMs: Number(value('SLOW_QUERY_MS')),
    metricsToken: value('METRICS_TOKEN') || undefined,
    otlp: collectorOf(value),
    logLevel: value('LOG_LEVEL'),
    fixedCaptcha: value('PORTAL_FIXED_CAPTCHA') || undefined,
    fixedOtp: value('PORTAL_FIXED_OTP') || undefined,
    limitFactor: Number(value('PORTAL_LIMIT_FACTOR')),
  }
}

export class ConfigError extends Error {
  readonly errors: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.errors = faults
  }
}

function modeOf(value: Value): Mode {
  const requestedMode = value('PORTAL_ENV')
  if (requestedMode === 'demo' || requestedMode === 'production') return requestedMode
  // An unknown mode is a fault of its own and does not determine which settings are required.
  return !requestedMode && (value('DATABASE_URL') || value('DATABASE_APP_URL')) ? 'production' : 'demo'
}

function faultsIn(environment: Environment, value: Value, mode: Mode): string[] {
  const wrong = new Map(names.flatMap((name) => faultOf(name, value(name))))
  const isReadable = (name: EnvironmentVariableName) => !wrong.has(name)
  const others = [
    ...missingSettings(value),
    ...(mode === 'production' ? productionFaults(environment, value, isReadable) : []),
  ]
  // Reports one fault for an unreadable setting, not two.
  return [...wrong.values(), ...others.filter(([name]) => isReadable(name)).map(([, sentence]) => sentence)]
}

type Fault = [name: EnvironmentVariableName, sentence: string]
const names = Object.keys(environmentVariables) as EnvironmentVariableName[]

function faultOf(name: EnvironmentVariableName, text: string): Fault[] {
  const setting = environmentVariables[name]
  const allowed = text === '' ? undefined : setting.check(text)
  if (allowed === undefined) return []
  return [
    [name, 'isSecret' in setting ? `${name} must be ${allowed}.` : `${name} is "${text}"; it must be ${allowed}.`],
  ]
}

/** Reports settings that another setting requires. */
function missingSettings(value: Value): Fault[] {
  const needed: [EnvironmentVariableName, EnvironmentVariableName][] = [
    // A portal that does not migrate is not the owner of the tables and cannot create the application role: it needs
    // its URL.
    ...(value('PORTAL_MIGRATE') === 'no'
      ? [['DATABASE_APP_URL', 'PORTAL_MIGRATE'] satisfies [EnvironmentVariableName, EnvironmentVariableName]]
      : []),
    ...(value('S3_ENDPOINT')
      ? (['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).map(
          (name): [EnvironmentVariableName, EnvironmentVariableName] => [name, 'S3_ENDPOINT'],
        )
      : []),
  ]
  return needed.filter(([name]) => !value(name)).map(([name, by]) => [name, `${name} is missing. ${by} needs it.`])
}

const defaultish = /^(?:secret|changeme|change-me|password|default|test|demo|example)|^(.)\1+$/i

function productionFaults(
  environment: Environment,
  value: Value,
  isReadable: (name: EnvironmentVariableName) => boolean,
): Fault[] {
  const faults = names.flatMap((name): Fault[] => {
    const setting = environmentVariables[name]
    if ('testOnly' in setting && environment[name])
      return [[name, `${name} is a test switch and must not be set in production.`]]
    return 'required' in setting && !environment[name] ? [[name, `${name} is missing. ${setting.help}`]] : []
  })
  if (!value('DATABASE_URL') && value('PORTAL_MIGRATE') !== 'no')
    faults.push(['DATABASE_URL', 'DATABASE_URL is missing. Production does not run on the embedded database.'])
  if (defaultish.test(value('PORTAL_SECRET'))) faults.push(['PORTAL_SECRET', 'PORTAL_SECRET is a default one.'])
  if (value('PORTAL_DATA_KEY') && isReadable('PORTAL_DATA_KEY') && !isRandomKey(value('PORTAL_DATA_KEY')))
    faults.push(['PORTAL_DATA_KEY', 'PORTAL_DATA_KEY is not random.'])
  // Tokens and personal data require TLS, and browsers never return a `Secure` cookie over HTTP. Localhost is exempt.
  if (value('PUBLIC_URL') && !/^https:\/\/|^http:\/\/localhost(?=[:/]|$)/.test(value('PUBLIC_URL')))
    faults.push(['PUBLIC_URL', 'PUBLIC_URL must begin with https:// in production.'])
  return faults
}

const patternOf = (text: string): RegExp | undefined => (text ? new RegExp(text, 'i') : undefined)

const textsIn = (text: string): Record<string, string> => textsOf(JSON.parse(text) as object)
const textsOf = (value: object): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, String(item)]))

function collectorOf(value: Value) {
  const endpoint = value('OTEL_EXPORTER_OTLP_ENDPOINT')
  return endpoint ? { endpoint, samplingRatio: Number(value('OTEL_TRACES_SAMPLER_ARG')) } : undefined
}

function bucketOf(value: Value): S3Config | undefined {
  const endpoint = value('S3_ENDPOINT')
  if (!endpoint) return undefined
  return {
    endpoint,
    bucket: value('S3_BUCKET'),
    region: value('S3_REGION'),
    key: value('S3_KEY'),
    secret: value('S3_SECRET'),
  }
}

function scannerOf(value: Value) {
  const url = value('CLAMAV_URL')
  if (!url) return undefined
  const { hostname, port } = new URL(url)
  // The brackets of an IPv6 address belong to the URL only.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

export type ExternalRegisterConfig = {
  url: string
  key: string
  mapping: { ask: Record<string, string>; answer: Record<string, string> }
}

function outsideRegister(name: 'BMET' | 'BOARD', value: Value): ExternalRegisterConfig | undefined {
  const url = value(`${name}_URL`)
  if (!url) return undefined
  const { ask, answer } = JSON.parse(value(`${name}_MAPPING`)) as { ask: object; answer: object }
  return { url, key: value(`${name}_KEY`), mapping: { ask: textsOf(ask), answer: textsOf(answer) } }
}
