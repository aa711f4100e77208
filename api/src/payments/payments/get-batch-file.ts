import type { InputOf } from '@wewb/domain/http/contract'
import type { getBatchFile as getBatchFileEndpoint } from '@wewb/domain/payments/payment-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { ensureAdvicePdf } from './payment-advice.ts'
import { findPaymentFile } from './bank-files.ts'
import { getBatchRow } from './queries.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** Returns the same bytes every time. The download is recorded in the audit log, because the file names accounts. */
export async function getBatchFile(
  context: Context,
  { batchNo, format, as = 'csv' }: InputOf<typeof getBatchFileEndpoint>,
) {
  const { db, secrets, actor } = context
  const batch = await getBatchRow(db, batchNo)
  if (batch.sent_at === null) return throwProblem('MOVE_NOT_OPEN')
  const kind = format === 'pdf' ? 'pdf' : as
  // The advice of a long batch is rendered a little after the batch is sent.
  if (kind === 'pdf') await ensureAdvicePdf(context, batch.id)
  const bytes = (await findPaymentFile(db, secrets, batch.id, kind)) ?? throwProblem('NOT_FOUND')
  await db
    .transaction()
    .execute((tx) =>
      recordAuditEntry(tx, actor, 'payment.file-downloaded', `payment-batch:${batchNo}`, { format: kind }),
    )
  return new FileResponse({
    bytes,
    mediaType: mediaTypes[kind],
    fileName: `${batchNo}${kind === 'pdf' ? '-advice' : '-beftn'}.${kind}`,
  })
}
