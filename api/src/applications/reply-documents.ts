import type { FastifyRequest } from 'fastify'
import type { addReplyDocument as addCall, removeReplyDocument as removeCall } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { writtenFields } from '../../../domain/src/engine/definition-paths.ts'
import { asksOf, replyPaperPath } from '../../../domain/src/engine/reply.ts'
import type { Person } from '../../../domain/src/engine/standing.ts'
import type { FileField } from '../../../domain/src/fields/file.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Context, Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readFieldAndFile } from '../platform/uploads.ts'
import { holdFile, seeFile, type Seen } from './access-file.ts'
import { attach, fileFieldAmong } from './documents.ts'
import type { File } from './file.ts'
import { keepUpload, uploadOf } from './keep-upload.ts'
import { factsOf } from './known.ts'
import { openMove } from './open-move.ts'
import { listDocuments, type DocumentRow } from './repository.ts'
import { replyOf } from './told-history.ts'

/** A page for a reply that is being written, from whoever may make the move. It lies with the file's other papers. */
export async function addReplyDocument(context: Context, { applicationNo, action }: InputOf<typeof addCall>, request: FastifyRequest) {
  const sent = await readFieldAndFile(request)
  const field = await fieldAsked(context, await seeFile(context, applicationNo), action, sent.path)
  await context.limits.count('uploads', String(context.actor.id))
  const page = await keepUpload(context.files, field, sent)
  return await context.db.transaction().execute(async (tx) => {
    const seen = await holdFile(tx, context, applicationNo)
    // It may have moved on while the page was on its way.
    await fieldAsked({ ...context, db: tx }, seen, action, sent.path)
    return await attach(tx, context, seen.file, replyPaperPath(action, sent.path), page)
  })
}

/** Only a move that is open to this person can be answered, and only what it asks. */
async function fieldAsked(
  about: Pick<Portal, 'secrets' | 'now'> & { db: Database },
  seen: Seen,
  action: string,
  path: string,
): Promise<FileField> {
  const { file, person } = seen
  const move = openMove({ file, person, known: { facts: await factsOf(about, file) }, move: action })
  return fileFieldAmong(writtenFields(asksOf(move, file.definition.workflow, file.standing)), path) ?? refuse('NOT_FOUND')
}

/** By who sent it, as long as it stands in no reply: what a decision was made by stays with the file. */
export async function removeReplyDocument(context: Context, { applicationNo, action, documentId }: InputOf<typeof removeCall>) {
  await context.db.transaction().execute(async (tx) => {
    const { file, person } = await holdFile(tx, context, applicationNo)
    const sent = (await listDocuments(tx, file.row.id)).filter((document) => isSentBy(person, action, document))
    const document = sent.find(({ id }) => id === documentId) ?? refuse('NOT_FOUND')
    if (isUsed(context, file, document)) refuse('MOVE_NOT_OPEN')
    await tx.deleteFrom('document').where('id', '=', document.id).execute()
    await record(tx, context.actor, 'document.removed', `application:${applicationNo}`, { document: documentId })
  })
  return null
}

/** What is known of the pages of a reply: those this person sent for this very move, and that no earlier reply has. */
export async function replyPages(
  tx: Tx,
  portal: Pick<Portal, 'secrets'>,
  { file, person, move }: { file: File; person: Person; move: string },
): Promise<NonNullable<Known['documents']>> {
  const documents = await listDocuments(tx, file.row.id)
  const usable = documents.filter((document) => isSentBy(person, move, document) && !isUsed(portal, file, document))
  const uploads = new Map(usable.map((document) => [document.id, uploadOf(document)]))
  return (id) => uploads.get(id)
}

const isSentBy = (person: Person, move: string, { path, uploaded_by }: DocumentRow) =>
  path.startsWith(replyPaperPath(move, '')) && String(uploaded_by) === person.id

const isUsed = ({ secrets }: Pick<Portal, 'secrets'>, { acts }: File, { id }: DocumentRow) =>
  acts.some((act) => JSON.stringify(replyOf(secrets, act)).includes(id))
