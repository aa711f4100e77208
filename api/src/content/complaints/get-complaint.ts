import { complaintForm, complainantFields } from '@wewb/domain/content/complaints/complaint-form'
import { availableOfficerActions } from '@wewb/domain/content/complaints/available-actions'
import { complainantDisclosure } from '@wewb/domain/content/complaints/complaint-access'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { maskName } from '@wewb/domain/language/mask-name'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { decryptAnswers, loadCalendar, clockOf, workflowStateOf } from './complaint.ts'
import { describeActs } from './describe-acts.ts'
import { describeComplaintRow } from './describe-complaint-row.ts'
import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import { listHandlerOffices } from './list-handler-offices.ts'
import { listAttachments, type AttachmentRow } from './queries.ts'
import { getVisibleComplaint } from './get-visible-complaint.ts'

/** Returns a complaint as this officer may read it, and records the access in the audit log. */
export async function getComplaint(context: Context, { ticketNo }: { ticketNo: string }) {
  const { db, secrets, actor } = context
  const { row, officer } = await getVisibleComplaint(context, ticketNo)
  const workflowState = workflowStateOf(row)
  const calendar = await loadCalendar(context)
  const complainantSeen = complainantDisclosure(workflowState, officer)
  const openActions = availableOfficerActions(workflowState, officer, clockOf(calendar))
  const attachments = await listAttachments(db, row.id)
  const names = await listOfficeNames(db, [row.accused_office, row.office_id])
  const accused = row.accused_office === null ? undefined : names.get(row.accused_office)
  const handlers = openActions.includes('ASSIGN') ? await listHandlerOffices(db, row.accused_office) : []
  const isShown = complainantSeen === 'whole'
  await db.transaction().execute((tx) => recordAuditEntry(tx, actor, 'complaint.opened', `complaint:${ticketNo}`))
  return {
    ...describeComplaintRow(row, names, calendar),
    revision: row.revision,
    answers: answersByDisclosure[complainantSeen](decryptAnswers(secrets, row)),
    accusedOffice: accused ? { id: String(row.accused_office), name: accused.en, nameBng: accused.bn } : null,
    complainantSeen,
    anonymousYn: yesNo(row.is_anonymous),
    enteredByStaffYn: yesNo(row.entered_by !== null),
    hearings: row.hearings,
    satisfaction: row.satisfaction,
    openActions,
    offices: handlers.map(({ id, name, name_bng }) => ({ id: String(id), name, nameBng: name_bng })),
    attachments: isShown ? attachments.map(describeAttachment) : [],
    attachmentsHeldBack: isShown ? 0 : attachments.length,
    history: await describeActs(context, row, officer),
  }
}

const describeAttachment = ({ id, name, file_name, media_type, size }: AttachmentRow) => ({
  attachmentId: id,
  name,
  fileName: file_name,
  mediaType: media_type,
  size,
})

const ofComplainant = new Set(complainantFields.map(({ id }) => id).filter((id) => id !== 'anonymousYn'))

/** Presents the data of the complainant that the officer may see. */
const answersByDisclosure: Record<ReturnType<typeof complainantDisclosure>, (answers: Answers) => Answers> = {
  whole: (answers) => answers,
  masked: (answers) => mapComplainant(answers, (id, text) => (id === 'name' ? maskName(text) : maskNumber(text))),
  hidden: (answers) => mapComplainant(answers, () => undefined),
}

const mapComplainant = (answers: Answers, map: (id: string, text: string) => string | undefined): Answers =>
  Object.fromEntries(
    complaintForm.steps.flatMap(({ fields }) =>
      fields.flatMap(({ id }) => {
        const value = ofComplainant.has(id) && typeof answers[id] === 'string' ? map(id, answers[id]) : answers[id]
        return value === undefined ? [] : [[id, value] as const]
      }),
    ),
  )
