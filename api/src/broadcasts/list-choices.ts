import { sql } from 'kysely'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'

/** What a group may be narrowed by: every service there is or was, and every circular. */
export async function listChoices({ db }: Context) {
  const { rows: services } = await sql<{ service: string; title: Bilingual }>`
    select distinct on (service) service, definition -> 'title' as title from service_definition order by service, version desc`.execute(db)
  const setups = await db.selectFrom('setup').select(['id', 'service', 'title', 'title_bng']).orderBy('id', 'desc').limit(500).execute()
  return {
    services: services.map(({ service, title }) => ({ service, title: title.en, titleBng: title.bn })),
    setups: setups.map(({ id, service, title, title_bng }) => ({ setupId: id, service, title, titleBng: title_bng })),
  }
}
