import type { FastifyRequest } from 'fastify'
import { createComplaintWorkflowState } from '@wewb/domain/content/complaints/apply-complaint-move'
import { complaintFields } from '@wewb/domain/content/complaints/complaint-form'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { splitSensitiveFields } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import type { Locale } from '@wewb/domain/language/bilingual'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { loadCalendar, workflowStateColumns } from './complaint.ts'
import { assertAttachmentParts, validateAnswers } from './validate-answers.ts'
import { storeAttachments } from './store-attachments.ts'
import { parseMultipartForm, type UploadedFile } from './parse-multipart-form.ts'
import { insertAct, insertAttachments, insertComplaint } from './queries.ts'
import { notifyComplainant } from './notify-complainant.ts'

export const mobileIndexOf = (secrets: Secrets, mobile: string) => secrets.blindIndex('complaint-mobile', mobile)

/** Takes a complaint from the public page. Verifies the captcha before it processes any file. */
export async function submitComplaint(context: Context, _input: object, request: FastifyRequest) {
  await context.limits.consume('complaints-by-address', context.address)
  if (!(await readSettings(context.db)).isOn('ALLOW_ONLINE_GCR_APPLICATION')) return throwProblem('SERVICE_CLOSED')
  const { json, files } = await parseMultipartForm(request, 'complaint')
  const { captchaId, captcha, ...given } = json
  await verifyCaptcha(context, { captchaId: String(captchaId), captcha: String(captcha) })
  return await createComplaint(context, given, files, context.locale)
}

/** Takes a complaint that an officer enters for a caller or visitor; messages to the complainant are in Bangla. */
export async function enterComplaint(context: Context, _input: object, request: FastifyRequest) {
  const { json, files } = await parseMultipartForm(request, 'complaint')
  return await createComplaint(context, json, files, 'bn')
}

async function createComplaint(context: Context, submitted: Answers, files: readonly UploadedFile[], language: Locale) {
  const { db, secrets, jobs, limits, actor } = context
  const normalized = await validateAnswers(context, complaintFields, submitted)
  assertAttachmentParts(normalized, files.length)
  const mobile_index = mobileIndexOf(secrets, String(normalized.mobile))
  await limits.consume('complaints-by-number', mobile_index.toString('base64url'))
  const stored = await storeAttachments(context, normalized, files)
  const { attachments: _rows, ...answers } = normalized
  const { plain, sensitive } = splitSensitiveFields(complaintFields, answers)
  const accused_office =
    typeof normalized.officeId === 'string' && /^\d+$/.test(normalized.officeId) ? Number(normalized.officeId) : null
  const received = {
    accusedOffice: accused_office,
    accusesHeadOffice: normalized.officeTypeId === 'HQ',
    isAnonymous: normalized.anonymousYn === 'Y',
    enteredOffice: actor.officeId,
  }
  const calendar = await loadCalendar(context)
  return await db.transaction().execute(async (tx) => {
    const row = await insertWithTicket(tx, secrets, calendar.today, {
      ...workflowStateColumns(createComplaintWorkflowState(received, calendar)),
      mobile_index,
      language,
      answers: JSON.stringify(plain),
      answers_sealed: secrets.encrypt(JSON.stringify(sensitive)),
      subject: String(normalized.subject),
      type: String(normalized.complaintTypeId),
      accused_office,
      accuses_hq: received.accusesHeadOffice,
      is_anonymous: received.isAnonymous,
      entered_by: actor.id || null,
      entered_office: actor.officeId,
      received_at: context.now(),
    })
    const { ticket_no: ticketNo } = row
    const side = actor.id
      ? ({ by_side: 'STAFF', by_id: actor.id } as const)
      : ({ by_side: 'COMPLAINANT', by_id: null } as const)
    const act = await insertAct(tx, {
      complaint_id: row.id,
      action: 'SUBMIT',
      from_state: null,
      to_state: row.state,
      reply_sealed: secrets.encrypt('{}'),
      at: context.now(),
      ...side,
    })
    await insertAttachments(tx, { complaint_id: row.id, act_id: act.id }, stored)
    await recordAuditEntry(tx, actor, 'complaint.submitted', `complaint:${ticketNo}`, {
      type: row.type,
      attachments: stored.length,
    })
    await notifyComplainant(tx, jobs, { ticketNo, language, answers: normalized, template: 'GCR_TICKET' })
    return { ticketNo }
  })
}

const maxTries = 5

/** Uses `GCR`, yyMMdd and six random digits, so that ticket numbers cannot be guessed. */
async function insertWithTicket(
  tx: Tx,
  secrets: Secrets,
  today: string,
  row: Omit<Parameters<typeof insertComplaint>[1], 'ticket_no'>,
) {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const ticket_no = `GCR${today.slice(2).replaceAll('-', '')}${secrets.newDigits(6)}`
    const inserted = await insertComplaint(tx, { ...row, ticket_no })
    if (inserted) return inserted
  }
  return throwProblem('UNAVAILABLE')
}
