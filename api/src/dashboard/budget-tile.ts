import { budgetLeft } from '../setups/repository.ts'
import type { Tile } from './board.ts'

/** What may still be approved under the circulars and programmes that have a budget and are not closed. */
export const budgetLeftNow: Tile = {
  code: 'BUDGET_LEFT',
  label: { bn: 'চলতি বরাদ্দের অবশিষ্ট', en: 'Left of the present budgets' },
  unit: 'taka',
  opensTo: 'general-report:view',
  count: async ({ db, services }) => {
    const setups = await db
      .selectFrom('setup')
      .selectAll()
      .where('published_at', 'is not', null)
      .where('closed_at', 'is', null)
      .where('service', 'in', ['', ...services.map(({ id }) => id)])
      .execute()
    const left = await Promise.all(
      setups.filter(({ circular }) => typeof circular['budget'] === 'string').map((setup) => budgetLeft(db, setup)),
    )
    return { value: left.reduce((sum, one) => sum + Number(one), 0), url: '/general-report?code=G06' }
  },
}
