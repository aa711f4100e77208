import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/services/stopped-service-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listStoppedServices } from './list-stopped-services.ts'
import { reopenService, stopService } from './stop-service.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listStoppedServices, listStoppedServices)
  registerEndpoint(app, portal, contracts.stopService, stopService)
  registerEndpoint(app, portal, contracts.reopenService, reopenService)
}

export const stopsModule = { routes } satisfies Module
