import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/link-request-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { decideLinkRequest } from './decide-link-request.ts'
import { expireRequests } from './expire-requests.ts'
import { listLinkRequests } from './list-link-requests.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listLinkRequests, listLinkRequests)
  registerEndpoint(app, portal, contracts.decideLinkRequest, decideLinkRequest)
}

export const linkRequestsModule = {
  routes,
  jobs: ({ db, now }) => [
    { queue: 'daily-round', run: () => db.transaction().execute((tx) => expireRequests(tx, now())) },
  ],
} satisfies Module
