import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bucket } from './bucket-shelf.ts'
import { faultOfDataKeys } from './data-keys.ts'

type Mode = 'demo' | 'production'

/** Every setting of the portal. docs/operations.md lists the same rows, and a test keeps the two alike. */
export const settings = {
  PORTAL_ENV: { default: '', about: '`demo` or `production`. Without it: demo when there is no DATABASE_URL, production when there is.' },
  PORT: { default: '8080', about: 'The one port for API and web.' },
  HOST: { default: '', about: 'Address to listen on. Demo: loopback unless set; production: all addresses.' },
  DATA_DIR: { default: './data', about: 'Embedded database, uploaded files and demo secrets.' },
  DATABASE_URL: {
    default: '',
    about: 'PostgreSQL 15 or later, with the right to create tables and roles. Without it the embedded one is used.',
  },
  DATABASE_APP_URL: {
    default: '',
    about: 'What requests use, a member of role `portal_app`. Without it the portal makes such a log-in itself.',
  },
  DATABASE_REPLICA_URL: {
    default: '',
    about: 'A streaming replica, for reads that may be a moment old. Log-in and database are those of the requests unless it names others.',
  },
  DATABASE_REPLICA_MAX_LAG_MS: { default: '1000', about: 'A replica further behind than that is not read from.' },
  PORTAL_MIGRATE: {
    default: 'yes',
    about: '`no`: a start leaves the database as it is and needs DATABASE_APP_URL alone; `npm run migrate` brings it up to date.',
  },
  S3_ENDPOINT: { default: '', about: 'Address of an S3-compatible store for uploaded files. Without it they lie below DATA_DIR.' },
  S3_BUCKET: { default: '', about: 'Its bucket.' },
  S3_REGION: { default: 'us-east-1', about: 'Its region.' },
  S3_KEY: { default: '', about: 'Its access key.' },
  S3_SECRET: { default: '', about: 'Its secret key.' },
  PUBLIC_URL: { default: '', about: 'The address people type, for links in messages. Production: required.', required: true },
  PORTAL_SECRET: {
    default: '',
    about: 'At least 32 random characters; keys for codes, tokens and blind indexes. Production: required.',
    required: true,
  },
  PORTAL_DATA_KEY: {
    default: '',
    about:
      '32 bytes in base64 that encrypt NID, passport, account and illness; `2:new,1:old` while they are rotated. Production: required.',
    required: true,
  },
  PORTAL_INDEX_SECRET: {
    default: '',
    about: 'What PORTAL_SECRET was when the first data came, once that has been changed: blind indexes stay as they are.',
  },
  FIRST_ADMINISTRATOR: {
    default: '',
    about: 'E-mail or mobile of the first administrator, made when there is none; the password is chosen on /forgot-password.',
  },
  TRUSTED_PROXIES: { default: '', about: 'Addresses of proxies whose X-Forwarded-For is believed, with commas.' },
  SMS_GATEWAY_URL: { default: '', about: 'Address of the SMS gateway; may hold {to} and {text}. Production: required.', required: true },
  SMS_GATEWAY_METHOD: { default: 'POST', about: 'GET or POST.' },
  SMS_GATEWAY_PARAMS: {
    default: '{"to":"{to}","text":"{text}"}',
    about: 'JSON of parameter names and values; {to}, {text} and {id} are filled in.',
  },
  SMS_GATEWAY_FORMAT: { default: 'form', about: 'How a POST carries them: `form` or `json`.' },
  SMS_GATEWAY_HEADERS: { default: '{}', about: 'JSON of further headers, for keys.' },
  SMS_GATEWAY_SUCCESS: { default: '', about: 'A pattern that the answer must match besides status 2xx.' },
  SMS_GATEWAY_ID: { default: '', about: 'A pattern whose first group is the id in the answer, by which delivery is reported later.' },
  SMS_GATEWAY_PER_SECOND: { default: '20', about: 'So many SMS leave in a second at most, of all processes together; codes do not wait.' },
  SMS_DELIVERY_TOKEN: {
    default: '',
    about: 'At least 24 characters: the gateway reports delivery to /api/v1/pub/sms/delivery/<token>. Without it nobody may.',
  },
  SMS_DELIVERY_PARAMS: {
    default: '{"id":"id","status":"status","failure":"error"}',
    about: 'JSON: how the gateway names the id, the status and the reason in its report.',
  },
  SMS_DELIVERY_DELIVERED: { default: '^(?:DELIVRD|DELIVERED)$', about: 'A pattern of the status, large or small, that means delivered.' },
  SMS_DELIVERY_FAILED: {
    default: '^(?:UNDELIV|UNDELIVERED|REJECTD|REJECTED|EXPIRED|FAILED|DELETED)$',
    about: 'A pattern of the status that means it will never arrive; any other status changes nothing.',
  },
  SMS_BALANCE_URL: { default: '', about: 'Where the gateway tells what is left of the money; asked every five minutes.' },
  SMS_BALANCE_PATTERN: { default: '([0-9]+(?:\\.[0-9]+)?)', about: 'A pattern whose first group is the amount in that answer.' },
  SMTP_URL: { default: '', about: 'smtp(s)://user:password@host:port. Production: required.', required: true },
  MAIL_FROM: { default: 'WEWB <no-reply@localhost>', about: 'Sender of e-mails.' },
  BMET_URL: { default: '', about: 'Address of the outside register of workers. Without it the portal looks in its own tables alone.' },
  BMET_KEY: { default: '', about: 'Its key, sent as a bearer token.' },
  BMET_MAPPING: {
    default:
      '{"ask":{"workerPassportNo":"passportNo","workerDob":"dateOfBirth","clearanceOrMemberNo":"clearanceId"},"answer":{"workerNameEn":"data.name","workerCountryId":"data.country","reference":"data.clearanceId"}}',
    about: 'JSON: `ask` gives our names as theirs, `answer` the dotted place of each of our names in what comes back.',
  },
  BOARD_URL: { default: '', about: 'Address of the outside register of board results; without it the tables alone.' },
  BOARD_KEY: { default: '', about: 'Its key, sent as a bearer token.' },
  BOARD_MAPPING: {
    default:
      '{"ask":{"educationLevelId":"exam","boardId":"board","passingYear":"year","rollNo":"roll","registrationNo":"registration"},"answer":{"studentNameEn":"data.name","fatherName":"data.father","motherName":"data.mother","result":"data.gpa"}}',
    about: 'As BMET_MAPPING.',
  },
  SESSION_HOURS: { default: '8', about: 'How long a log-in lasts.' },
  SHED_AFTER_MS: {
    default: '300',
    about: 'In a crowd, who would wait longer than that is answered 503 at once, so that the others are served quickly; 0: never.',
  },
  PORTAL_WORKERS: { default: '1', about: 'Processes that serve the one port; as many as the machine has cores.' },
  SLOW_QUERY_MS: { default: '500', about: 'A statement that takes longer is written to the log, without its values; 0: never.' },
  METRICS_TOKEN: { default: '', about: 'At least 24 characters: who sends it as a bearer token reads /metrics. Without it nobody may.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '',
    about: 'Address of an OpenTelemetry collector (OTLP over HTTP) for traces. Without it: none.',
  },
  OTEL_TRACES_SAMPLER_ARG: { default: '0.05', about: 'The share of requests that is traced, 0 to 1.' },
  LOG_LEVEL: { default: 'warn', about: 'fatal, error, warn, info or debug.' },
  PORTAL_FIXED_CAPTCHA: { default: '', about: 'Tests: every captcha has this code.', testOnly: true },
  PORTAL_FIXED_OTP: { default: '', about: 'Tests: every one-time code is this.', testOnly: true },
  PORTAL_LIMIT_FACTOR: { default: '1', about: 'Tests: rate limits are multiplied by this.', testOnly: true },
} as const satisfies Record<string, { default: string; about: string; required?: true; testOnly?: true }>

