import { maintenanceNotice } from '@wewb/domain/administration/maintenance-notice'
import { getOwn } from '@wewb/domain/collections/get-own'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { stageMessages } from '@wewb/domain/services/definitions/re-integration/stage-messages'
import { templates } from '@wewb/domain/messaging/templates'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDate, toDhakaDate } from '@wewb/domain/language/dates'
import { findPlannedMaintenance } from '#administration/settings/queries.ts'
import { listReceived } from '#casework/link-requests/queries.ts'
import { findDigest } from '#casework/desks/overdue-queries.ts'
import { summaryOf } from '#casework/desks/send-overdue-digests.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Context } from '#server/context.ts'
import { listExpiringDrafts, listUndecidedStages } from './queries.ts'

export const listDashboardMessages = async (context: Pick<Context, 'db' | 'actor' | 'now'>) => [
  ...(await listMaintenance(context)),
  ...(await listOverdueDigest(context)),
  ...(await listRequests(context)),
  ...(await listEndingDrafts(context)),
  ...(await listStages(context)),
]

/** Applicants read on which day they can no longer submit; staff go on working. */
async function listMaintenance({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const day = actor.userType === 'APPLICANT' ? await findPlannedMaintenance(db) : null
  const notice = maintenanceNotice({ maintenanceYn: 'N', maintenanceOn: day })
  return notice ? [{ code: `MAINTENANCE-${day}`, text: notice.en, textBng: notice.bn }] : []
}

const digestSentence: Bilingual = {
  bn: 'আজ সকালে আপনার অধীন ডেস্কে সময় পেরোনো আবেদন: {summary}।',
  en: 'Overdue this morning at the desks you supervise: {summary}.',
}

/** The digest of the morning for a supervisor. */
async function listOverdueDigest({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>) {
  const today = toDhakaDate(now())
  const digest = await findDigest(db, actor.id, today)
  if (!digest) return []
  const services = (await listLatestDefinitions(db)).map(({ definition }) => definition)
  const { bn, en } = interpolate(digestSentence, { summary: summaryOf(digest.counts, services) })
  return [{ code: `OVERDUE_DIGEST-${today}`, text: en, textBng: bn }]
}

const requestSentence: Bilingual = {
  bn: 'আপনার আবেদন {ref} আরেকজন নিজের অ্যাকাউন্টে নিতে চান। রাজি কি না {date} তারিখের মধ্যে জানান।',
  en: 'Somebody asks to move your application {ref} to another account. Accept or refuse by {date}.',
}

/** Lists the requests for applications of this owner. */
async function listRequests({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>) {
  const requests = await listReceived(db, actor.id, now())
  return requests.map(({ id, application_no, expires_at }) => {
    const day = toDhakaDate(expires_at)
    const date = { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') }
    const { bn, en } = interpolate(requestSentence, { ref: application_no, date })
    return { code: `LINK_REQUEST-${id}`, text: en, textBng: bn }
  })
}

/** Lists drafts that will be deleted unless their owner continues them, nearest date first. */
async function listEndingDrafts({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const drafts = await listExpiringDrafts(db, actor.id)
  return drafts.map(({ no, removed_on: day }) => {
    const { en, bn } = interpolate(templates.DRAFT_ENDING.text, {
      ref: no,
      date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') },
    })
    const [text, textBng] = [en, bn].map((words) => words.replace(' -WEWB', ''))
    return { code: `DRAFT_ENDING-${no}`, text: text ?? en, textBng: textBng ?? bn }
  })
}

/**
 * Lists messages about the stage of an applicant's re-integration applications. A decided one has no message here.
 */
async function listStages({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const files = await listUndecidedStages(db, actor.id, reIntegration.id, Object.keys(stageMessages))
  const said = new Map(
    files.flatMap(({ stage }) => getOwn(stageMessages, stage ?? '') ?? []).map(({ code, text }) => [code, text]),
  )
  return [...said].map(([code, { en, bn }]) => ({ code, text: en, textBng: bn }))
}
