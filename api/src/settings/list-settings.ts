import type { AnswerOf, InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getSettingHistory, listGeneralSettings as listCall } from '../../../domain/src/contracts/administration.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { isSettingCode, settingKindOf } from '../../../domain/src/lookups/setting-kinds.ts'
import { affectedBy, settingSubjects, subjectOfSetting } from '../../../domain/src/lookups/setting-subjects.ts'
import { settingSeeds, type SettingCode } from '../../../domain/src/lookups/settings.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { lastChanges, listChanges } from '../platform/last-change.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { listSettingRows, type SettingRow } from './repository.ts'

type Described = AnswerOf<typeof listCall>['list'][number]

/** There are some dozens of them; a page holds all unless somebody asks for fewer. */
const wholeList = 100

export async function listGeneralSettings({ db, now }: Context, { page = 1, size = wholeList, search = '' }: InputOf<typeof listCall>) {
  const words = search.normalize('NFC').trim().toLowerCase()
  const found = (await describeSettings(db, dhakaDay(now()))).filter((setting) => mentions(setting, words))
  return pageOf({ list: found.slice((page - 1) * size, page * size), total: found.length, page, size })
}

const mentions = ({ setting_code, description, descriptionBng, affects, affectsBng }: Described, words: string) =>
  [setting_code, description, descriptionBng, affects, affectsBng].some((text) => text.toLowerCase().includes(words))

export async function describeSetting(db: Database, code: SettingCode, today: string): Promise<Described> {
  const revisionOf = await lastChanges(db, [subjectOf(code)])
  return describe(code, await listSettingRows(db, code), today, revisionOf(subjectOf(code)))
}

/** By subject, and inside one in the order in which the board knows them. */
async function describeSettings(db: Database, today: string): Promise<Described[]> {
  const codes = (Object.keys(settingSeeds) as SettingCode[]).toSorted((one, other) => placeOf(one) - placeOf(other))
  const rows = Map.groupBy(await listSettingRows(db), ({ code }) => code)
  const revisionOf = await lastChanges(db, codes.map(subjectOf))
  return codes.map((code) => describe(code, rows.get(code) ?? [], today, revisionOf(subjectOf(code))))
}

const placeOf = (code: SettingCode) => settingSubjects.indexOf(subjectOfSetting(code))

export const subjectOf = (code: SettingCode) => `setting:${code}`

/** The row that holds on a day; before the first of all, what the portal was made with. */
export const inForce = (code: SettingCode, rows: readonly SettingRow[], day: string): SettingRow => {
  const seed = settingSeeds[code]
  const first = { code, value: seed.value, active_yn: 'active' in seed ? seed.active : ('Y' as const), valid_from: '2000-01-01' }
  return rows.findLast(({ valid_from }) => valid_from <= day) ?? first
}

function describe(code: SettingCode, rows: readonly SettingRow[], today: string, revision: number): Described {
  const [{ about }, kind, affects] = [settingSeeds[code], settingKindOf(code), affectedBy(code)]
  const unit = kind.kind === 'number' && kind.unit.en ? kind.unit : undefined
  return {
    setting_code: code,
    ...shown(inForce(code, rows, today)),
    description: about.en,
    descriptionBng: about.bn,
    subject: subjectOfSetting(code),
    kind: kind.kind,
    unit: unit?.en ?? null,
    unitBng: unit?.bn ?? null,
    affects: affects.en,
    affectsBng: affects.bn,
    coming: rows.filter(({ valid_from }) => valid_from > today).map(shown),
    revision,
  }
}

const shown = ({ value, active_yn, valid_from }: SettingRow) => ({ setting_value: value, active_yn, valid_from })

type Valued = { setting_value: string; active_yn: 'Y' | 'N' }
type Detail = { from?: Valued; to?: Valued; validFrom?: string }

export async function listSettingHistory(
  { db }: Context,
  { setting_code }: { setting_code: string },
): Promise<AnswerOf<typeof getSettingHistory>> {
  if (!isSettingCode(setting_code)) return refuse('NOT_FOUND')
  const changes = await listChanges(db, subjectOf(setting_code))
  return {
    list: changes.map(({ at, event, detail, full_name, full_name_bng }) => {
      const { from = null, to = null, validFrom = null } = detail as Detail
      const act = event === 'setting.revoked' ? ('revoked' as const) : ('changed' as const)
      return { at: at.toISOString(), actorName: full_name, actorNameBng: full_name_bng, act, from, to, validFrom }
    }),
  }
}
