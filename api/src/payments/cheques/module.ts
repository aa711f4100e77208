import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/payments/cheque-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { closeChequeBook, enterChequeBook, findNextLeaf, listChequeBooks } from './cheque-books.ts'
import { text } from '#casework/applications/effects.ts'
import { issueCheque } from './issue-cheque.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listChequeBooks, listChequeBooks)
  registerEndpoint(app, portal, contracts.enterChequeBook, enterChequeBook)
  registerEndpoint(app, portal, contracts.closeChequeBook, closeChequeBook)
}

export const chequesModule = {
  routes,
  effects: {
    'use-cheque': ({ tx, application, evaluationContext, reply, personId }) =>
      issueCheque(tx, {
        application: application.row,
        airport: text(application.answers, 'airport') ?? '',
        chequeNo: text(reply, 'chequeNo') ?? '',
        amount: String(evaluationContext.facts['service.amount'] ?? '') || null,
        givenBy: personId,
      }),
  },
  factLoaders: {
    'cheque.': async ({ db, answers }) => {
      const isByCheque = text(answers, 'payMode') === 'CHEQUE'
      const next = isByCheque ? await findNextLeaf(db, text(answers, 'airport') ?? '') : undefined
      return next === undefined ? {} : { 'cheque.next': String(next) }
    },
  },
} satisfies Module
