import { sql } from 'kysely'
import { settingSeeds, type SettingCode } from '../../../domain/src/lookups/settings.ts'
import type { Database, Tx } from '../platform/database.ts'
import { shared } from '../platform/gathered.ts'

/** The settings in force today: of each code, the row that became valid last. */
export const listSettings = (db: Database) =>
  db
    .selectFrom('general_setting')
    .distinctOn('code')
    .select(['code', 'value', 'active_yn'])
    .where('valid_from', '<=', sql<string>`(now() at time zone 'Asia/Dhaka')::date`)
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute()

export type SettingValues = { text(code: SettingCode): string; number(code: SettingCode): number; isOn(code: SettingCode): boolean }

export const readSettings = shared(async (db): Promise<SettingValues> => {
  const rows = new Map((await listSettings(db)).map((row) => [row.code, row]))
  const text = (code: SettingCode) => rows.get(code)?.value ?? settingSeeds[code].value
  return { text, number: (code) => Number(text(code)), isOn: (code) => rows.get(code)?.active_yn === 'Y' }
})

/** New settings of a new portal version join the old ones; what the board has changed stays. */
export const seedSettings = (tx: Tx) =>
  tx
    .insertInto('general_setting')
    .values(
      Object.entries(settingSeeds).map(([code, seed]) => ({
        code,
        value: seed.value,
        active_yn: 'active' in seed ? seed.active : ('Y' as const),
        description: seed.about.en,
        description_bng: seed.about.bn,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Every row of a code, or of all: what was, what is and what is coming, in the order of their days. */
export const listSettingRows = (db: Database | Tx, code?: SettingCode) =>
  db
    .selectFrom('general_setting')
    .select(['code', 'value', 'active_yn', 'valid_from'])
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .orderBy('valid_from')
    .execute()

export type SettingRow = Awaited<ReturnType<typeof listSettingRows>>[number]

export const putSetting = (tx: Tx, code: SettingCode, row: Omit<SettingRow, 'code'>) =>
  tx
    .insertInto('general_setting')
    .values({ code, ...row, description: settingSeeds[code].about.en, description_bng: settingSeeds[code].about.bn })
    .onConflict((conflict) => conflict.columns(['code', 'valid_from']).doUpdateSet({ value: row.value, active_yn: row.active_yn }))
    .execute()

export const dropSetting = (tx: Tx, code: SettingCode, validFrom: string) =>
  tx.deleteFrom('general_setting').where('code', '=', code).where('valid_from', '=', validFrom).execute()
