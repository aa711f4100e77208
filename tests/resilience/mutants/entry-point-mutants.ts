import type { Mutant } from './mutant.ts'

/** Faults at the entry points: codes, log-ins and request bodies. */
export const entryPointMutants: readonly Mutant[] = [
  {
    id: 'otp-read-then-write',
    description: 'attempts at a code are counted without an atomic update',
    file: 'api/src/identity/otp/queries.ts',
    changes: [
      [
        '.set({ tries: sql`tries + 1` })',
        ".set({ tries: ((await db.selectFrom('one_time_code').select('tries').where('token_hash', '=', token)" +
          '.executeTakeFirst())?.tries ?? 0) + 1 })',
      ],
    ],
    killedBy: { codes: /guesses at a code were evaluated/ },
  },
  {
    id: 'captcha-serves-twice',
    description: 'a used captcha is accepted again',
    file: 'api/src/identity/captcha/queries.ts',
    changes: [
      [
        ".set({ used_at: sql`now()` })\n    .where('id', '=', captchaId)\n    .where('used_at', 'is', null)",
        ".set({ used_at: sql`now()` })\n    .where('id', '=', captchaId)",
      ],
    ],
    killedBy: { codes: /one captcha was accepted|a used captcha was accepted again/, races: /captcha: / },
  },
  {
    id: 'reset-link-stays',
    description: 'a used reset link is accepted again',
    file: 'api/src/identity/accounts/reset-password.ts',
    changes: [['await updateResetTokenAsUsed(tx, token)', '{ numUpdatedRows: 1n }']],
    killedBy: { codes: /one reset link was accepted/ },
  },
  {
    id: 'codes-without-end',
    description: 'the number of codes per day is unlimited',
    file: 'api/src/identity/otp/send-otp.ts',
    changes: [
      [
        "({ limits }: Context, login: LoginId) => limits.consume('codes-a-day', login.value)",
        'async (..._args: unknown[]) => undefined',
      ],
    ],
    killedBy: { codes: /codes were sent to one number/ },
  },
  {
    id: 'token-outlives-log-out',
    description: 'a log-out does not end the session on the server',
    file: 'api/src/identity/accounts/session-queries.ts',
    changes: [
      [
        ".set({ ended_at: sql`now()` })\n    .where('id', '=', id)",
        ".set({ last_seen_at: sql`now()` })\n    .where('id', '=', id)",
      ],
    ],
    killedBy: { sessions: /log-out: token 1 returned 200/ },
  },
  {
    id: 'thief-keeps-session',
    description: 'a password change does not end the other sessions',
    file: 'api/src/identity/accounts/change-password.ts',
    changes: [['await endSessions(tx, account.id, actor.sessionId)', '0']],
    killedBy: { sessions: /password change: token \d returned 200/ },
  },
  {
    id: 'permissions-remembered',
    description: 'actors and their permissions are cached in the process',
    file: 'api/src/server/register-endpoint.ts',
    changes: [
      [
        'await getActor(portal.db, token, isPassive)',
        'await (((globalThis as any).remembered ??= {})[token] ??= getActor(portal.db, token, isPassive))',
      ],
    ],
    killedBy: { sessions: /deactivation: token \d returned 200/, permissions: /revoked for/ },
  },
  {
    id: 'any-text',
    description: 'control characters and lone surrogates are accepted in text',
    file: 'api/src/server/assert-safe-text.ts',
    changes: [
      ['if (control.test(value) || !value.isWellFormed()) throwProblem(', 'if (value.length < 0) throwProblem('],
    ],
    killedBy: { bodies: / in (?:an answer|the name of an answer): 200/ },
  },
  {
    id: 'types-made-to-fit',
    description: 'values are coerced to the expected type, and unknown keys are dropped',
    file: 'api/src/server/schemas.ts',
    changes: [['coerceTypes: false,\n  removeAdditional: false', 'coerceTypes: true,\n  removeAdditional: true']],
    killedBy: { bodies: /an unknown key: 200/ },
  },
  {
    id: 'large-bodies',
    description: 'the size of a request body is unlimited',
    file: 'api/src/server/http-server.ts',
    changes: [['bodyLimit: 256 * 1024', 'bodyLimit: 2 ** 30']],
    killedBy: { 'too-much': /body of 1 MB: / },
  },
  {
    id: 'slow-heads',
    description: 'the timeout for request headers is three times as long',
    file: 'api/src/server/http-server.ts',
    changes: [['headersTimeout: 10_000', 'headersTimeout: 30_000']],
    killedBy: { slow: /a slow head stayed connected/ },
  },
  {
    id: 'broken-json-500',
    description: 'a malformed request is an unexpected error',
    file: 'api/src/server/error-handler.ts',
    changes: [["error.statusCode < 500\n    ? 'MALFORMED'", "error.statusCode < 500\n    ? 'UNEXPECTED'"]],
    killedBy: { requests: /→ 500/, 'too-much': /broken JSON: 500/ },
  },
]
