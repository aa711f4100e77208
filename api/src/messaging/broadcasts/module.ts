import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/messaging/broadcast-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { approveBroadcast, stopBroadcast } from './decide-broadcast.ts'
import { getBroadcast, listBroadcasts, listAudienceChoices } from './list-broadcasts.ts'
import { previewBroadcast, writeBroadcast } from './write-broadcast.ts'
import { resumeBroadcasts, runBroadcast } from './run-broadcast.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listBroadcasts, listBroadcasts)
  registerEndpoint(app, portal, contracts.listBroadcastChoices, listAudienceChoices)
  registerEndpoint(app, portal, contracts.previewBroadcast, previewBroadcast)
  registerEndpoint(app, portal, contracts.writeBroadcast, writeBroadcast)
  registerEndpoint(app, portal, contracts.getBroadcast, getBroadcast)
  registerEndpoint(app, portal, contracts.approveBroadcast, approveBroadcast)
  registerEndpoint(app, portal, contracts.stopBroadcast, stopBroadcast)
}

export const broadcastsModule = {
  routes,
  jobs: (portal) => [{ queue: 'send-broadcast', run: ({ broadcastId }) => runBroadcast(portal, broadcastId) }],
  resume: resumeBroadcasts,
} satisfies Module
