import { complaintDeskNames, complaintStateTexts } from '@wewb/domain/content/complaints/states'
import type { ComplaintCalendar } from '@wewb/domain/content/complaints/deadlines'
import { workingDaysBetween } from '@wewb/domain/engine/evaluation/working-days'
import { complaintTypes, officeTypes } from '@wewb/domain/reference/event-lists'
import type { ListEntry } from '@wewb/domain/reference/list-entry'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { yesNo } from '#server/listing.ts'
import type { ComplaintRow } from './queries.ts'

/** Describes a complaint as a list row, without the complainant. */
export function describeComplaintRow(row: ComplaintRow, offices: Map<number, Bilingual>, calendar: ComplaintCalendar) {
  const type = nameIn(complaintTypes, row.type)
  const accused = accusedIn(row, offices)
  const office = row.office_id === null ? undefined : offices.get(row.office_id)
  const isOpen = row.desk !== 'NOBODY'
  return {
    ticketNo: row.ticket_no,
    subject: row.subject,
    complaintTypeId: row.type,
    typeName: type.en,
    typeNameBng: type.bn,
    accused: accused.en,
    accusedBng: accused.bn,
    state: row.state,
    stateName: complaintStateTexts[row.state].name.en,
    stateNameBng: complaintStateTexts[row.state].name.bn,
    desk: row.desk,
    deskName: complaintDeskNames[row.desk].en,
    deskNameBng: complaintDeskNames[row.desk].bn,
    officeName: office?.en ?? null,
    officeNameBng: office?.bn ?? null,
    receivedOn: toDhakaDate(row.received_at),
    dueOn: row.due_on,
    settleBy: row.settle_by,
    light: isOpen ? lightOf(row, calendar) : null,
    overdueYn: yesNo(isOpen && ((row.due_on ?? calendar.today) < calendar.today || row.settle_by < calendar.today)),
    raised: row.raised,
  }
}

/** Returns amber in the last quarter of the settlement period and red after it. */
function lightOf({ settle_by }: ComplaintRow, { today, holidays, days }: ComplaintCalendar): 'green' | 'amber' | 'red' {
  if (settle_by < today) return 'red'
  return workingDaysBetween(today, settle_by, holidays) <= days.settle / 4 ? 'amber' : 'green'
}

function accusedIn({ answers, accused_office }: ComplaintRow, offices: Map<number, Bilingual>): Bilingual {
  const { officeName, defender, officeTypeId } = answers
  const accusedOffice = accused_office === null ? undefined : offices.get(accused_office)
  const written = [officeName, defender].find((text) => typeof text === 'string')
  return (
    accusedOffice ?? (typeof written === 'string' ? { bn: written, en: written } : nameIn(officeTypes, officeTypeId))
  )
}

const nameIn = (entries: readonly ListEntry[], code: unknown): Bilingual =>
  entries.find((entry) => entry.code === code)?.name ?? { bn: String(code), en: String(code) }
