import { complaintForm, complainantFields } from '../../../domain/src/complaints/form.ts'
import { actionsOpenTo } from '../../../domain/src/complaints/open-actions.ts'
import { complainantSeenBy } from '../../../domain/src/complaints/standing.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { maskNumber } from '../../../domain/src/engine/part-answers.ts'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { record } from '../platform/record.ts'
import { answersOf, calendarOf, clockOf, standingOf } from './complaint.ts'
import { describeActs } from './describe-acts.ts'
import { describeRow } from './describe-row.ts'
import { namesOfOffices } from '../lookups/offices.ts'
import { listHandlers } from './list-handlers.ts'
import { listAttachments, type AttachmentRow } from './repository.ts'
import { seeComplaint } from './see-complaint.ts'

/** A complaint as this officer may read it. That it was opened is written down. */
export async function getComplaint(context: Context, { ticketNo }: { ticketNo: string }) {
  const { db, secrets, actor } = context
  const { row, officer } = await seeComplaint(context, ticketNo)
  const standing = standingOf(row)
  const calendar = await calendarOf(context)
  const complainantSeen = complainantSeenBy(standing, officer)
  const openActions = actionsOpenTo(standing, officer, clockOf(calendar))
  const attachments = await listAttachments(db, row.id)
  const names = await namesOfOffices(db, [row.accused_office, row.office_id])
  const accused = row.accused_office === null ? undefined : names.get(row.accused_office)
  const handlers = openActions.includes('ASSIGN') ? await listHandlers(db, row.accused_office) : []
  const isShown = complainantSeen === 'whole'
  await db.transaction().execute((tx) => record(tx, actor, 'complaint.opened', `complaint:${ticketNo}`))
  return {
    ...describeRow(row, names, calendar),
    revision: row.revision,
    answers: seen[complainantSeen](answersOf(secrets, row)),
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

/** Who complained, as far as an officer may know. */
const seen: Record<ReturnType<typeof complainantSeenBy>, (answers: Answers) => Answers> = {
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
