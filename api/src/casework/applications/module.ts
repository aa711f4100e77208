import type { FastifyInstance } from 'fastify'
import * as moves from '@wewb/domain/casework/application-move-contracts'
import * as contracts from '@wewb/domain/casework/application-contracts'
import * as documentContracts from '@wewb/domain/casework/document-contracts'
import * as renderStepContracts from '@wewb/domain/casework/render-step-contracts'
import * as uploadChunkContracts from '@wewb/domain/casework/upload-chunk-contracts'
import * as messages from '@wewb/domain/messaging/message-contracts'
import * as services from '@wewb/domain/services/service-contracts'
import * as forms from '@wewb/domain/services/service-form-contracts'
import { formStepSearch } from '@wewb/domain/content/public-page-data'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { PageLoader } from '#ssr/page-content.ts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import type { ServerBundle } from '#ssr/pages.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { addDocument, openDocument, removeDocument } from './documents.ts'
import { renderStep } from './render-step.ts'
import { setEditPermission } from './edit-permission.ts'
import { getApplication } from './get-application.ts'
import { getServiceDefinition, getServiceForm } from './get-service-definition.ts'
import { listApplicationMessages } from './list-application-messages.ts'
import { listApplications } from './list-applications.ts'
import { listServices } from './list-services.ts'
import { uploadChunk } from './upload-chunks.ts'
import { printEmptyForm } from './print-form.ts'
import { printApplicationDocument } from './print-application-document.ts'
import { listReceivingOffices, reassignApplication } from './reassign-application.ts'
import { addReplyDocument, removeReplyDocument } from './reply-documents.ts'
import { saveStep } from './save-step.ts'
import { requestConsentCode, startApplication } from './start-application.ts'
import { submit } from './submit-application.ts'
import { requestTagCode, confirmTag } from './tag-application.ts'
import { deleteDraft, releaseApplication, takeAction, takeApplication } from './take-action.ts'
import { verifyAnswer } from './verify-answer.ts'
import { effects } from './effects.ts'
import { factLoaders } from './fact-loaders.ts'
import { getVisibleApplication } from './application-access.ts'

function routes(app: FastifyInstance, portal: Portal, bundle?: ServerBundle) {
  registerEndpoint(app, portal, services.listServices, listServices)
  registerEndpoint(app, portal, services.getDefinition, getServiceDefinition)
  registerEndpoint(app, portal, services.printPrintableForm, printEmptyForm)
  registerEndpoint(app, portal, forms.getServiceForm, getServiceForm)
  registerEndpoint(app, portal, contracts.startApplication, startApplication)
  registerEndpoint(app, portal, contracts.requestConsentCode, requestConsentCode)
  registerEndpoint(app, portal, contracts.listApplications, listApplications)
  registerEndpoint(app, portal, contracts.getApplication, getApplication)
  registerEndpoint(app, portal, renderStepContracts.renderStep, renderStep(bundle?.renderStep))
  registerEndpoint(app, portal, contracts.saveStep, saveStep)
  registerEndpoint(app, portal, contracts.verifyAnswer, verifyAnswer)
  registerEndpoint(app, portal, contracts.deleteDraft, deleteDraft)
  registerEndpoint(app, portal, documentContracts.addDocument, addDocument)
  registerEndpoint(app, portal, uploadChunkContracts.uploadChunk, uploadChunk)
  registerEndpoint(
    app,
    portal,
    documentContracts.openDocument,
    async (context, input) => new FileResponse(await openDocument(context, input)),
  )
  registerEndpoint(app, portal, documentContracts.removeDocument, removeDocument)
  registerEndpoint(app, portal, contracts.printApplication, printApplicationDocument)
  registerEndpoint(app, portal, moves.submitApplication, submit)
  registerEndpoint(app, portal, moves.takeAction, takeAction)
  registerEndpoint(app, portal, moves.addReplyDocument, addReplyDocument)
  registerEndpoint(app, portal, moves.removeReplyDocument, removeReplyDocument)
  registerEndpoint(app, portal, moves.setEditPermission, setEditPermission)
  registerEndpoint(app, portal, moves.takeApplication, takeApplication)
  registerEndpoint(app, portal, moves.releaseApplication, releaseApplication)
  registerEndpoint(app, portal, moves.listReceivingOffices, listReceivingOffices)
  registerEndpoint(app, portal, moves.reassignApplication, reassignApplication)
  registerEndpoint(app, portal, moves.requestTagCode, requestTagCode)
  registerEndpoint(app, portal, moves.confirmTag, confirmTag)
  registerEndpoint(app, portal, messages.listApplicationMessages, listApplicationMessages)
}

const atStep: PageLoader = (query) =>
  query.has('step')
    ? { search: formStepSearch, isCacheable: true, load: () => Promise.resolve({ data: {} }) }
    : undefined

/** Serves the page with the scripts of the form when the URL names a step, as a link in a message does. */
const formPages: Record<string, PageLoader> = Object.fromEntries(serviceModules.map(({ path }) => [path, atStep]))

export const applicationsModule = {
  routes,
  pages: () => formPages,
  effects,
  factLoaders,
  seeApplication: getVisibleApplication,
} satisfies Module
