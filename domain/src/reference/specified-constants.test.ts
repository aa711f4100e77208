import { expect, it } from 'vitest'
import { actions } from '#access/actions.ts'
import { callCentre } from './call-centre.ts'
import { serviceModules } from './service-modules.ts'
import { settingSeeds, type SettingCode } from './settings.ts'

it('has the settings of the Board with their first values', () => {
  const values: Partial<Record<SettingCode, string>> = {
    ALLOW_ONLINE_GCR_APPLICATION: 'Y',
    ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK: 'Y',
    ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL: 'Y',
    APP_STATUS_CHECK_HIDDEN_MODULES: '',
    ALLOW_BANK_PAYMENT_MEMBERSHIP: 'N',
    BURIAL_AMOUNT: '35000',
    FIN_ASSISTANCE_AMOUNT: '300000',
    MEDICAL_MAX: '150000',
    MEDICAL_RETURN_WINDOW_MONTHS: '24',
    RAISE_CASH_AMOUNT: '13500',
    RAISE_RETURN_FROM: '2015-01-01',
    INSURANCE_PREMIUM: '1000',
    INSURANCE_SUM: '1000000',
    INSURANCE_YEARS: '5',
    INSURANCE_MIN_AGE: '18',
    INSURANCE_MAX_AGE: '55',
    INSURANCE_JOBLOSS_AMOUNT: '50000',
    INSURANCE_JOBLOSS_MONTHS: '6',
    MEMBERSHIP_FEE_BDT: '3500',
    MEMBERSHIP_MIN_AGE: '18',
    MEMBERSHIP_MAX_AGE: '65',
    GCR_DAYS: '30',
    GCR_APPEAL_DAYS: '20',
    RETURN_TO_APPLICANT_DAYS: '15',
    APPEAL_DAYS: '30',
    OTP_LENGTH: '6',
    OTP_TTL_SECONDS: '300',
    OTP_RESEND_SECONDS: '120',
    OTP_MAX_TRY: '5',
    CALL_CENTRE_LOCAL: '16135',
    CALL_CENTRE_ABROAD: '+8809610102030',
  }
  for (const [code, value] of Object.entries(values))
    expect([code, settingSeeds[code as SettingCode].value]).toEqual([code, value])
})

it('has the eleven services, the thirteen actions and both telephone numbers', () => {
  expect(serviceModules.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'edu-allowance',
      'dis-allowance',
      'wewb-membership',
      're-integration',
      'fa-repatriation',
      'fa-medical-assistance',
      'fa-burial-cost',
      'fa-financial-assistance',
      'compensation',
      'surokkha',
      'gms',
    ]),
  )
  const specified = 'view create edit delete verify forward backward approve reject pay publish export print'.split(' ')
  expect(actions).toEqual(expect.arrayContaining(specified))
  expect(callCentre).toMatchObject({ local: '16135', abroad: '+8809610102030' })
})
