import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/administration/lookup-list-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { confirmImport } from './confirm-import.ts'
import { listLists, listRows } from './list-rows.ts'
import { stageImport } from './stage-import.ts'
import { createListRow, updateListRow } from './save-row.ts'
import { exportSheet } from './export-sheet.ts'

/** Endpoints for staff who maintain the lists; the public reads them from `GET /lookups/:name`. */
function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listLookupLists, listLists)
  registerEndpoint(app, portal, contracts.listLookupRows, listRows)
  registerEndpoint(app, portal, contracts.addLookupRow, createListRow)
  registerEndpoint(app, portal, contracts.updateLookupRow, updateListRow)
  registerEndpoint(app, portal, contracts.getLookupSheet, exportSheet)
  registerEndpoint(app, portal, contracts.stageLookupImport, stageImport)
  registerEndpoint(app, portal, contracts.confirmLookupImport, confirmImport)
}

export const listsModule = { routes } satisfies Module
