import type { FastifyRequest } from 'fastify'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import type { InputOf } from '@wewb/domain/http/contract'
import type { attachVaultDocument as attachVaultDocumentEndpoint } from '@wewb/domain/casework/family-contracts'
import { lockEditableApplication } from '#casework/applications/application-access.ts'
import { attachDocument, describeDocument, fileFieldAt } from '#casework/applications/documents.ts'
import { assertUploadFits, storeUpload } from '#casework/applications/store-upload.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readFieldAndFile } from '#server/multipart-form.ts'
import { requireProfileOwner } from './profile.ts'
import { addDocument, deleteDocument, getDocument, listDocuments } from './queries.ts'

/** All kinds of documents with all pages, and some replaced ones. */
const maxDocuments = 100

type OfDocument = { documentId: string }

/** Stores one page in the vault, with the checks of an application's upload. */
export async function addVaultDocument(context: Context, _input: object, request: FastifyRequest) {
  const owner = requireProfileOwner(context)
  const sent = await readFieldAndFile(request)
  await context.limits.consume('uploads', String(owner))
  const field = fileFieldAt(familyProfile, sent.path) ?? throwProblem('NOT_FOUND')
  const page = await storeUpload(context, field, sent)
  return await context.db.transaction().execute(async (tx) => {
    if ((await listDocuments(tx, owner)).length >= maxDocuments) throwProblem('TOO_LARGE')
    const stored = await addDocument(tx, owner, sent.path, page)
    await recordAuditEntry(tx, context.actor, 'family.document-added', `account:${owner}`, {
      document: stored.id,
      field: sent.path,
    })
    return describeDocument(stored)
  })
}

export async function openVaultDocument(context: Context, { documentId }: OfDocument) {
  const { sha256, media_type, file_name } = await getDocument(context.db, requireProfileOwner(context), documentId)
  return { bytes: await context.files.read(sha256), mediaType: media_type, fileName: file_name }
}

export async function removeVaultDocument(context: Context, { documentId }: OfDocument) {
  const owner = requireProfileOwner(context)
  await context.db.transaction().execute(async (tx) => {
    await getDocument(tx, owner, documentId)
    await deleteDocument(tx, owner, documentId)
    await recordAuditEntry(tx, context.actor, 'family.document-removed', `account:${owner}`, { document: documentId })
  })
  return null
}

/** Attaches a page of the vault to an application without a new upload, validated against its new field. */
export async function attachVaultDocument(
  context: Context,
  { applicationNo, field: path, documentId }: InputOf<typeof attachVaultDocumentEndpoint>,
) {
  const owner = requireProfileOwner(context)
  await context.limits.consume('uploads', String(owner))
  return await context.db.transaction().execute(async (tx) => {
    const { application } = await lockEditableApplication(tx, context, applicationNo)
    const { sha256, media_type, size, width, height, file_name } = await getDocument(tx, owner, documentId)
    const page = { sha256, media_type, size, width, height, file_name }
    assertUploadFits(fileFieldAt(application.definition, path) ?? throwProblem('NOT_FOUND'), path, page)
    return await attachDocument(tx, context, application, path, page, { fromBox: documentId })
  })
}
