import type { InputOf } from '@wewb/domain/http/contract'
import type { listProgrammes as listProgrammesEndpoint } from '@wewb/domain/services/programme-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { builderActions, describeSummary } from './describe-programme.ts'
import { countApplications, listSummaries } from './queries.ts'

export async function listProgrammes(
  context: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, search = '', state, sort }: InputOf<typeof listProgrammesEndpoint>,
) {
  const { total, rows } = await listSummaries(context.db, { search, state, sort, page, size })
  const counted = await countApplications(
    context.db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => describeSummary(context, row, counted))
  return { ...pageOf({ list, total, page, size }), actions: builderActions(context.actor) }
}
