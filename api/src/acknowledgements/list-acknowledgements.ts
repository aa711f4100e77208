import type { listAcknowledgements as listCall } from '../../../domain/src/contracts/acknowledgements.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { seeFile } from '../applications/access-file.ts'
import type { Context } from '../platform/context.ts'
import { pageOf, yesNo } from '../platform/listing.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { isReferable, mayRefer } from './may-refer.ts'
import { listByApplication } from './repository.ts'

export async function listAcknowledgements(context: Context, { applicationNo, page = 1, size = pageSize }: InputOf<typeof listCall>) {
  const seen = await seeFile(context, applicationNo)
  const { total, rows } = await listByApplication(context.db, seen.file.row.id, { page, size })
  const list = await Promise.all(rows.map((row) => describeAcknowledgement(context, seen, row)))
  return { ...pageOf({ list, total, page, size }), mayAddYn: yesNo(mayRefer(context, seen) && isReferable(seen)) }
}
