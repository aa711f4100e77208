import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/broadcasts.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { approveBroadcast, stopBroadcast } from './decide-broadcast.ts'
import { getBroadcast, listBroadcasts } from './list-broadcasts.ts'
import { listChoices } from './list-choices.ts'
import { previewBroadcast, writeBroadcast } from './write-broadcast.ts'

export function broadcastRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listBroadcasts, listBroadcasts)
  serve(app, portal, calls.listBroadcastChoices, listChoices)
  serve(app, portal, calls.previewBroadcast, previewBroadcast)
  serve(app, portal, calls.writeBroadcast, writeBroadcast)
  serve(app, portal, calls.getBroadcast, getBroadcast)
  serve(app, portal, calls.approveBroadcast, approveBroadcast)
  serve(app, portal, calls.stopBroadcast, stopBroadcast)
}
