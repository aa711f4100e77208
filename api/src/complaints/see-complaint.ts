import { maySee, type Officer } from '../../../domain/src/complaints/standing.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { officerOf, standingOf } from './complaint.ts'
import { findByTicket, type ComplaintRow } from './repository.ts'

/** What an officer must not see does not exist for them. */
export async function seeComplaint(context: Context, ticketNo: string): Promise<{ row: ComplaintRow; officer: Officer }> {
  const row = await findByTicket(context.db, ticketNo)
  const officer = await officerOf(context)
  return row && maySee(standingOf(row), officer) ? { row, officer } : refuse('NOT_FOUND')
}
