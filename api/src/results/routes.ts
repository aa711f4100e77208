import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { printSelectionLetter as printSelectionLetterCall } from '../../../domain/src/contracts/letters.ts'
import * as calls from '../../../domain/src/contracts/setups.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { pageOf } from '../platform/listing.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { approveMeritList, getMeritList, makeMeritList } from './merit-list.ts'
import { publishResult, stopInstalments } from './publish-result.ts'
import { searchResults } from './search-results.ts'
import { printSelectionLetter } from './selection-letter.ts'

export function resultRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.makeMeritList, makeMeritList)
  serve(app, portal, calls.getMeritList, getMeritList)
  serve(app, portal, calls.approveMeritList, approveMeritList)
  serve(app, portal, calls.publishResult, publishResult)
  serve(app, portal, calls.searchResults, searchResults)
  serve(app, portal, calls.stopInstalments, stopInstalments)
  serve(app, portal, printSelectionLetterCall, printSelectionLetter)
  serve(app, portal, calls.listResults, async ({ db }, { page = 1, size = pageSize }) => {
    const { total } = await db
      .selectFrom('merit_list')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('merit_list')
      .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
      .select(['setup.id', 'title', 'title_bng', 'state', 'selected', 'eligible', 'merit_list.published_at'])
      .orderBy('proposed_at', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    const list = rows.map(({ id, title, title_bng, state, selected, eligible, published_at }) => ({
      resultId: id,
      type: 'EDUCATION',
      setupId: id,
      title,
      titleBng: title_bng,
      state,
      selected,
      eligible,
      publishedOn: published_at?.toISOString() ?? null,
    }))
    return pageOf({ list, total, page, size })
  })
  // A demonstration cannot wait for the last day of a circular.
  serve(app, portal, calls.closeCircular, async ({ db, now }, { id }) => {
    const yesterday = addDays(dhakaDay(now()), -1)
    const opens = sql<string>`least(opens_on, ${yesterday}::date)`
    await db.updateTable('setup').set({ opens_on: opens, closes_on: yesterday }).where('id', '=', id).execute()
    return null
  })
}
