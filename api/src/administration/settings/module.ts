import type { FastifyInstance } from 'fastify'
import * as administrationContracts from '@wewb/domain/administration/administration-contracts'
import * as contracts from '@wewb/domain/administration/portal-contracts'
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
  registerEndpoint(app, portal, contracts.getAppSettings, ({ db }) => appSettings(db))
  registerEndpoint(app, portal, contracts.getPortalSettings, ({ db }) => portalSettings(db))
  registerEndpoint(app, portal, contracts.getStatusModules, ({ db }) => statusModules(db))

  registerEndpoint(app, portal, administrationContracts.listGeneralSettings, listGeneralSettings)
  registerEndpoint(app, portal, administrationContracts.getSettingHistory, listSettingHistory)
  registerEndpoint(app, portal, administrationContracts.revokeComingSetting, revokeSetting)
  registerEndpoint(app, portal, administrationContracts.saveGeneralSetting, async (context, input) => {
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
