import type { FastifyInstance } from 'fastify'
import { printApplicationLetter as letterCall } from '@wewb/domain/casework/letter-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { printApplicationLetter } from './print-application-letter.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, letterCall, printApplicationLetter)
}

export const lettersModule = { routes } satisfies Module
