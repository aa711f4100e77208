import type { FastifyRequest } from 'fastify'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { fieldsOf, type Written } from '../../../domain/src/engine/definition-paths.ts'
import { isReplyPaper } from '../../../domain/src/engine/reply.ts'
import type { FileField } from '../../../domain/src/fields/file.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readPage } from '../platform/uploads.ts'
import { holdOpenForm, seeFile } from './access-file.ts'
import { keepUpload, type PageColumns } from './keep-upload.ts'
import type { File } from './file.ts'
import { joinPieces } from './pieces.ts'
import { hearsSecrets, seesNumbers } from './person.ts'
import { listDocuments, type DocumentRow } from './repository.ts'

/** Every paper of the longest form twice over; more is not an application but a warehouse. */
const mostDocuments = 200

/** One page. Judged by its own bytes, drawn anew when it is a picture, on the disk before it is in the database. */
export async function addDocument(context: Context, { applicationNo }: { applicationNo: string }, request: FastifyRequest) {
  const { path, file: whole, said } = await readPage(request, ['documentId', 'fileName', 'pieces'])
  if (said.documentId !== undefined && !isId(said.documentId)) return refuse('MALFORMED')
  const { file, isOwn } = await seeFile(context, applicationNo)
  if (!isOwn) return refuse('NOT_FOUND')
  await context.limits.count('uploads', String(context.actor.id))
  const field = fileFieldAt(file.definition, path) ?? refuse('NOT_FOUND')
  const sent = whole ?? (await joinPieces(context, applicationNo, said)) ?? refuse('ANSWERS_INVALID', { issues: [issue(path, 'required')] })
  const page = await keepUpload(context.files, field, { path, ...sent })
  return await context.db.transaction().execute(async (tx) => {
    const { file: held } = await holdOpenForm(tx, context, applicationNo)
    return await attachOnce(tx, context, held, path, page, said.documentId)
  })
}

/** Under the name the device gave it. A device that has heard no answer sends the same page again: it is the same document. */
async function attachOnce(tx: Tx, context: Context, file: File, path: string, page: PageColumns, id: string | undefined) {
  const earlier = id === undefined ? undefined : await tx.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()
  if (!earlier) return await attach(tx, context, file, path, { ...page, ...(id !== undefined && { id }) })
  return earlier.application_id === file.row.id && earlier.path === path ? describeDocument(earlier) : refuse('MALFORMED')
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Adds a stored page to a form that is held open. */
export async function attach(
  tx: Tx,
  context: Context,
  { row }: File,
  path: string,
  page: PageColumns & { id?: string },
  detail: object = {},
) {
  if ((await listDocuments(tx, row.id)).length >= mostDocuments) refuse('TOO_LARGE')
  const stored = await tx
    .insertInto('document')
    .values({ ...page, application_id: row.id, path, uploaded_by: context.actor.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, context.actor, 'document.added', `application:${row.no}`, { document: stored.id, field: path, ...detail })
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
}: Omit<PageColumns, 'sha256'> & Pick<DocumentRow, 'id' | 'path'>) => ({
  documentId: id,
  field: path,
  fileName: file_name,
  mediaType: media_type,
  size,
  width,
  height,
})

/** For the owner and for who verifies or decides: a scan shows the number that an onlooker sees masked. That staff looked is written down. */
export async function openDocument(context: Context, { applicationNo, documentId }: { applicationNo: string; documentId: string }) {
  const { file, person, isOwn } = await seeFile(context, applicationNo)
  if (!isOwn && !seesNumbers(person)) return refuse('NO_PERMISSION')
  const row = await context.db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', documentId)
    .where('application_id', '=', file.row.id)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const isOwner = file.standing.owners.includes(person.id)
  // A visit is photographed where a child lives, for the desks that decide and nobody else.
  if (isReplyPaper(row.path) && (isOwner || !hearsSecrets(context.actor))) return refuse('NOT_FOUND')
  if (!isOwner)
    await context.db
      .transaction()
      .execute((tx) => record(tx, context.actor, 'document.opened', `application:${applicationNo}`, { document: documentId }))
  return { bytes: await context.files.read(row.sha256), mediaType: row.media_type, fileName: row.file_name }
}

/** While the form is open; of a file sent back only what came since, because the board has seen the rest. */
export async function removeDocument(context: Context, { applicationNo, documentId }: { applicationNo: string; documentId: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { file } = await holdOpenForm(tx, context, applicationNo)
    const document = (await listDocuments(tx, file.row.id)).find(({ id }) => id === documentId) ?? refuse('NOT_FOUND')
    // A paper of the board's own, as of a referral, answers no question of the form.
    if (!fileFieldAt(file.definition, document.path)) refuse('NOT_FOUND')
    const cameBack = file.acts.at(-1)?.at
    if (cameBack && document.created_at <= cameBack) refuse('MOVE_NOT_OPEN')
    await tx.deleteFrom('document').where('id', '=', document.id).execute()
    await record(tx, context.actor, 'document.removed', `application:${applicationNo}`, { document: documentId })
  })
  return null
}

/** The question a document answers; rows of a list are all asked the same. */
export const fileFieldAt = (definition: Pick<ServiceDefinition, 'steps'>, path: string): FileField | undefined =>
  fileFieldAmong(fieldsOf(definition), path)

export function fileFieldAmong(fields: readonly Written[], path: string): FileField | undefined {
  const written = path.replace(/\.\d+(?=\.)/g, '')
  const field = fields.find((one) => one.path === written)?.field
  return field && 'accepts' in field ? field : undefined
}
