import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/earlier-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { decideImport } from './decide-import.ts'
import { describeImport, listEarlierImportPage } from './describe-import.ts'
import { clearForgottenUploads } from './queries.ts'
import { listEarlier, listOwnEarlier } from './list-earlier.ts'
import { renewEarlier } from './renew-earlier.ts'
import { resumeEarlierImports, runEarlierImport } from './run-import.ts'
import { mapEarlierImportColumns, stageEarlierImport, submitUpload } from './stage-import.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listEarlierApplications, listEarlier)
  registerEndpoint(app, portal, contracts.listOwnEarlierApplications, listOwnEarlier)
  registerEndpoint(app, portal, contracts.renewEarlierApplication, renewEarlier)
  registerEndpoint(app, portal, contracts.stageEarlierImport, stageEarlierImport)
  registerEndpoint(app, portal, contracts.listEarlierImports, listEarlierImportPage)
  registerEndpoint(app, portal, contracts.getEarlierImport, (context, { id, page }) =>
    describeImport(context, id, page),
  )
  registerEndpoint(app, portal, contracts.mapEarlierImport, mapEarlierImportColumns)
  registerEndpoint(app, portal, contracts.submitEarlierImport, submitUpload)
  registerEndpoint(app, portal, contracts.decideEarlierImport, decideImport)
}

export const earlierModule = {
  routes,
  jobs: (portal) => [
    { queue: 'import-earlier', run: ({ importId }) => runEarlierImport(portal, importId) },
    { queue: 'daily-round', run: () => clearForgottenUploads(portal.db) },
  ],
  resume: resumeEarlierImports,
} satisfies Module
