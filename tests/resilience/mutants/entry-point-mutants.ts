import type { Mutant } from './mutant.ts'

/** Faults at the entry points: codes, log-ins and request bodies. */
export const entryPointMutants: readonly Mutant[] = [
  {
    id: 'otp-read-then-write',
    description: 'the tries at a code are read, and one more is written',
    file: 'api/src/identity/otp/queries.ts',
    changes: [
      [
        '.set({ tries: sql`tries + 1` })',
        ".set({ tries: ((await db.selectFrom('one_time_code').select('tries').where('token_hash', '=', token)" +
          '.executeTakeFirst())?.tries ?? 0) + 1 })',
      ],
    ],
    killedBy: { codes: /guesses at a code were looked at/ },
  },
  {
    id: 'captcha-serves-twice',
    description: 'a captcha that was used is good for another form',
    file: 'api/src/identity/captcha/queries.ts',
    changes: [
      [
        ".set({ used_at: sql`now()` })\n    .where('id', '=', captchaId)\n    .where('used_at', 'is', null)",
        ".set({ used_at: sql`now()` })\n    .where('id', '=', captchaId)",
      ],
    ],
    killedBy: { codes: /one captcha served|a captcha served again/, races: /captcha: / },
  },
  {
    id: 'reset-link-stays',
    description: 'a reset link is not used up by the new password',
    file: 'api/src/identity/accounts/reset-password.ts',
    changes: [['await updateResetTokenAsUsed(tx, token)', '{ numUpdatedRows: 1n }']],
    killedBy: { codes: /one reset link served/ },
  },
  {
    id: 'codes-without-end',
    description: 'nobody counts the codes of a day',
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
    description: 'a log-out only forgets the token on the device',
    file: 'api/src/identity/accounts/session-queries.ts',
    changes: [
      [
        ".set({ ended_at: sql`now()` })\n    .where('id', '=', id)",
        ".set({ last_seen_at: sql`now()` })\n    .where('id', '=', id)",
      ],
    ],
    killedBy: { sessions: /log-out: token 1 was answered 200/ },
  },
  {
    id: 'thief-keeps-session',
    description: 'a new password leaves the other sessions open',
    file: 'api/src/identity/accounts/change-password.ts',
    changes: [['await endSessions(tx, account.id, actor.sessionId)', '0']],
    killedBy: { sessions: /password change: token \d was answered 200/ },
  },
  {
    id: 'permissions-remembered',
    description: 'who asks is looked up once and remembered, because the database is slow',
    file: 'api/src/server/register-endpoint.ts',
    changes: [
      [
        'await getActor(portal.db, token)',
        'await (((globalThis as any).remembered ??= {})[token] ??= getActor(portal.db, token))',
      ],
    ],
    killedBy: { sessions: /deactivation: token \d was answered 200/, permissions: /unticked for/ },
  },
  {
    id: 'any-text',
    description: 'text is taken as it comes, control characters and all',
    file: 'api/src/server/assert-safe-text.ts',
    changes: [
      ['if (control.test(value) || !value.isWellFormed()) throwProblem(', 'if (value.length < 0) throwProblem('],
    ],
    killedBy: { bodies: / in (?:an answer|the name of an answer): 200/ },
  },
  {
    id: 'types-made-to-fit',
    description: 'values are turned into the type that is wanted, and unknown keys are dropped',
    file: 'api/src/server/schemas.ts',
    changes: [['coerceTypes: false,\n  removeAdditional: false', 'coerceTypes: true,\n  removeAdditional: true']],
    killedBy: { bodies: /an unknown key: 200/ },
  },
  {
    id: 'large-bodies',
    description: 'a body may be as large as it likes',
    file: 'api/src/server/http-server.ts',
    changes: [['bodyLimit: 256 * 1024', 'bodyLimit: 2 ** 30']],
    killedBy: { 'too-much': /body of 1 MB: / },
  },
  {
    id: 'slow-heads',
    description: 'who sends a head a byte at a time has all the time they want',
    file: 'api/src/server/http-server.ts',
    changes: [['headersTimeout: 10_000', 'headersTimeout: 30_000']],
    killedBy: { slow: /a slow head held on/ },
  },
  {
    id: 'broken-json-500',
    description: 'what the server itself refuses is an unexpected error',
    file: 'api/src/server/error-handler.ts',
    changes: [["error.statusCode < 500\n    ? 'MALFORMED'", "error.statusCode < 500\n    ? 'UNEXPECTED'"]],
    killedBy: { requests: /→ 500/, 'too-much': /broken JSON: 500/ },
  },
]
