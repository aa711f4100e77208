import type { Board } from '../board.ts'
import { complaintsAtMyDesk } from '../complaint-tiles.ts'
import { dueToday, late, onMyDesk, sentBackToMe } from '../desk-tiles.ts'
import { pendingByDistrict, pendingByService } from '../pending.ts'

/** Of a district office and of a welfare centre: their own districts, and no other. */
export const districtOfficer: Board = {
  roles: ['DEMO_OFFICER', 'WC_OFFICER'],
  tiles: [onMyDesk, sentBackToMe, dueToday, late, complaintsAtMyDesk],
  series: [pendingByDistrict, pendingByService],
}
