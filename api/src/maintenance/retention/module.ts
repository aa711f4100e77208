import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/administration/retention-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { decideRun, proposeRun, stopRun } from './decide-run.ts'
import { placeHold, releaseHold } from './legal-holds.ts'
import { listRetention } from './list-retention.ts'
import { resumeRemovals, runRemoval } from './run-removal.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listRetention, listRetention)
  registerEndpoint(app, portal, contracts.proposeRetentionRun, proposeRun)
  registerEndpoint(app, portal, contracts.decideRetentionRun, decideRun)
  registerEndpoint(app, portal, contracts.stopRetentionRun, stopRun)
  registerEndpoint(app, portal, contracts.placeLegalHold, placeHold)
  registerEndpoint(app, portal, contracts.releaseLegalHold, releaseHold)
}

export const retentionModule = {
  routes,
  jobs: (portal) => [{ queue: 'remove-old-data', run: ({ runId }) => runRemoval(portal, runId) }],
  resume: resumeRemovals,
} satisfies Module
