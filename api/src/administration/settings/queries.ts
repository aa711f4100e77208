import { sql } from 'kysely'
import { MAINTENANCE_NOTICE_DAYS } from '@wewb/domain/administration/maintenance-notice'
import { settingSeeds, type SettingCode } from '@wewb/domain/reference/settings'
import type { Database, Tx } from '#db/database.ts'
import { coalesce } from '#db/batch-loader.ts'

/** Lists the settings in force today: for each code the row with the latest start date. */
export const listSettings = (db: Database) =>
  db
    .selectFrom('general_setting')
    .distinctOn('code')
    .select(['code', 'value', 'active_yn'])
    .where('valid_from', '<=', sql<string>`(now() at time zone 'Asia/Dhaka')::date`)
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute()

/** The next day on which maintenance begins, if it is to be announced already. */
export async function findPlannedMaintenance(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(valid_from)::text as day from general_setting
    where code = 'MAINTENANCE' and active_yn = 'Y' and valid_from > (now() at time zone 'Asia/Dhaka')::date
      and valid_from <= (now() at time zone 'Asia/Dhaka')::date + ${MAINTENANCE_NOTICE_DAYS}::integer`.execute(db)
  return rows[0]?.day ?? null
}

export type SettingValues = {
  text(code: SettingCode): string
  number(code: SettingCode): number
  isOn(code: SettingCode): boolean
}

export const readSettings = coalesce(async (db): Promise<SettingValues> => {
  const rows = new Map((await listSettings(db)).map((row) => [row.code, row]))
  const text = (code: SettingCode) => rows.get(code)?.value ?? settingSeeds[code].value
  return { text, number: (code) => Number(text(code)), isOn: (code) => rows.get(code)?.active_yn === 'Y' }
})

/** Adds settings that are new in this version; values that staff changed stay. */
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

/** Lists all rows of one code or of all codes, past, present and future, by date. */
export const listSettingRows = (db: Database | Tx, code?: SettingCode) =>
  db
    .selectFrom('general_setting')
    .select(['code', 'value', 'active_yn', 'valid_from'])
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .orderBy('valid_from')
    .execute()

export type SettingRow = Awaited<ReturnType<typeof listSettingRows>>[number]

export const upsertSetting = (tx: Tx, code: SettingCode, row: Omit<SettingRow, 'code'>) =>
  tx
    .insertInto('general_setting')
    .values({ code, ...row, description: settingSeeds[code].about.en, description_bng: settingSeeds[code].about.bn })
    .onConflict((conflict) =>
      conflict.columns(['code', 'valid_from']).doUpdateSet({ value: row.value, active_yn: row.active_yn }),
    )
    .execute()

export const deleteSetting = (tx: Tx, code: SettingCode, validFrom: string) =>
  tx.deleteFrom('general_setting').where('code', '=', code).where('valid_from', '=', validFrom).execute()
