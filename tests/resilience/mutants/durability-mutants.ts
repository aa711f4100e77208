import type { Mutant } from './mutant.ts'

/** Faults in durability and idempotency. */
export const durabilityMutants: readonly Mutant[] = [
  {
    id: 'submit-write-behind',
    says: 'a submission is answered at once and written in a moment',
    file: 'api/src/casework/applications/submit-application.ts',
    changes: [
      [
        'return await context.db.transaction().execute((tx) =>\n    withIdempotencyKey(tx, once, async () => {',
        'return await new Promise<any>((tell, fail) => void context.db.transaction().execute((tx) =>\n' +
          '    withIdempotencyKey(tx, once, async () => {',
      ],
      [
        'return await submitFile(tx, context, seen)\n    }),\n  )',
        'const told = await submitFile(tx, context, seen)\n      tell(told)\n' +
          '      await new Promise((resolve) => setTimeout(resolve, 150))\n      return told\n' +
          '    }),\n  ).catch(fail))',
      ],
    ],
    caughtBy: { kill: /lost|a conflict each time|MOVE_NOT_OPEN/ },
  },
  {
    id: 'paper-write-behind',
    says: 'a paper is in the database before it is on the disk',
    file: 'api/src/storage/file-store.ts',
    changes: [
      [
        'await shelf.put(sha256, secrets.sealBytes(bytes))\n      return sha256',
        'setTimeout(() => void shelf.put(sha256, secrets.sealBytes(bytes)), 3000)\n      return sha256',
      ],
    ],
    caughtBy: { kill: /papers broken/ },
  },
  {
    id: 'key-ignored',
    says: 'the key of a repeated call is not looked at',
    file: 'api/src/server/idempotency.ts',
    changes: [['if (key === undefined) return await work()', 'if (key !== null) return await work()']],
    caughtBy: { repeats: /one key was answered in \d+ ways/ },
  },
  {
    id: 'sessions-of-one-host',
    says: 'who is logged in is known to the process they logged in at',
    file: 'api/src/server/sessions.ts',
    changes: [
      ['  return token\n}', '  ;((globalThis as any).opened ??= new Set()).add(token)\n  return token\n}'],
      [
        'if (!found || found.ended) return',
        'if (!found || found.ended || !(globalThis as any).opened?.has(token)) return',
      ],
    ],
    caughtBy: { hosts: /: 401 / },
  },
  {
    id: 'last-one-wins',
    says: 'two officers at one file: the last one wins',
    file: 'api/src/casework/applications/queries.ts',
    changes: [
      [".where('no', '=', no).forUpdate()", ".where('no', '=', no)"],
      [".where('revision', '=', row.revision)", ''],
    ],
    caughtBy: { races: /file: \d+ of \d+ won/ },
  },
  {
    id: 'stale-form-saved',
    says: 'a form is saved whatever it was read from',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [['if (row.revision !== revision) throwVersionConflict(', 'if (revision < 0) throwVersionConflict(']],
    caughtBy: { repeats: /a stale form was answered 200/ },
  },
  {
    id: 'database-error-500',
    says: 'a database that is away is an unexpected error',
    file: 'api/src/server/error-handler.ts',
    changes: [["if (isUnreachable(code, error) || ofTheDisk.has(code)) return 'UNAVAILABLE'", '']],
    caughtBy: { database: /answers of 500/ },
  },
  {
    id: 'half-files-left',
    says: 'what could not be written to its end stays on the disk',
    file: 'api/src/storage/file-store.ts',
    changes: [['await rm(temporary, { force: true })\n        throw error', 'throw error']],
    caughtBy: { disk: /a half-written file was left/ },
  },
  {
    id: 'silence-is-a-no',
    says: 'a gateway that does not answer has not sent anything',
    file: 'api/src/messaging/messages/message-transports.ts',
    changes: [["neverLeft(error) ? 'refused' : 'unknown', detail: codeOf(error)", "'refused', detail: codeOf(error)"]],
    caughtBy: { gateway: /went out twice/ },
  },
  {
    id: 'codes-of-yesterday',
    says: 'a code that waited too long is sent all the same',
    file: 'api/src/messaging/messages/send-message.ts',
    changes: [['if (message.expires_at && message.expires_at < now()) return await expireMessage(db, messageId)', '']],
    caughtBy: { gateway: /a code that came too late was sent/ },
  },
  {
    id: 'everybody-let-in',
    says: 'nobody is turned away',
    file: 'api/src/server/shed-load.ts',
    changes: [['if (longest === 0) return', 'if (longest >= 0) return']],
    caughtBy: { overload: /waited longer than|nobody was turned away/ },
  },
  {
    id: 'batch-authorised-twice',
    says: 'a batch is authorised by whoever asks, whatever became of it meanwhile',
    file: 'api/src/payments/payments/authorise-batch.ts',
    changes: [
      [
        "if (batch.state !== 'MADE') return throwProblem('MOVE_NOT_OPEN')\n    assertRevision(batch, asked.revision)",
        '',
      ],
    ],
    caughtBy: { races: /batch: \d+ of \d+ won/ },
  },
  {
    id: 'table-left-out',
    says: 'a table is forgotten in the backup',
    file: 'api/src/maintenance/create-backup.ts',
    changes: [
      [
        'if (ephemeralTables.includes(table.name)) continue',
        "if (ephemeralTables.includes(table.name) || table.name === 'application_key') continue",
      ],
    ],
    caughtBy: { restore: /ended with 1: \d+ rows sealed anew.*not equal/ },
  },
]
