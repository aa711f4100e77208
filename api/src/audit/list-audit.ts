import { sql } from 'kysely'
import type { listAudit as listCall } from '../../../domain/src/contracts/portal.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { beginningWith, pageOf } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'

/** Newest first. `search` is the beginning of a person's log-in, a subject or an event. */
export async function listAudit({ db }: Context, { page = 1, size = pageSize, search, event, sort = '-at' }: InputOf<typeof listCall>) {
  const wanted = search?.trim() ? beginningWith(search.trim()) : undefined
  const found = db
    .selectFrom('audit')
    .leftJoin('account', (join) => join.on(sql<boolean>`audit.actor = 'account:' || account.id`))
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .$if(wanted !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit.subject', 'ilike', wanted ?? ''),
          eb('audit.event', 'ilike', wanted ?? ''),
          eb('audit.actor', 'ilike', wanted ?? ''),
          eb('account.login_id', 'ilike', wanted ?? ''),
          eb('account.full_name', 'ilike', `%${wanted ?? ''}`),
          eb('account.full_name_bng', 'ilike', `%${wanted ?? ''}`),
        ]),
      ),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.event', 'audit.subject', 'account.full_name', 'account.full_name_bng'])
    .orderBy('audit.id', sort === 'at' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map(({ full_name, full_name_bng, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actorName: full_name,
    actorNameBng: full_name_bng,
  }))
  return pageOf({ list, total, page, size })
}
