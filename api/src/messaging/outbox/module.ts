import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/messaging/message-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { resendMessage } from './resend-message.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.listMessages, listMessages)
  registerEndpoint(app, portal, calls.getMessage, getMessage)
  registerEndpoint(app, portal, calls.resendMessage, resendMessage)
}

export const outboxModule = { routes } satisfies Module
