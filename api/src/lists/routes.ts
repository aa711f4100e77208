import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/lookup-lists.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { confirmImport } from './confirm-import.ts'
import { listLists, listRows } from './list-rows.ts'
import { readImport } from './read-import.ts'
import { addListRow, changeListRow } from './save-row.ts'
import { writeSheet } from './write-sheet.ts'

/** The lists as staff keep them; everybody reads them by `GET /lookups/:name`. */
export function listRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listLookupLists, listLists)
  serve(app, portal, calls.listLookupRows, listRows)
  serve(app, portal, calls.addLookupRow, addListRow)
  serve(app, portal, calls.changeLookupRow, changeListRow)
  serve(app, portal, calls.getLookupSheet, writeSheet)
  serve(app, portal, calls.readLookupImport, readImport)
  serve(app, portal, calls.confirmLookupImport, confirmImport)
}
