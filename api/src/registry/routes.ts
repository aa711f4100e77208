import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/registry.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { pageOf } from '../platform/listing.ts'
import type { Portal } from '../platform/context.ts'
import { SentFile, serve } from '../platform/serve.ts'
import { checkStudent, checkWorker } from './check-identity.ts'
import { describeImport, labelErrors, shownErrors } from './describe-import.ts'
import { sheets } from './import-columns.ts'
import { countImports, getImportErrors, getImportRow, listImportRows } from './import-repository.ts'
import { listResults, listWorkers } from './list-register.ts'
import { readImport } from './read-import.ts'
import type { Register } from './register.ts'
import { startImport } from './start-import.ts'
import { writeCsv } from './write-csv.ts'

export function registryRoutes(app: FastifyInstance, portal: Portal, register: Register) {
  serve(app, portal, calls.verifyWorker, checkWorker(register))
  serve(app, portal, calls.verifyStudent, checkStudent(register))
  serve(app, portal, calls.listWorkers, listWorkers)
  serve(app, portal, calls.listResults, listResults)
  serve(app, portal, calls.readImport, readImport)
  serve(app, portal, calls.startImport, startImport)
  serve(app, portal, calls.listImports, async ({ db }, { page = 1, size = pageSize }) => {
    const total = await countImports(db)
    const list = (await listImportRows(db, page, size)).map(describeImport)
    return pageOf({ list, total, page, size })
  })
  serve(app, portal, calls.getImport, async ({ db }, { id }) => {
    const row = await getImportRow(db, id)
    const errors = await getImportErrors(db, id)
    return { ...describeImport(row), errors: labelErrors(row.kind, errors.slice(0, shownErrors)) }
  })
  serve(app, portal, calls.getImportErrors, async ({ db, locale }, { id }) => {
    const { kind } = await getImportRow(db, id)
    const errors = labelErrors(kind, await getImportErrors(db, id))
    const heading = locale === 'bn' ? ['সারি', 'ঘর', 'কারণ'] : ['Row', 'Column', 'Reason']
    return csvFile(`import-errors-${id.slice(0, 8)}.csv`, [
      heading,
      ...errors.map(({ row, label, message }) => [row, label[locale], message[locale]]),
    ])
  })
  serve(app, portal, calls.getImportTemplate, async (_context, { kind }) => {
    const { columns } = sheets[kind]
    return csvFile(kind === 'WORKER' ? 'workers.csv' : 'board-results.csv', [
      columns.map(({ id }) => id),
      columns.map(({ example }) => example),
    ])
  })
}

const csvFile = (fileName: string, rows: (string | number)[][]) =>
  new SentFile({ bytes: Buffer.from(writeCsv(rows)), mediaType: 'text/csv; charset=utf-8', fileName })
