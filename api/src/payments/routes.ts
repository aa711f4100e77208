import type { FastifyInstance } from 'fastify'
import * as chequeCalls from '../../../domain/src/contracts/cheques.ts'
import * as layoutCalls from '../../../domain/src/contracts/payment-layouts.ts'
import * as returnCalls from '../../../domain/src/contracts/payment-returns.ts'
import * as calls from '../../../domain/src/contracts/payments.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { authoriseBatch } from './authorise-batch.ts'
import { listCheques, reconcileCheques } from './cheques.ts'
import { getBatchFile } from './download-file.ts'
import { getBatch, listBatches, listBatchRows } from './get-batch.ts'
import { getLayouts, saveLayouts } from './layouts.ts'
import { getQueueSummary, listPaymentQueue } from './list-queue.ts'
import { listReturnRows, listReturns } from './list-returns.ts'
import { makeBatch } from './make-batch.ts'
import { cancelBatch, removeBatchRow } from './take-out.ts'
import { takeReturns } from './take-returns.ts'

export function paymentRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listPaymentQueue, listPaymentQueue)
  serve(app, portal, calls.getQueueSummary, getQueueSummary)
  serve(app, portal, calls.makeBatch, makeBatch)
  serve(app, portal, calls.listBatches, listBatches)
  serve(app, portal, calls.getBatch, getBatch)
  serve(app, portal, calls.listBatchRows, listBatchRows)
  serve(app, portal, calls.cancelBatch, cancelBatch)
  serve(app, portal, calls.removeBatchRow, removeBatchRow)
  serve(app, portal, calls.authoriseBatch, authoriseBatch)
  serve(app, portal, calls.getBatchFile, getBatchFile)
  serve(app, portal, returnCalls.takeReturns, takeReturns)
  serve(app, portal, returnCalls.listReturns, listReturns)
  serve(app, portal, returnCalls.listReturnRows, listReturnRows)
  serve(app, portal, layoutCalls.getLayouts, getLayouts)
  serve(app, portal, layoutCalls.saveLayouts, saveLayouts)
  serve(app, portal, chequeCalls.listCheques, listCheques)
  serve(app, portal, chequeCalls.reconcileCheques, reconcileCheques)
}
