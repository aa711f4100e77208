import { listComplaints } from '#content/complaints/list-complaints.ts'
import type { Tile } from './dashboard-definition.ts'

/** Counts complaints through the complaint list, which applies the access rules. */
export const deskComplaintsTile: Tile = {
  code: 'COMPLAINTS',
  label: { bn: 'আমার কাছে অভিযোগ', en: 'Complaints at my desk' },
  permission: 'complaint-list:view',
  count: async (context) => ({
    value: (await listComplaints(context, { view: 'mine', size: 1 })).total,
    url: '/complaint-list',
  }),
}

export const openComplaintsTile: Tile = {
  code: 'COMPLAINTS_OPEN',
  label: { bn: 'অমীমাংসিত অভিযোগ', en: 'Open complaints' },
  permission: 'complaint-list:view',
  count: async (context) => ({
    value: (await listComplaints(context, { view: 'all', open: 'Y', size: 1 })).total,
    url: '/complaint-list?view=all&open=Y',
  }),
}
