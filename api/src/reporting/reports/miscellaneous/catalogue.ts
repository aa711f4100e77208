import type { ReportDataSource } from '#reporting/reports/report-data-source.ts'
import { instalmentDrillDown } from './instalment-drill-down.ts'
import { chequeRegister } from './cheque-register.ts'
import { complaintCounts, complaintDrillDown } from './complaint-counts.ts'
import { deceasedRegister } from './deceased-register.ts'
import { duplicates, duplicateDrillDown } from './duplicates.ts'
import { feeCollection, feeReceipts } from './fee-collection.ts'
import { deskApplications } from './desk-applications.ts'
import { lifeCertificates, stipendInstalments } from './instalments.ts'
import { lateApplications } from './late-applications.ts'
import { paymentBatches } from './payment-batches.ts'
import { pendingApplications } from './pending-applications.ts'
import { referrals, referralDrillDown } from './referrals.ts'
import { rejectionDrillDown, rejections } from './rejections.ts'
import { returnedApplications } from './returned-applications.ts'
import { userActivity } from './user-activity.ts'

/**
 * Data sources of the reports of `domain/src/reporting/miscellaneous`, by code; the suffix F marks a drill-down report.
 */
export const miscellaneousDataSources: Record<string, ReportDataSource> = {
  M01: pendingApplications,
  M01F: deskApplications,
  M02: lateApplications,
  M03: returnedApplications,
  M04: rejections,
  M04F: rejectionDrillDown,
  M05: deceasedRegister,
  M06: chequeRegister,
  M07: paymentBatches,
  M08: stipendInstalments,
  M09: lifeCertificates,
  M09F: instalmentDrillDown,
  M10: feeCollection,
  M10F: feeReceipts,
  M11: referrals,
  M11F: referralDrillDown,
  M12: complaintCounts,
  M12F: complaintDrillDown,
  M13: duplicates,
  M13F: duplicateDrillDown,
  M14: userActivity,
}
