import type { FastifyRequest } from 'fastify'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { flattenDefinition, type FieldEntry } from '@wewb/domain/engine/evaluation/field-paths'
import { isReplyDocumentPath } from '@wewb/domain/engine/evaluation/reply'
import type { FileField } from '@wewb/domain/engine/fields/file'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readFileAndFields } from '#server/multipart-form.ts'
import { lockEditableApplication, getVisibleApplication } from './application-access.ts'
import { recordDocumentOpening } from '#casework/reviews/record-opening.ts'
import { storeUpload, type UploadColumns } from './store-upload.ts'
import type { Application } from './application.ts'
import { assembleChunks } from './upload-chunks.ts'
import { maySeeUnpublished, maySeeUnmaskedNumbers } from '#identity/access/person.ts'
import { deleteDocument, findDocument, findDocumentOfApplication, insertDocument } from './document-queries.ts'
import { listDocuments, type DocumentRow } from './queries.ts'

/** Twice the documents of the longest form. */
const maxDocuments = 200

/** Stores one page: detects the type from the bytes, re-encodes images, and writes to disk before the database. */
export async function addDocument(
  context: Context,
  { applicationNo }: { applicationNo: string },
  request: FastifyRequest,
) {
  const { path, file, fields: form } = await readFileAndFields(request, ['documentId', 'fileName', 'pieces'])
  if (form.documentId !== undefined && !isId(form.documentId)) return throwProblem('MALFORMED')
  const { application, isOwn } = await getVisibleApplication(context, applicationNo)
  if (!isOwn) return throwProblem('NOT_FOUND')
  await context.limits.consume('uploads', String(context.actor.id))
  const field = fileFieldAt(application.definition, path) ?? throwProblem('NOT_FOUND')
  const upload =
    file ??
    (await assembleChunks(context, applicationNo, form)) ??
    throwProblem('ANSWERS_INVALID', { issues: [issue(path, 'required')] })
  const page = await storeUpload(context, field, { path, ...upload }, `application:${applicationNo}`)
  return await context.db.transaction().execute(async (tx) => {
    const { application: locked } = await lockEditableApplication(tx, context, applicationNo)
    return await attachIdempotently(tx, context, locked, path, page, form.documentId)
  })
}

/**
 * Attaches a page under the id that the client chose. A client that lost the response sends it again and gets the same
 * document.
 */
async function attachIdempotently(
  tx: Tx,
  context: Context,
  application: Application,
  path: string,
  page: UploadColumns,
  id: string | undefined,
) {
  const earlier = id === undefined ? undefined : await findDocument(tx, id)
  if (!earlier)
    return await attachDocument(tx, context, application, path, { ...page, ...(id !== undefined && { id }) })
  return earlier.application_id === application.row.id && earlier.path === path
    ? describeDocument(earlier)
    : throwProblem('MALFORMED')
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Adds a stored page to an application that the caller has locked. */
export async function attachDocument(
  tx: Tx,
  context: Context,
  { row }: Application,
  path: string,
  page: UploadColumns & { id?: string },
  detail: object = {},
) {
  if ((await listDocuments(tx, row.id)).length >= maxDocuments) throwProblem('TOO_LARGE')
  const stored = await insertDocument(tx, { ...page, application_id: row.id, path, uploaded_by: context.actor.id })
  await recordAuditEntry(tx, context.actor, 'document.added', `application:${row.no}`, {
    document: stored.id,
    field: path,
    ...detail,
  })
  return describeDocument(stored)
}

export const describeDocument = ({
  id,
  path,
  file_name,
  media_type,
  size,
  width,
  height,
}: Omit<UploadColumns, 'sha256'> & Pick<DocumentRow, 'id' | 'path'>) => ({
  documentId: id,
  field: path,
  fileName: file_name,
  mediaType: media_type,
  size,
  width,
  height,
})

type DocumentRequest = { applicationNo: string; documentId: string }

/**
 * Returns a document for the owner and for staff who verify or decide: a scan shows numbers that an onlooker sees
 * masked.
 */
export async function getReadableDocument(context: Context, { applicationNo, documentId }: DocumentRequest) {
  const { application, person, isOwn } = await getVisibleApplication(context, applicationNo)
  if (!isOwn && !maySeeUnmaskedNumbers(person)) return throwProblem('NO_PERMISSION')
  const document = await findDocumentOfApplication(context.db, application.row.id, documentId)
  if (!document) return throwProblem('NOT_FOUND')
  const isOwner = application.workflowState.owners.includes(person.id)
  // Photos of a visit show where a child lives, so only the deciding desks see them.
  if (isReplyDocumentPath(document.path) && (isOwner || !maySeeUnpublished(context.actor)))
    return throwProblem('NOT_FOUND')
  return { application, document, isOwner }
}

/** Opens a document. An opening by staff is stored as evidence of their review. */
export async function openDocument(context: Context, request: DocumentRequest) {
  const { application, document, isOwner } = await getReadableDocument(context, request)
  if (!isOwner) await recordDocumentOpening(context, application, document)
  return {
    bytes: await context.files.read(document.sha256),
    mediaType: document.media_type,
    fileName: document.file_name,
  }
}

/**
 * Deletes a document while the form is editable; after a return only newer ones, because the Board has seen the others.
 */
export async function removeDocument(
  context: Context,
  { applicationNo, documentId }: { applicationNo: string; documentId: string },
) {
  await context.db.transaction().execute(async (tx) => {
    const { application } = await lockEditableApplication(tx, context, applicationNo)
    const document =
      (await listDocuments(tx, application.row.id)).find(({ id }) => id === documentId) ?? throwProblem('NOT_FOUND')
    // A document of the Board, for example of a referral, belongs to no field of the form.
    if (!fileFieldAt(application.definition, document.path)) throwProblem('NOT_FOUND')
    const cameBack = application.acts.at(-1)?.at
    if (cameBack && document.created_at <= cameBack) throwProblem('MOVE_NOT_OPEN')
    await deleteDocument(tx, document.id)
    await recordAuditEntry(tx, context.actor, 'document.removed', `application:${applicationNo}`, {
      document: documentId,
    })
  })
  return null
}

/** Returns the field that a document belongs to; all rows of a list have the same field. */
export const fileFieldAt = (definition: Pick<ServiceDefinition, 'steps'>, path: string): FileField | undefined =>
  fileFieldAmong(flattenDefinition(definition), path)

export function fileFieldAmong(fields: readonly FieldEntry[], path: string): FileField | undefined {
  const written = path.replace(/\.\d+(?=\.)/g, '')
  const field = fields.find((one) => one.path === written)?.field
  return field && 'accepts' in field ? field : undefined
}
