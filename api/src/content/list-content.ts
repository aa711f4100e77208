import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type * as calls from '../../../domain/src/contracts/content.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { describeForStaff, describeNews } from './describe-notice.ts'
import { endingSoon, mentions, newsStates, notices, noticeStates, orderOf } from './repository.ts'

/** What the public sees first stands first, unless another order is asked for. */
export async function listNotices({ db, now }: Context, query: InputOf<typeof calls.listNotices>) {
  const { page = 1, size = pageSize, search, activeYn, state, ending, sort } = query
  const found = notices(db)
    .$if(Boolean(search), (rows) => rows.where(mentions(search ?? '', 'number')))
    .$if(activeYn !== undefined, (rows) => rows.where('active_yn', '=', activeYn ?? 'Y'))
    .$if(state !== undefined, (rows) => rows.where(noticeStates[state ?? 'draft']))
    .$if(ending === 'Y', (rows) => rows.where(endingSoon(noticeStates)))
  const { total } = await found.clearSelect().select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() // prettier-ignore
  const rows = await found
    .$if(sort !== undefined, (list) => list.orderBy(...orderOf(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return pageOf({ list: rows.map((row) => describeForStaff(row, now())), total, page, size })
}

export async function listNews({ db, now }: Context, query: InputOf<typeof calls.listNews>) {
  const { page = 1, size = pageSize, search, state, ending, sort } = query
  const found = db
    .selectFrom('news_highlight')
    .$if(Boolean(search), (rows) => rows.where(mentions(search ?? '')))
    .$if(state !== undefined, (rows) => rows.where(newsStates[state ?? 'draft']))
    .$if(ending === 'Y', (rows) => rows.where(endingSoon(newsStates)))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .$if(sort !== undefined, (list) => list.orderBy(...orderOf(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return pageOf({ list: rows.map((row) => describeNews(row, now())), total, page, size })
}
