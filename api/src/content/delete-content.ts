import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { lockNews, lockNotice } from './repository.ts'

/** For good, with its file; the audit keeps what it was called. */
export async function deleteNotice({ db, actor }: Context, { noticeId, revision }: { noticeId: number; revision: number }) {
  await db.transaction().execute(async (tx) => {
    const { number, title, attachment } = await lockNotice(tx, noticeId, revision)
    await tx.deleteFrom('notice').where('id', '=', noticeId).execute()
    if (attachment) await tx.deleteFrom('stored_file').where('name', '=', attachment).execute()
    await record(tx, actor, 'content.notice-deleted', `notice:${noticeId}`, { number, title })
  })
  return null
}

type NewsInput = { portalNewsHighlightId: number; revision: number }

export async function deleteNews({ db, actor }: Context, { portalNewsHighlightId: id, revision }: NewsInput) {
  await db.transaction().execute(async (tx) => {
    const { title } = await lockNews(tx, id, revision)
    await tx.deleteFrom('news_highlight').where('id', '=', id).execute()
    await record(tx, actor, 'content.news-deleted', `news:${id}`, { title })
  })
  return null
}
