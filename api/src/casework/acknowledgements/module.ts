import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/casework/acknowledgement-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { addAcknowledgement } from './add-acknowledgement.ts'
import { addReferralDocument } from './add-referral-document.ts'
import { updateAcknowledgement } from './update-acknowledgement.ts'
import { listAcknowledgements } from './list-acknowledgements.ts'
import { printAcknowledgement } from './print-acknowledgement.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.listAcknowledgements, listAcknowledgements)
  registerEndpoint(app, portal, calls.addAcknowledgement, addAcknowledgement)
  registerEndpoint(app, portal, calls.updateAcknowledgement, updateAcknowledgement)
  registerEndpoint(app, portal, calls.addReferralDocument, addReferralDocument)
  registerEndpoint(app, portal, calls.printAcknowledgement, printAcknowledgement)
}

export const acknowledgementsModule = { routes } satisfies Module
