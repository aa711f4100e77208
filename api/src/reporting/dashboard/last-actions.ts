import { getDefinition } from '#services/definitions/queries.ts'
import type { DashboardContext } from './dashboard-definition.ts'
import { listLastActs } from './queries.ts'

const shown = 5

/** Lists the officer's last actions, each with its application. */
export async function listLastActions({ db, actor, services }: DashboardContext) {
  const ids = services.map(({ id }) => id)
  const acts = await listLastActs(db, actor.id, ids, shown)
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
