import type { FastifyInstance } from 'fastify'
import * as moves from '../../../domain/src/contracts/application-moves.ts'
import * as calls from '../../../domain/src/contracts/applications.ts'
import * as drawn from '../../../domain/src/contracts/drawn-step.ts'
import * as pieces from '../../../domain/src/contracts/document-pieces.ts'
import * as services from '../../../domain/src/contracts/services.ts'
import { findLatest, getDefinition } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { DrawStep } from '../platform/pages.ts'
import { refuse } from '../platform/problem.ts'
import { SentFile, serve } from '../platform/serve.ts'
import type { Register } from '../registry/register.ts'
import { addDocument, openDocument, removeDocument } from './documents.ts'
import { drawnStep } from './drawn-step.ts'
import { setEditPermission } from './edit-permission.ts'
import { getApplication } from './get-application.ts'
import { listApplications } from './list-applications.ts'
import { listServices } from './list-services.ts'
import { sendPiece } from './pieces.ts'
import { print } from './print.ts'
import { addReplyDocument, removeReplyDocument } from './reply-documents.ts'
import { saveStep } from './save-step.ts'
import { askConsent, startApplication } from './start-application.ts'
import { submit } from './submit.ts'
import { askTag, confirmTag } from './tag-application.ts'
import { deleteDraft, releaseFile, takeAction, takeFile } from './take-action.ts'
import { verifyAnswer } from './verify-answer.ts'

export function applicationRoutes(app: FastifyInstance, portal: Portal, register: Register, draw?: DrawStep) {
  serve(app, portal, services.listServices, listServices)
  serve(app, portal, services.getDefinition, async ({ db }, { service, version }) => {
    const asked = version === undefined ? await findLatest(db, service) : { version, definition: await getDefinition(db, service, version) }
    return asked ? { service, ...asked } : refuse('NOT_FOUND')
  })
  serve(app, portal, calls.startApplication, startApplication)
  serve(app, portal, calls.askConsent, askConsent)
  serve(app, portal, calls.listApplications, listApplications)
  serve(app, portal, calls.getApplication, getApplication)
  serve(app, portal, drawn.getDrawnStep, drawnStep(draw))
  serve(app, portal, calls.saveStep, saveStep)
  serve(app, portal, calls.verifyAnswer, (context, input) => verifyAnswer({ ...context, register }, input))
  serve(app, portal, calls.deleteDraft, deleteDraft)
  serve(app, portal, calls.addDocument, addDocument)
  serve(app, portal, pieces.sendPiece, sendPiece)
  serve(app, portal, calls.openDocument, async (context, input) => new SentFile(await openDocument(context, input)))
  serve(app, portal, calls.removeDocument, removeDocument)
  serve(app, portal, calls.printApplication, print)
  serve(app, portal, moves.submitApplication, submit)
  serve(app, portal, moves.takeAction, takeAction)
  serve(app, portal, moves.addReplyDocument, addReplyDocument)
  serve(app, portal, moves.removeReplyDocument, removeReplyDocument)
  serve(app, portal, moves.setEditPermission, setEditPermission)
  serve(app, portal, moves.takeFile, takeFile)
  serve(app, portal, moves.releaseFile, releaseFile)
  serve(app, portal, moves.askTag, askTag)
  serve(app, portal, moves.confirmTag, confirmTag)
}
