import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { deleteNewsById, deleteNoticeById, deleteStoredFile, lockNews, lockNotice } from './queries.ts'

/** Deletes the notice and its file permanently; the audit log has number and title. */
export async function deleteNotice(
  { db, actor }: Context,
  { noticeId, revision }: { noticeId: number; revision: number },
) {
  await db.transaction().execute(async (tx) => {
    const { number, title, attachment } = await lockNotice(tx, noticeId, revision)
    await deleteNoticeById(tx, noticeId)
    if (attachment) await deleteStoredFile(tx, attachment)
    await recordAuditEntry(tx, actor, 'content.notice-deleted', `notice:${noticeId}`, { number, title })
  })
  return null
}

type NewsInput = { portalNewsHighlightId: number; revision: number }

export async function deleteNews({ db, actor }: Context, { portalNewsHighlightId: id, revision }: NewsInput) {
  await db.transaction().execute(async (tx) => {
    const { title } = await lockNews(tx, id, revision)
    await deleteNewsById(tx, id)
    await recordAuditEntry(tx, actor, 'content.news-deleted', `news:${id}`, { title })
  })
  return null
}
