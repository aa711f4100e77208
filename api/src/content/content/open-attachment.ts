import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { findLiveNotice } from './public-content-queries.ts'
import { getNotice, type NoticeWithFile } from './queries.ts'

type Input = { noticeId: number }

/** Sends the file only while the notice is published; otherwise rejects with NOT_FOUND. */
export async function openPublicAttachment(context: Context, { noticeId }: Input) {
  return await send(context, await findLiveNotice(context.readDb, noticeId))
}

/** Sends the file to editors at any time. */
export const openNoticeFile = async (context: Context, { noticeId }: Input) =>
  await send(context, await getNotice(context.db, noticeId))

async function send({ files }: Context, row: NoticeWithFile | undefined) {
  if (!row?.sha256 || !row.media_type) return throwProblem('NOT_FOUND')
  return new FileResponse({
    bytes: await files.read(row.sha256),
    mediaType: row.media_type,
    fileName: row.file_name ?? 'notice',
  })
}
