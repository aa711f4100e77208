import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveNews as saveCall } from '../../../domain/src/contracts/content.ts'
import { checkNews, tidyNews } from '../../../domain/src/content/notice.ts'
import { readMoment } from '../../../domain/src/content/publication.ts'
import type { Actor, Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockNews, nextRevision } from './repository.ts'

/** A new headline, or another version of one. */
export async function saveNews({ db, actor }: Context, { portalNewsHighlightId: id, revision, ...typed }: InputOf<typeof saveCall>) {
  if (!may(actor, id ? 'edit' : 'create')) refuse('NO_PERMISSION')
  const text = tidyNews({ ...typed, publishUntil: typed.publishUntil || null, orderNo: typed.orderNo ?? 1 })
  insist(checkNews(text))
  const columns = {
    title: text.title,
    title_bng: text.titleBng,
    details: text.details,
    details_bng: text.detailsBng,
    publish_from: readMoment(text.publishFrom) ?? refuse('ANSWERS_INVALID'),
    publish_until: text.publishUntil === null ? null : (readMoment(text.publishUntil) ?? refuse('ANSWERS_INVALID')),
    order_no: text.orderNo,
    published_yn: text.publishedYn,
  }
  return await db.transaction().execute(async (tx) => {
    const before = id ? await lockNews(tx, id, revision) : undefined
    if (text.publishedYn === 'Y' && before?.published_yn !== 'Y' && !may(actor, 'publish')) refuse('NO_PERMISSION')
    const saved = before
      ? await tx.updateTable('news_highlight').set({ ...columns, ...nextRevision }).where('id', '=', before.id).returning(['id', 'revision']).executeTakeFirstOrThrow()
      : await tx.insertInto('news_highlight').values(columns).returning(['id', 'revision']).executeTakeFirstOrThrow()
    await record(tx, actor, 'content.news-saved', `news:${saved.id}`, { title: text.title, publishedYn: text.publishedYn })
    return { portalNewsHighlightId: saved.id, revision: saved.revision }
  })
} // prettier-ignore

const may = (actor: Actor, action: 'create' | 'edit' | 'publish') => actor.permissions.has(`highlight-news:${action}`)
