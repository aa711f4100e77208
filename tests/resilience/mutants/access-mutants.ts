import type { Mutant } from './mutant.ts'

/** Faults in access control, visibility, and the handling of files and texts. */
export const accessMutants: readonly Mutant[] = [
  {
    id: 'four-eyes-shut',
    description: 'the officer who forwarded an application may also approve it',
    file: 'domain/src/engine/evaluation/guards.ts',
    changes: [['!isAccountOf(person, enteredBy) &&', 'true ||']],
    killedBy: { insiders: /approves what they forwarded: returned 200/ },
  },
  {
    id: 'own-file',
    description: 'an officer may act on an own application',
    file: 'domain/src/engine/evaluation/moves.ts',
    changes: [['!person.isSystem && !isConcerned(person, workflowState)', '!person.isSystem']],
    killedBy: { insiders: /forwards an own application: returned 200/ },
  },
  {
    id: 'own-batch',
    description: 'the maker of a batch may authorise it',
    file: 'api/src/payments/payments/authorisation-rules.ts',
    changes: [
      [
        'if (keys.samePersonIds.includes(batch.made_by)) ' +
          "return { code: 'OWN_BATCH', message: authorisationRefusals.OWN_BATCH }",
        '',
      ],
    ],
    // A database constraint still prevents the payment, but the response is not the expected rejection.
    killedBy: { insiders: /authorises an own batch: returned (?:200|500)/ },
  },
  {
    id: 'refusals-unwritten',
    description: 'a denied action is not audited',
    file: 'api/src/casework/applications/take-action.ts',
    changes: [['await recordDeniedAction(context, { applicationNo, action }, error)', '']],
    killedBy: { insiders: /0 audit entries/ },
  },
  {
    id: 'owner-unasked',
    description: 'an application may be read by anyone who knows its number',
    file: 'api/src/casework/applications/application-access.ts',
    changes: [
      [
        "if (!isOwn && (application.row.status === 'DRAFT' || " +
          '!mayViewApplication(person, application.workflowState)))\n' +
          "    return throwProblem('NOT_FOUND')",
        '',
      ],
    ],
    killedBy: { permissions: /\/applications\/.* instead of 404/, canaries: /read the .* in GET \/applications\// },
  },
  {
    id: 'answers-crossed',
    description: 'the batch loader returns the result of the next key',
    file: 'api/src/db/batch-loader.ts',
    changes: [['resolve(results[index] as Result)', 'resolve(results[(index + 1) % results.length] as Result)']],
    killedBy: { neighbours: /was sent to|received «|returned/ },
  },
  {
    id: 'guard-left-out',
    description: 'endpoints do not check permissions',
    file: 'api/src/server/register-endpoint.ts',
    changes: [['checkPermission(contract, actor)', '']],
    killedBy: { permissions: /200 instead of 403/ },
  },
  {
    id: 'body-in-log',
    description: 'the request log has the request body',
    file: 'api/src/server/http-server.ts',
    changes: [
      [
        'const entry = {\n      method: request.method,',
        'const entry = {\n      body: request.body,\n      method: request.method,',
      ],
    ],
    killedBy: { canaries: /the portal's log has/ },
  },
  {
    id: 'statements-in-log',
    description: 'PostgreSQL logs failing statements with their values',
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
    description: 'the content security policy allows inline scripts',
    file: 'api/src/ssr/pages.ts',
    changes: [
      [`"script-src 'self'"`, `"script-src 'self' 'unsafe-inline'"`],
      [`"frame-ancestors 'none'",\n    "require-trusted-types-for 'script'"`, `"frame-ancestors 'none'"`],
    ],
    killedBy: { scripts: /a script ran despite the policy/ },
  },
  {
    id: 'pictures-as-they-come',
    description: 'an image is stored without re-encoding',
    file: 'api/src/casework/applications/store-upload.ts',
    changes: [['return { bytes: data, mediaType: keepsPng', 'return { bytes, mediaType: keepsPng']],
    killedBy: { files: /still hides|still has location metadata/ },
  },
  {
    id: 'files-as-pages',
    description: 'a file is displayed in the browser instead of downloaded',
    file: 'api/src/server/register-endpoint.ts',
    changes: [['`attachment; filename=', '`inline; filename=']],
    killedBy: { files: /is no attachment/ },
  },
  {
    id: 'application-owns-tables',
    description: 'the application role is a member of the owner of the tables',
    file: 'api/src/db/app-role-queries.ts',
    changes: [
      [
        'await owner.query(`grant portal_app to ${login}`)',
        'await owner.query(`grant portal_app, portal to ${login}`)',
      ],
    ],
    killedBy: { audit: /the application's role may/ },
  },
]
