import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeNoticeForStaff } from './describe-notice.ts'
import { getNotice, lockNotice, updateNoticeActive } from './queries.ts'

type Input = { noticeId: number; activeYn: 'Y' | 'N'; revision: number }

/** Publishes the notice within its dates or withdraws it; its text does not change. */
export async function publishNotice({ db, actor, now }: Context, { noticeId, activeYn, revision }: Input) {
  const row = await db.transaction().execute(async (tx) => {
    const before = await lockNotice(tx, noticeId, revision)
    if (before.active_yn === activeYn) return await getNotice(tx, noticeId)
    await updateNoticeActive(tx, noticeId, activeYn)
    await recordAuditEntry(
      tx,
      actor,
      activeYn === 'Y' ? 'content.notice-published' : 'content.notice-unpublished',
      `notice:${noticeId}`,
    )
    return await getNotice(tx, noticeId)
  })
  return describeNoticeForStaff(row, now())
}
