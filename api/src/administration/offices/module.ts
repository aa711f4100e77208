import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/administration/administration-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { closeOffice } from './close-office.ts'
import { listEveryOffice } from './list-offices.ts'
import { updateOffice, createOffice } from './save-office.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listAllOffices, listEveryOffice)
  registerEndpoint(app, portal, contracts.createOffice, createOffice)
  registerEndpoint(app, portal, contracts.updateOffice, updateOffice)
  registerEndpoint(app, portal, contracts.closeOffice, closeOffice)
}

export const officesModule = { routes } satisfies Module
