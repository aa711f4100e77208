import type { Mutant } from './mutant.ts'

/** Faults in durability and idempotency. */
export const durabilityMutants: readonly Mutant[] = [
  {
    id: 'submit-write-behind',
    description: 'a submission is answered at once and written in a moment',
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
    killedBy: { kill: /lost|a conflict each time|MOVE_NOT_OPEN/ },
  },
  {
    id: 'paper-write-behind',
    description: 'a paper is in the database before it is on the disk',
    file: 'api/src/storage/file-store.ts',
    changes: [
      [
        'await storage.put(sha256, secrets.encryptBytes(bytes))\n      return sha256',
        'setTimeout(() => void storage.put(sha256, secrets.encryptBytes(bytes)), 3000)\n      return sha256',
      ],
    ],
    killedBy: { kill: /papers broken/ },
  },
  {
    id: 'key-ignored',
    description: 'the key of a repeated call is not looked at',
    file: 'api/src/server/idempotency.ts',
    changes: [['if (key === undefined) return await work()', 'if (key !== null) return await work()']],
    killedBy: { repeats: /one key was answered in \d+ ways/ },
  },
  {
    id: 'sessions-of-one-host',
    description: 'who is logged in is known to the process they logged in at',
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
    description: 'two officers at one file: the last one wins',
    file: 'api/src/casework/applications/queries.ts',
    changes: [
      [".where('no', '=', no).forUpdate()", ".where('no', '=', no)"],
      [".where('revision', '=', row.revision)", ''],
    ],
    killedBy: { races: /file: \d+ of \d+ won/ },
  },
  {
    id: 'stale-form-saved',
    description: 'a form is saved whatever it was read from',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [['if (row.revision !== revision) throwVersionConflict(', 'if (revision < 0) throwVersionConflict(']],
    killedBy: { repeats: /a stale form was answered 200/ },
  },
  {
    id: 'database-error-500',
    description: 'a database that is away is an unexpected error',
    file: 'api/src/server/error-handler.ts',
    changes: [["if (isUnreachable(code, error) || ofTheDisk.has(code)) return 'UNAVAILABLE'", '']],
    killedBy: { database: /answers of 500/ },
  },
  {
    id: 'half-files-left',
    description: 'what could not be written to its end stays on the disk',
    file: 'api/src/storage/file-store.ts',
    changes: [['await rm(temporary, { force: true })\n        throw error', 'throw error']],
    killedBy: { disk: /a half-written file was left/ },
  },
  {
    id: 'silence-is-a-no',
    description: 'a gateway that does not answer has not sent anything',
    file: 'api/src/messaging/messages/message-transports.ts',
    changes: [["neverLeft(error) ? 'refused' : 'unknown', detail: codeOf(error)", "'refused', detail: codeOf(error)"]],
    killedBy: { gateway: /went out twice/ },
  },
  {
    id: 'codes-of-yesterday',
    description: 'a code that waited too long is sent all the same',
    file: 'api/src/messaging/messages/send-message.ts',
    changes: [['if (message.expires_at && message.expires_at < now()) return await expireMessage(db, messageId)', '']],
    killedBy: { gateway: /a code that came too late was sent/ },
  },
  {
    id: 'everybody-let-in',
    description: 'nobody is turned away',
    file: 'api/src/server/shed-load.ts',
    changes: [['if (maxWaitMs === 0) return', 'if (maxWaitMs >= 0) return']],
    killedBy: { overload: /waited longer than|nobody was turned away/ },
  },
  {
    id: 'batch-authorised-twice',
    description: 'a batch is authorised by whoever asks, whatever became of it meanwhile',
    file: 'api/src/payments/payments/authorise-batch.ts',
    changes: [
      [
        "if (batch.state !== 'MADE') return throwProblem('MOVE_NOT_OPEN')\n    assertRevision(batch, input.revision)",
        '',
      ],
    ],
    killedBy: { races: /batch: \d+ of \d+ won/ },
  },
  {
    id: 'table-left-out',
    description: 'a table is forgotten in the backup',
    file: 'api/src/maintenance/create-backup.ts',
    changes: [
      [
        'if (ephemeralTables.includes(table.name)) continue',
        "if (ephemeralTables.includes(table.name) || table.name === 'application_key') continue",
      ],
    ],
    killedBy: { restore: /ended with 1: \d+ rows sealed anew.*not equal/ },
  },
]
