import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/review-contracts'
import { decideShares as decideSharesEndpoint } from '@wewb/domain/casework/share-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { saveReason } from '#casework/cross-checks/save-reason.ts'
import { decideShares } from '#casework/shares/decide-shares.ts'
import { openThumbnail } from './open-thumbnail.ts'
import { reportViewing } from './report-viewing.ts'
import { saveCheckList } from './save-check-list.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(
    app,
    portal,
    contracts.openThumbnail,
    async (context, input) => new FileResponse(await openThumbnail(context, input)),
  )
  registerEndpoint(app, portal, contracts.reportViewing, reportViewing)
  registerEndpoint(app, portal, contracts.saveCheckList, saveCheckList)
  registerEndpoint(app, portal, contracts.saveCrossCheckReason, saveReason)
  registerEndpoint(app, portal, decideSharesEndpoint, decideShares)
}

export const reviewsModule = { routes } satisfies Module
