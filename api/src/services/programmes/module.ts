import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/services/programme-contracts'
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
import { publishProgramme } from './publish-programme.ts'
import { saveProgramme } from './save-programme.ts'
import { loadGrantOpenFlag, grantsPage } from './public-programmes.ts'

function routes(app: FastifyInstance, portal: Portal) {
  void app.register(async (builder) => {
    takeWholeForms(builder)
    registerEndpoint(builder, portal, calls.listProgrammes, listProgrammes)
    registerEndpoint(builder, portal, calls.getProgramme, (context, { programId, version }) =>
      describeProgramme(context, programId, version),
    )
    registerEndpoint(builder, portal, calls.createProgramme, createProgramme)
    registerEndpoint(builder, portal, calls.saveProgramme, saveProgramme)
    registerEndpoint(builder, portal, calls.addSection, addSection)
    registerEndpoint(builder, portal, calls.addField, addField)
    registerEndpoint(builder, portal, calls.publishProgramme, publishProgramme)
    registerEndpoint(builder, portal, calls.createDraftVersion, createDraftVersion)
    registerEndpoint(builder, portal, calls.closeProgramme, closeProgramme)
    registerEndpoint(builder, portal, calls.archiveProgramme, archiveProgramme)
    registerEndpoint(builder, portal, calls.deleteProgrammeDraft, deleteProgrammeDraft)
    registerEndpoint(builder, portal, calls.exportProgramme, exportProgramme)
    registerEndpoint(builder, portal, calls.exportTexts, exportTexts)
    registerEndpoint(builder, portal, calls.importTexts, importTexts)
  })
  void app.register(async (site) => {
    saveForAMinute(site)
    registerEndpoint(site, portal, calls.listPublicProgrammes, listPublicProgrammes)
    registerEndpoint(site, portal, calls.getPublicForm, getPublicForm)
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
