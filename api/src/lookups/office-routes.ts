import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/administration.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { closeOffice } from './close-office.ts'
import { listEveryOffice } from './office-list.ts'
import { changeOffice, createOffice } from './save-office.ts'

export function officeRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listAllOffices, listEveryOffice)
  serve(app, portal, calls.createOffice, createOffice)
  serve(app, portal, calls.changeOffice, changeOffice)
  serve(app, portal, calls.closeOffice, closeOffice)
}
