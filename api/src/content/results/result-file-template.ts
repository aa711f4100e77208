import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'
import { findSetup } from '#services/setups/queries.ts'
import { getResultFileSheet } from './result-file-columns.ts'
import { getPublicationByService } from './publications.ts'
import { getResultFileKind } from './import-result-file.ts'

/** Returns a CSV template with the columns of this result and one example row. */
export async function getResultTemplate({ db, actor, now }: Context, { id }: { id: number }) {
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const { columns } = await getResultFileSheet(
    db,
    getPublicationByService(setup.service),
    await getResultFileKind(db, actor, setup, toDhakaDate(now())),
  )
  const rows = [columns.map((column) => column.id), columns.map(({ example }) => example)]
  return new FileResponse({
    bytes: Buffer.from(writeCsv(rows)),
    mediaType: 'text/csv; charset=utf-8',
    fileName: 'result.csv',
  })
}
