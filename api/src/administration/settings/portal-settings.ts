import { maintenanceNotice } from '@wewb/domain/administration/maintenance-notice'
import { findScreenByPath } from '@wewb/domain/access/screens'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { getAppSettings, getPortalSettings, getStatusModules } from '@wewb/domain/administration/portal-contracts'
import { serverVersion, uiVersion } from '@wewb/domain/reference/portal'
import { isSettingCode } from '@wewb/domain/reference/setting-kinds'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { Database } from '#db/database.ts'
import { findPlannedMaintenance, listSettings, readSettings } from './queries.ts'

export async function appSettings(db: Database): Promise<ResponseOf<typeof getAppSettings>> {
  const settings = await readSettings(db)
  const maintenance = {
    maintenanceYn: settings.isOn('MAINTENANCE') ? ('Y' as const) : ('N' as const),
    maintenanceOn: await findPlannedMaintenance(db),
  }
  return {
    raiseCoreVersion: serverVersion,
    uiVersion,
    callCentreLocal: settings.text('CALL_CENTRE_LOCAL'),
    callCentreAbroad: settings.text('CALL_CENTRE_ABROAD'),
    otpLength: settings.number('OTP_LENGTH'),
    resendAfter: settings.number('OTP_RESEND_SECONDS'),
    defaultLocale: 'bn',
    ...maintenance,
    maintenanceNotice: maintenanceNotice(maintenance) ?? null,
  }
}

/** Returns the module codes whose status check is hidden from the public. */
export async function hiddenModules(db: Database): Promise<ReadonlySet<string>> {
  const settings = await readSettings(db)
  const hiddenCodes = settings.isOn('APP_STATUS_CHECK_HIDDEN_MODULES')
    ? settings.text('APP_STATUS_CHECK_HIDDEN_MODULES')
    : ''
  return new Set(hiddenCodes.split(',').map((code) => code.trim().toLowerCase()))
}

/**
 * Lists the modules whose screen is built and which the board does not hide; the menu entry appears with the first of
 * them.
 */
export async function statusModules(db: Database): Promise<ResponseOf<typeof getStatusModules>> {
  const hiddenCodes = await hiddenModules(db)
  return serviceModules
    .filter(({ code, path }) => findScreenByPath(path)?.built && !hiddenCodes.has(code))
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

/** Publishes only switches; amounts and other values stay internal. */
export async function portalSettings(db: Database): Promise<ResponseOf<typeof getPortalSettings>> {
  const rows = await listSettings(db)
  // The table may still have switches of an earlier version.
  const switches = rows.filter(({ code }) => code.startsWith('ALLOW_') && isSettingCode(code))
  return {
    appStatusCheckModuleList: await statusModules(db),
    generalSettings: switches.map(({ code, active_yn }) => ({ setting_code: code, active_yn })),
  }
}
