import { listComplaints } from '../complaints/list-complaints.ts'
import type { Tile } from './board.ts'

/** What the list of complaints says of itself: who sees which of them is settled there. */
export const complaintsAtMyDesk: Tile = {
  code: 'COMPLAINTS',
  label: { bn: 'আমার কাছে অভিযোগ', en: 'Complaints at my desk' },
  opensTo: 'complaint-list:view',
  count: async (asking) => ({ value: (await listComplaints(asking, { view: 'mine', size: 1 })).total, url: '/complaint-list' }),
}

export const openComplaints: Tile = {
  code: 'COMPLAINTS_OPEN',
  label: { bn: 'অমীমাংসিত অভিযোগ', en: 'Open complaints' },
  opensTo: 'complaint-list:view',
  count: async (asking) => ({
    value: (await listComplaints(asking, { view: 'all', open: 'Y', size: 1 })).total,
    url: '/complaint-list?view=all&open=Y',
  }),
}
