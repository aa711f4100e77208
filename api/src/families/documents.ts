import type { FastifyRequest } from 'fastify'
import { familyProfile } from '../../../domain/src/family/profile.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { takeFromBox as takeCall } from '../../../domain/src/contracts/family.ts'
import { holdOpenForm } from '../applications/access-file.ts'
import { attach, describeDocument, fileFieldAt } from '../applications/documents.ts'
import { insistFits, keepUpload } from '../applications/keep-upload.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readFieldAndFile } from '../platform/uploads.ts'
import { ownerOf } from './profile.ts'
import { addDocument, deleteDocument, getDocument, listDocuments } from './repository.ts'

/** Every kind of paper with all its pages, and some that were replaced. */
const mostDocuments = 100

type OfDocument = { documentId: string }

/** One page for the box, treated as one for an application is. */
export async function addToBox(context: Context, _input: object, request: FastifyRequest) {
  const owner = ownerOf(context)
  const sent = await readFieldAndFile(request)
  await context.limits.count('uploads', String(owner))
  const field = fileFieldAt(familyProfile, sent.path) ?? refuse('NOT_FOUND')
  const page = await keepUpload(context.files, field, sent)
  return await context.db.transaction().execute(async (tx) => {
    if ((await listDocuments(tx, owner)).length >= mostDocuments) refuse('TOO_LARGE')
    const stored = await addDocument(tx, owner, sent.path, page)
    await record(tx, context.actor, 'family.document-added', `account:${owner}`, { document: stored.id, field: sent.path })
    return describeDocument(stored)
  })
}

export async function openInBox(context: Context, { documentId }: OfDocument) {
  const { sha256, media_type, file_name } = await getDocument(context.db, ownerOf(context), documentId)
  return { bytes: await context.files.read(sha256), mediaType: media_type, fileName: file_name }
}

export async function removeFromBox(context: Context, { documentId }: OfDocument) {
  const owner = ownerOf(context)
  await context.db.transaction().execute(async (tx) => {
    await getDocument(tx, owner, documentId)
    await deleteDocument(tx, owner, documentId)
    await record(tx, context.actor, 'family.document-removed', `account:${owner}`, { document: documentId })
  })
  return null
}

/** A page of the box in an application: the same bytes, without sending them again, judged by the question they now answer. */
export async function takeFromBox(context: Context, { applicationNo, field: path, documentId }: InputOf<typeof takeCall>) {
  const owner = ownerOf(context)
  await context.limits.count('uploads', String(owner))
  return await context.db.transaction().execute(async (tx) => {
    const { file } = await holdOpenForm(tx, context, applicationNo)
    const { sha256, media_type, size, width, height, file_name } = await getDocument(tx, owner, documentId)
    const page = { sha256, media_type, size, width, height, file_name }
    insistFits(fileFieldAt(file.definition, path) ?? refuse('NOT_FOUND'), path, page)
    return await attach(tx, context, file, path, page, { fromBox: documentId })
  })
}
