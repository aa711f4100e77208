import type { FastifyInstance } from 'fastify'
import { setupEndpointsOf, type SetupEndpoints } from '@wewb/domain/services/setup-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listSetups } from './list-setups.ts'
import { updateSetup, extendSetup, publishSetup, removeSetup, createSetup, unpublishSetup } from './save-setup.ts'

function routes(app: FastifyInstance, portal: Portal) {
  for (const [service, calls] of Object.entries(setupEndpointsOf)) routesOf(app, portal, service, calls)
}

/** Registers the endpoints for the circulars of one service; those of another are not found. */
function routesOf(app: FastifyInstance, portal: Portal, service: string, calls: SetupEndpoints) {
  registerEndpoint(app, portal, calls.list, (context, input) => listSetups(context, { ...input, service }))
  registerEndpoint(app, portal, calls.save, (context, input) => createSetup(context, { ...input, service }))
  registerEndpoint(app, portal, calls.change, (context, input) => updateSetup(context, { ...input, service }))
  registerEndpoint(app, portal, calls.extend, (context, input) => extendSetup(context, { ...input, service }))
  registerEndpoint(app, portal, calls.publish, (context, input) => publishSetup(context, { ...input, service }))
  registerEndpoint(app, portal, calls.unpublish, (context, input) => unpublishSetup(context, { ...input, service }))
  registerEndpoint(app, portal, calls.remove, (context, input) => removeSetup(context, { ...input, service }))
}

export const setupsModule = { routes } satisfies Module
