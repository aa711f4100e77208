import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listResults as listCall } from '../../../domain/src/contracts/results.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { publicationOf, publicationsOpenTo } from './publications.ts'

/** The lists of the benefits whose screen this person may see, latest first. */
export async function listResults({ db, actor }: Context, { page = 1, size = pageSize, type }: InputOf<typeof listCall>) {
  const services = publicationsOpenTo(actor)
    .filter((one) => type === undefined || one.type === type)
    .map(({ service }) => service)
  if (services.length === 0) return refuse('NO_PERMISSION')
  const found = db.selectFrom('merit_list').innerJoin('setup', 'setup.id', 'merit_list.setup_id').where('setup.service', 'in', services)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['setup.id', 'setup.service', 'title', 'title_bng', 'state', 'selected', 'eligible', 'merit_list.published_at'])
    .orderBy('proposed_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map(({ id, service, title, title_bng, state, selected, eligible, published_at }) => ({
    resultId: id,
    type: publicationOf(service).type,
    setupId: id,
    title,
    titleBng: title_bng,
    state,
    selected,
    eligible,
    publishedOn: published_at?.toISOString() ?? null,
  }))
  return pageOf({ list, total, page, size })
}
