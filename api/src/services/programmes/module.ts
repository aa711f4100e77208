import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/services/programme-contracts'
import * as sectionContracts from '@wewb/domain/services/programme-section-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { addField } from './add-field.ts'
import { addSection } from './add-section.ts'
import { createDraftVersion } from './create-draft-version.ts'
import { archiveProgramme, closeProgramme } from './close-programme.ts'
import { createProgramme } from './create-programme.ts'
import { describeProgramme } from './describe-programme.ts'
import { deleteProgrammeDraft } from './delete-programme-draft.ts'
import { exportProgramme } from './export-programme.ts'
import { exportTexts, importTexts } from './exchange-texts.ts'
import { listProgrammes } from './list-programmes.ts'
import { getPublicForm, listPublicProgrammes } from './public-programmes.ts'
import { listSections } from './list-sections.ts'
import { publishProgramme } from './publish-programme.ts'
import { saveFields } from './save-fields.ts'
import { saveProgramme } from './save-programme.ts'
import { loadGrantOpenFlag, grantsPage } from './public-programmes.ts'

function routes(app: FastifyInstance, portal: Portal) {
  void app.register(async (builder) => {
    takeWholeForms(builder)
    registerEndpoint(builder, portal, contracts.listProgrammes, listProgrammes)
    registerEndpoint(builder, portal, contracts.getProgramme, (context, { programId, version }) =>
      describeProgramme(context, programId, version),
    )
    registerEndpoint(builder, portal, contracts.createProgramme, createProgramme)
    registerEndpoint(builder, portal, contracts.saveProgramme, saveProgramme)
    registerEndpoint(builder, portal, sectionContracts.listSections, listSections)
    registerEndpoint(builder, portal, sectionContracts.addSection, addSection)
    registerEndpoint(builder, portal, sectionContracts.addField, addField)
    registerEndpoint(builder, portal, sectionContracts.saveFields, saveFields)
    registerEndpoint(builder, portal, contracts.publishProgramme, publishProgramme)
    registerEndpoint(builder, portal, contracts.createDraftVersion, createDraftVersion)
    registerEndpoint(builder, portal, contracts.closeProgramme, closeProgramme)
    registerEndpoint(builder, portal, contracts.archiveProgramme, archiveProgramme)
    registerEndpoint(builder, portal, contracts.deleteProgrammeDraft, deleteProgrammeDraft)
    registerEndpoint(builder, portal, contracts.exportProgramme, exportProgramme)
    registerEndpoint(builder, portal, contracts.exportTexts, exportTexts)
    registerEndpoint(builder, portal, contracts.importTexts, importTexts)
  })
  void app.register(async (site) => {
    saveForAMinute(site)
    registerEndpoint(site, portal, contracts.listPublicProgrammes, listPublicProgrammes)
    registerEndpoint(site, portal, contracts.getPublicForm, getPublicForm)
  })
}

/** A form of three hundred fields in two languages with its lists is longer than any other request. */
const maxForm = 2 * 1024 * 1024

function takeWholeForms(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = maxForm
  })
}

/**
 * Lets browsers cache the response, the same for every visitor, for a minute: short enough for a programme that is
 * closed.
 */
function saveForAMinute(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'accept-language' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}

export const programmesModule = {
  routes,
  publicData: loadGrantOpenFlag,
  pages: grantsPage,
} satisfies Module
