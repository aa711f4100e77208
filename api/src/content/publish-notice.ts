import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { describeForStaff } from './describe-notice.ts'
import { getNotice, lockNotice, nextRevision } from './repository.ts'

type Input = { noticeId: number; activeYn: 'Y' | 'N'; revision: number }

/** Shows it within its dates, or takes it back; its text stays as it is. */
export async function publishNotice({ db, actor, now }: Context, { noticeId, activeYn, revision }: Input) {
  const row = await db.transaction().execute(async (tx) => {
    const before = await lockNotice(tx, noticeId, revision)
    if (before.active_yn === activeYn) return await getNotice(tx, noticeId)
    await tx.updateTable('notice').set({ active_yn: activeYn, ...nextRevision }).where('id', '=', noticeId).execute() // prettier-ignore
    await record(tx, actor, activeYn === 'Y' ? 'content.notice-published' : 'content.notice-unpublished', `notice:${noticeId}`)
    return await getNotice(tx, noticeId)
  })
  return describeForStaff(row, now())
}
