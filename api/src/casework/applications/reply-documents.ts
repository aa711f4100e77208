import type { FastifyRequest } from 'fastify'
import type {
  addReplyDocument as addReplyDocumentEndpoint,
  removeReplyDocument as removeReplyDocumentEndpoint,
} from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { flattenFields } from '@wewb/domain/engine/evaluation/field-paths'
import { actionFieldsOf, replyDocumentPath } from '@wewb/domain/engine/evaluation/reply'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { FileField } from '@wewb/domain/engine/fields/file'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Context, Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readFieldAndFile } from '#server/multipart-form.ts'
import { lockVisibleApplication, getVisibleApplication, type ApplicationAccess } from './application-access.ts'
import { attachDocument, fileFieldAmong } from './documents.ts'
import type { Application } from './application.ts'
import { storeUpload, uploadOf } from './store-upload.ts'
import { loadFacts } from './evaluation-context.ts'
import { getOpenMove } from './get-open-move.ts'
import { deleteDocument } from './document-queries.ts'
import { listDocuments, type DocumentRow } from './queries.ts'
import { decryptReply } from './present-history.ts'

/**
 * Stores a page for a reply that is being written, from a person who may make the move. It is a document of the
 * application.
 */
export async function addReplyDocument(
  context: Context,
  { applicationNo, action }: InputOf<typeof addReplyDocumentEndpoint>,
  request: FastifyRequest,
) {
  const sent = await readFieldAndFile(request)
  const field = await fieldRequested(context, await getVisibleApplication(context, applicationNo), action, sent.path)
  await context.limits.consume('uploads', String(context.actor.id))
  const page = await storeUpload(context, field, sent, `application:${applicationNo}`)
  return await context.db.transaction().execute(async (tx) => {
    const access = await lockVisibleApplication(tx, context, applicationNo)
    // The application may have moved during the upload.
    await fieldRequested({ ...context, db: tx }, access, action, sent.path)
    return await attachDocument(tx, context, access.application, replyDocumentPath(action, sent.path), page)
  })
}

/** Accepts only a move that is open to this person, and only a field that it has. */
async function fieldRequested(
  about: Pick<Portal, 'secrets' | 'now' | 'extensions'> & { db: Database },
  access: ApplicationAccess,
  action: string,
  path: string,
): Promise<FileField> {
  const { application, person } = access
  const move = getOpenMove({
    application,
    person,
    evaluationContext: { facts: await loadFacts(about, application) },
    move: action,
  })
  return (
    fileFieldAmong(
      flattenFields(actionFieldsOf(move, application.definition.workflow, application.workflowState)),
      path,
    ) ?? throwProblem('NOT_FOUND')
  )
}

/** Lets the uploader delete a page while no reply uses it: the basis of a decision stays with the application. */
export async function removeReplyDocument(
  context: Context,
  { applicationNo, action, documentId }: InputOf<typeof removeReplyDocumentEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    const sent = (await listDocuments(tx, application.row.id)).filter((document) => isSentBy(person, action, document))
    const document = sent.find(({ id }) => id === documentId) ?? throwProblem('NOT_FOUND')
    if (isUsed(context, application, document)) throwProblem('MOVE_NOT_OPEN')
    await deleteDocument(tx, document.id)
    await recordAuditEntry(tx, context.actor, 'document.removed', `application:${applicationNo}`, {
      document: documentId,
    })
  })
  return null
}

/** Looks up the pages that this person uploaded for this move and that no earlier reply uses. */
export async function replyDocumentLookup(
  tx: Tx,
  portal: Pick<Portal, 'secrets'>,
  { application, person, move }: { application: Application; person: Person; move: string },
): Promise<NonNullable<EvaluationContext['documents']>> {
  const documents = await listDocuments(tx, application.row.id)
  const usable = documents.filter(
    (document) => isSentBy(person, move, document) && !isUsed(portal, application, document),
  )
  const uploads = new Map(usable.map((document) => [document.id, uploadOf(document)]))
  return (id) => uploads.get(id)
}

const isSentBy = (person: Person, move: string, { path, uploaded_by }: DocumentRow) =>
  path.startsWith(replyDocumentPath(move, '')) && String(uploaded_by) === person.id

const isUsed = ({ secrets }: Pick<Portal, 'secrets'>, { acts }: Application, { id }: DocumentRow) =>
  acts.some((act) => JSON.stringify(decryptReply(secrets, act)).includes(id))
