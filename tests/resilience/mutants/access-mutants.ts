import type { Mutant } from './mutant.ts'

/** Faults in access control, visibility, and the handling of files and texts. */
export const accessMutants: readonly Mutant[] = [
  {
    id: 'four-eyes-shut',
    says: 'whoever sits at the last desk may approve, also what they forwarded',
    file: 'domain/src/engine/evaluation/guards.ts',
    changes: [['person.id !== standing.enteredBy &&', 'true ||']],
    caughtBy: { insiders: /approves what they forwarded: answered 200/ },
  },
  {
    id: 'own-file',
    says: 'an officer is no stranger to any file',
    file: 'domain/src/engine/evaluation/moves.ts',
    changes: [['!person.isSystem && !standing.owners.includes(person.id)', '!person.isSystem']],
    caughtBy: { insiders: /forwards an own file: answered 200/ },
  },
  {
    id: 'own-batch',
    says: 'the maker of a batch may authorise it',
    file: 'api/src/payments/payments/authorisation-rules.ts',
    changes: [
      ["if (batch.made_by === actor.id) return { code: 'OWN_BATCH', words: authorisationRefusals.OWN_BATCH }", ''],
    ],
    // A database constraint still prevents the payment, but the response is not the expected rejection.
    caughtBy: { insiders: /authorises an own batch: answered (?:200|500)/ },
  },
  {
    id: 'refusals-unwritten',
    says: 'a try that was refused is not worth a line',
    file: 'api/src/casework/applications/take-action.ts',
    changes: [['await recordDeniedAction(context, { applicationNo, action }, error)', '']],
    caughtBy: { insiders: /0 lines in the audit/ },
  },
  {
    id: 'owner-unasked',
    says: 'who knows the number of a file may open it',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [
      [
        "if (!isOwn && (file.row.status === 'DRAFT' || !mayViewApplication(person, file.standing)))\n" +
          "    return throwProblem('NOT_FOUND')",
        '',
      ],
    ],
    caughtBy: { permissions: /\/applications\/.* instead of 404/, canaries: /read the .* in GET \/applications\// },
  },
  {
    id: 'answers-crossed',
    says: 'of those who ask at the same moment each is given the answer of the next',
    file: 'api/src/db/batch-loader.ts',
    changes: [['resolve(answers[index] as Answer)', 'resolve(answers[(index + 1) % answers.length] as Answer)']],
    caughtBy: { neighbours: /was given to|read «|was told of|was answered/ },
  },
  {
    id: 'guard-left-out',
    says: 'a menu that is not shown needs no guard',
    file: 'api/src/server/register-endpoint.ts',
    changes: [["if (!mayAccess(contract, actor)) throwProblem('NO_PERMISSION')", '']],
    caughtBy: { permissions: /200 instead of 403/ },
  },
  {
    id: 'body-in-log',
    says: 'the log has what was sent, to find faults sooner',
    file: 'api/src/server/http-server.ts',
    changes: [
      [
        'const line = {\n      method: request.method,',
        'const line = {\n      body: request.body,\n      method: request.method,',
      ],
    ],
    caughtBy: { canaries: /the portal's log has/ },
  },
  {
    id: 'statements-in-log',
    says: 'the database writes down what failed, as it does by itself',
    file: 'api/src/db/embedded-postgres.ts',
    changes: [
      [
        "['log_min_messages', 'log'],\n    ['log_error_verbosity', 'terse'],\n" +
          "    ['log_min_error_statement', 'panic'],",
        '',
      ],
    ],
    caughtBy: { canaries: /PostgreSQL's log has/ },
  },
  {
    id: 'inline-scripts',
    says: 'the policy lets scripts stand in a page, because a library wants it',
    file: 'api/src/ssr/pages.ts',
    changes: [
      [`"script-src 'self'"`, `"script-src 'self' 'unsafe-inline'"`],
      [`"frame-ancestors 'none'",\n    "require-trusted-types-for 'script'"`, `"frame-ancestors 'none'"`],
    ],
    caughtBy: { scripts: /a script ran in spite of the policy/ },
  },
  {
    id: 'pictures-as-they-come',
    says: 'a picture is kept as it was sent',
    file: 'api/src/casework/applications/store-upload.ts',
    changes: [['return { bytes: data, mediaType: keepsPng', 'return { bytes, mediaType: keepsPng']],
    caughtBy: { files: /still hides|still says where it was taken/ },
  },
  {
    id: 'files-as-pages',
    says: 'a file is shown in the browser, without the trouble of a download',
    file: 'api/src/server/register-endpoint.ts',
    changes: [['`attachment; filename=', '`inline; filename=']],
    caughtBy: { files: /is no attachment/ },
  },
  {
    id: 'application-owns-tables',
    says: 'the portal works as the owner of its tables, which is simpler',
    file: 'api/src/db/app-role.ts',
    changes: [
      [
        'await owner.query(`grant portal_app to ${login}`)',
        'await owner.query(`grant portal_app, portal to ${login}`)',
      ],
    ],
    caughtBy: { audit: /the application's role may/ },
  },
]
