import { screenAt } from '../../../domain/src/access/screens.ts'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import type { getAppSettings, getPortalSettings, getStatusModules } from '../../../domain/src/contracts/portal.ts'
import { serverVersion, uiVersion } from '../../../domain/src/lookups/portal.ts'
import { serviceModules } from '../../../domain/src/lookups/service-modules.ts'
import type { Database } from '../platform/database.ts'
import { listSettings, readSettings } from './repository.ts'

export async function appSettings(db: Database): Promise<AnswerOf<typeof getAppSettings>> {
  const settings = await readSettings(db)
  return {
    raiseCoreVersion: serverVersion,
    uiVersion,
    callCentreLocal: settings.text('CALL_CENTRE_LOCAL'),
    callCentreAbroad: settings.text('CALL_CENTRE_ABROAD'),
    otpLength: settings.number('OTP_LENGTH'),
    resendAfter: settings.number('OTP_RESEND_SECONDS'),
    defaultLocale: 'bn',
    maintenanceYn: settings.isOn('MAINTENANCE') ? 'Y' : 'N',
  }
}

/** What the board does not let the public check, by module code. */
export async function hiddenModules(db: Database): Promise<ReadonlySet<string>> {
  const settings = await readSettings(db)
  const hidden = settings.isOn('APP_STATUS_CHECK_HIDDEN_MODULES') ? settings.text('APP_STATUS_CHECK_HIDDEN_MODULES') : ''
  return new Set(hidden.split(',').map((code) => code.trim().toLowerCase()))
}

/** A service joins this list when its screen is built and the board does not hide it; the menu entry appears with the first of them. */
export async function statusModules(db: Database): Promise<AnswerOf<typeof getStatusModules>> {
  const hidden = await hiddenModules(db)
  return serviceModules
    .filter(({ code, path }) => screenAt(path)?.built && !hidden.has(code))
    .map(({ code, name }) => ({
      moduleCode: code,
      moduleName: name.en,
      moduleNameBng: name.bn,
      inputs: [
        { name: 'applicationNo', label: 'Application number', labelBng: 'আবেদন নম্বর', type: 'text', requiredYn: 'Y' },
        {
          name: 'mobile',
          label: 'Mobile number, with country code if abroad',
          labelBng: 'মোবাইল নম্বর, বিদেশের হলে দেশের কোডসহ',
          type: 'mobile',
          requiredYn: 'Y',
        },
      ],
    }))
}

/** Only switches: amounts and the like are nobody's business before they apply. */
export async function portalSettings(db: Database): Promise<AnswerOf<typeof getPortalSettings>> {
  const rows = await listSettings(db)
  const switches = rows.filter(({ code }) => code.startsWith('ALLOW_'))
  return {
    appStatusCheckModuleList: await statusModules(db),
    generalSettings: switches.map(({ code, active_yn }) => ({ setting_code: code, active_yn })),
  }
}
