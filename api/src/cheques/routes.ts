import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/cheques.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { closeChequeBook, enterChequeBook, listChequeBooks } from './cheque-books.ts'

export function chequeRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listChequeBooks, listChequeBooks)
  serve(app, portal, calls.enterChequeBook, enterChequeBook)
  serve(app, portal, calls.closeChequeBook, closeChequeBook)
}
