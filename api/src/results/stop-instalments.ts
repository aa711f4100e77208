import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { stopInstalments as stopCall } from '../../../domain/src/contracts/results.ts'
import { holdFile } from '../applications/access-file.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { may, publicationOf } from './publications.ts'

/** What was paid stays paid; what is still to come is not. */
export async function stopInstalments(context: Context, { applicationNo, reason, note }: InputOf<typeof stopCall>) {
  return await context.db.transaction().execute(async (tx) => {
    // Who may not see the file is not told by the refusal that it is there.
    const { row } = (await holdFile(tx, context, applicationNo)).file
    if (!may(context.actor, 'approve', publicationOf(row.service))) return refuse('NO_PERMISSION')
    const stopped = await tx
      .updateTable('instalment')
      .set({ state: 'STOPPED', reason: `${reason}: ${note}` })
      .where('application_id', '=', row.id)
      .where('state', 'in', ['DUE', 'HOLD', 'RENEWAL_SUBMITTED'])
      .executeTakeFirst()
    if (stopped.numUpdatedRows === 0n) return refuse('MOVE_NOT_OPEN')
    await record(tx, context.actor, 'instalment.stopped', `application:${applicationNo}`, { reason })
    return { stopped: Number(stopped.numUpdatedRows) }
  })
}
