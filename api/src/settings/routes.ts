import type { FastifyInstance } from 'fastify'
import * as keeping from '../../../domain/src/contracts/administration.ts'
import * as calls from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listGeneralSettings, listSettingHistory } from './list-settings.ts'
import { keepMaintenance } from './maintenance.ts'
import { appSettings, portalSettings, statusModules } from './portal-settings.ts'
import { revokeSetting, saveSetting } from './save-setting.ts'

export function settingsRoutes(app: FastifyInstance, portal: Portal) {
  const maintenance = keepMaintenance(app, portal)
  serve(app, portal, calls.getAppSettings, ({ db }) => appSettings(db))
  serve(app, portal, calls.getPortalSettings, ({ db }) => portalSettings(db))
  serve(app, portal, calls.getStatusModules, ({ db }) => statusModules(db))

  serve(app, portal, keeping.listGeneralSettings, listGeneralSettings)
  serve(app, portal, keeping.getSettingHistory, listSettingHistory)
  serve(app, portal, keeping.revokeComingSetting, revokeSetting)
  serve(app, portal, keeping.saveGeneralSetting, async (context, input) => {
    const saved = await saveSetting(context, input)
    // What was switched is switched on every page when the administrator is told so.
    portal.published.ring()
    maintenance.forget()
    return saved
  })
}
