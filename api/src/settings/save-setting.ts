import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { revokeComingSetting, saveGeneralSetting as saveCall } from '../../../domain/src/contracts/administration.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { checkBesideOthers, isSettingCode, readSettingValue, settingKindOf } from '../../../domain/src/lookups/setting-kinds.ts'
import type { SettingCode } from '../../../domain/src/lookups/settings.ts'
import type { Context } from '../platform/context.ts'
import { holdSubject, readSeen } from '../platform/last-change.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeSetting, inForce, subjectOf } from './list-settings.ts'
import { dropSetting, listSettingRows, putSetting, type SettingRow } from './repository.ts'

type Typed = Pick<InputOf<typeof saveCall>, 'setting_value' | 'active_yn'>

/** Today's change holds at once; that of a later day waits for it, and can be taken back until then. */
export async function saveSetting({ db, actor, now }: Context, { setting_code, valid_from, revision, ...typed }: InputOf<typeof saveCall>) {
  if (!isSettingCode(setting_code)) return refuse('ANSWERS_INVALID', { issues: [issue('setting_code', 'not-an-option')] })
  const today = dhakaDay(now())
  const from = valid_from || today
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(setting_code), revision)
    const rows = Map.groupBy(await listSettingRows(tx), ({ code }) => code)
    const holding = (code: SettingCode) => inForce(code, rows.get(code) ?? [], from)
    const before = holding(setting_code)
    const read = readTyped(setting_code, typed, before)
    insist([
      ...checkDay(from, today),
      ...('issues' in read ? read.issues : besideOthers(setting_code, read.value, (code) => holding(code).value)),
    ])
    if ('issues' in read || (read.value === before.value && read.active_yn === before.active_yn)) return
    await putSetting(tx, setting_code, { ...read, valid_from: from })
    await record(tx, actor, 'setting.changed', subjectOf(setting_code), { from: told(before), to: told(read), validFrom: from })
  })
  return await describeSetting(db, setting_code, today)
}

export async function revokeSetting(
  { db, actor, now }: Context,
  { setting_code, valid_from, revision }: InputOf<typeof revokeComingSetting>,
) {
  const today = dhakaDay(now())
  if (!isSettingCode(setting_code) || !isDay(valid_from) || valid_from <= today) return refuse('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(setting_code), readSeen(revision))
    const coming = (await listSettingRows(tx, setting_code)).find((row) => row.valid_from === valid_from) ?? refuse('NOT_FOUND')
    await dropSetting(tx, setting_code, valid_from)
    await record(tx, actor, 'setting.revoked', subjectOf(setting_code), { from: told(coming), validFrom: valid_from })
  })
  return await describeSetting(db, setting_code, today)
}

const told = ({ value, active_yn }: Pick<SettingRow, 'value' | 'active_yn'>) => ({ setting_value: value, active_yn })

type Read = { value: string; active_yn: 'Y' | 'N' } | { issues: Issue[] }

/** A switch is one answer, by whichever of its two names it comes; anything else is always in force and has only its value. */
function readTyped(code: SettingCode, { setting_value, active_yn }: Typed, before: SettingRow): Read {
  if (settingKindOf(code).kind === 'switch') {
    const value = active_yn ?? setting_value ?? ''
    if (setting_value !== undefined && setting_value !== value) return { issues: [rule('setting_value', contradiction)] }
    const read = readSettingValue(code, value)
    return 'wrong' in read ? { issues: [rule('setting_value', read.wrong)] } : { value: read.value, active_yn: read.value as 'Y' | 'N' }
  }
  if (active_yn === 'N') return { issues: [rule('active_yn', alwaysOn)] }
  const read = readSettingValue(code, setting_value ?? before.value)
  return 'wrong' in read ? { issues: [rule('setting_value', read.wrong)] } : { value: read.value, active_yn: 'Y' }
}

const besideOthers = (code: SettingCode, value: string, valueOf: (code: SettingCode) => string): Issue[] => {
  const crossing = checkBesideOthers(code, value, valueOf)
  return crossing ? [rule('setting_value', crossing)] : []
}

/** The past is not written anew: what was decided then was decided by what held then. */
export function checkDay(from: string, today: string, path = 'valid_from'): Issue[] {
  if (!isDay(from)) return [issue(path, 'not-a-date')]
  if (from < today) return [rule(path, past)]
  return Number(from.slice(0, 4)) > Number(today.slice(0, 4)) + 10 ? [rule(path, tooFar)] : []
}

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })
const past = { bn: 'আজ বা আজকের পরের একটি তারিখ দিন।', en: 'Choose today or a later day.' }
const tooFar = { bn: 'দশ বছরের মধ্যে একটি তারিখ দিন।', en: 'Choose a day within ten years.' }
const contradiction = { bn: 'মান ও চালু/বন্ধ এক হতে হবে।', en: 'The value and on/off must say the same.' }
const alwaysOn = { bn: 'এই সেটিং বন্ধ করা যায় না; এর মান বদলান।', en: 'This setting cannot be switched off; change its value.' }
