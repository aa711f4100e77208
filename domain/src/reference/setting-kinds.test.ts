import { describe, expect, it } from 'vitest'
import { validateSettingPair, parseSettingValue, settingKindOf } from './setting-kinds.ts'
import { settingImpactOf, settingChangeWarning, settingSubjects, subjectOfSetting } from './setting-subjects.ts'
import { settingSeeds, type SettingCode } from './settings.ts'

const codes = Object.keys(settingSeeds) as SettingCode[]

describe('setting', () => {
  it.each(codes)('%s has a valid default value and a description of its effect', (code) => {
    expect(parseSettingValue(code, settingSeeds[code].value)).toEqual({ value: settingSeeds[code].value })
    expect(settingSubjects).toContain(subjectOfSetting(code))
    expect(settingImpactOf(code).bn).not.toBe('')
    expect(validateSettingPair(code, settingSeeds[code].value, (other) => settingSeeds[other].value)).toBeUndefined()
  })
  it('is parsed in either script and stored in one form', () => {
    expect(parseSettingValue('MEDICAL_MAX', ' ১,৫০,০০০ ')).toEqual({ value: '150000' })
    expect(parseSettingValue('CALL_CENTRE_ABROAD', '+৮৮০ 9610-102030')).toEqual({ value: '+8809610102030' })
    expect(parseSettingValue('APP_STATUS_CHECK_HIDDEN_MODULES', 'GMS, edu-allowance, gms')).toEqual({
      value: 'edu-allowance,gms',
    })
  })
  it('is validated against its bounds', () => {
    expect(settingKindOf('OTP_MAX_TRY')).toMatchObject({ kind: 'number', most: 5 })
    expect(parseSettingValue('OTP_MAX_TRY', '6')).toMatchObject({ error: { en: 'Write a number from 1 to 5 times.' } })
    expect(parseSettingValue('MEDICAL_MAX', '-5')).toHaveProperty('error')
    expect(parseSettingValue('MEDICAL_MAX', '')).toMatchObject({ error: { en: 'This field is required.' } })
  })
  it('describes its consequences if it is critical', () => {
    expect(settingChangeWarning('MAINTENANCE', 'Y')?.en).toContain('can no longer log in')
    expect(settingChangeWarning('MAINTENANCE', 'N')?.en).toContain('again')
    expect(settingChangeWarning('MEDICAL_MAX', '1')?.en).toContain('new amount')
    expect(settingChangeWarning('GCR_DAYS', '1')).toBeUndefined()
  })
})
