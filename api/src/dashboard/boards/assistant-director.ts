import type { Board } from '../board.ts'
import { budgetLeftNow } from '../budget-tile.ts'
import { complaintsAtMyDesk } from '../complaint-tiles.ts'
import { dueToday, late, myApprovals, sentBackToMe } from '../desk-tiles.ts'
import { pendingByService } from '../pending.ts'
import { receivedByMonth } from '../trends.ts'

export const assistantDirector: Board = {
  roles: ['ASST_DIRECTOR'],
  tiles: [myApprovals, sentBackToMe, dueToday, late, budgetLeftNow, complaintsAtMyDesk],
  series: [receivedByMonth, pendingByService],
}
