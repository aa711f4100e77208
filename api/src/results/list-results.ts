import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listResults as listCall } from '../../../domain/src/contracts/results.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { may, publicationOf, publicationsOpenTo, worksOn } from './publications.ts'

/** The lists of the benefits whose screen this person may see, latest first. */
export async function listResults({ db, actor }: Context, { page = 1, size = pageSize, type }: InputOf<typeof listCall>) {
  const open = publicationsOpenTo(actor).filter((one) => type === undefined || one.type === type)
  const services = open.map(({ service }) => service)
  if (services.length === 0) return refuse('NO_PERMISSION')
  // Who writes the words of a result, and sees no circulars, begins before there is a list.
  const isEditor = open.every((one) => may(actor, 'edit', one) && !worksOn(actor, one))
  const found = db
    .selectFrom('setup')
    .leftJoin('merit_list', 'merit_list.setup_id', 'setup.id')
    .where('setup.service', 'in', services)
    .where((eb) => (isEditor ? eb('setup.published_at', 'is not', null) : eb('merit_list.setup_id', 'is not', null)))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['setup.id', 'setup.service', 'title', 'title_bng', 'state', 'selected', 'eligible', 'merit_list.published_at'])
    .orderBy(sql`coalesce(merit_list.proposed_at, setup.created_at)`, 'desc')
    .orderBy('setup.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map(({ id, service, title, title_bng, state, selected, eligible, published_at }) => ({
    resultId: id,
    type: publicationOf(service).type,
    setupId: id,
    title,
    titleBng: title_bng,
    state: state ?? 'NONE',
    selected: selected ?? 0,
    eligible: eligible ?? 0,
    publishedOn: published_at?.toISOString() ?? null,
  }))
  return pageOf({ list, total, page, size })
}
