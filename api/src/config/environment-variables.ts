import {
  bucketName,
  dataKeys,
  digits,
  directory,
  gatewayUrl,
  host,
  jsonHeaders,
  jsonStringMapOf,
  jsonStringMap,
  apiKey,
  loginId,
  fieldMapping,
  oneOf,
  origin,
  regex,
  regexWithGroup,
  postgresUrl,
  proxies,
  region,
  secret,
  mailSender,
  ratio,
  smtpUrl,
  tcpUrl,
  token,
  httpUrl,
  integer,
  type Validator,
} from './validators.ts'

/** `isSecret`: the value is never written to a log, because it is a secret or may hold one. */
type Setting = { check: Validator; default: string; help: string; isSecret?: true; required?: true; testOnly?: true }

const hourInMs = 3_600_000

/** Every setting of the portal. A test compares them with the table in docs/operations.md. */
export const environmentVariables = {
  PORTAL_ENV: {
    check: oneOf('demo', 'production'),
    default: '',
    help: '`demo` or `production`. Default: demo without DATABASE_URL, otherwise production.',
  },
  PORT: { check: integer(1, 65_535), default: '8080', help: 'Port for API and web.' },
  HOST: {
    check: host,
    default: '',
    help: 'Address to listen on. Default: loopback in a demo, all addresses in production.',
  },
  DATA_DIR: { check: directory, default: './data', help: 'Embedded database, uploaded files and demo secrets.' },
  DATABASE_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help: 'PostgreSQL 15 or later, with the right to create tables and roles. Default: the embedded server.',
  },
  DATABASE_APP_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help: 'Database login of requests, a member of role `portal_app`. Without it the portal creates one.',
  },
  DATABASE_REPLICA_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help: 'Streaming replica for slightly stale reads. Login and database default to those of requests.',
  },
  DATABASE_REPLICA_MAX_LAG_MS: {
    check: integer(0, hourInMs),
    default: '1000',
    help: 'Maximum replication lag; above it reads go to the primary.',
  },
  PORTAL_MIGRATE: {
    check: oneOf('yes', 'no'),
    default: 'yes',
    help: '`no`: a start does not migrate and needs only DATABASE_APP_URL; `npm run migrate` migrates.',
  },
  S3_ENDPOINT: {
    check: httpUrl,
    default: '',
    help: 'Address of an S3-compatible store for uploaded files. Without it they are in DATA_DIR.',
  },
  S3_BUCKET: { check: bucketName, default: '', help: 'Bucket of the store.' },
  S3_REGION: { check: region, default: 'us-east-1', help: 'Region of the store.' },
  S3_KEY: { check: apiKey, isSecret: true, default: '', help: 'Access key of the store.' },
  S3_SECRET: { check: apiKey, isSecret: true, default: '', help: 'Secret key of the store.' },
  CLAMAV_URL: {
    check: tcpUrl,
    default: '',
    help: 'tcp://host:port of ClamAV, which scans every uploaded document. Without it nothing is scanned.',
  },
  PUBLIC_URL: {
    check: origin,
    default: '',
    help: 'Public address, for links in messages. Production: required.',
    required: true,
  },
  PORTAL_SECRET: {
    check: secret,
    isSecret: true,
    default: '',
    help: 'At least 32 random characters; keys for codes, tokens and blind indexes. Production: required.',
    required: true,
  },
  PORTAL_DATA_KEY: {
    check: dataKeys,
    isSecret: true,
    default: '',
    help:
      '32 bytes in base64 that encrypt NID, passport, account and illness; `2:new,1:old` during a key ' +
      'rotation. Production: required.',
    required: true,
  },
  PORTAL_INDEX_SECRET: {
    check: secret,
    isSecret: true,
    default: '',
    help: 'First value of PORTAL_SECRET, if that was changed later; keeps the blind indexes valid.',
  },
  FIRST_ADMINISTRATOR: {
    check: loginId,
    default: '',
    help:
      'E-mail or mobile of the first administrator, created if there is none. The owner chooses the ' +
      'password on /forgot-password.',
  },
  TRUSTED_PROXIES: {
    check: proxies,
    default: '',
    help: 'Addresses of proxies whose X-Forwarded-For is trusted, separated by commas.',
  },
  SMS_GATEWAY_URL: {
    check: gatewayUrl,
    isSecret: true,
    default: '',
    help: 'Address of the SMS gateway; may contain {to} and {text}. Production: required.',
    required: true,
  },
  SMS_GATEWAY_METHOD: { check: oneOf('GET', 'POST'), default: 'POST', help: 'GET or POST.' },
  SMS_GATEWAY_PARAMS: {
    check: jsonStringMap,
    isSecret: true,
    default: '{"to":"{to}","text":"{text}"}',
    help: 'JSON of parameter names and values; {to}, {text} and {id} are replaced.',
  },
  SMS_GATEWAY_FORMAT: {
    check: oneOf('form', 'json'),
    default: 'form',
    help: 'Body of a POST: `form` or `json`.',
  },
  SMS_GATEWAY_HEADERS: {
    check: jsonHeaders,
    isSecret: true,
    default: '{}',
    help: 'JSON of additional headers, for keys.',
  },
  SMS_GATEWAY_SUCCESS: {
    check: regex,
    default: '',
    help: 'Pattern that the response must match, in addition to status 2xx.',
  },
  SMS_GATEWAY_ID: {
    check: regexWithGroup,
    default: '',
    help: 'Pattern whose first group is the message id in the response, used by delivery reports.',
  },
  SMS_GATEWAY_PER_SECOND: {
    check: integer(1, 10_000),
    default: '20',
    help: 'Rate limit for SMS of all processes together; one-time codes do not wait.',
  },
  SMS_DELIVERY_TOKEN: {
    check: token,
    isSecret: true,
    default: '',
    help:
      'At least 24 characters: the gateway reports delivery to /api/v1/pub/sms/delivery/<token>. ' +
      'Without it the route does not exist.',
  },
  SMS_DELIVERY_PARAMS: {
    check: jsonStringMapOf('id', 'status', 'failure'),
    default: '{"id":"id","status":"status","failure":"error"}',
    help: 'JSON: parameter names of id, status and reason in a delivery report.',
  },
  SMS_DELIVERY_DELIVERED: {
    check: regex,
    default: '^(?:DELIVRD|DELIVERED)$',
    help: 'Pattern of the status “delivered”, case-insensitive.',
  },
  SMS_DELIVERY_FAILED: {
    check: regex,
    default: '^(?:UNDELIV|UNDELIVERED|REJECTD|REJECTED|EXPIRED|FAILED|DELETED)$',
    help: 'Pattern of the status “failed”, case-insensitive; any other status changes nothing.',
  },
  SMS_BALANCE_URL: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address that returns the balance at the gateway, requested every five minutes.',
  },
  SMS_BALANCE_PATTERN: {
    check: regexWithGroup,
    default: '([0-9]+(?:\\.[0-9]+)?)',
    help: 'Pattern whose first group is the amount in that response.',
  },
  SMTP_URL: {
    check: smtpUrl,
    isSecret: true,
    default: '',
    help: 'smtp(s)://user:password@host:port. Production: required.',
    required: true,
  },
  MAIL_FROM: { check: mailSender, default: 'WEWB <no-reply@localhost>', help: 'Sender of e-mails.' },
  BMET_URL: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address of the external register of workers. Without it the portal uses only its own tables.',
  },
  BMET_KEY: { check: apiKey, isSecret: true, default: '', help: 'Key of the register, sent as a bearer token.' },
  BMET_MAPPING: {
    check: fieldMapping,
    default:
      '{"ask":{"workerPassportNo":"passportNo","workerDob":"dateOfBirth","clearanceOrMemberNo":"clearanceId"},' +
      '"answer":{"workerNameEn":"data.name","workerCountryId":"data.country","reference":"data.clearanceId"}}',
    help: 'JSON: `ask` maps names of the portal to parameter names, `answer` to dotted paths in the response.',
  },
  BOARD_URL: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address of the external register of board results. Without it the portal uses only its own tables.',
  },
  BOARD_KEY: { check: apiKey, isSecret: true, default: '', help: 'Key of the register, sent as a bearer token.' },
  BOARD_MAPPING: {
    check: fieldMapping,
    default:
      '{"ask":{"educationLevelId":"exam","boardId":"board","passingYear":"year",' +
      '"rollNo":"roll","registrationNo":"registration"},' +
      '"answer":{"studentNameEn":"data.name","fatherName":"data.father",' +
      '"motherName":"data.mother","result":"data.gpa"}}',
    help: 'As BMET_MAPPING.',
  },
  SESSION_HOURS: { check: integer(1, 720), default: '8', help: 'Lifetime of a session in hours.' },
  SHED_AFTER_MS: {
    check: integer(0, 60_000),
    default: '300',
    help: 'Load shedding: under load, a request with a longer expected wait gets 503 at once; 0 disables it.',
  },
  PORTAL_WORKERS: {
    check: integer(1, 64),
    default: '1',
    help: 'Number of processes that serve the port; use the number of cores.',
  },
  SLOW_QUERY_MS: {
    check: integer(0, hourInMs),
    default: '500',
    help: 'Slower statements are logged without their values; 0 disables it.',
  },
  METRICS_TOKEN: {
    check: token,
    isSecret: true,
    default: '',
    help: 'At least 24 characters: bearer token for /metrics. Without it the route returns 404.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address of an OpenTelemetry collector (OTLP over HTTP). Without it there are no traces.',
  },
  OTEL_TRACES_SAMPLER_ARG: { check: ratio, default: '0.05', help: 'Share of requests that are traced, 0 to 1.' },
  LOG_LEVEL: {
    check: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'warn',
    help: 'fatal, error, warn, info, debug, trace or silent.',
  },
  PORTAL_FIXED_CAPTCHA: {
    check: digits(4, 8),
    default: '',
    help: 'Tests: fixed code of every captcha.',
    testOnly: true,
  },
  PORTAL_FIXED_OTP: { check: digits(4, 8), default: '', help: 'Tests: fixed one-time code.', testOnly: true },
  PORTAL_LIMIT_FACTOR: {
    check: integer(1, 1_000_000),
    default: '1',
    help: 'Tests: multiplies all rate limits.',
    testOnly: true,
  },
} as const satisfies Record<string, Setting>

export type EnvironmentVariableName = keyof typeof environmentVariables
