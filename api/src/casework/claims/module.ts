import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/claim-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { decideException, requestException } from './claim-exceptions.ts'
import { decideWaiver, requestWaiver } from './claim-waivers.ts'
import { refillClaims } from './refill-claims.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.requestClaimException, requestException)
  registerEndpoint(app, portal, contracts.decideClaimException, decideException)
  registerEndpoint(app, portal, contracts.requestClaimWaiver, requestWaiver)
  registerEndpoint(app, portal, contracts.decideClaimWaiver, decideWaiver)
}

export const claimsModule = {
  routes,
  // Before the portal serves: otherwise an application from before the ledger could be claimed again.
  resume: refillClaims,
  jobs: (portal) => [{ queue: 'daily-round', run: () => refillClaims(portal) }],
} satisfies Module
