import type { FastifyInstance } from 'fastify'
import { setupCallsOf, type SetupCalls } from '../../../domain/src/contracts/setups.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listSetups } from './list-setups.ts'
import { changeSetup, extendSetup, publishSetup, removeSetup, saveSetup, unpublishSetup } from './save-setup.ts'

export function setupRoutes(app: FastifyInstance, portal: Portal) {
  for (const [service, calls] of Object.entries(setupCallsOf)) routesOf(app, portal, service, calls)
}

/** The circulars of one service; those of another do not exist here. */
function routesOf(app: FastifyInstance, portal: Portal, service: string, calls: SetupCalls) {
  serve(app, portal, calls.list, (context, query) => listSetups(context, { ...query, service }))
  serve(app, portal, calls.save, (context, input) => saveSetup(context, { ...input, service }))
  serve(app, portal, calls.change, (context, input) => changeSetup(context, { ...input, service }))
  serve(app, portal, calls.extend, (context, input) => extendSetup(context, { ...input, service }))
  serve(app, portal, calls.publish, (context, input) => publishSetup(context, { ...input, service }))
  serve(app, portal, calls.unpublish, (context, input) => unpublishSetup(context, { ...input, service }))
  serve(app, portal, calls.remove, (context, input) => removeSetup(context, { ...input, service }))
}
