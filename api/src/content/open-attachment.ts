import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { SentFile } from '../platform/serve.ts'
import { getNotice, liveNotices, type NoticeWithFile } from './repository.ts'

type Input = { noticeId: number }

/** While the notice is published; before and after, nobody learns that there is a file. */
export async function openPublicAttachment(context: Context, { noticeId }: Input) {
  return await send(context, await liveNotices(context.readDb).where('notice.id', '=', noticeId).executeTakeFirst())
}

/** For its editors at any time. */
export const openNoticeFile = async (context: Context, { noticeId }: Input) => await send(context, await getNotice(context.db, noticeId))

async function send({ files }: Context, row: NoticeWithFile | undefined) {
  if (!row?.sha256 || !row.media_type) return refuse('NOT_FOUND')
  return new SentFile({ bytes: await files.read(row.sha256), mediaType: row.media_type, fileName: row.file_name ?? 'notice' })
}
