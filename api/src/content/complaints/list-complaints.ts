import {
  complaintRoleOf,
  complaintVisibilityOf,
  type ComplaintRole,
} from '@wewb/domain/content/complaints/complaint-access'
import type { ComplaintDesk } from '@wewb/domain/content/complaints/states'
import type { listComplaints as listComplaintsEndpoint } from '@wewb/domain/content/complaint-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { loadCalendar, loadOfficer } from './complaint.ts'
import { describeComplaintRow } from './describe-complaint-row.ts'
import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import { listComplaintRows } from './queries.ts'

/** Desks of each role. A role without desks sees every complaint that it may read. */
const ownDesks: { [S in ComplaintRole]?: readonly ComplaintDesk[] } = {
  GRIEVANCE: ['GRIEVANCE'],
  ASSISTANT_DIRECTOR: ['ASSISTANT_DIRECTOR'],
  DIRECTOR: ['DIRECTOR'],
  OFFICE: ['OFFICE'],
}

export async function listComplaints(
  context: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, search = '', view = 'mine', ...query }: InputOf<typeof listComplaintsEndpoint>,
) {
  const officer = await loadOfficer(context)
  const calendar = await loadCalendar(context)
  const typed = search.trim()
  const { rows, total } = await listComplaintRows(context.db, {
    visibility: complaintVisibilityOf(officer),
    officeId: officer.officeId,
    desks: view === 'mine' ? ownDesks[complaintRoleOf(officer)] : undefined,
    // A ticket number may be typed in Bangla digits; a subject is searched as typed.
    search: /^gcr/i.test(typed) || /^[\d০-৯]+$/.test(typed) ? toAsciiDigits(typed) : typed,
    state: query.state,
    type: query.type,
    office: query.office === undefined ? undefined : Number(query.office) || 0,
    overdueOn: query.overdue === 'Y' ? calendar.today : undefined,
    isOpen: query.open === 'Y',
    sort: query.sort,
    page,
    size,
  })
  const offices = await listOfficeNames(
    context.db,
    rows.flatMap(({ accused_office, office_id }) => [accused_office, office_id]),
  )
  return pageOf({ list: rows.map((row) => describeComplaintRow(row, offices, calendar)), total, page, size })
}
