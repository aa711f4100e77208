import { getDefinition } from '../definitions/repository.ts'
import type { Asking } from './board.ts'

const shown = 5

/** What this officer did last, each with the file it was about. */
export async function listLastActions({ db, actor, services }: Asking) {
  const acts = await db
    .selectFrom('application_act')
    .innerJoin('application', 'application.id', 'application_act.application_id')
    .select(['application_act.at', 'application_act.move', 'application.no', 'application.service', 'application.version'])
    .where('application_act.person_id', '=', actor.id)
    .where('application.service', 'in', ['', ...services.map(({ id }) => id)])
    .orderBy('application_act.id', 'desc')
    .limit(shown)
    .execute()
  return await Promise.all(
    acts.map(async ({ at, move, no, service, version }) => {
      const { title, workflow } = await getDefinition(db, service, version)
      const label = workflow.moves.find(({ id }) => id === move)?.label ?? { bn: move, en: move }
      return {
        at: at.toISOString(),
        applicationNo: no,
        service,
        title: title.en,
        titleBng: title.bn,
        label: label.en,
        labelBng: label.bn,
      }
    }),
  )
}
