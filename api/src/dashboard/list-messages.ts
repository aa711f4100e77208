import { reIntegration } from '../../../domain/src/services/re-integration/definition.ts'
import { stageMessages } from '../../../domain/src/services/re-integration/stage-messages.ts'
import type { Context } from '../platform/context.ts'

type Stage = keyof typeof stageMessages

/** domain/6-reports.md 6.4: what is said to who waits for re-integration, by how far their file has come. Decided files speak for themselves. */
export async function listMessages({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const files = await db
    .selectFrom('application')
    .select('stage')
    .distinct()
    .where('applicant_id', '=', actor.id)
    .where('service', '=', reIntegration.id)
    .where('status', 'in', ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'])
    .where('stage', 'in', Object.keys(stageMessages))
    .execute()
  const said = new Map(files.map(({ stage }) => [stageMessages[stage as Stage].code, stageMessages[stage as Stage].text]))
  return [...said].map(([code, { en, bn }]) => ({ code, text: en, textBng: bn }))
}
