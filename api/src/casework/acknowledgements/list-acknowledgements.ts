import type { listAcknowledgements as endpoint } from '@wewb/domain/casework/acknowledgement-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { isReferable, mayRefer } from './may-refer.ts'
import { listByApplication } from './queries.ts'

export async function listAcknowledgements(
  context: Context,
  { applicationNo, page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof endpoint>,
) {
  const applicationAccess = await getVisibleApplication(context, applicationNo)
  const { total, rows } = await listByApplication(context.db, applicationAccess.application.row.id, { page, size })
  const list = await Promise.all(rows.map((row) => describeAcknowledgement(context, applicationAccess, row)))
  return {
    ...pageOf({ list, total, page, size }),
    mayAddYn: yesNo(mayRefer(context, applicationAccess) && isReferable(applicationAccess)),
  }
}
