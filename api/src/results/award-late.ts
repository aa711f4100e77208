import { sql } from 'kysely'
import type { Portal } from '../platform/context.ts'
import { lockSetup } from '../setups/repository.ts'
import { award } from './award.ts'
import { publishedServices } from './publications.ts'

/**
 * What is approved when no list waits for it any more is told the next morning: a renewal, which competes with nobody,
 * and a file decided after the result was published.
 */
export async function awardLate(portal: Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>) {
  const approved = await portal.db
    .selectFrom('application')
    .leftJoin('merit_list', 'merit_list.setup_id', 'application.setup_id')
    .select(['application.id', 'application.setup_id'])
    .where('application.service', 'in', publishedServices)
    .where('application.state', '=', 'approved')
    .where((eb) => eb.or([eb('merit_list.state', '=', 'PUBLISHED'), eb(sql<string>`application.answers->>'applicationKind'`, '!=', 'NEW')]))
    .execute()
  for (const { id, setup_id } of approved)
    await portal.db.transaction().execute(async (tx) => {
      const setup = await lockSetup(tx, setup_id ?? 0)
      const row = await tx.selectFrom('application').selectAll().where('id', '=', id).where('state', '=', 'approved').forUpdate().executeTakeFirst() // prettier-ignore
      if (row) await award(tx, portal, setup, row)
    })
}
