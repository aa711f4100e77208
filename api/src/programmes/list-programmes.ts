import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listProgrammes as listCall } from '../../../domain/src/contracts/programmes.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { builderActions, summaryOf } from './describe-programme.ts'
import { countApplications, listSummaries } from './repository.ts'

export async function listProgrammes(context: Context, { page = 1, size = pageSize, search = '', state }: InputOf<typeof listCall>) {
  const { total, rows } = await listSummaries(context.db, { search, state, page, size })
  const counted = await countApplications(context.db, rows.map(({ id }) => id)) // prettier-ignore
  const list = rows.map((row) => summaryOf(context, row, counted))
  return { ...pageOf({ list, total, page, size }), actions: builderActions(context.actor) }
}
