import type { Counting } from '../counting.ts'
import { awardsBehind } from './awards-behind.ts'
import { chequeRegister } from './cheque-register.ts'
import { complaintCounts, complaintsBehind } from './complaint-counts.ts'
import { deceasedRegister } from './deceased-register.ts'
import { duplicates, sharingFiles } from './duplicates.ts'
import { feeCollection, feeReceipts } from './fee-collection.ts'
import { filesOnDesk } from './files-on-desk.ts'
import { lifeCertificates, stipendInstalments } from './instalments.ts'
import { lateFiles } from './late-files.ts'
import { paymentBatches } from './payment-batches.ts'
import { pendingFiles } from './pending-files.ts'
import { referrals, referralsBehind } from './referrals.ts'
import { rejectedFiles, rejections } from './rejections.ts'
import { returnedFiles } from './returned-files.ts'
import { userActivity } from './user-activity.ts'

/** What counts each report of `domain/src/reports/miscellaneous`, by its code; an F is the list behind a figure. */
export const miscellaneousCountings: Record<string, Counting> = {
  M01: pendingFiles,
  M01F: filesOnDesk,
  M02: lateFiles,
  M03: returnedFiles,
  M04: rejections,
  M04F: rejectedFiles,
  M05: deceasedRegister,
  M06: chequeRegister,
  M07: paymentBatches,
  M08: stipendInstalments,
  M09: lifeCertificates,
  M09F: awardsBehind,
  M10: feeCollection,
  M10F: feeReceipts,
  M11: referrals,
  M11F: referralsBehind,
  M12: complaintCounts,
  M12F: complaintsBehind,
  M13: duplicates,
  M13F: sharingFiles,
  M14: userActivity,
}
