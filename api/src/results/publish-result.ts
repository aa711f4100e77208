import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { publishResult as publishCall } from '../../../domain/src/contracts/results.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup } from '../setups/repository.ts'
import { may, publicationOf } from './publications.ts'
import { publishList } from './publish-list.ts'

/** Now, whatever moment was planned. */
export async function publishResult(context: Context, { id, memoNo }: InputOf<typeof publishCall>) {
  const shown = await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    if (!may(context.actor, 'publish', publicationOf(setup.service))) return refuse('NO_PERMISSION')
    const told = await publishList(tx, context, setup, { id: context.actor.id, memoNo })
    await record(tx, context.actor, 'result.published', `setup:${id}`, told)
    return told
  })
  context.published.ring()
  return shown
}
