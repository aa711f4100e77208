import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { appSettings, portalSettings, statusModules } from './portal-settings.ts'

export function settingsRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.getAppSettings, ({ db }) => appSettings(db))
  serve(app, portal, calls.getPortalSettings, ({ db }) => portalSettings(db))
  serve(app, portal, calls.getStatusModules, ({ db }) => statusModules(db))
}
