import { getRemainingBudget } from '#services/setups/queries.ts'
import type { Tile } from './dashboard-definition.ts'
import { listCurrentSetups } from './queries.ts'

/** Remaining budget of the open circulars and programmes. */
export const remainingBudgetTile: Tile = {
  code: 'BUDGET_LEFT',
  label: { bn: 'চলতি বরাদ্দের অবশিষ্ট', en: 'Left of the present budgets' },
  unit: 'taka',
  permission: 'general-report:view',
  count: async ({ db, services }) => {
    const ids = services.map(({ id }) => id)
    const setups = await listCurrentSetups(db, ids)
    const remaining = await Promise.all(
      setups
        .filter(({ circular }) => typeof circular['budget'] === 'string')
        .map((setup) => getRemainingBudget(db, setup)),
    )
    return { value: remaining.reduce((sum, one) => sum + Number(one), 0), url: '/general-report?code=G06' }
  },
}
