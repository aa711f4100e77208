import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/family-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { addVaultDocument, openVaultDocument, removeVaultDocument, attachVaultDocument } from './document-vault.ts'
import { getProfile } from './get-profile.ts'
import { copyAnswersToProfile } from './copy-answers-to-profile.ts'
import { saveStep } from './save-step.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.getFamilyProfile, getProfile)
  registerEndpoint(app, portal, contracts.saveFamilyStep, saveStep)
  registerEndpoint(app, portal, contracts.copyAnswersToProfile, copyAnswersToProfile)
  registerEndpoint(app, portal, contracts.addFamilyDocument, addVaultDocument)
  registerEndpoint(
    app,
    portal,
    contracts.openFamilyDocument,
    async (context, input) => new FileResponse(await openVaultDocument(context, input)),
  )
  registerEndpoint(app, portal, contracts.removeFamilyDocument, removeVaultDocument)
  registerEndpoint(app, portal, contracts.attachVaultDocument, attachVaultDocument)
}

export const familiesModule = { routes } satisfies Module
