import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/calls.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listCalls } from './list-calls.ts'
import { logCall } from './log-call.ts'
import { searchCaller } from './search-caller.ts'

export function callRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.searchCaller, searchCaller)
  serve(app, portal, calls.logCall, logCall)
  serve(app, portal, calls.listCalls, listCalls)
}
