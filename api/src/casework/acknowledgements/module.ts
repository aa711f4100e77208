import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/acknowledgement-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { addAcknowledgement } from './add-acknowledgement.ts'
import { addReferralDocument } from './add-referral-document.ts'
import { updateAcknowledgement } from './update-acknowledgement.ts'
import { listAcknowledgements } from './list-acknowledgements.ts'
import { printAcknowledgement } from './print-acknowledgement.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listAcknowledgements, listAcknowledgements)
  registerEndpoint(app, portal, contracts.addAcknowledgement, addAcknowledgement)
  registerEndpoint(app, portal, contracts.updateAcknowledgement, updateAcknowledgement)
  registerEndpoint(app, portal, contracts.addReferralDocument, addReferralDocument)
  registerEndpoint(app, portal, contracts.printAcknowledgement, printAcknowledgement)
}

export const acknowledgementsModule = { routes } satisfies Module
