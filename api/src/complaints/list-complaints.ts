import { seatOf, sightOf, type Seat } from '../../../domain/src/complaints/standing.ts'
import type { ComplaintDesk } from '../../../domain/src/complaints/states.ts'
import type { listComplaints as listCall } from '../../../domain/src/contracts/complaints.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { calendarOf, officerOf } from './complaint.ts'
import { describeRow } from './describe-row.ts'
import { namesOfOffices } from '../lookups/offices.ts'
import { listRows } from './repository.ts'

/** What waits for whom. Who only looks on has no desk of their own and is shown everything they may see. */
const ownDesks: { [S in Seat]?: readonly ComplaintDesk[] } = {
  GRIEVANCE: ['GRIEVANCE'],
  ASSISTANT_DIRECTOR: ['ASSISTANT_DIRECTOR'],
  DIRECTOR: ['DIRECTOR'],
  OFFICE: ['OFFICE'],
}

export async function listComplaints(context: Context, { page = 1, size = pageSize, search = '', view = 'mine', ...asked }: InputOf<typeof listCall>) {
  const officer = await officerOf(context)
  const calendar = await calendarOf(context)
  const typed = search.trim()
  const { rows, total } = await listRows(context.db, {
    sight: sightOf(officer),
    officeId: officer.officeId,
    desks: view === 'mine' ? ownDesks[seatOf(officer)] : undefined,
    // A ticket may be typed in Bangla digits; a subject is searched as it was written.
    search: /^gcr/i.test(typed) || /^[\d০-৯]+$/.test(typed) ? toAsciiDigits(typed) : typed,
    state: asked.state,
    type: asked.type,
    office: asked.office === undefined ? undefined : Number(asked.office) || 0,
    overdueOn: asked.overdue === 'Y' ? calendar.today : undefined,
    isOpen: asked.open === 'Y',
    page,
    size,
  })
  const offices = await namesOfOffices(
    context.db,
    rows.flatMap(({ accused_office, office_id }) => [accused_office, office_id]),
  )
  return pageOf({ list: rows.map((row) => describeRow(row, offices, calendar)), total, page, size })
} // prettier-ignore
