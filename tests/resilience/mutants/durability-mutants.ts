import type { Mutant } from './mutant.ts'

/** Faults in durability and idempotency. */
export const durabilityMutants: readonly Mutant[] = [
  {
    id: 'submit-write-behind',
    description: 'a submission is acknowledged before it is committed',
    file: 'api/src/casework/applications/submit-application.ts',
    changes: [
      [
        'return await context.db.transaction().execute((tx) =>\n    withIdempotencyKey(',
        'return await new Promise<any>((tell, fail) => void context.db.transaction().execute((tx) =>\n' +
          '    withIdempotencyKey(',
      ],
      [
        'return { applicationNo, approvalStatus: workflowState.approvalStatus, revision: next }\n    }),\n  )',
        'const told = { applicationNo, approvalStatus: workflowState.approvalStatus, revision: next }\n' +
          '      tell(told)\n' +
          '      await new Promise((resolve) => setTimeout(resolve, 150))\n      return told\n' +
          '    }),\n  ).catch(fail))',
      ],
    ],
    killedBy: { kill: /lost|a conflict each time|MOVE_NOT_OPEN/ },
  },
  {
    id: 'paper-write-behind',
    description: 'a document is recorded before its file is written',
    file: 'api/src/storage/file-store.ts',
    changes: [
      [
        'await storage.put(sha256, secrets.encryptBytes(bytes))\n      return sha256',
        'setTimeout(() => void storage.put(sha256, secrets.encryptBytes(bytes)), 3000)\n      return sha256',
      ],
    ],
    killedBy: { kill: /documents broken/ },
  },
  {
    id: 'key-ignored',
    description: 'idempotency keys are ignored',
    file: 'api/src/server/idempotency.ts',
    changes: [['if (key === undefined) return await work()', 'if (key !== null) return await work()']],
    killedBy: { repeats: /one key returned \d+ different responses/ },
  },
  {
    id: 'sessions-of-one-host',
    description: 'sessions are known only to the process that created them',
    file: 'api/src/server/sessions.ts',
    changes: [
      ['  return token\n}', '  ;((globalThis as any).opened ??= new Set()).add(token)\n  return token\n}'],
      [
        'if (!found || found.ended) return',
        'if (!found || found.ended || !(globalThis as any).opened?.has(token)) return',
      ],
    ],
    killedBy: { hosts: /: 401 / },
  },
  {
    id: 'last-one-wins',
    description: 'two officers act on one application: the last write wins',
    file: 'api/src/casework/applications/queries.ts',
    changes: [
      [".where('no', '=', no).forUpdate()", ".where('no', '=', no)"],
      [".where('revision', '=', row.revision)", ''],
    ],
    killedBy: { races: /application: \d+ of \d+ succeeded/ },
  },
  {
    id: 'stale-form-saved',
    description: 'a step is saved whatever revision it was read from',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [['if (row.revision !== revision) throwVersionConflict(', 'if (revision < 0) throwVersionConflict(']],
    killedBy: { repeats: /a stale form returned 200/ },
  },
  {
    id: 'database-error-500',
    description: 'an unreachable database is an unexpected error',
    file: 'api/src/server/error-handler.ts',
    changes: [["if (isUnreachable(code, error) || diskErrors.has(code)) return 'UNAVAILABLE'", '']],
    killedBy: { database: /responses with 500/ },
  },
  {
    id: 'half-files-left',
    description: 'partial files are not removed',
    file: 'api/src/storage/file-store.ts',
    changes: [['await rm(temporary, { force: true })\n        throw error', 'throw error']],
    killedBy: { disk: /a partial file remained/ },
  },
  {
    id: 'silence-is-a-no',
    description: 'a gateway timeout counts as a failed delivery',
    file: 'api/src/messaging/messages/message-transports.ts',
    changes: [
      ["isConnectionFailure(error) ? 'refused' : 'unknown', detail: codeOf(error)", "'refused', detail: codeOf(error)"],
    ],
    killedBy: { gateway: /were delivered twice/ },
  },
  {
    id: 'codes-of-yesterday',
    description: 'expired codes are sent',
    file: 'api/src/messaging/messages/send-message.ts',
    changes: [['if (message.expires_at && message.expires_at < now()) return await expireMessage(db, messageId)', '']],
    killedBy: { gateway: /an expired code was sent/ },
  },
  {
    id: 'everybody-let-in',
    description: 'load shedding is disabled',
    file: 'api/src/server/shed-load.ts',
    changes: [['if (maxWaitMs === 0) return', 'if (maxWaitMs >= 0) return']],
    killedBy: { overload: /answered only within|no request was rejected/ },
  },
  {
    id: 'batch-authorised-twice',
    description: 'a batch is authorised without checking its state',
    file: 'api/src/payments/payments/authorise-batch.ts',
    changes: [
      [
        "if (batch.state !== 'MADE') return throwProblem('MOVE_NOT_OPEN')\n    assertRevision(batch, input.revision)",
        '',
      ],
    ],
    killedBy: { races: /batch: \d+ of \d+ succeeded/ },
  },
  {
    id: 'table-left-out',
    description: 'a table is missing from the backup',
    file: 'api/src/maintenance/create-backup.ts',
    changes: [
      [
        'if (ephemeralTables.includes(table.name)) continue',
        "if (ephemeralTables.includes(table.name) || table.name === 'application_key') continue",
      ],
    ],
    killedBy: { restore: /exited with 1: \d+ rows re-encrypted.*not equal/ },
  },
]
