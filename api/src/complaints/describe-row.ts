import { deskNames, stateRows } from '../../../domain/src/complaints/states.ts'
import type { Calendar } from '../../../domain/src/complaints/deadlines.ts'
import { workingDaysBetween } from '../../../domain/src/engine/working-days.ts'
import { complaintTypes, officeTypes } from '../../../domain/src/lookups/event-lists.ts'
import type { ListEntry } from '../../../domain/src/lookups/list-entry.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { yesNo } from '../platform/listing.ts'
import type { ComplaintRow } from './repository.ts'

/** A complaint in one line, without a word of who complained. */
export function describeRow(row: ComplaintRow, offices: Map<number, Bilingual>, calendar: Calendar) {
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
    stateName: stateRows[row.state].name.en,
    stateNameBng: stateRows[row.state].name.bn,
    desk: row.desk,
    deskName: deskNames[row.desk].en,
    deskNameBng: deskNames[row.desk].bn,
    officeName: office?.en ?? null,
    officeNameBng: office?.bn ?? null,
    receivedOn: dhakaDay(row.received_at),
    dueOn: row.due_on,
    settleBy: row.settle_by,
    light: isOpen ? lightOf(row, calendar) : null,
    overdueYn: yesNo(isOpen && ((row.due_on ?? calendar.today) < calendar.today || row.settle_by < calendar.today)),
    raised: row.raised,
  }
}

/** Amber in the last quarter of the thirty working days, red when they are over. */
function lightOf({ settle_by }: ComplaintRow, { today, holidays, days }: Calendar): 'green' | 'amber' | 'red' {
  if (settle_by < today) return 'red'
  return workingDaysBetween(today, settle_by, holidays) <= days.settle / 4 ? 'amber' : 'green'
}

function accusedIn({ answers, accused_office }: ComplaintRow, offices: Map<number, Bilingual>): Bilingual {
  const { officeName, defender, officeTypeId } = answers
  const known = accused_office === null ? undefined : offices.get(accused_office)
  const written = [officeName, defender].find((text) => typeof text === 'string')
  return known ?? (typeof written === 'string' ? { bn: written, en: written } : nameIn(officeTypes, officeTypeId))
}

const nameIn = (entries: readonly ListEntry[], code: unknown): Bilingual =>
  entries.find((entry) => entry.code === code)?.name ?? { bn: String(code), en: String(code) }
