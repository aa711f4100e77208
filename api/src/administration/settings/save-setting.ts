import type { InputOf } from '@wewb/domain/http/contract'
import type {
  revokeComingSetting,
  saveGeneralSetting as saveGeneralSettingEndpoint,
} from '@wewb/domain/administration/administration-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import {
  validateSettingPair,
  isSettingCode,
  parseSettingValue,
  settingKindOf,
} from '@wewb/domain/reference/setting-kinds'
import type { SettingCode } from '@wewb/domain/reference/settings'
import type { Context } from '#server/context.ts'
import { lockSubject, parseRevision } from '#db/optimistic-locking.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeSetting, getEffectiveSetting, settingSubject } from './list-settings.ts'
import { deleteSetting, listSettingRows, upsertSetting, type SettingRow } from './queries.ts'

type Typed = Pick<InputOf<typeof saveGeneralSettingEndpoint>, 'setting_value' | 'active_yn'>

/** Saves a setting. A change for today applies at once; one for a later day can be withdrawn until then. */
export async function saveSetting(
  { db, actor, now }: Context,
  { setting_code, valid_from, revision, ...typed }: InputOf<typeof saveGeneralSettingEndpoint>,
) {
  if (!isSettingCode(setting_code))
    return throwProblem('ANSWERS_INVALID', { issues: [issue('setting_code', 'not-an-option')] })
  const today = toDhakaDate(now())
  const from = valid_from || today
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, settingSubject(setting_code), revision)
    const rows = Map.groupBy(await listSettingRows(tx), ({ code }) => code)
    const holding = (code: SettingCode) => getEffectiveSetting(code, rows.get(code) ?? [], from)
    const before = holding(setting_code)
    const read = readTyped(setting_code, typed, before)
    assertNoIssues([
      ...validateEffectiveDate(from, today),
      ...('issues' in read
        ? read.issues
        : contradictionIssues(setting_code, read.value, (code) => holding(code).value)),
    ])
    if ('issues' in read || (read.value === before.value && read.active_yn === before.active_yn)) return
    await upsertSetting(tx, setting_code, { ...read, valid_from: from })
    await recordAuditEntry(tx, actor, 'setting.changed', settingSubject(setting_code), {
      from: present(before),
      to: present(read),
      validFrom: from,
    })
  })
  return await describeSetting(db, setting_code, today)
}

export async function revokeSetting(
  { db, actor, now }: Context,
  { setting_code, valid_from, revision }: InputOf<typeof revokeComingSetting>,
) {
  const today = toDhakaDate(now())
  if (!isSettingCode(setting_code) || !isIsoDate(valid_from) || valid_from <= today) return throwProblem('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, settingSubject(setting_code), parseRevision(revision))
    const coming =
      (await listSettingRows(tx, setting_code)).find((row) => row.valid_from === valid_from) ??
      throwProblem('NOT_FOUND')
    await deleteSetting(tx, setting_code, valid_from)
    await recordAuditEntry(tx, actor, 'setting.revoked', settingSubject(setting_code), {
      from: present(coming),
      validFrom: valid_from,
    })
  })
  return await describeSetting(db, setting_code, today)
}

const present = ({ value, active_yn }: Pick<SettingRow, 'value' | 'active_yn'>) => ({ setting_value: value, active_yn })

type Read = { value: string; active_yn: 'Y' | 'N' } | { issues: Issue[] }

/**
 * Reads the typed value. A switch accepts it under either of two names; every other setting is always in force and has
 * only a value.
 */
function readTyped(code: SettingCode, { setting_value, active_yn }: Typed, before: SettingRow): Read {
  if (settingKindOf(code).kind === 'switch') {
    const value = active_yn ?? setting_value ?? ''
    if (setting_value !== undefined && setting_value !== value)
      return { issues: [rule('setting_value', contradiction)] }
    const read = parseSettingValue(code, value)
    return 'error' in read
      ? { issues: [rule('setting_value', read.error)] }
      : { value: read.value, active_yn: read.value as 'Y' | 'N' }
  }
  if (active_yn === 'N') return { issues: [rule('active_yn', alwaysOn)] }
  const read = parseSettingValue(code, setting_value ?? before.value)
  return 'error' in read ? { issues: [rule('setting_value', read.error)] } : { value: read.value, active_yn: 'Y' }
}

const contradictionIssues = (code: SettingCode, value: string, valueOf: (code: SettingCode) => string): Issue[] => {
  const crossing = validateSettingPair(code, value, valueOf)
  return crossing ? [rule('setting_value', crossing)] : []
}

/** Rejects dates in the past: earlier decisions relied on the values in force at the time. */
export function validateEffectiveDate(from: string, today: string, path = 'valid_from'): Issue[] {
  if (!isIsoDate(from)) return [issue(path, 'not-a-date')]
  if (from < today) return [rule(path, past)]
  return Number(from.slice(0, 4)) > Number(today.slice(0, 4)) + 10 ? [rule(path, tooFar)] : []
}

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })
const past = { bn: 'আজ বা আজকের পরের একটি তারিখ দিন।', en: 'Choose today or a later day.' }
const tooFar = { bn: 'দশ বছরের মধ্যে একটি তারিখ দিন।', en: 'Choose a day within ten years.' }
const contradiction = { bn: 'মান ও চালু/বন্ধ এক হতে হবে।', en: 'The value and on/off must say the same.' }
const alwaysOn = {
  bn: 'এই সেটিং বন্ধ করা যায় না; এর মান বদলান।',
  en: 'This setting cannot be switched off; change its value.',
}
