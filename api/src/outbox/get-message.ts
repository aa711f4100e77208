import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { describeWhole } from './describe-message.ts'
import { findMessage, listEvents } from './repository.ts'

export async function getMessage({ db }: Context, { messageId }: { messageId: number }) {
  const row = (await findMessage(db, messageId)) ?? refuse('NOT_FOUND')
  const events = await listEvents(db, messageId)
  return {
    ...describeWhole(row),
    events: events.map(({ at, kind, detail, full_name, full_name_bng }) => ({
      at: at.toISOString(),
      kind,
      detail,
      by: full_name,
      byBng: full_name_bng,
    })),
  }
}
