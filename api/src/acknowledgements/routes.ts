import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/acknowledgements.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { addAcknowledgement } from './add-acknowledgement.ts'
import { addDocument } from './add-document.ts'
import { changeAcknowledgement } from './change-acknowledgement.ts'
import { listAcknowledgements } from './list-acknowledgements.ts'
import { printAcknowledgement } from './print-acknowledgement.ts'

export function acknowledgementRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listAcknowledgements, listAcknowledgements)
  serve(app, portal, calls.addAcknowledgement, addAcknowledgement)
  serve(app, portal, calls.changeAcknowledgement, changeAcknowledgement)
  serve(app, portal, calls.addReferralDocument, addDocument)
  serve(app, portal, calls.printAcknowledgement, printAcknowledgement)
}
