import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/messaging/message-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { resendMessage } from './resend-message.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listMessages, listMessages)
  registerEndpoint(app, portal, contracts.getMessage, getMessage)
  registerEndpoint(app, portal, contracts.resendMessage, resendMessage)
}

export const outboxModule = { routes } satisfies Module
