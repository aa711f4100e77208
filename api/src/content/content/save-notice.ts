import type { FastifyRequest } from 'fastify'
import {
  noticeAttachmentTypes,
  validateNotice,
  MAX_NOTICE_ATTACHMENT_KB,
  noticeNumberTakenIssue,
  normalizeNotice,
  type NoticeInput,
} from '@wewb/domain/content/notice-input'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import type { FileField } from '@wewb/domain/engine/fields/file'
import { storeUpload, type UploadColumns } from '#casework/applications/store-upload.ts'
import type { Actor, Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { parseNoticeForm } from './parse-notice-form.ts'
import {
  deleteStoredFile,
  findOtherNoticeByNumber,
  insertNotice,
  insertStoredFile,
  lockNotice,
  updateNotice,
  type NoticeRow,
} from './queries.ts'

const attachmentField: FileField = {
  kind: 'file',
  id: 'attachment',
  accepts: [...noticeAttachmentTypes],
  largestKb: MAX_NOTICE_ATTACHMENT_KB,
  label: { bn: 'সংযুক্তি', en: 'Attachment' },
}

/** Creates a notice or updates one. Text and file are saved together or not at all. */
export async function saveNotice(context: Context, _input: object, request: FastifyRequest) {
  const { actor, db, limits } = context
  if (!isPermitted(actor, 'create') && !isPermitted(actor, 'edit')) throwProblem('NO_PERMISSION')
  const { notice, file } = await parseNoticeForm(request)
  const { noticeId, revision, removeAttachmentYn, ...typed } = notice
  if (!isPermitted(actor, noticeId ? 'edit' : 'create')) throwProblem('NO_PERMISSION')
  const text = normalizeNotice({ ...typed, publishUntil: typed.publishUntil || null })
  assertNoIssues(validateNotice(text))
  await limits.consume('uploads', String(actor.id))
  const page = file && (await storeUpload(context, attachmentField, { path: 'attachment', ...file }))
  return await db.transaction().execute(async (tx) => {
    const before = noticeId ? await lockNotice(tx, noticeId, revision) : undefined
    if (text.activeYn === 'Y' && before?.active_yn !== 'Y' && !isPermitted(actor, 'publish'))
      throwProblem('NO_PERMISSION')
    await assertFreeNumber(tx, text.noticeNumber, before?.id)
    const attachment = await attach(context, tx, page, removeAttachmentYn === 'Y')
    const saved = await write(tx, before, { ...columnsOf(text), ...attachment })
    if (before?.attachment && 'attachment' in attachment) await deleteStoredFile(tx, before.attachment)
    await report(tx, actor, before, saved)
    return { noticeId: saved.id, revision: saved.revision }
  })
}

const isPermitted = (actor: Actor, action: 'create' | 'edit' | 'publish') =>
  actor.permissions.has(`notice-form:${action}`)

const columnsOf = (text: NoticeInput) => ({
  number: text.noticeNumber,
  title: text.title,
  title_bng: text.titleBng,
  details: text.details,
  details_bng: text.detailsBng,
  publish_from: parseDhakaDateTime(text.publishFrom) ?? throwProblem('ANSWERS_INVALID'),
  publish_until:
    text.publishUntil === null ? null : (parseDhakaDateTime(text.publishUntil) ?? throwProblem('ANSWERS_INVALID')),
  order_no: text.orderNo,
  active_yn: text.activeYn,
})

async function assertFreeNumber(tx: Tx, number: string, ownId: number | undefined) {
  const other = await findOtherNoticeByNumber(tx, number, ownId)
  assertNoIssues(other ? [noticeNumberTakenIssue] : [])
}

type Columns = ReturnType<typeof columnsOf> & { attachment?: string | null; file_name?: string | null }

async function write(tx: Tx, before: NoticeRow | undefined, columns: Columns): Promise<NoticeRow> {
  try {
    return before ? await updateNotice(tx, before.id, columns) : await insertNotice(tx, columns)
  } catch (error) {
    // Two editors saved the same number at the same time.
    if ((error as { code?: string }).code === '23505') assertNoIssues([noticeNumberTakenIssue])
    throw error
  }
}

/** Returns the columns that change with the file: none when the file stays. */
async function attach({ secrets, actor }: Context, tx: Tx, page: UploadColumns | undefined, isRemoved: boolean) {
  if (!page) return isRemoved ? { attachment: null, file_name: null } : {}
  const { sha256, media_type, size, file_name } = page
  const name = secrets.newToken().token
  await insertStoredFile(tx, { name, sha256, media_type, size, owner_id: actor.id })
  return { attachment: name, file_name }
}

async function report(tx: Tx, actor: Actor, before: NoticeRow | undefined, saved: NoticeRow) {
  const subject = `notice:${saved.id}`
  await recordAuditEntry(tx, actor, 'content.notice-saved', subject, {
    number: saved.number,
    title: saved.title,
    revision: saved.revision,
  })
  if ((before?.active_yn ?? 'N') === saved.active_yn) return
  await recordAuditEntry(
    tx,
    actor,
    saved.active_yn === 'Y' ? 'content.notice-published' : 'content.notice-unpublished',
    subject,
  )
}
