import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/reporting/dashboard-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getDashboard } from './get-dashboard.ts'
import { listFigureApplications } from './list-figure-applications.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.getDashboard, getDashboard)
  registerEndpoint(app, portal, contracts.listDashboardApplications, listFigureApplications)
}

export const dashboardModule = { routes } satisfies Module
