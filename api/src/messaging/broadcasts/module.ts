import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/messaging/broadcast-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { approveBroadcast, stopBroadcast } from './decide-broadcast.ts'
import { getBroadcast, listBroadcasts } from './list-broadcasts.ts'
import { listAudienceChoices } from './list-choices.ts'
import { previewBroadcast, writeBroadcast } from './write-broadcast.ts'
import { resumeBroadcasts, runBroadcast } from './run-broadcast.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.listBroadcasts, listBroadcasts)
  registerEndpoint(app, portal, calls.listBroadcastChoices, listAudienceChoices)
  registerEndpoint(app, portal, calls.previewBroadcast, previewBroadcast)
  registerEndpoint(app, portal, calls.writeBroadcast, writeBroadcast)
  registerEndpoint(app, portal, calls.getBroadcast, getBroadcast)
  registerEndpoint(app, portal, calls.approveBroadcast, approveBroadcast)
  registerEndpoint(app, portal, calls.stopBroadcast, stopBroadcast)
}

export const broadcastsModule = {
  routes,
  jobs: (portal) => [{ queue: 'send-broadcast', run: ({ broadcastId }) => runBroadcast(portal, broadcastId) }],
  resume: resumeBroadcasts,
} satisfies Module
