import type { RoleDashboard } from '#reporting/dashboard/dashboard-definition.ts'
import { administratorDashboard } from './administrator.ts'
import { airportOfficerDashboard } from './airport-officer.ts'
import { auditorDashboard } from './auditor.ts'
import { callCentreDashboard } from './call-centre.ts'
import { contentEditorDashboard } from './content-editor.ts'
import { missionOfficerDashboard } from './mission-officer.ts'
import {
  awaitingBankDetailsTile,
  batchesAtBankTile,
  batchesToAuthoriseTile,
  paymentQueueTile,
  returnedByBankTile,
} from '#reporting/dashboard/payment-tiles.ts'
import { paidByMonth, receivedByMonth } from '#reporting/dashboard/trend-series.ts'
import { remainingBudgetTile } from '#reporting/dashboard/budget-tile.ts'
import { deskComplaintsTile } from '#reporting/dashboard/complaint-tiles.ts'
import {
  appealsTile,
  dueTodayTile,
  lateTile,
  approvalsTile,
  sentBackTile,
  waitingTile,
} from '#reporting/dashboard/desk-tiles.ts'
import { pendingByService, pendingByDistrict } from '#reporting/dashboard/pending-series.ts'
import { yearHeadlines } from '#reporting/dashboard/year-figures.ts'

const sectionOfficerDashboard: RoleDashboard = {
  roles: ['SECTION_OFFICER'],
  tiles: [waitingTile, sentBackTile, dueTodayTile, lateTile, deskComplaintsTile],
  series: [pendingByService],
}

/** For district offices and welfare centres, limited to their own districts. */
const districtOfficerDashboard: RoleDashboard = {
  roles: ['DEMO_OFFICER', 'WC_OFFICER'],
  tiles: [waitingTile, sentBackTile, dueTodayTile, lateTile, deskComplaintsTile],
  series: [pendingByDistrict, pendingByService],
}

const directorDashboard: RoleDashboard = {
  roles: ['DIRECTOR'],
  tiles: [approvalsTile, lateTile, batchesToAuthoriseTile, remainingBudgetTile, deskComplaintsTile, sentBackTile],
  series: [paidByMonth, receivedByMonth],
  headlines: yearHeadlines,
}

const directorGeneralDashboard: RoleDashboard = {
  roles: ['DG'],
  tiles: [appealsTile, dueTodayTile, lateTile],
  series: [receivedByMonth, pendingByService],
}

const assistantDirectorDashboard: RoleDashboard = {
  roles: ['ASST_DIRECTOR'],
  tiles: [approvalsTile, sentBackTile, dueTodayTile, lateTile, remainingBudgetTile, deskComplaintsTile],
  series: [receivedByMonth, pendingByService],
}

const accountsDashboard: RoleDashboard = {
  roles: ['ACCOUNTS'],
  tiles: [paymentQueueTile, batchesToAuthoriseTile, batchesAtBankTile, returnedByBankTile, awaitingBankDetailsTile],
  series: [paidByMonth],
}

/** Order in which dashboards are merged for a user with several roles. */
export const roleDashboards: readonly RoleDashboard[] = [
  directorGeneralDashboard,
  directorDashboard,
  assistantDirectorDashboard,
  sectionOfficerDashboard,
  districtOfficerDashboard,
  missionOfficerDashboard,
  airportOfficerDashboard,
  accountsDashboard,
  callCentreDashboard,
  contentEditorDashboard,
  administratorDashboard,
  auditorDashboard,
]
