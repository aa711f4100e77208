import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/desk.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { bulkAction } from './bulk-action.ts'
import { checkStatus, checkStatusSignedIn } from './check-status.ts'
import { listDesk } from './list-desk.ts'

export function deskRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listDesk, listDesk)
  serve(app, portal, calls.bulkAction, bulkAction)
  serve(app, portal, calls.checkStatus, checkStatus)
  serve(app, portal, calls.checkStatusSignedIn, checkStatusSignedIn)
}
