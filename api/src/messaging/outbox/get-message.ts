import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { describeMessageDetail } from './describe-message.ts'
import { findMessage, listEvents } from './queries.ts'

export async function getMessage({ db }: Context, { messageId }: { messageId: number }) {
  const row = (await findMessage(db, messageId)) ?? throwProblem('NOT_FOUND')
  const events = await listEvents(db, messageId)
  return {
    ...describeMessageDetail(row),
    events: events.map(({ at, kind, detail, full_name, full_name_bng }) => ({
      at: at.toISOString(),
      kind,
      detail,
      by: full_name,
      byBng: full_name_bng,
    })),
  }
}
