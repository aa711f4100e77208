import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { reIntegration } from '../../../domain/src/services/re-integration/definition.ts'
import { stageMessages } from '../../../domain/src/services/re-integration/stage-messages.ts'
import { templates } from '../../../domain/src/messages/templates.ts'
import { fill } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'

export const listMessages = async (context: Pick<Context, 'db' | 'actor'>) => [
  ...(await listEndingDrafts(context)),
  ...(await listStages(context)),
]

/** Drafts that will be deleted unless their owner goes on with them, the nearest day first. */
async function listEndingDrafts({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const drafts = await db
    .selectFrom('draft_warning')
    .innerJoin('application', 'application.id', 'draft_warning.application_id')
    .select(['no', 'removed_on'])
    .where('applicant_id', '=', actor.id)
    .where('status', '=', 'DRAFT')
    .whereRef('updated_at', '<=', 'warned_at')
    .orderBy('removed_on')
    .orderBy('no')
    .execute()
  return drafts.map(({ no, removed_on: day }) => {
    const { en, bn } = fill(templates.DRAFT_ENDING.text, { ref: no, date: { bn: showDate(day, 'bn'), en: showDate(day, 'en') } })
    const [text, textBng] = [en, bn].map((words) => words.replace(' -WEWB', ''))
    return { code: `DRAFT_ENDING-${no}`, text: text ?? en, textBng: textBng ?? bn }
  })
}

/** domain/6-reports.md 6.4: what is said to who waits for re-integration, by how far their file has come. Decided files speak for themselves. */
async function listStages({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const files = await db
    .selectFrom('application')
    .select('stage')
    .distinct()
    .where('applicant_id', '=', actor.id)
    .where('service', '=', reIntegration.id)
    .where('status', 'in', ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'])
    .where('stage', 'in', Object.keys(stageMessages))
    .execute()
  const said = new Map(files.flatMap(({ stage }) => getOwn(stageMessages, stage ?? '') ?? []).map(({ code, text }) => [code, text]))
  return [...said].map(([code, { en, bn }]) => ({ code, text: en, textBng: bn }))
}