export type SettingName = keyof typeof settings
type Environment = Partial<Record<string, string>>

export type Config = Awaited<ReturnType<typeof readConfig>>

export function loadDotEnv(folder = '.') {
  const file = resolve(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Throws `ConfigProblem` with every fault at once, so that nobody mends them one restart at a time. */
export function readConfig(environment: Environment) {
  const value = (name: SettingName): string => environment[name] || settings[name].default
  const mode = modeOf(value('PORTAL_ENV'), value('DATABASE_URL') || value('DATABASE_APP_URL'))
  const faults = mode === 'production' ? productionFaults(environment) : []
  if (faults.length > 0) throw new ConfigProblem(faults)
  return {
    mode,
    port: wholeNumber('PORT', value('PORT'), 65_535),
    host: value('HOST') || (mode === 'demo' ? 'localhost' : '0.0.0.0'),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL') || undefined,
    databaseAppUrl: value('DATABASE_APP_URL') || undefined,
    replica: { url: replicaAddress(value), maxLagMs: wholeNumber('DATABASE_REPLICA_MAX_LAG_MS', value('DATABASE_REPLICA_MAX_LAG_MS')) },
    migrates: mayMigrate(value),
    publicUrl: value('PUBLIC_URL') || `http://localhost:${value('PORT')}`,
    secret: value('PORTAL_SECRET') || undefined,
    dataKey: value('PORTAL_DATA_KEY') || undefined,
    indexSecret: value('PORTAL_INDEX_SECRET') || undefined,
    firstAdministrator: value('FIRST_ADMINISTRATOR') || undefined,
    trustedProxies: value('TRUSTED_PROXIES').split(',').map((address) => address.trim()).filter(Boolean),
    sms: {
      url: value('SMS_GATEWAY_URL') || undefined,
      method: value('SMS_GATEWAY_METHOD'),
      params: jsonRecord('SMS_GATEWAY_PARAMS', value('SMS_GATEWAY_PARAMS')),
      format: value('SMS_GATEWAY_FORMAT'),
      headers: jsonRecord('SMS_GATEWAY_HEADERS', value('SMS_GATEWAY_HEADERS')),
      success: value('SMS_GATEWAY_SUCCESS') || undefined,
      id: pattern('SMS_GATEWAY_ID', value('SMS_GATEWAY_ID')),
      perSecond: Math.max(1, wholeNumber('SMS_GATEWAY_PER_SECOND', value('SMS_GATEWAY_PER_SECOND'), 10_000)),
      delivery: {
        token: tokenOf('SMS_DELIVERY_TOKEN', value('SMS_DELIVERY_TOKEN')),
        params: jsonRecord('SMS_DELIVERY_PARAMS', value('SMS_DELIVERY_PARAMS')),
        delivered: pattern('SMS_DELIVERY_DELIVERED', value('SMS_DELIVERY_DELIVERED')),
        failed: pattern('SMS_DELIVERY_FAILED', value('SMS_DELIVERY_FAILED')),
      },
      balance: {
        url: value('SMS_BALANCE_URL') || undefined,
        pattern: pattern('SMS_BALANCE_PATTERN', value('SMS_BALANCE_PATTERN')),
      },
    },
    mail: { url: value('SMTP_URL') || undefined, from: value('MAIL_FROM') },
    s3: bucketOf(value),
    bmet: outsideRegister('BMET', value),
    board: outsideRegister('BOARD', value),
    sessionHours: wholeNumber('SESSION_HOURS', value('SESSION_HOURS')),
    workers: Math.max(1, wholeNumber('PORTAL_WORKERS', value('PORTAL_WORKERS'), 64)),
    shedAfterMs: wholeNumber('SHED_AFTER_MS', value('SHED_AFTER_MS')),
    slowQueryMs: wholeNumber('SLOW_QUERY_MS', value('SLOW_QUERY_MS')),
    metricsToken: tokenOf('METRICS_TOKEN', value('METRICS_TOKEN')),
    otlp: collectorOf(value('OTEL_EXPORTER_OTLP_ENDPOINT'), value('OTEL_TRACES_SAMPLER_ARG')),
    logLevel: value('LOG_LEVEL'),
    fixedCaptcha: value('PORTAL_FIXED_CAPTCHA') || undefined,
    fixedOtp: value('PORTAL_FIXED_OTP') || undefined,
    limitFactor: wholeNumber('PORTAL_LIMIT_FACTOR', value('PORTAL_LIMIT_FACTOR')),
  } // prettier-ignore
}

export class ConfigProblem extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

function modeOf(asked: string, databaseUrl: string): Mode {
  if (asked === 'demo' || asked === 'production') return asked
  if (asked) throw new ConfigProblem([`PORTAL_ENV is "${asked}"; it may be demo or production.`])
  return databaseUrl ? 'production' : 'demo'
}

/** Who may not is no owner of the tables and cannot make a log-in for requests: it must be given one. */
function mayMigrate(value: (name: SettingName) => string): boolean {
  const asked = value('PORTAL_MIGRATE')
  if (asked !== 'yes' && asked !== 'no') throw new ConfigProblem([`PORTAL_MIGRATE is "${asked}"; it may be yes or no.`])
  if (asked === 'no' && !value('DATABASE_APP_URL')) throw new ConfigProblem(['DATABASE_APP_URL is missing. PORTAL_MIGRATE=no needs it.'])
  return asked === 'yes'
}

const defaultish = /^(?:secret|changeme|change-me|password|default|test|demo|example)|^(.)\1+$/i

function productionFaults(environment: Environment): string[] {
  const faults = Object.entries(settings).flatMap(([name, about]) => {
    if ('testOnly' in about && environment[name]) return [`${name} is a test switch and must not be set in production.`]
    if ('required' in about && !environment[name]) return [`${name} is missing. ${about.about}`]
    return []
  })
  const { PORTAL_SECRET: secret, PORTAL_DATA_KEY: key, DATABASE_URL: database, PUBLIC_URL: address } = environment
  if (!database && environment['PORTAL_MIGRATE'] !== 'no')
    faults.push('DATABASE_URL is missing. Production does not run on the embedded database.')
  if (secret && (secret.length < 32 || defaultish.test(secret))) faults.push('PORTAL_SECRET is too short or a default one.')
  const keyFault = key && faultOfDataKeys(key)
  // Tokens and answers must not travel in the open, and a cookie for TLS alone would never come back. To oneself nothing travels.
  if (address && !/^https:\/\/|^http:\/\/localhost(?=[:/]|$)/.test(address))
    faults.push('PUBLIC_URL must begin with https:// in production.')
  if (keyFault) faults.push(keyFault)
  return faults
}

function wholeNumber(name: SettingName, text: string, largest = 999_999_999): number {
  if (!/^[0-9]{1,9}$/.test(text) || Number(text) > largest)
    throw new ConfigProblem([`${name} is "${text}"; it must be a whole number up to ${largest}.`])
  return Number(text)
}

function pattern(name: SettingName, text: string): RegExp | undefined {
  try {
    return text ? new RegExp(text, 'i') : undefined
  } catch {
    throw new ConfigProblem([`${name} is no pattern.`])
  }
}

/** Whoever knows it could tell us what they like about our messages, or look at what goes on. */
function tokenOf(name: SettingName, text: string): string | undefined {
  if (text && !/^[\w-]{24,200}$/.test(text)) throw new ConfigProblem([`${name} must be 24 to 200 letters, digits, - or _.`])
  return text || undefined
}

function collectorOf(endpoint: string, share: string) {
  if (!/^(?:0|1|0?\.[0-9]{1,6}|1\.0+)$/.test(share)) throw new ConfigProblem([`OTEL_TRACES_SAMPLER_ARG is "${share}"; it must be 0 to 1.`])
  if (endpoint && (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)))
    throw new ConfigProblem(['OTEL_EXPORTER_OTLP_ENDPOINT is no address.'])
  return endpoint ? { endpoint, share: Number(share) } : undefined
}

const jsonRecord = (name: SettingName, text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(jsonObject(name, text)).map(([key, item]) => [key, String(item)]))

function jsonObject(name: SettingName, text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Record<string, unknown>
  } catch {
    // Told below, with the name of the setting.
  }
  throw new ConfigProblem([`${name} must be a JSON object of texts.`])
}

