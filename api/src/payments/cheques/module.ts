import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/payments/cheque-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { closeChequeBook, enterChequeBook, findNextLeaf, listChequeBooks } from './cheque-books.ts'
import { text } from '#casework/applications/effects.ts'
import { issueCheque } from './issue-cheque.ts'
import { findChequeOf } from './queries.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listChequeBooks, listChequeBooks)
  registerEndpoint(app, portal, contracts.enterChequeBook, enterChequeBook)
  registerEndpoint(app, portal, contracts.closeChequeBook, closeChequeBook)
}

export const chequesModule = {
  routes,
  effects: {
    'use-cheque': ({ tx, portal, application, evaluationContext, reply, personId, on }) =>
      issueCheque(tx, {
        portal,
        application,
        airport: text(application.answers, 'airport') ?? '',
        chequeNo: text(reply, 'chequeNo') ?? '',
        amount: String(evaluationContext.facts['service.amount'] ?? '') || null,
        givenBy: personId,
        on,
      }),
  },
  factLoaders: {
    'cheque.': async ({ db, answers, application }) => {
      const given = await findChequeOf(db, application.row.id)
      const isByCheque = text(answers, 'payMode') === 'CHEQUE'
      const next = given?.no ?? (isByCheque ? await findNextLeaf(db, text(answers, 'airport') ?? '') : undefined)
      return {
        ...(next === undefined ? {} : { 'cheque.next': String(next) }),
        // The amount of the service may have changed since; the family has this cheque.
        ...(given?.amount == null
          ? {}
          : { 'service.amount': given.amount, 'service.ceiling': given.amount, 'budget.left': given.amount }),
      }
    },
  },
} satisfies Module
