import type { ResponseOf, InputOf } from '@wewb/domain/http/contract'
import type {
  getSettingHistory,
  listGeneralSettings as listGeneralSettingsEndpoint,
} from '@wewb/domain/administration/administration-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { isSettingCode, settingKindOf } from '@wewb/domain/reference/setting-kinds'
import { settingImpactOf, settingSubjects, subjectOfSetting } from '@wewb/domain/reference/setting-subjects'
import { settingSeeds, type SettingCode } from '@wewb/domain/reference/settings'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { findLastChanges, listChanges } from '#db/revision-queries.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { listSettingRows, type SettingRow } from './queries.ts'

type Described = ResponseOf<typeof listGeneralSettingsEndpoint>['list'][number]

/** There are some dozens of settings; the default page holds all of them. */
const SETTINGS_PER_PAGE = 100

export async function listGeneralSettings(
  { db, now }: Context,
  { page = 1, size = SETTINGS_PER_PAGE, search = '' }: InputOf<typeof listGeneralSettingsEndpoint>,
) {
  const words = search.normalize('NFC').trim().toLowerCase()
  const found = (await describeSettings(db, toDhakaDate(now()))).filter((setting) => mentions(setting, words))
  return pageOf({ list: found.slice((page - 1) * size, page * size), total: found.length, page, size })
}

const mentions = ({ setting_code, description, descriptionBng, affects, affectsBng }: Described, words: string) =>
  [setting_code, description, descriptionBng, affects, affectsBng].some((text) => text.toLowerCase().includes(words))

export async function describeSetting(db: Database, code: SettingCode, today: string): Promise<Described> {
  const revisionOf = await findLastChanges(db, [settingSubject(code)])
  return describe(code, await listSettingRows(db, code), today, revisionOf(settingSubject(code)))
}

/** Sorts by subject, and within a subject in the order of the definition. */
async function describeSettings(db: Database, today: string): Promise<Described[]> {
  const codes = (Object.keys(settingSeeds) as SettingCode[]).toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  )
  const rows = Map.groupBy(await listSettingRows(db), ({ code }) => code)
  const revisionOf = await findLastChanges(db, codes.map(settingSubject))
  return codes.map((code) => describe(code, rows.get(code) ?? [], today, revisionOf(settingSubject(code))))
}

const positionOf = (code: SettingCode) => settingSubjects.indexOf(subjectOfSetting(code))

export const settingSubject = (code: SettingCode) => `setting:${code}`

/** Returns the row in force on a day; before the first row, the seed value. */
export const getEffectiveSetting = (code: SettingCode, rows: readonly SettingRow[], day: string): SettingRow => {
  const seed = settingSeeds[code]
  const first = {
    code,
    value: seed.value,
    active_yn: 'active' in seed ? seed.active : ('Y' as const),
    valid_from: '2000-01-01',
  }
  return rows.findLast(({ valid_from }) => valid_from <= day) ?? first
}

function describe(code: SettingCode, rows: readonly SettingRow[], today: string, revision: number): Described {
  const [{ about }, kind, affects] = [settingSeeds[code], settingKindOf(code), settingImpactOf(code)]
  const unit = kind.kind === 'number' && kind.unit.en ? kind.unit : undefined
  return {
    setting_code: code,
    ...describeValue(getEffectiveSetting(code, rows, today)),
    description: about.en,
    descriptionBng: about.bn,
    subject: subjectOfSetting(code),
    kind: kind.kind,
    unit: unit?.en ?? null,
    unitBng: unit?.bn ?? null,
    affects: affects.en,
    affectsBng: affects.bn,
    coming: rows.filter(({ valid_from }) => valid_from > today).map(describeValue),
    revision,
  }
}

const describeValue = ({ value, active_yn, valid_from }: SettingRow) => ({
  setting_value: value,
  active_yn,
  valid_from,
})

type Valued = { setting_value: string; active_yn: 'Y' | 'N' }
type Detail = { from?: Valued; to?: Valued; validFrom?: string }

export async function listSettingHistory(
  { db }: Context,
  { setting_code }: { setting_code: string },
): Promise<ResponseOf<typeof getSettingHistory>> {
  if (!isSettingCode(setting_code)) return throwProblem('NOT_FOUND')
  const changes = await listChanges(db, settingSubject(setting_code))
  return {
    list: changes.map(({ at, event, detail, full_name, full_name_bng }) => {
      const { from = null, to = null, validFrom = null } = detail as Detail
      const act = event === 'setting.revoked' ? ('revoked' as const) : ('changed' as const)
      return { at: at.toISOString(), actorName: full_name, actorNameBng: full_name_bng, act, from, to, validFrom }
    }),
  }
}