function replicaAddress(value: (name: SettingName) => string): string | undefined {
  const url = value('DATABASE_REPLICA_URL')
  if (url && (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))) throw new ConfigProblem(['DATABASE_REPLICA_URL is no address.'])
  return url || undefined
}

function bucketOf(value: (name: SettingName) => string): Bucket | undefined {
  const endpoint = value('S3_ENDPOINT')
  if (!endpoint) return undefined
  const missing = (['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).filter((name) => !value(name))
  if (missing.length > 0) throw new ConfigProblem(missing.map((name) => `${name} is missing. S3_ENDPOINT needs it.`))
  return { endpoint, bucket: value('S3_BUCKET'), region: value('S3_REGION'), key: value('S3_KEY'), secret: value('S3_SECRET') }
}

export type OutsideRegister = { url: string; key: string; mapping: { ask: Record<string, string>; answer: Record<string, string> } }

function outsideRegister(name: 'BMET' | 'BOARD', value: (name: SettingName) => string): OutsideRegister | undefined {
  const url = value(`${name}_URL`)
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new ConfigProblem([`${name}_URL is no address.`])
  const halves = jsonObject(`${name}_MAPPING`, value(`${name}_MAPPING`))
  const half = (part: 'ask' | 'answer') => jsonRecord(`${name}_MAPPING`, JSON.stringify(halves[part] ?? null))
  return { url, key: value(`${name}_KEY`), mapping: { ask: half('ask'), answer: half('answer') } }
}
