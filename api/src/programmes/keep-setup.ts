import { sql } from 'kysely'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { setupOf } from '../../../domain/src/programmes/setup-of.ts'
import type { Tx } from '../platform/database.ts'

type Kept = { id: number | null; service: string; programme: Programme; by: { id: number | null; at: Date } }

/**
 * The circular of a programme: its window and how much there is to give. All versions share one, so that what version 1
 * granted is no longer there for version 2.
 */
export async function keepSetup(tx: Tx, { id, service, programme, by }: Kept): Promise<number> {
  const { title, titleBng, opensOn, closesOn, circular } = setupOf(programme)
  const columns = { title, title_bng: titleBng, opens_on: opensOn, closes_on: closesOn, circular: JSON.stringify(circular) }
  if (id === null) {
    const values = { service, ...columns, published_at: by.at, published_by: by.id, created_by: by.id }
    return (await tx.insertInto('setup').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  await tx
    .updateTable('setup')
    .set({ ...columns, closed_at: null, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
  return id
}
