import type { InputOf } from '@wewb/domain/http/contract'
import type * as contracts from '@wewb/domain/content/notice-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { describeNoticeForStaff, describeNews } from './describe-notice.ts'
import { listMatchingNews, listMatchingNotices } from './queries.ts'

/** Uses the order of the public page unless another order is requested. */
export async function listNotices({ db, now }: Context, query: InputOf<typeof contracts.listNotices>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, ...filter } = query
  const { rows, total } = await listMatchingNotices(db, filter, { page, size })
  return pageOf({ list: rows.map((row) => describeNoticeForStaff(row, now())), total, page, size })
}

export async function listNews({ db, now }: Context, query: InputOf<typeof contracts.listNews>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, ...filter } = query
  const { rows, total } = await listMatchingNews(db, filter, { page, size })
  return pageOf({ list: rows.map((row) => describeNews(row, now())), total, page, size })
}
