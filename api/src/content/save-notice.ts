import type { FastifyRequest } from 'fastify'
import {
  attachmentTypes,
  checkNotice,
  largestAttachmentKb,
  numberTaken,
  tidyNotice,
  type NoticeText,
} from '../../../domain/src/content/notice.ts'
import { readMoment } from '../../../domain/src/content/publication.ts'
import type { FileField } from '../../../domain/src/fields/file.ts'
import { keepUpload, type PageColumns } from '../applications/keep-upload.ts'
import type { Actor, Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readNoticeForm } from './read-notice-form.ts'
import { lockNotice, nextRevision, type NoticeRow } from './repository.ts'

const attachmentField: FileField = { kind: 'file', id: 'attachment', accepts: [...attachmentTypes], largestKb: largestAttachmentKb, label: { bn: 'সংযুক্তি', en: 'Attachment' } } // prettier-ignore

/** A new notice, or another version of one. Text and file are stored together or not at all. */
export async function saveNotice(context: Context, _input: object, request: FastifyRequest) {
  const { actor, db, files, limits } = context
  if (!may(actor, 'create') && !may(actor, 'edit')) refuse('NO_PERMISSION')
  const { notice, file } = await readNoticeForm(request)
  const { noticeId, revision, removeAttachmentYn, ...typed } = notice
  if (!may(actor, noticeId ? 'edit' : 'create')) refuse('NO_PERMISSION')
  const text = tidyNotice({ ...typed, publishUntil: typed.publishUntil || null })
  insist(checkNotice(text))
  await limits.count('uploads', String(actor.id))
  const page = file && (await keepUpload(files, attachmentField, { path: 'attachment', ...file }))
  return await db.transaction().execute(async (tx) => {
    const before = noticeId ? await lockNotice(tx, noticeId, revision) : undefined
    if (text.activeYn === 'Y' && before?.active_yn !== 'Y' && !may(actor, 'publish')) refuse('NO_PERMISSION')
    await insistFreeNumber(tx, text.noticeNumber, before?.id)
    const attachment = await attach(context, tx, page, removeAttachmentYn === 'Y')
    const saved = await write(tx, before, { ...columnsOf(text), ...attachment })
    if (before?.attachment && 'attachment' in attachment) await tx.deleteFrom('stored_file').where('name', '=', before.attachment).execute()
    await tell(tx, actor, before, saved)
    return { noticeId: saved.id, revision: saved.revision }
  })
} // prettier-ignore

const may = (actor: Actor, action: 'create' | 'edit' | 'publish') => actor.permissions.has(`notice-form:${action}`)

const columnsOf = (text: NoticeText) => ({
  number: text.noticeNumber,
  title: text.title,
  title_bng: text.titleBng,
  details: text.details,
  details_bng: text.detailsBng,
  publish_from: readMoment(text.publishFrom) ?? refuse('ANSWERS_INVALID'),
  publish_until: text.publishUntil === null ? null : (readMoment(text.publishUntil) ?? refuse('ANSWERS_INVALID')),
  order_no: text.orderNo,
  active_yn: text.activeYn,
})

async function insistFreeNumber(tx: Tx, number: string, ownId: number | undefined) {
  const other = await tx
    .selectFrom('notice')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['number']), '=', eb.fn('lower', [eb.val(number)])))
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? 0))
    .executeTakeFirst()
  insist(other ? [numberTaken] : [])
}

type Columns = ReturnType<typeof columnsOf> & { attachment?: string | null; file_name?: string | null }

async function write(tx: Tx, before: NoticeRow | undefined, columns: Columns): Promise<NoticeRow> {
  try {
    return before
      ? await tx.updateTable('notice').set({ ...columns, ...nextRevision }).where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
      : await tx.insertInto('notice').values({ attachment: null, file_name: null, ...columns }).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    // Two editors took the same number at the same moment.
    if ((error as { code?: string }).code === '23505') insist([numberTaken])
    throw error
  }
} // prettier-ignore

/** The columns that change with its file: none, when it keeps what it has. */
async function attach({ secrets, actor }: Context, tx: Tx, page: PageColumns | undefined, isRemoved: boolean) {
  if (!page) return isRemoved ? { attachment: null, file_name: null } : {}
  const { sha256, media_type, size, file_name } = page
  const name = secrets.newToken().token
  await tx.insertInto('stored_file').values({ name, sha256, media_type, size, owner_id: actor.id }).execute()
  return { attachment: name, file_name }
}

async function tell(tx: Tx, actor: Actor, before: NoticeRow | undefined, saved: NoticeRow) {
  const subject = `notice:${saved.id}`
  await record(tx, actor, 'content.notice-saved', subject, { number: saved.number, title: saved.title, revision: saved.revision })
  if ((before?.active_yn ?? 'N') === saved.active_yn) return
  await record(tx, actor, saved.active_yn === 'Y' ? 'content.notice-published' : 'content.notice-unpublished', subject)
}
