import type { InputOf } from '@wewb/domain/http/contract'
import type { listResults as listResultsEndpoint } from '@wewb/domain/content/result-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import {
  hasResultPermission,
  getPublicationByService,
  listVisiblePublications,
  isResultHandler,
} from './publications.ts'
import { listSetupsWithList } from './queries.ts'

/** Lists the results of the benefits that the actor may see, latest first. */
export async function listResults(
  { db, actor }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, type, sort }: InputOf<typeof listResultsEndpoint>,
) {
  const open = listVisiblePublications(actor).filter((one) => type === undefined || one.type === type)
  const services = open.map(({ service }) => service)
  if (services.length === 0) return throwProblem('NO_PERMISSION')
  // An editor of result texts, who sees no circulars, starts before there is a list.
  const isEditor = open.every((one) => hasResultPermission(actor, 'edit', one) && !isResultHandler(actor, one))
  const { rows, total } = await listSetupsWithList(db, { services, includesUnlisted: isEditor, sort, page, size })
  return pageOf({ list: rows.map(describeResult), total, page, size })
}

type Listed = Awaited<ReturnType<typeof listSetupsWithList>>['rows'][number]

export const describeResult = ({ id, service, title, title_bng, published_at, ...list }: Listed) => ({
  resultId: id,
  type: getPublicationByService(service).type,
  setupId: id,
  title,
  titleBng: title_bng,
  state: list.state ?? 'NONE',
  selected: list.selected ?? 0,
  eligible: list.eligible ?? 0,
  publishedOn: published_at?.toISOString() ?? null,
})
