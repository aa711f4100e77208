import type { InputOf } from '@wewb/domain/http/contract'
import type { saveNews as saveNewsEndpoint } from '@wewb/domain/content/notice-contracts'
import { validateNews, normalizeNews } from '@wewb/domain/content/notice-input'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import type { Actor, Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { insertNews, lockNews, updateNews } from './queries.ts'

/** Creates a headline or updates one. */
export async function saveNews(
  { db, actor }: Context,
  { portalNewsHighlightId: id, revision, ...typed }: InputOf<typeof saveNewsEndpoint>,
) {
  if (!isPermitted(actor, id ? 'edit' : 'create')) throwProblem('NO_PERMISSION')
  const text = normalizeNews({ ...typed, publishUntil: typed.publishUntil || null, orderNo: typed.orderNo ?? 1 })
  assertNoIssues(validateNews(text))
  const columns = {
    title: text.title,
    title_bng: text.titleBng,
    details: text.details,
    details_bng: text.detailsBng,
    publish_from: parseDhakaDateTime(text.publishFrom) ?? throwProblem('ANSWERS_INVALID'),
    publish_until:
      text.publishUntil === null ? null : (parseDhakaDateTime(text.publishUntil) ?? throwProblem('ANSWERS_INVALID')),
    order_no: text.orderNo,
    published_yn: text.publishedYn,
  }
  return await db.transaction().execute(async (tx) => {
    const before = id ? await lockNews(tx, id, revision) : undefined
    if (text.publishedYn === 'Y' && before?.published_yn !== 'Y' && !isPermitted(actor, 'publish'))
      throwProblem('NO_PERMISSION')
    const saved = before ? await updateNews(tx, before.id, columns) : await insertNews(tx, columns)
    await recordAuditEntry(tx, actor, 'content.news-saved', `news:${saved.id}`, {
      title: text.title,
      publishedYn: text.publishedYn,
    })
    return { portalNewsHighlightId: saved.id, revision: saved.revision }
  })
}

const isPermitted = (actor: Actor, action: 'create' | 'edit' | 'publish') =>
  actor.permissions.has(`highlight-news:${action}`)
