import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/desk-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { bulkAction } from './bulk-action.ts'
import { checkStatus, checkStatusSignedIn } from './check-status.ts'
import { listDesk } from './list-desk.ts'
import { compactTally } from './application-tally-queries.ts'
import { runDailyDeskJob } from './daily-desk-job.ts'
import { listUncoveredJurisdictions } from './list-uncovered-jurisdictions.ts'
import { noScriptStatusPages, statusFormHandlers } from './status-page.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listDesk, listDesk)
  registerEndpoint(app, portal, contracts.listUncoveredPlaces, listUncoveredJurisdictions)
  registerEndpoint(app, portal, contracts.bulkAction, bulkAction)
  registerEndpoint(app, portal, contracts.checkStatus, checkStatus)
  registerEndpoint(app, portal, contracts.checkStatusSignedIn, checkStatusSignedIn)
}

export const desksModule = {
  routes,
  jobs: (portal) => [
    { queue: 'fold-tally', run: () => compactTally(portal.db) },
    { queue: 'daily-round', run: () => runDailyDeskJob(portal) },
  ],
  pages: noScriptStatusPages,
  postedPages: statusFormHandlers,
} satisfies Module
