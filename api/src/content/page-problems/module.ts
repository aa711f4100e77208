import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/content/page-problem-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { closePageProblem } from './close-page-problem.ts'
import { listPageProblems } from './list-page-problems.ts'
import { reportOwnPageProblem, reportPageProblem } from './report-page-problem.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.reportPageProblem, reportPageProblem)
  registerEndpoint(app, portal, contracts.reportOwnPageProblem, reportOwnPageProblem)
  registerEndpoint(app, portal, contracts.listPageProblems, listPageProblems)
  registerEndpoint(app, portal, contracts.closePageProblem, closePageProblem)
}

export const pageProblemsModule = { routes } satisfies Module
