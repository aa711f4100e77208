import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/messages.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { getMessage } from './get-message.ts'
import { listFileMessages } from './list-file-messages.ts'
import { listMessages } from './list-messages.ts'
import { resendMessage } from './resend-message.ts'

export function outboxRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listMessages, listMessages)
  serve(app, portal, calls.getMessage, getMessage)
  serve(app, portal, calls.resendMessage, resendMessage)
  serve(app, portal, calls.listFileMessages, listFileMessages)
}
