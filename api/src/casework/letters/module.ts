import type { FastifyInstance } from 'fastify'
import { printApplicationLetter as printApplicationLetterEndpoint } from '@wewb/domain/casework/letter-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { printApplicationLetter } from './print-application-letter.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, printApplicationLetterEndpoint, printApplicationLetter)
}

export const lettersModule = { routes } satisfies Module
