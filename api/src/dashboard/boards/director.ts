import type { Board } from '../board.ts'
import { budgetLeftNow } from '../budget-tile.ts'
import { complaintsAtMyDesk } from '../complaint-tiles.ts'
import { late, myApprovals, sentBackToMe } from '../desk-tiles.ts'
import { batchesToAuthorise } from '../payment-tiles.ts'
import { receivedByMonth, paidByMonth } from '../trends.ts'
import { headlines } from '../year-figures.ts'

export const director: Board = {
  roles: ['DIRECTOR'],
  tiles: [myApprovals, late, batchesToAuthorise, budgetLeftNow, complaintsAtMyDesk, sentBackToMe],
  series: [paidByMonth, receivedByMonth],
  headlines,
}
