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
  token,
  httpUrl,
  integer,
  type Validator,
} from './validators.ts'

/** `isSecret`: the value is never written to a log, because it is a secret or may hold one. */
type Setting = { check: Validator; default: string; help: string; isSecret?: true; required?: true; testOnly?: true }

const hourInMs = 3_600_000

/** Number of digits in a captcha image and its audio. */
export const captchaLength = 6

/** Every setting of the portal. A test compares them with the table in docs/operations.md. */
export const environmentVariables = {
  PORTAL_ENV: {
    check: oneOf('demo', 'production'),
    default: '',
    help: '`demo` or `production`. Without it: demo when there is no DATABASE_URL, production when there is.',
  },
  PORT: { check: integer(1, 65_535), default: '8080', help: 'The one port for API and web.' },
  HOST: {
    check: host,
    default: '',
    help: 'Address to listen on. Demo: loopback unless set; production: all addresses.',
  },
  DATA_DIR: { check: directory, default: './data', help: 'Embedded database, uploaded files and demo secrets.' },
  DATABASE_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help: 'PostgreSQL 15 or later, with the right to create tables and roles. Without it the embedded one is used.',
  },
  DATABASE_APP_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help: 'What requests use, a member of role `portal_app`. Without it the portal makes such a log-in itself.',
  },
  DATABASE_REPLICA_URL: {
    check: postgresUrl,
    isSecret: true,
    default: '',
    help:
      'A streaming replica, for reads that may be a moment old. ' +
      'Log-in and database are those of the requests unless it names others.',
  },
  DATABASE_REPLICA_MAX_LAG_MS: {
    check: integer(0, hourInMs),
    default: '1000',
    help: 'A replica further behind than that is not read from.',
  },
  PORTAL_MIGRATE: {
    check: oneOf('yes', 'no'),
    default: 'yes',
    help:
      '`no`: a start leaves the database as it is and needs DATABASE_APP_URL alone; ' +
      '`npm run migrate` brings it up to date.',
  },
  S3_ENDPOINT: {
    check: httpUrl,
    default: '',
    help: 'Address of an S3-compatible store for uploaded files. Without it they lie below DATA_DIR.',
  },
  S3_BUCKET: { check: bucketName, default: '', help: 'Its bucket.' },
  S3_REGION: { check: region, default: 'us-east-1', help: 'Its region.' },
  S3_KEY: { check: apiKey, isSecret: true, default: '', help: 'Its access key.' },
  S3_SECRET: { check: apiKey, isSecret: true, default: '', help: 'Its secret key.' },
  PUBLIC_URL: {
    check: origin,
    default: '',
    help: 'The address people type, for links in messages. Production: required.',
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
      '32 bytes in base64 that encrypt NID, passport, account and illness; ' +
      '`2:new,1:old` while they are rotated. Production: required.',
    required: true,
  },
  PORTAL_INDEX_SECRET: {
    check: secret,
    isSecret: true,
    default: '',
    help:
      'What PORTAL_SECRET was when the first data came, once that has been changed: ' +
      'blind indexes stay as they are.',
  },
  FIRST_ADMINISTRATOR: {
    check: loginId,
    default: '',
    help:
      'E-mail or mobile of the first administrator, made when there is none; ' +
      'the password is chosen on /forgot-password.',
  },
  TRUSTED_PROXIES: {
    check: proxies,
    default: '',
    help: 'Addresses of proxies whose X-Forwarded-For is believed, with commas.',
  },
  SMS_GATEWAY_URL: {
    check: gatewayUrl,
    isSecret: true,
    default: '',
    help: 'Address of the SMS gateway; may hold {to} and {text}. Production: required.',
    required: true,
  },
  SMS_GATEWAY_METHOD: { check: oneOf('GET', 'POST'), default: 'POST', help: 'GET or POST.' },
  SMS_GATEWAY_PARAMS: {
    check: jsonStringMap,
    isSecret: true,
    default: '{"to":"{to}","text":"{text}"}',
    help: 'JSON of parameter names and values; {to}, {text} and {id} are filled in.',
  },
  SMS_GATEWAY_FORMAT: {
    check: oneOf('form', 'json'),
    default: 'form',
    help: 'How a POST carries them: `form` or `json`.',
  },
  SMS_GATEWAY_HEADERS: {
    check: jsonHeaders,
    isSecret: true,
    default: '{}',
    help: 'JSON of further headers, for keys.',
  },
  SMS_GATEWAY_SUCCESS: { check: regex, default: '', help: 'A pattern that the answer must match besides status 2xx.' },
  SMS_GATEWAY_ID: {
    check: regexWithGroup,
    default: '',
    help: 'A pattern whose first group is the id in the answer, by which delivery is reported later.',
  },
  SMS_GATEWAY_PER_SECOND: {
    check: integer(1, 10_000),
    default: '20',
    help: 'So many SMS leave in a second at most, of all processes together; codes do not wait.',
  },
  SMS_DELIVERY_TOKEN: {
    check: token,
    isSecret: true,
    default: '',
    help:
      'At least 24 characters: the gateway reports delivery to /api/v1/pub/sms/delivery/<token>. ' +
      'Without it nobody may.',
  },
  SMS_DELIVERY_PARAMS: {
    check: jsonStringMapOf('id', 'status', 'failure'),
    default: '{"id":"id","status":"status","failure":"error"}',
    help: 'JSON: how the gateway names the id, the status and the reason in its report.',
  },
  SMS_DELIVERY_DELIVERED: {
    check: regex,
    default: '^(?:DELIVRD|DELIVERED)$',
    help: 'A pattern of the status, large or small, that means delivered.',
  },
  SMS_DELIVERY_FAILED: {
    check: regex,
    default: '^(?:UNDELIV|UNDELIVERED|REJECTD|REJECTED|EXPIRED|FAILED|DELETED)$',
    help: 'A pattern of the status that means it will never arrive; any other status changes nothing.',
  },
  SMS_BALANCE_URL: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Where the gateway tells what is left of the money; asked every five minutes.',
  },
  SMS_BALANCE_PATTERN: {
    check: regexWithGroup,
    default: '([0-9]+(?:\\.[0-9]+)?)',
    help: 'A pattern whose first group is the amount in that answer.',
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
    help: 'Address of the outside register of workers. Without it the portal looks in its own tables alone.',
  },
  BMET_KEY: { check: apiKey, isSecret: true, default: '', help: 'Its key, sent as a bearer token.' },
  BMET_MAPPING: {
    check: fieldMapping,
    default:
      '{"ask":{"workerPassportNo":"passportNo","workerDob":"dateOfBirth","clearanceOrMemberNo":"clearanceId"},' +
      '"answer":{"workerNameEn":"data.name","workerCountryId":"data.country","reference":"data.clearanceId"}}',
    help: 'JSON: `ask` gives our names as theirs, `answer` the dotted place of each of our names in what comes back.',
  },
  BOARD_URL: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address of the outside register of board results; without it the tables alone.',
  },
  BOARD_KEY: { check: apiKey, isSecret: true, default: '', help: 'Its key, sent as a bearer token.' },
  BOARD_MAPPING: {
    check: fieldMapping,
    default:
      '{"ask":{"educationLevelId":"exam","boardId":"board","passingYear":"year",' +
      '"rollNo":"roll","registrationNo":"registration"},' +
      '"answer":{"studentNameEn":"data.name","fatherName":"data.father",' +
      '"motherName":"data.mother","result":"data.gpa"}}',
    help: 'As BMET_MAPPING.',
  },
  SESSION_HOURS: { check: integer(1, 720), default: '8', help: 'How long a log-in lasts.' },
  SHED_AFTER_MS: {
    check: integer(0, 60_000),
    default: '300',
    help:
      'In a crowd, who would wait longer than that is answered 503 at once, ' +
      'so that the others are served quickly; 0: never.',
  },
  PORTAL_WORKERS: {
    check: integer(1, 64),
    default: '1',
    help: 'Processes that serve the one port; as many as the machine has cores.',
  },
  SLOW_QUERY_MS: {
    check: integer(0, hourInMs),
    default: '500',
    help: 'A statement that takes longer is written to the log, without its values; 0: never.',
  },
  METRICS_TOKEN: {
    check: token,
    isSecret: true,
    default: '',
    help: 'At least 24 characters: who sends it as a bearer token reads /metrics. Without it nobody may.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    check: httpUrl,
    isSecret: true,
    default: '',
    help: 'Address of an OpenTelemetry collector (OTLP over HTTP) for traces. Without it: none.',
  },
  OTEL_TRACES_SAMPLER_ARG: { check: ratio, default: '0.05', help: 'The share of requests that is traced, 0 to 1.' },
  LOG_LEVEL: {
    check: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'warn',
    help: 'fatal, error, warn, info, debug, trace or silent.',
  },
  PORTAL_FIXED_CAPTCHA: {
    check: digits(captchaLength),
    default: '',
    help: 'Tests: every captcha has this code.',
    testOnly: true,
  },
  PORTAL_FIXED_OTP: { check: digits(4, 8), default: '', help: 'Tests: every one-time code is this.', testOnly: true },
  PORTAL_LIMIT_FACTOR: {
    check: integer(1, 1_000_000),
    default: '1',
    help: 'Tests: rate limits are multiplied by this.',
    testOnly: true,
  },
} as const satisfies Record<string, Setting>

export type EnvironmentVariableName = keyof typeof environmentVariables
