import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/registers/register-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { pageOf } from '#server/listing.ts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { checkStudent, checkWorker } from './check-identity.ts'
import { describeImport, labelErrors, MAX_LISTED_ERRORS } from '#registers/imports/describe-import.ts'
import { importSheets } from '#registers/imports/import-sheets.ts'
import { countImports, getImportErrors, getImportRow, listImportRows } from '#registers/imports/queries.ts'
import { listResults, listWorkers } from './list-register.ts'
import { stageImport } from '#registers/imports/stage-import.ts'
import { startImport } from '#registers/imports/start-import.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'
import { importInBackground } from '#registers/imports/import-dispatcher.ts'
import { resumeImports } from '#registers/imports/run-import.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.verifyWorker, checkWorker)
  registerEndpoint(app, portal, contracts.verifyStudent, checkStudent)
  registerEndpoint(app, portal, contracts.listWorkers, listWorkers)
  registerEndpoint(app, portal, contracts.listExamResults, listResults)
  registerEndpoint(app, portal, contracts.stageImport, stageImport)
  registerEndpoint(app, portal, contracts.startImport, startImport)
  registerEndpoint(app, portal, contracts.listImports, async ({ db }, { page = 1, size = DEFAULT_PAGE_SIZE }) => {
    const total = await countImports(db)
    const list = (await listImportRows(db, page, size)).map(describeImport)
    return pageOf({ list, total, page, size })
  })
  registerEndpoint(app, portal, contracts.getImport, async ({ db }, { id }) => {
    const row = await getImportRow(db, id)
    const errors = await getImportErrors(db, id)
    return { ...describeImport(row), errors: labelErrors(row.kind, errors.slice(0, MAX_LISTED_ERRORS)) }
  })
  registerEndpoint(app, portal, contracts.getImportErrors, async ({ db, locale }, { id }) => {
    const { kind } = await getImportRow(db, id)
    const errors = labelErrors(kind, await getImportErrors(db, id))
    const heading = locale === 'bn' ? ['সারি', 'ঘর', 'কারণ'] : ['Row', 'Column', 'Reason']
    return csvFile(`import-errors-${id.slice(0, 8)}.csv`, [
      heading,
      ...errors.map(({ row, label, message }) => [row, label[locale], message[locale]]),
    ])
  })
  registerEndpoint(app, portal, contracts.getImportTemplate, async (_context, { kind }) => {
    const { columns } = importSheets[kind]
    return csvFile(kind === 'WORKER' ? 'workers.csv' : 'board-results.csv', [
      columns.map(({ id }) => id),
      columns.map(({ example }) => example),
    ])
  })
}

const csvFile = (fileName: string, rows: (string | number)[][]) =>
  new FileResponse({ bytes: Buffer.from(writeCsv(rows)), mediaType: 'text/csv; charset=utf-8', fileName })

export const registryModule = {
  routes,
  jobs: (portal) => [{ queue: 'import-register', run: ({ importId }) => importInBackground(portal, importId) }],
  resume: resumeImports,
} satisfies Module
