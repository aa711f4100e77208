import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getBatchFile as fileCall } from '../../../domain/src/contracts/payments.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { keepAdvice } from './advice.ts'
import { openFile } from './bank-files.ts'
import { getBatchRow } from './repository.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** The same bytes every time. Who took a file that names accounts is written down. */
export async function getBatchFile(context: Context, { batchNo, format, as = 'csv' }: InputOf<typeof fileCall>) {
  const { db, secrets, actor } = context
  const batch = await getBatchRow(db, batchNo)
  if (batch.sent_at === null) return refuse('MOVE_NOT_OPEN')
  const kind = format === 'pdf' ? 'pdf' : as
  // The advice of a long batch is drawn a little after it was sent.
  if (kind === 'pdf') await keepAdvice(context, batch.id)
  const bytes = (await openFile(db, secrets, batch.id, kind)) ?? refuse('NOT_FOUND')
  await db.transaction().execute((tx) => record(tx, actor, 'payment.file-downloaded', `payment-batch:${batchNo}`, { format: kind }))
  return new SentFile({ bytes, mediaType: mediaTypes[kind], fileName: `${batchNo}${kind === 'pdf' ? '-advice' : '-beftn'}.${kind}` })
}
