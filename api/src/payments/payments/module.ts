import type { FastifyInstance } from 'fastify'
import * as chequeContracts from '@wewb/domain/payments/cheque-contracts'
import * as layoutContracts from '@wewb/domain/payments/payment-layout-contracts'
import * as returnContracts from '@wewb/domain/payments/payment-return-contracts'
import * as settlementContracts from '@wewb/domain/payments/settlement-contracts'
import * as contracts from '@wewb/domain/payments/payment-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { authoriseBatch } from './authorise-batch.ts'
import { listCheques, reconcileCheques } from './cheque-reconciliation.ts'
import { getBatchFile } from './get-batch-file.ts'
import { getBatch, listBatches, listBatchRows } from './get-batch.ts'
import { decideLayouts, getLayouts, proposeLayouts } from './propose-layouts.ts'
import { getQueueSummary, listPaymentQueue } from './list-queue.ts'
import { listReturnRows, listReturns } from './list-returns.ts'
import { createBatch } from './create-batch.ts'
import { cancelBatch, removeBatchRow } from './remove-from-batch.ts'
import { decideReturn, getWaitingReturn } from './decide-return.ts'
import { importReturns } from './import-returns.ts'
import { previewBankFile } from './preview-bank-file.ts'
import { resumePayments } from './resume-payments.ts'
import { decideSettlement, listHeldPayments, proposeSettlement } from './settle-held-payment.ts'
import { decideChequeVoid, requestChequeVoid } from './void-cheque.ts'
import { sendBatch } from './send-batch.ts'
import { settleReturns } from './settle-returns.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listPaymentQueue, listPaymentQueue)
  registerEndpoint(app, portal, contracts.getQueueSummary, getQueueSummary)
  registerEndpoint(app, portal, contracts.createBatch, createBatch)
  registerEndpoint(app, portal, contracts.listBatches, listBatches)
  registerEndpoint(app, portal, contracts.getBatch, getBatch)
  registerEndpoint(app, portal, contracts.listBatchRows, listBatchRows)
  registerEndpoint(app, portal, contracts.cancelBatch, cancelBatch)
  registerEndpoint(app, portal, contracts.removeBatchRow, removeBatchRow)
  registerEndpoint(app, portal, contracts.authoriseBatch, authoriseBatch)
  registerEndpoint(app, portal, contracts.getBatchFile, getBatchFile)
  registerEndpoint(app, portal, returnContracts.importReturns, importReturns)
  registerEndpoint(app, portal, returnContracts.getWaitingReturn, getWaitingReturn)
  registerEndpoint(app, portal, returnContracts.decideReturn, decideReturn)
  registerEndpoint(app, portal, returnContracts.listReturns, listReturns)
  registerEndpoint(app, portal, returnContracts.listReturnRows, listReturnRows)
  registerEndpoint(app, portal, settlementContracts.listHeldPayments, listHeldPayments)
  registerEndpoint(app, portal, settlementContracts.proposeSettlement, proposeSettlement)
  registerEndpoint(app, portal, settlementContracts.decideSettlement, decideSettlement)
  registerEndpoint(app, portal, layoutContracts.getLayouts, getLayouts)
  registerEndpoint(app, portal, layoutContracts.proposeLayouts, proposeLayouts)
  registerEndpoint(app, portal, layoutContracts.decideLayouts, decideLayouts)
  registerEndpoint(app, portal, layoutContracts.previewBankFile, previewBankFile)
  registerEndpoint(app, portal, chequeContracts.listCheques, listCheques)
  registerEndpoint(app, portal, chequeContracts.reconcileCheques, reconcileCheques)
  registerEndpoint(app, portal, chequeContracts.requestChequeVoid, requestChequeVoid)
  registerEndpoint(app, portal, chequeContracts.decideChequeVoid, decideChequeVoid)
}

export const paymentsModule = {
  routes,
  jobs: (portal) => [
    { queue: 'send-payments', run: ({ batchId }) => sendBatch(portal, batchId) },
    { queue: 'settle-payments', run: ({ returnId }) => settleReturns(portal, returnId) },
  ],
  resume: resumePayments,
} satisfies Module
