import type { Mutant } from './mutant.ts'

/** Faults in access control, visibility, and the handling of files and texts. */
export const accessMutants: readonly Mutant[] = [
  {
    id: 'four-eyes-shut',
    description: 'whoever sits at the last desk may approve, also what they forwarded',
    file: 'domain/src/engine/evaluation/guards.ts',
    changes: [['person.id !== workflowState.enteredBy &&', 'true ||']],
    killedBy: { insiders: /approves what they forwarded: answered 200/ },
  },
  {
    id: 'own-file',
    description: 'an officer is no stranger to any file',
    file: 'domain/src/engine/evaluation/moves.ts',
    changes: [['!person.isSystem && !workflowState.owners.includes(person.id)', '!person.isSystem']],
    killedBy: { insiders: /forwards an own file: answered 200/ },
  },
  {
    id: 'own-batch',
    description: 'the maker of a batch may authorise it',
    file: 'api/src/payments/payments/authorisation-rules.ts',
    changes: [
      ["if (batch.made_by === actor.id) return { code: 'OWN_BATCH', message: authorisationRefusals.OWN_BATCH }", ''],
    ],
    // A database constraint still prevents the payment, but the response is not the expected rejection.
    killedBy: { insiders: /authorises an own batch: answered (?:200|500)/ },
  },
  {
    id: 'refusals-unwritten',
    description: 'a try that was refused is not worth a line',
    file: 'api/src/casework/applications/take-action.ts',
    changes: [['await recordDeniedAction(context, { applicationNo, action }, error)', '']],
    killedBy: { insiders: /0 lines in the audit/ },
  },
  {
    id: 'owner-unasked',
    description: 'who knows the number of a file may open it',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [
      [
        "if (!isOwn && (file.row.status === 'DRAFT' || !mayViewApplication(person, file.workflowState)))\n" +
          "    return throwProblem('NOT_FOUND')",
        '',
      ],
    ],
    killedBy: { permissions: /\/applications\/.* instead of 404/, canaries: /read the .* in GET \/applications\// },
  },
  {
    id: 'answers-crossed',
    description: 'of those who ask at the same moment each is given the answer of the next',
    file: 'api/src/db/batch-loader.ts',
    changes: [['resolve(answers[index] as Answer)', 'resolve(answers[(index + 1) % answers.length] as Answer)']],
    killedBy: { neighbours: /was given to|read «|was told of|was answered/ },
  },
  {
    id: 'guard-left-out',
    description: 'a menu that is not shown needs no guard',
    file: 'api/src/server/register-endpoint.ts',
    changes: [['checkPermission(contract, actor)', '']],
    killedBy: { permissions: /200 instead of 403/ },
  },
  {
    id: 'body-in-log',
    description: 'the log has what was sent, to find faults sooner',
    file: 'api/src/server/http-server.ts',
    changes: [
      [
        'const line = {\n      method: request.method,',
        'const line = {\n      body: request.body,\n      method: request.method,',
      ],
    ],
    killedBy: { canaries: /the portal's log has/ },
  },
  {
    id: 'statements-in-log',
    description: 'the database writes down what failed, as it does by itself',
    file: 'api/src/db/embedded-postgres.ts',
    changes: [
      [
        "['log_min_messages', 'log'],\n    ['log_error_verbosity', 'terse'],\n" +
          "    ['log_min_error_statement', 'panic'],",
        '',
      ],
    ],
    killedBy: { canaries: /PostgreSQL's log has/ },
  },
  {
    id: 'inline-scripts',
    description: 'the policy lets scripts stand in a page, because a library wants it',
    file: 'api/src/ssr/pages.ts',
    changes: [
      [`"script-src 'self'"`, `"script-src 'self' 'unsafe-inline'"`],
      [`"frame-ancestors 'none'",\n    "require-trusted-types-for 'script'"`, `"frame-ancestors 'none'"`],
    ],
    killedBy: { scripts: /a script ran in spite of the policy/ },
  },
  {
    id: 'pictures-as-they-come',
    description: 'a picture is kept as it was sent',
    file: 'api/src/casework/applications/store-upload.ts',
    changes: [['return { bytes: data, mediaType: keepsPng', 'return { bytes, mediaType: keepsPng']],
    killedBy: { files: /still hides|still says where it was taken/ },
  },
  {
    id: 'files-as-pages',
    description: 'a file is shown in the browser, without the trouble of a download',
    file: 'api/src/server/register-endpoint.ts',
    changes: [['`attachment; filename=', '`inline; filename=']],
    killedBy: { files: /is no attachment/ },
  },
  {
    id: 'application-owns-tables',
    description: 'the portal works as the owner of its tables, which is simpler',
    file: 'api/src/db/app-role.ts',
    changes: [
      [
        'await owner.query(`grant portal_app to ${login}`)',
        'await owner.query(`grant portal_app, portal to ${login}`)',
      ],
    ],
    killedBy: { audit: /the application's role may/ },
  },
]
