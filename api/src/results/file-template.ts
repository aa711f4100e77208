import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { SentFile } from '../platform/serve.ts'
import { writeCsv } from '../registry/write-csv.ts'
import { findSetup } from '../setups/repository.ts'
import { fileSheet } from './file-columns.ts'
import { publicationOf } from './publications.ts'
import { fileKindFor } from './read-file.ts'

/** The columns that this result takes, with one example to be written over. */
export async function fileTemplate({ db, actor, now }: Context, { id }: { id: number }) {
  const setup = (await findSetup(db, id)) ?? refuse('NOT_FOUND')
  const { columns } = await fileSheet(db, publicationOf(setup.service), await fileKindFor(db, actor, setup, dhakaDay(now())))
  const rows = [columns.map((column) => column.id), columns.map(({ example }) => example)]
  return new SentFile({ bytes: Buffer.from(writeCsv(rows)), mediaType: 'text/csv; charset=utf-8', fileName: 'result.csv' })
}
