import type { FastifyInstance } from 'fastify'
import * as keeping from '@wewb/domain/administration/administration-contracts'
import * as calls from '@wewb/domain/administration/portal-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listGeneralSettings, listSettingHistory } from './list-settings.ts'
import { enforceMaintenanceMode } from './maintenance-mode.ts'
import { appSettings, portalSettings, statusModules } from './portal-settings.ts'
import { revokeSetting, saveSetting } from './save-setting.ts'
import { seedSettings } from './queries.ts'

function routes(app: FastifyInstance, portal: Portal) {
  const maintenance = enforceMaintenanceMode(app, portal)
  registerEndpoint(app, portal, calls.getAppSettings, ({ db }) => appSettings(db))
  registerEndpoint(app, portal, calls.getPortalSettings, ({ db }) => portalSettings(db))
  registerEndpoint(app, portal, calls.getStatusModules, ({ db }) => statusModules(db))

  registerEndpoint(app, portal, keeping.listGeneralSettings, listGeneralSettings)
  registerEndpoint(app, portal, keeping.getSettingHistory, listSettingHistory)
  registerEndpoint(app, portal, keeping.revokeComingSetting, revokeSetting)
  registerEndpoint(app, portal, keeping.saveGeneralSetting, async (context, input) => {
    const saved = await saveSetting(context, input)
    // Invalidates the caches before the response, so that every page shows the new value at once.
    portal.contentInvalidation.emit()
    maintenance.invalidate()
    return saved
  })
}

export const settingsModule = {
  seed: seedSettings,
  routes,
} satisfies Module
