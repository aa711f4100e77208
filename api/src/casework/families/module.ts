import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/casework/family-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { addVaultDocument, openVaultDocument, removeVaultDocument, attachVaultDocument } from './document-vault.ts'
import { getProfile } from './get-profile.ts'
import { copyAnswersToProfile } from './copy-answers-to-profile.ts'
import { saveStep } from './save-step.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.getFamilyProfile, getProfile)
  registerEndpoint(app, portal, calls.saveFamilyStep, saveStep)
  registerEndpoint(app, portal, calls.copyAnswersToProfile, copyAnswersToProfile)
  registerEndpoint(app, portal, calls.addFamilyDocument, addVaultDocument)
  registerEndpoint(
    app,
    portal,
    calls.openFamilyDocument,
    async (context, input) => new FileResponse(await openVaultDocument(context, input)),
  )
  registerEndpoint(app, portal, calls.removeFamilyDocument, removeVaultDocument)
  registerEndpoint(app, portal, calls.attachVaultDocument, attachVaultDocument)
}

export const familiesModule = { routes } satisfies Module
