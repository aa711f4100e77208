import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/case-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getCase } from './get-case.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.getCase, getCase)
}

export const casesModule = { routes } satisfies Module
