import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/administration/administration-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { closeOffice } from './close-office.ts'
import { listEveryOffice } from './list-offices.ts'
import { updateOffice, createOffice } from './save-office.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.listAllOffices, listEveryOffice)
  registerEndpoint(app, portal, calls.createOffice, createOffice)
  registerEndpoint(app, portal, calls.updateOffice, updateOffice)
  registerEndpoint(app, portal, calls.closeOffice, closeOffice)
}

export const officesModule = { routes } satisfies Module
