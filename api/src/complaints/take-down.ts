import type { FastifyRequest } from 'fastify'
import { firstStanding } from '../../../domain/src/complaints/after-move.ts'
import { complaintFields } from '../../../domain/src/complaints/form.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { partFields } from '../../../domain/src/engine/part-answers.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import type { Secrets } from '../platform/secrets.ts'
import { readSettings } from '../settings/repository.ts'
import { calendarOf, columnsOf } from './complaint.ts'
import { insistOnParts, judgeAnswers } from './judge-answers.ts'
import { addAttachments, keepAttachments } from './keep-attachments.ts'
import { readParts, type SentFile } from './read-parts.ts'
import { insertAct, insertComplaint } from './repository.ts'
import { tellByMessage } from './tell-by-message.ts'

export const mobileIndexOf = (secrets: Secrets, mobile: string) => secrets.blindIndex('complaint-mobile', mobile)

/** From the public page. The captcha is taken before any picture is looked into. */
export async function submitComplaint(context: Context, _input: object, request: FastifyRequest) {
  await context.limits.count('complaints-by-address', context.address)
  if (!(await readSettings(context.db)).isOn('ALLOW_ONLINE_GCR_APPLICATION')) return refuse('SERVICE_CLOSED')
  const { json, files } = await readParts(request, 'complaint')
  const { captchaId, captcha, ...given } = json
  await useCaptcha(context, { captchaId: String(captchaId), captcha: String(captcha) })
  return await takeDown(context, given, files, context.locale)
}

/** By an officer for who is on the line or before the counter; what the caller is sent is in Bangla. */
export async function enterComplaint(context: Context, _input: object, request: FastifyRequest) {
  const { json, files } = await readParts(request, 'complaint')
  return await takeDown(context, json, files, 'bn')
}

async function takeDown(context: Context, given: Answers, files: readonly SentFile[], language: Locale) {
  const { db, secrets, jobs, limits, actor } = context
  const kept = await judgeAnswers(context, complaintFields, given)
  insistOnParts(kept, files.length)
  const mobile_index = mobileIndexOf(secrets, String(kept.mobile))
  await limits.count('complaints-by-number', mobile_index.toString('base64url'))
  const stored = await keepAttachments(context, kept, files)
  const { attachments: _rows, ...told } = kept
  const { plain, sensitive } = partFields(complaintFields, told)
  const accused_office = typeof kept.officeId === 'string' && /^\d+$/.test(kept.officeId) ? Number(kept.officeId) : null
  const begun = {
    accusedOffice: accused_office,
    accusesHeadOffice: kept.officeTypeId === 'HQ',
    isAnonymous: kept.anonymousYn === 'Y',
    enteredOffice: actor.officeId,
  }
  const calendar = await calendarOf(context)
  return await db.transaction().execute(async (tx) => {
    const row = await insertWithTicket(tx, secrets, calendar.today, {
      ...columnsOf(firstStanding(begun, calendar)),
      mobile_index,
      language,
      answers: JSON.stringify(plain),
      answers_sealed: secrets.seal(JSON.stringify(sensitive)),
      subject: String(kept.subject),
      type: String(kept.complaintTypeId),
      accused_office,
      accuses_hq: begun.accusesHeadOffice,
      is_anonymous: begun.isAnonymous,
      entered_by: actor.id || null,
      entered_office: actor.officeId,
      received_at: context.now(),
    })
    const { ticket_no: ticketNo } = row
    const side = actor.id ? ({ by_side: 'STAFF', by_id: actor.id } as const) : ({ by_side: 'COMPLAINANT', by_id: null } as const)
    const act = await insertAct(tx, { complaint_id: row.id, action: 'SUBMIT', from_state: null, to_state: row.state, reply_sealed: secrets.seal('{}'), at: context.now(), ...side }) // prettier-ignore
    await addAttachments(tx, { complaint_id: row.id, act_id: act.id }, stored)
    await record(tx, actor, 'complaint.submitted', `complaint:${ticketNo}`, { type: row.type, attachments: stored.length })
    await tellByMessage(tx, jobs, { ticketNo, language, answers: kept, template: 'GCR_TICKET' })
    return { ticketNo }
  })
}

const mostTries = 5

/** `GCR` + yyMMdd + six digits that follow from nothing: whoever has one ticket cannot guess the next. */
async function insertWithTicket(tx: Tx, secrets: Secrets, today: string, row: Omit<Parameters<typeof insertComplaint>[1], 'ticket_no'>) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const ticket_no = `GCR${today.slice(2).replaceAll('-', '')}${secrets.newDigits(6)}`
    const inserted = await insertComplaint(tx, { ...row, ticket_no })
    if (inserted) return inserted
  }
  return refuse('UNAVAILABLE')
}
