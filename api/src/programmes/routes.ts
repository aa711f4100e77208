import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/programmes.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { addField } from './add-field.ts'
import { addSection } from './add-section.ts'
import { beginVersion } from './begin-version.ts'
import { archiveProgramme, closeProgramme } from './close-programme.ts'
import { createProgramme } from './create-programme.ts'
import { describeProgramme } from './describe-programme.ts'
import { dropDraft } from './drop-draft.ts'
import { exportProgramme } from './export-programme.ts'
import { exportTexts, importTexts } from './exchange-texts.ts'
import { listProgrammes } from './list-programmes.ts'
import { getPublicForm, listPublicProgrammes } from './public-programmes.ts'
import { publishProgramme } from './publish-programme.ts'
import { saveProgramme } from './save-programme.ts'

export function programmeRoutes(app: FastifyInstance, portal: Portal) {
  void app.register(async (builder) => {
    takeWholeForms(builder)
    serve(builder, portal, calls.listProgrammes, listProgrammes)
    serve(builder, portal, calls.getProgramme, (context, { programId, version }) => describeProgramme(context, programId, version))
    serve(builder, portal, calls.createProgramme, createProgramme)
    serve(builder, portal, calls.saveProgramme, saveProgramme)
    serve(builder, portal, calls.addSection, addSection)
    serve(builder, portal, calls.addField, addField)
    serve(builder, portal, calls.publishProgramme, publishProgramme)
    serve(builder, portal, calls.beginVersion, beginVersion)
    serve(builder, portal, calls.closeProgramme, closeProgramme)
    serve(builder, portal, calls.archiveProgramme, archiveProgramme)
    serve(builder, portal, calls.dropDraft, dropDraft)
    serve(builder, portal, calls.exportProgramme, exportProgramme)
    serve(builder, portal, calls.exportTexts, exportTexts)
    serve(builder, portal, calls.importTexts, importTexts)
  })
  void app.register(async (site) => {
    keepForAMinute(site)
    serve(site, portal, calls.listPublicProgrammes, listPublicProgrammes)
    serve(site, portal, calls.getPublicForm, getPublicForm)
  })
}

/** A form of three hundred questions in two languages, with the lists to choose from, is longer than any answer to it. */
const longestForm = 2 * 1024 * 1024

function takeWholeForms(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = longestForm
  })
}

/** The same for every visitor. A minute is short enough for a programme that was closed by mistake or on purpose. */
function keepForAMinute(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'accept-language' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
