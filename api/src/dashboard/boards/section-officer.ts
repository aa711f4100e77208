import type { Board } from '../board.ts'
import { complaintsAtMyDesk } from '../complaint-tiles.ts'
import { dueToday, late, onMyDesk, sentBackToMe } from '../desk-tiles.ts'
import { pendingByService } from '../pending.ts'

export const sectionOfficer: Board = {
  roles: ['SECTION_OFFICER'],
  tiles: [onMyDesk, sentBackToMe, dueToday, late, complaintsAtMyDesk],
  series: [pendingByService],
}
